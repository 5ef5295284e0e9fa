import BarPolicies

/// Plays the input through a driver for each policy. Every policy, guard, combinator and modifier of the core that does not
/// allocate has a place here.
func replay() {
    var flick = Player(0, FlickToolbarPolicy())
    var swipe = Player(1, SwipeNavBarPolicy())
    var sticky = Player(2, StickyHeaderPolicy())
    var flickPublished = Player(3, FlickToolbarPolicy.Published())
    var swipePublished = Player(4, SwipeNavBarPolicy.Published())
    var stickyPublished = Player(5, StickyHeaderPolicy.Published())
    var composed = Player(6, composition(isLong: true, isCalm: true, guards: true))
    var composedOtherwise = Player(7, composition(isLong: false, isCalm: false, guards: false))
    var reversed = Player(8, StickyHeaderPolicy().reversed().animated(.fading(0.2)))
    var condensed = Player(9, FlickToolbarPolicy().countingProgram().minimumExposure(0.3))
    var patient = Player(10, StickyHeaderPolicy().debounced(hiding: 0.05, showing: 0.1).showing(afterIdle: 0.5))
    var endless = Player(11, SwipeNavBarPolicy().withoutHiding(nearEnd: 100).showing(atEnd: 40))
    var pulled = Player(12, FlickToolbarPolicy().onlyHiding().showing(onPullPastEnd: 0))
    var apart = Player(13, showingAndHidingApart())
    var following = Player(14, FollowingBarPolicy())
    var owing = Player(
        15,
        FollowingBarPolicy(
            travelLength: 120, stops: RestStops(lowest: 0.2, middle: 0.6), revealedAway: 0.6, turn: .paysBack,
            commit: .share(0.7),
            release: ReleaseRules(.projected(seconds: 0.4995), .band(low: 0.3, high: 0.7), .previous)))
    var voting = Player(16, votes(patient: true, guards: true))
    var controls = Player(17, Presets.browserControls())

    while let packed = PackedSample.next() {
        let sample = packed.sample
        flick.play(sample)
        swipe.play(sample)
        sticky.play(sample)
        flickPublished.play(sample)
        swipePublished.play(sample)
        stickyPublished.play(sample)
        composed.play(sample)
        composedOtherwise.play(sample)
        reversed.play(sample)
        condensed.play(sample)
        patient.play(sample)
        endless.play(sample)
        pulled.play(sample)
        apart.play(sample)
        following.play(sample)
        owing.play(sample)
        voting.play(sample)
        controls.play(sample)
    }
}

/// A composition with everything that a block may hold, `for` aside, which allocates.
private func composition(isLong: Bool, isCalm: Bool, guards: Bool) -> some VisibilityPolicy {
    FirstDecision {
        if guards {
            ContentFits(margin: .viewportShare(0.5))
        }
        StartZone(60)
        if isLong {
            TravelRule(hideDistance: 24, showDistance: 0, motion: .sliding(0.3, .easeOut))
        } else {
            TravelRule(hideDistance: 0, showDistance: 12, from: .drag, minimumFlickVelocity: 400)
        }
        FixedPolicy()
    }
}

/// Two rules, one of which only shows while the other only hides.
private func showingAndHidingApart() -> some VisibilityPolicy {
    FirstDecision {
        TravelRule(showDistance: 0).onlyShowing()
        TravelRule(hideDistance: 100).onlyHiding()
    }
}

/// A vote with everything that a block may hold, `for` aside.
private func votes(patient: Bool, guards: Bool) -> some VisibilityPolicy {
    MostExposed {
        if guards {
            ContentFits(margin: .barLength)
        }
        if patient {
            TravelRule(hideDistance: 60)
        } else {
            TravelRule(hideDistance: 0)
        }
        StickyHeaderPolicy()
    }
}
