import BarPolicies

extension PeerTests {
    /// DuckDuckGo for iOS: bars of 30 points over a view of 300 and content of 600.
    static let duckDuckGo = [
        row(
            "DD-01", .refresh, FlickToolbarPolicy(),
            "A drag that begins at -100 says nothing until it is past the start.",
            "V=300 C=600 B=30 y=-100 D-100 ?>1 >-50/10 ?>1 >0/10 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        row(
            "DD-02", .jitter, FlickToolbarPolicy(minimumFlickVelocity: 300),
            "From 100 to 200 the bars begin to go, at 300 they are hidden; one move.",
            "V=300 C=600 B=30 y=100 D ?>1 >200 ?>0 ?1 +0.5s >300 ?>0 ?moves:1"),
        row(
            "DD-02 (following)", .following, FollowingBarPolicy(revealedAway: 0),
            "Bars that follow are hidden after their own 30 points.",
            "V=300 C=600 B=30 y=100 D >115 ?0.5 >200 ?>0 >300 ?>0 U . ?settled:0"),
        row(
            "DD-03", .jitter, FlickToolbarPolicy(minimumFlickVelocity: 300),
            "The way back to 100 in the same drag reveals nothing where only a flick does.",
            "V=300 C=600 B=30 y=100 D >200 ?>0 >300 +0.5s ?0 >100/20 ?>0 U0 . ?settled:0 ?moves:1"),
        row(
            "DD-03 (following)", .following, FollowingBarPolicy(revealedAway: 0),
            "Nor where the bar comes back at the start alone.",
            "V=300 C=600 B=30 y=100 D >300 ?>0 >100/20 ?>0 U0 . ?settled:0 ?moves:1"),
        row(
            "DD-04", .start, FlickToolbarPolicy(minimumFlickVelocity: 300),
            "Hidden at 400, where only a flick reveals: a slow drag past the start shows.",
            "V=300 C=600 B=30 y=100 D >400/50 ?>0 U ~300/20 . +0.5s ?0 D >20/20 ?>0 >-100/20 ?>1 >-150/10 ?>1 "
                + "U0 ~0/30 . ?settled:1 ?moves:2"),
        row(
            "DD-05", .start, FollowingBarPolicy(),
            "A shown bar stays through a drag from 100 up past the start and the way back.",
            "V=300 C=600 B=30 y=100 D >50/10 ?>1 >-50/10 ?>1 U ~0/10 ?>1 . ?settled:1 ?moves:0"),
        row(
            "DD-06", .jitter, FollowingBarPolicy(),
            "40 points in one event leave 60 of 100.",
            "B=100 y=500 D >540 ?0.6"),
        row(
            "DD-06 (four events)", .jitter, FollowingBarPolicy(),
            "So do 40 points in four events.",
            "B=100 y=500 D >540/10 ?0.6"),
        row(
            "DD-06 (repeated)", .jitter, FollowingBarPolicy(),
            "An offset that is reported again and again moves nothing after the first time.",
            "B=100 y=500 D >540 ?0.6 D D D = = D ?0.6 ?moves:1"),
    ]
}
