/// What `--help` says.
enum HelpText {
    static let tool = """
        policy-bench: measures, replays and lists the policies of BarPolicies.

          policy-bench [measure] [OPTION...]
                                     what a scroll event costs, in nanoseconds
          policy-bench diff OLD.json NEW.json
                                     what became better or worse between two of those
          policy-bench replay [OPTION...] TRACE...
                                     what a bar does on recordings
          policy-bench compare [OPTION...] TRACE...
                                     which policy suits recordings
          policy-bench tune --policy P --vary NAME=A...B:STEP TRACE...
                                     which settings of a policy suit recordings
          policy-bench policies      every policy, its parameters and defaults

        policy-bench COMMAND --help says more. --version prints the version.
        Exit status: 0 done; 1 a check failed, or diff found worse; 2 bad usage or
        input; 3 diff found better and nothing worse.

        """

    static func command(_ command: Command) -> String {
        switch command {
        case .measure: measure
        case .diff: diff
        case .replay: replay
        case .compare: compare
        case .tune: tune
        case .policies: policies
        }
    }

    private static let measure = """
        policy-bench [measure] [OPTION...]

        Times policies through their driver, and loops written by hand, on all
        recordings and a generated session. A policy that has a loop by hand with the
        same duty must give the same moves, or nothing is timed and the status is 1.

          --policy P      measure this policy instead of the standard rows; may be
                          repeated (see policy-bench policies)
          --row NAME      only the row that is called so, or those that begin so; may be
                          repeated; without its loop by hand a row has no ratio
          --samples N     events for each row, at least; 20000000 unless given
          --quick         a run of a few seconds: 5000000 events for each row
          --traces PATH   a recording or a folder of recordings instead of the shipped
                          ones; may be repeated; host calls in them are left out,
                          and the generated session stays
          --json FILE     write the result as JSON too; - = to the standard output,
                          instead of the table
          --svg FILE      draw the medians; - = to the standard output, too

        Times are what the thread ran for. A ratio is the median over rounds in which
        both rows took their turns beside each other: compare ratios, not times. Where
        the machine was so noisy that ratios are in doubt, a line says so.

        Needs an optimised build: swift run -c release policy-bench

        """

    private static let diff = """
        policy-bench diff OLD.json NEW.json

        Compares two files of policy-bench measure --json, row by row; - = the standard
        input. A row is judged by its ratio to the loop by hand with the same moves, or,
        where it has none, by its ratio to reading the samples alone: a slower machine
        is no verdict. It is worse or better if the ratio changed by more than 8 % (15 %
        for reading) and the intervals of both runs lie apart, which takes 8 rounds or
        more in each. Loops by hand that stand for themselves are not judged.

        Exit status: 0 nothing worse or better; 1 something worse; 2 bad input;
        3 something better and nothing worse.

        """

    private static let replay = """
        policy-bench replay [OPTION...] (TRACE... | --script TEXT | --list FILE)

        Plays recordings through a driver and prints what the bar does.
        TRACE is a CSV file, a folder of them, or - for the standard input.

          --policy P           the policy, an expression; flick unless given
          --bar-length POINTS  instead of the recording's own, or 44
          --start shown|hidden
                               instead of the recording's own, or shown
          --format text        the moves, one a line (this is the default)
          --format csv         a row for every sample, with the state after it
          --format json        one object a recording, each on its line
          --script TEXT        a trace in the one-line notation: 'V=600 C=3000 D >100'
          --list FILE          a file of paths, one a line; - = the standard input

        Expectations in a trace that fail are named, and the status is 1. A recording
        that cannot be read is named, the others are done, and the status is 2. Events
        that cannot be true (a viewport of 0, say) are left out and counted.

        Recordings are read piece by piece and may be of any length. CSV rows are
        printed as they come: if a recording turns out bad after some of its rows
        were printed, the line "# broken off: ..." follows them. The other formats
        print a recording whole or not at all.

        """

    private static let compare = """
        policy-bench compare [OPTION...] (TRACE... | --list FILE)
        policy-bench compare --merge [OPTION...] [FILE...]

        Plays recordings through policies and says how each bar would have felt; best
        first. TRACE is a CSV file, a folder of them, or - for the standard input.

          --policy P           a policy, an expression; may be repeated; flick, swipe,
                               sticky and following unless given
          --weights F=N,...    what a unit of a figure costs, instead of the standard:
                               moves=0.05,flickers=0.5,back=0.1,backP95=0.02,away=0.02,
                               time=0.25,half=0.2,wrong=100; awayP95, screen: 0
          --bar-length POINTS  instead of the recordings' own, or 44
          --start shown|hidden
                               instead of the recordings' own, or shown
          --format table       all recordings together (this is the default)
          --format json        one object a recording, each on its line (with --list
                               this is the default)
          --format csv         a row for every recording and policy
          --svg FILE           draw positions and bars over time, up to 12 recordings;
                               - = to the standard output, and nothing else
          --list FILE          a file of paths, one a line; - = the standard input
          --merge              fold lines of JSON, from files or the standard input,
                               in any order and grouping; lines that were folded are
                               lines too

        The figures: moves and flickers (moves the other way within 1 s or 40 pt) per
        minute of scrolling; back, away: points scrolled up before the bar is back, down
        before it is away, median and 95 %; time, screen: per cent of the reading time
        and of the screen gained; half, wrong: seconds a minute at rest half shown, and
        hidden at the start or with content that fits. A condensed bar is half shown all
        the time: give it half=0. Up is the way back to where content rests: of a policy
        that is reversed, back, away and wrong say nothing. A recording that cannot be
        read is named, the others are done, and the status is 2.

        """

    private static let tune = """
        policy-bench tune --policy P --vary NAME=VALUES... [OPTION...]
                          (TRACE... | --list FILE)

        Plays recordings through a policy with every choice of values and says which
        suits them best, between which one has to choose, and the best one as Swift.

          --policy P           the policy, an expression
          --vary NAME=FIRST...LAST:STEP
          --vary NAME=A,B,C    what varies; may be repeated. NAME is a parameter's
                               label, hideDistance; or travel.hideDistance; or the
                               policy's, where it has no label: startZone; or a word
                               of your own in the expression: travel(hideDistance: A)
          --weights F=N,...    what is wanted; see policy-bench compare --help
          --top N              how many of the best to print; 10 unless given
          --format table       this is the default
          --format json, csv   all settings
          --svg FILE           draw the settings and the choice there is; - = to the
                               standard output, and nothing else
          --workers N          as many as there are cores unless given
          --timing             say on the standard error how fast it went
          --bar-length POINTS, --start shown|hidden, --list FILE
                               as for compare

        The result is the same with any number of workers.

        """

    private static let policies = """
        policy-bench policies [--swift P]

        Lists every policy, guard and combinator with parameters and defaults, as they
        are written behind --policy: flick(hideDistance: 20), first(startZone, travel)

          --swift P            write this expression as Swift instead

        """
}
