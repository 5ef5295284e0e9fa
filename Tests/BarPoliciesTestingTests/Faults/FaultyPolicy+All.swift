import BarPolicies
import BarPoliciesTesting

extension FaultyPolicy {
    static let all: [FaultyPolicy] =
        sameness + numbers + repeats + start + withoutTravel + fits + bounces
        + combinators + cutting + rest + turns

    static let sameness: [FaultyPolicy] = [
        FaultyPolicy(.l1, ReadsAClock()),
        FaultyPolicy(.l1, ThrowsACoin()),
        FaultyPolicy(.l1, SlidesForARandomTime()),
        FaultyPolicy(.l1, CountsInAGlobal()),
        FaultyPolicy(.l1, CountsItsCopies()),
        FaultyPolicy(.l2, SharesItsMemory()),
        FaultyPolicy(.l2, SharesACount()),
        FaultyPolicy(.l2, SharesLate()),
        FaultyPolicy(.l4, ThrottlesFromZero()),
        FaultyPolicy(.l4, SparesTheFirstSeconds()),
        FaultyPolicy(.l4, HidesInEvenSeconds()),
        FaultyPolicy(.l4, KeepsTimeInAFloat()),
        FaultyPolicy(.l4, HidesInHalfSeconds()),
    ]

    static let numbers: [FaultyPolicy] = [
        FaultyPolicy(.l3, ExposesMoreThanAll()),
        FaultyPolicy(.l3, ExposesLessThanNothing()),
        FaultyPolicy(.l3, DividesByTheLimit()),
        FaultyPolicy(.l3, SlidesForANegativeTime()),
        FaultyPolicy(.l3, SlidesForEver()),
        FaultyPolicy(.l3, DelaysByLessThanNothing()),
        FaultyPolicy(.l3, DelaysForEver()),
        FaultyPolicy(.l3, DividesByElapsed()),
        FaultyPolicy(.l3, DividesByTheBar()),
    ]

    static let repeats: [FaultyPolicy] = [
        FaultyPolicy(.l5, CountsQuietSamples()),
        FaultyPolicy(.l5, ShowsWhenTheFingerStops()),
        FaultyPolicy(.l5, CreepsBack()),
        FaultyPolicy(.l5, TakesAnEchoForATap()),
        FaultyPolicy(.l5, ShowsAfterRestUndeclared()),
        FaultyPolicy(.l5, PollsTheTime()),
    ]

    static let start: [FaultyPolicy] = [
        FaultyPolicy(.l6, WantsItsWayAtTheStart()),
        FaultyPolicy(.l6, WantsAFlickAtTheStart()),
        FaultyPolicy(.l6, TakesZeroForNothing()),
        FaultyPolicy(.l6, GivesUp()),
        FaultyPolicy(.l6, OnlyEverHides()),
        FaultyPolicy(.l6, HidesOnTheWayBackToo()),
        FaultyPolicy(.l8, MissesAJumpToTheStart()),
        FaultyPolicy(.l8, MissesAHeldRefresh()),
        FaultyPolicy(.l8, MissesMomentumToTheStart()),
        FaultyPolicy(.l8, ShowsAtTheStartOnce()),
        FaultyPolicy(.l8, LooksAwayAtLayout()),
        FaultyPolicy(.l8, HidesTooLate()),
        FaultyPolicy(.l8, LooksAtTheScreen()),
    ]

    static let withoutTravel: [FaultyPolicy] = [
        FaultyPolicy(.l7, RepeatsItself()),
        FaultyPolicy(.l7, LooksAtThePosition()),
        FaultyPolicy(.l7, HidesOnAJump()),
        FaultyPolicy(.l7, HidesWhenContentGrows()),
        FaultyPolicy(.l7, HidesOnInsertionAbove()),
        FaultyPolicy(.l7, HidesForAKeyboard()),
        FaultyPolicy(.l7, HidesOnAPinch()),
        FaultyPolicy(.l7, HidesOnTouch()),
        FaultyPolicy(.l7, HidesOnTheLift()),
        FaultyPolicy(.l7, HidesAtRest()),
        FaultyPolicy(.l7, HidesOnTheFirstSample()),
        FaultyPolicy(.l7, HidesAfterRestUndeclared()),
        FaultyPolicy(.l7, BeginsHidden()),
        FaultyPolicy(.l7, HidesWhenContentShrinks()),
        FaultyPolicy(.l7, HidesAfterACancelledTouch()),
        FaultyPolicy(.l7, HidesWhenTheMotionEnds()),
    ]

    static let fits: [FaultyPolicy] = [
        FaultyPolicy(.l9, ForgetsContentThatFits()),
        FaultyPolicy(.l9, AsksOnceWhetherItFits()),
        FaultyPolicy(.l9, RemembersTheOldViewport()),
        FaultyPolicy(.l9, HidesWhatFitsWhenPulled()),
        FaultyPolicy(.l9, KeepsItsAnswerTooLong()),
        FaultyPolicy(.l9, ForgetsEmptyContent()),
    ]

    static let bounces: [FaultyPolicy] = [
        FaultyPolicy(.l10, HidesOnTheSpringBack()),
        FaultyPolicy(.l10, CountsFromThePull()),
        FaultyPolicy(.l10, HidesForTheSpinner()),
        FaultyPolicy(.l10, HidesAfterTheRefresh()),
        FaultyPolicy(.l13, ShowsOnTheSpringBack()),
        FaultyPolicy(.l13, ShowsAfterABounce()),
        FaultyPolicy(.l13, CountsRawOffsets()),
    ]

    static let combinators: [FaultyPolicy] = [
        FaultyPolicy(.l11, PolicyConformance(combining: { ShortCircuits(first: $0, second: $1) })),
        FaultyPolicy(.l11, ShortCircuits(first: StartZone(60), second: StickyHeaderPolicy())),
        FaultyPolicy(.l11, PolicyConformance(combining: { TakesTurns(drag: $0, rest: $1) })),
        FaultyPolicy(.l11, PolicyConformance(combining: { StopsAtTheFirstOpinion(elements: [$0, $1]) })),
        FaultyPolicy(.l11, PolicyConformance(modifying: { WakesForTravel(base: $0) })),
        FaultyPolicy(.l11, PolicyConformance(modifying: { SleepsWhileTheBarMoves(base: $0) })),
        FaultyPolicy(.l11, PolicyConformance(modifying: { AsksTwice(base: $0) })),
        FaultyPolicy(.l11, PolicyConformance(modifying: { MakesItsChildAnew(base: $0) })),
        FaultyPolicy(.l11, PolicyConformance(modifying: { MakesTheStepAnew(base: $0) })),
    ]

    static let cutting: [FaultyPolicy] = [
        FaultyPolicy(.l12, MeasuresEvents()),
        FaultyPolicy(.l12, CountsEvents()),
        FaultyPolicy(.l12, LeavesOutSmallSteps()),
        FaultyPolicy(.l12, RoundsEveryStep()),
        FaultyPolicy(.l12, SmoothsByTheEvent()),
        FaultyPolicy(.l12, TakesTravelForSpeed()),
    ]

    static let rest: [FaultyPolicy] = [
        FaultyPolicy(.l14, ForgetsACancelledDrag()),
        FaultyPolicy(.l14, ForgetsMomentum()),
        FaultyPolicy(.l14, ForgetsTheProgram()),
        FaultyPolicy(.l14, NeverSettles()),
        FaultyPolicy(.l14, PolicyConformance { CondensesUndeclared() }.stops(0, 1)),
    ]

    static let turns: [FaultyPolicy] = [
        FaultyPolicy(.l15, TurnsEveryHundredPoints()),
        FaultyPolicy(.l15, Peeks()),
        FaultyPolicy(.l15, TurnsWithTheScreens()),
        FaultyPolicy(.l16, NeverHidesUndeclared()),
        FaultyPolicy(.l16, RevealsAtTheStartUndeclared()),
        FaultyPolicy(.l16, WaitsForAVelocity()),
        FaultyPolicy(.l16, PolicyConformance { HidesHalf() }.stops(0, 0.5, 1)),
        FaultyPolicy(.l16, RevealsWhereItHid()),
        FaultyPolicy(.l17, PolicyConformance { TremblesWithTheFinger() }.tolerance(4)),
        FaultyPolicy(.l17, PolicyConformance { SumsTrembling() }.tolerance(4)),
        FaultyPolicy(.l17, PolicyConformance { HasNoDistance() }.tolerance(4)),
    ]
}
