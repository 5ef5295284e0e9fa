import BarPolicies

extension ApplePeerTests {
    /// What becomes of a part-shown bar when the finger lets go.
    static let release: [BehaviourCase] = [
        BehaviourCase(
            "Mediator EnterFullscreenWhenThresholdHit", .applePeerTests, .release,
            FollowingBarPolicy(travelLength: 175, commit: .share(0.25)),
            "Half of the nominal distance in one event: the bar goes the rest of the way by itself.",
            "V=480 C=2000 B=50 y=100 D >187.5 ?>0 ?moves:1 +0.5s ?0 U . ?settled:0 ?moves:1"),
        BehaviourCase(
            "Mediator ExitFullscreenWhenThresholdHit", .applePeerTests, .release,
            FollowingBarPolicy(travelLength: 175, commit: .share(0.25)),
            "The same way back: shown by itself.",
            "V=480 C=2000 B=50 H y=300 D >212.5 ?>1 ?moves:1 +0.5s ?1 U . ?settled:1 ?moves:1"),
        BehaviourCase(
            "GT swipe", .applePeerTests, .release,
            FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "A swipe takes all of the bar that goes: 43 of its 44 points.",
            "B=43 D >100/10 ?>0 U900 ~600/40 ?>0 . ?>0 ?settled:0"),
        BehaviourCase(
            "GT 15 down, swipe (following)", .applePeerTests, .release,
            FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "15 down in steps, then a swipe down to the start: shown.",
            "B=43 D >15/1 ?0.6511628 U ?>0 +0.5s ?0 D >0/5 U-900 ~-20/10 ~0/10 . ?settled:1"),
        BehaviourCase(
            "GT 12 down (following)", .applePeerTests, .release,
            FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "12 points down and a lift: the last way decides.",
            "B=43 D >12/1 ?0.7209302 U ?>0 +0.5s ?0 . ?settled:0"),
        BehaviourCase(
            "GT 12 down (nearest)", .applePeerTests, .release,
            FollowingBarPolicy(),
            "The default: 12 points are less than half, so the bar returns.",
            "B=43 D >12/1 ?0.7209302 U ?>1 +0.5s ?1 . ?settled:1"),
        BehaviourCase(
            "GT 12 down, 12 up (following)", .applePeerTests, .release,
            FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "12 down and 12 up: whole.",
            "B=43 D >12/1 ?0.7209302 >0/1 ?>1 U . ?>1 ?settled:1"),
        BehaviourCase(
            "Agree once", .applePeerTests, .release,
            FollowingBarPolicy(commit: .share(0.5)),
            "A way hides once, by one motion, however long it goes on.",
            "B=50 y=500 D >525 ?>0 ?moves:1 >700/20 ?>0 U ~900/50 . ?settled:0 ?moves:1"),
        BehaviourCase(
            "Differ small down-drag", .applePeerTests, .release,
            FollowingBarPolicy(),
            "By default a following bar returns from less than half of its way.",
            "B=100 y=500 D >520/5 ?0.8 U0 ?>1 ?settled:1"),
        BehaviourCase(
            "Differ small down-drag (hides)", .applePeerTests, .release,
            FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "The other setting: the way decides.",
            "B=100 y=500 D >520/5 ?0.8 U0 ?>0 ?settled:0"),
        BehaviourCase(
            "Differ small down-drag (previous)", .applePeerTests, .release,
            FollowingBarPolicy(release: ReleaseRules(.previous)),
            "A third one: it returns to where it was, even from half of its way.",
            "B=100 y=500 D >550/5 ?0.5 >560/5 ?0.4 U0 ?>1 ?settled:1"),
        BehaviourCase(
            "Differ fast lift", .applePeerTests, .release,
            FollowingBarPolicy(),
            "By default speed without a way decides nothing.",
            "B=100 y=500 D >510/5 ?0.9 U5000 ?>1 . ?settled:1"),
        BehaviourCase(
            "Differ fast lift (decides)", .applePeerTests, .release,
            FollowingBarPolicy(release: ReleaseRules(.velocity(200), .nearest(0.5))),
            "The other setting: speed decides.",
            "B=100 y=500 D >510/5 ?0.9 U5000 ?>0 . ?settled:0"),
        BehaviourCase(
            "Differ half way", .applePeerTests, .release,
            FollowingBarPolicy(),
            "Exactly half way a bar is shown, whichever way it came.",
            "B=100 y=500 D >550/5 ?0.5 U ?>1 +0.5s ?1 D >700/10 ?>0 U . D >650/5 ?0.5 U ?>1"),
        BehaviourCase(
            "Differ half way (previous)", .applePeerTests, .release,
            FollowingBarPolicy(release: ReleaseRules(.previous)),
            "The other setting: back to where it was, so half way up is hidden again.",
            "B=100 H y=700 D >650/5 ?0.5 U ?>0 ?settled:0"),
        BehaviourCase(
            "Gap cancelled", .applePeerTests, .release,
            FollowingBarPolicy(),
            "A cancelled drag settles.",
            "y=500 D >530/10 ?0.3181818 X ?>0 +0.5s ?0"),
    ]
}
