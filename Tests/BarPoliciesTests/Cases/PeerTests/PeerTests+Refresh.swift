import BarPolicies

extension PeerTests {
    /// Pulling to refresh: held, sprung back, set and taken away.
    static let refresh: [BehaviourCase] = [
        BehaviourCase(
            "DD-01", .peerTests, .refresh,
            FlickToolbarPolicy(),
            "A drag that begins at -100 says nothing until it is past the start.",
            "V=300 C=600 B=30 y=-100 D-100 ?>1 >-50/10 ?>1 >0/10 ?>1 U . ?1 ?settled:1 ?moves:0")
    ]
}
