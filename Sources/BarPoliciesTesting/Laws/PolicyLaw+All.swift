extension PolicyLaw {
    /// Every law, in the order of their numbers.
    public static let all: [PolicyLaw] = [
        l1, l2, l3, l4, l5, l6, l7, l8, l9, l10, l11, l12, l13, l14, l15, l16, l17,
    ]

    // MARK: Always

    /// The same samples give the same decisions.
    public static let l1 = PolicyLaw(
        "L1", "The same samples give the same decisions.",
        fault:
            "The bar behaves differently on the same scroll: the policy reads a clock, a random number or shared state."
    )

    /// A copy of a policy is independent of the original.
    public static let l2 = PolicyLaw(
        "L2", "A copy of the policy goes its own way.",
        fault: "Two screens disturb each other: the policy keeps its memory in an object that its copies share.")

    /// Decisions are finite.
    public static let l3 = PolicyLaw(
        "L3", "Exposures are in 0...1; durations and delays are finite and not negative.",
        fault: "The bar jumps off the screen or never arrives: a division by zero, or a share that nobody clamped.")

    /// Only differences of time count.
    public static let l4 = PolicyLaw(
        "L4", "Shifting all times changes nothing.",
        fault: "The bar works until the device has been up for a while: the policy compares a time with a constant.")

    /// A sample that says nothing new changes nothing.
    public static let l5 = PolicyLaw(
        "L5", "A sample repeated, also at a later time, changes nothing more.",
        fault: "The bar creeps or toggles while nothing moves: the policy counts reports instead of distance.")

    /// Nothing is lost for good.
    public static let l6 = PolicyLaw(
        "L6", "A drag to the start shows the bar, and so does show(): nothing is lost for good.",
        fault: "The bar is gone and no scrolling brings it back.")

    /// Only scrolling hides.
    public static let l7 = PolicyLaw(
        "L7", "A resting, shown bar is asked to lower only in a step with travel.",
        fault: "The bar vanishes by itself: after a rotation, a jump of the program, a pinch, or the end of a hold.")

    /// Rest at the start is shown.
    public static let l8 = PolicyLaw(
        "L8", "Coming to rest at the start or before it, by whatever route, shows the bar.",
        fault: "The content is at its top and the bar is not there.")

    /// Content that fits is shown.
    public static let l9 = PolicyLaw(
        "L9", "Content that cannot scroll shows the bar: at rest at once, in a drag no later than the lift.",
        fault: "Rows are deleted until the list fits, and the bar stays hidden with nothing left to scroll.")

    /// Pulling to refresh never hides.
    public static let l10 = PolicyLaw(
        "L10", "Pulling to refresh and springing back never hides the bar.",
        fault: "The list springs back from a refresh and takes the bar with it.")

    /// Children see every step.
    public static let l11 = PolicyLaw(
        "L11", "Every child of a combinator sees every step.",
        fault: "A rule inside a composition acts on stale memory: it slept while another one spoke.")

    // MARK: Unless declared otherwise

    /// The rate of reports does not matter.
    public static let l12 = PolicyLaw(
        "L12", isDeclarable: true,
        "Cutting a movement into more events over the same time ends in the same state.",
        fault: "The bar hides at 60 Hz and not at 120 Hz: the policy compares single steps with a threshold.")

    /// Bouncing changes nothing.
    public static let l13 = PolicyLaw(
        "L13", isDeclarable: true, "Bouncing past an end and back changes nothing that was settled.",
        fault: "The bar comes and goes at the end of the list: the policy takes the spring for scrolling.")

    /// At rest at a stop.
    public static let l14 = PolicyLaw(
        "L14", isDeclarable: true, "A bar at rest is at one of its stops.",
        fault: "Half a bar stays on screen after a cancelled touch.")

    /// One turn a movement.
    public static let l15 = PolicyLaw(
        "L15", isDeclarable: true, "Within one movement of one way the target turns at most once.",
        fault: "The bar flickers while the user just scrolls on.")

    /// Far is far enough.
    public static let l16 = PolicyLaw(
        "L16", isDeclarable: true,
        "More than 10,000 pt down in one drag hides to the lowest stop; as much up in one drag shows.",
        fault: "The bar never hides, or never comes back before the start.")

    /// A tolerance holds.
    public static let l17 = PolicyLaw(
        "L17", isDeclarable: true, "Jitter below the declared tolerance changes nothing.",
        fault: "A finger that rests on the screen makes the bar tremble.")
}
