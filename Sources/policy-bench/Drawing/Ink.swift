/// What something is drawn with: a colour on light paper, and one on dark paper.
///
/// The colours of series can be told apart by people who see few colours, and stand out from both papers.
enum Ink: Equatable {
    /// The ground that everything stands on.
    case paper
    /// Words and axes.
    case text
    /// Words of less weight.
    case quiet
    /// Lines of a grid.
    case grid
    /// The colour of a series, counted from 0; after ``seriesCount`` they begin again.
    case series(Int)

    static let seriesCount = 6

    /// Every ink there is, in order.
    static var all: [Ink] { [.paper, .text, .quiet, .grid] + (0..<seriesCount).map(Ink.series) }

    /// The name in the drawing's style.
    var name: String {
        switch self {
        case .paper: "paper"
        case .text: "text"
        case .quiet: "quiet"
        case .grid: "grid"
        case .series(let index): "series\(index % Self.seriesCount)"
        }
    }

    /// The colour on light paper.
    var onLight: String { colours.light }
    /// The colour on dark paper.
    var onDark: String { colours.dark }

    private var colours: (light: String, dark: String) {
        switch self {
        case .paper: ("#ffffff", "#16181d")
        case .text: ("#1f2328", "#e6e8eb")
        case .quiet: ("#59636e", "#9aa4af")
        case .grid: ("#d8dce1", "#343a42")
        case .series(let index):
            [
                ("#0b63b3", "#5ea9ee"), ("#b34a00", "#f0944d"), ("#0a7d5c", "#3fc79a"), ("#9c2f7d", "#e283c6"),
                ("#7a6200", "#d9bd3f"), ("#5b4bb5", "#a99cf2"),
            ][index % Self.seriesCount]
        }
    }
}
