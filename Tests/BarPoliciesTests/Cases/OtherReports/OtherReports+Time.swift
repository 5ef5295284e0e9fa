import BarPolicies

extension OtherReports {
    /// What time alone does.
    static let time: [BehaviourCase] = [
        BehaviourCase(
            "B97", .otherReports, .time,
            FlickToolbarPolicy(),
            "Back from the background the host says show: shown, and it stays so at rest.",
            "y=400 D >500/20 ?>0 U . +0.5s ?0 +60s ?0 !show ?>1 . ?settled:1 ?moves:2"),
        BehaviourCase(
            "B97 (by itself)", .otherReports, .time,
            FlickToolbarPolicy().showing(afterIdle: 30),
            "A minute in the background is rest: with a time of rest the bar is back by itself.",
            "y=400 D >500/20 ?>0 U . +0.5s ?0 +60s ?1 . ?>1 ?moves:2"),
        BehaviourCase(
            "B117", .otherReports, .time,
            FlickToolbarPolicy().showing(afterIdle: 30),
            "Hidden, then 30 s without an event: shown by the clock alone.",
            "y=400 D >500/20 ?>0 U . +29.9s ?0 ?moves:1 +0.2s ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "B117 (classic)", .otherReports, .time,
            FlickToolbarPolicy(),
            "Without the time of rest it stays away; the next way up shows it.",
            "y=400 D >500/20 ?>0 U . +120s ?0 ?moves:1 D >490/5 ?>1 ?moves:2"),
    ]
}
