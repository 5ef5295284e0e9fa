extension BehaviourCase {
    /// The app shows or hides the bar itself.
    static let forced: [Self] = [
        .init(
            "apple-reports H13", .forced, .sticky,
            "Shown by force during momentum: the rest of the momentum does not undo it.",
            "H y=500 D >560/10 ?>0 U2000 ~700/20 !show ?>1 ~1200/50 ?>1 . ?>1 ?settled:1 ?moves:1"),
        .init(
            "apple-reports H13 (next drag)", .forced, .flick,
            "The next drag after a forced show decides again.",
            "H y=500 D >560/10 U2000 ~700/20 !show ~1200/50 . +0.5s ?1 D >1240/10 ?>0 ?settled:0 ?moves:2"),
        .init(
            "other-reports B89", .forced, .sticky,
            "Shown by force, 5 points down leave it shown and 40 hide it.",
            "H y=800 !show ?>1 +0.5s ?1 D >805/1 ?>1 ?moves:1 >840/5 ?>0 ?moves:2"),
        .init(
            "other-reports B89 (wheel)", .forced, .sticky,
            "The same with a wheel: small turns leave it shown, a long one hides it.",
            "H y=800 !show +0.5s ?1 W803 ?>1 ?moves:1 W840/10 ?>0 ?moves:2"),
        .init(
            "peers HR-10", .forced, .sticky,
            "Hide and show by call, without any scrolling.",
            "y=500 !hide ?>0 +0.5s ?0 . ?>0 !show ?>1 +0.5s ?1 . ?>1 ?moves:2"),
        .init(
            "peers CC-28", .forced, .flick,
            "Asked to hide and at once to show: shown, with nothing left to run.",
            "y=500 !hide !show ?>1 ?settled:1 +1s . ?>1"),
        .init(
            "apple-peers State", .forced, .swipe,
            "Shown, hidden by call, then switched off: shown again.",
            "y=300 ?>1 !hide ?>0 +0.5s ?0 !hold ?>1 +0.5s ?1 ?moves:2"),
        .init(
            "apple-reports A7", .forced, .sticky,
            "A tap on the status bar shows a hidden bar; the way to the start changes nothing more.",
            "H y=1500 !tap ?>1 +0.5s ?1 !tap A700 A0 . ?>1 ?settled:1 ?moves:1"),
        .init(
            "apple-peers GT, tap", .forced, .flick,
            "Hidden by a swipe, shown by a tap on the status bar.",
            "y=100 D >300/20 ?>0 U900 ~500/25 . +0.5s ?0 !tap ?>1 A200 A0 . ?settled:1 ?moves:2"),
        .init(
            "other-reports B91", .forced, .swipe,
            "A bar created hidden is not flipped by the first event, nor by those at rest.",
            "H y=700 ?>0 . ?>0 . T ?>0 . ?>0 ?settled:0 ?moves:0"),
        .init(
            "other-reports B91 (at the start)", .forced, .sticky,
            "Created hidden at the start it stands hidden until the reader touches the content.",
            "H ?>0 . ?>0 ?moves:0 D >-20/5 ?>1 U ~0/10 . ?settled:1 ?moves:1"),
        .init(
            "apple-reports C5 (forced)", .forced, .flick,
            "Hidden by call, then the content stops being scrollable: shown.",
            "y=500 !hide +0.5s ?0 . ?>0 C=300@0 ?>1 ?settled:1 ?moves:2"),
        .init(
            "peers CI-04", .forced, .sticky,
            "A new page resets a hidden bar to shown, and the finger still down does not hide it again.",
            "V=400 C=5000 B=50 D >25/5 ?>0 +0.5s ?0 !show ?>1 >60/5 ?>1 U . ?>1 ?settled:1 ?moves:2"),
        .init(
            "peers CC-34", .forced, .shown,
            "A bar locked shown stays through 50 points down.",
            "B=100 D >50/10 ?>1 U . ?>1 ?settled:1 ?moves:0"),
    ]
}
