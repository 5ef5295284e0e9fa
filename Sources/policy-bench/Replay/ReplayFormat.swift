/// How a replay is printed.
enum ReplayFormat: String, CaseIterable {
    case text, csv, json

    /// What stands before everything else.
    var header: String {
        self == .csv ? "trace,index,t,phase,position,cause,travel,exposure,target,moving,held,move,reason\n" : ""
    }
}
