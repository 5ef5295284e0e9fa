import BarPoliciesTesting

/// How what `tune` found is printed.
enum TuneFormat: String, CaseIterable {
    /// The best settings, those between which one has to choose, and the best as Swift.
    case table
    /// One object with all settings.
    case json
    /// A row for every setting.
    case csv

    init(_ text: String) throws(CommandError) {
        guard let format = TuneFormat(rawValue: text) else {
            throw CommandError("--format: expected table, json or csv, found \"\(text)\"")
        }
        self = format
    }

    /// All settings, best first.
    func write(
        _ settings: [Setting], given: Setting?, names: [String], top: Int, recordings: TuneRun
    ) throws(CommandError) -> String {
        switch self {
        case .table: TuneTable(settings, given: given, names: names, top: top, recordings: recordings).text
        case .json: try JSONText.write(TuneJSON(settings, names: names, recordings: recordings), pretty: true)
        case .csv: Self.csv(settings, names: names)
        }
    }

    private static func csv(_ settings: [Setting], names: [String]) -> String {
        let columns = names + ["front", "cost", "unrest", "loss", "room"] + FeelFigure.allCases.map(\.rawValue)
        let rows = settings.map { setting in
            let costs = [setting.cost.total, setting.cost.unrest, setting.cost.loss, setting.cost.room]
            let figures = FeelFigure.allCases.map { figure in
                figure.value(of: setting.feel).map { NumberFormat.fixed($0, 4) } ?? ""
            }
            return setting.values.map(CSVText.cell) + [setting.isOnFront ? "1" : "0"]
                + costs.map { NumberFormat.fixed($0, 4) } + figures
        }
        return ([columns.map(CSVText.cell)] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
    }
}

/// All settings as JSON.
private struct TuneJSON: Encodable {
    struct Entry: Encodable {
        let policy: String
        let values: [String: String]
        let isOnFront: Bool
        let cost: Double
        let unrest: Double
        let loss: Double
        let room: Double
        let figures: [String: Double]
    }

    let schema = 1
    let recordings: Int
    let samples: Int
    /// The best setting as Swift.
    let swift: String
    /// Best first.
    let settings: [Entry]

    init(_ settings: [Setting], names: [String], recordings run: TuneRun) {
        recordings = run.recordings.count
        samples = run.samples
        swift = settings.first.map { SwiftText.write($0.expression) } ?? ""
        self.settings = settings.map { setting in
            let figures = FeelFigure.allCases.compactMap { figure in
                figure.value(of: setting.feel).map { (figure.rawValue, $0) }
            }
            return Entry(
                policy: setting.policy.text, values: Dictionary(uniqueKeysWithValues: zip(names, setting.values)),
                isOnFront: setting.isOnFront, cost: setting.cost.total, unrest: setting.cost.unrest,
                loss: setting.cost.loss, room: setting.cost.room,
                figures: Dictionary(uniqueKeysWithValues: figures))
        }
    }
}
