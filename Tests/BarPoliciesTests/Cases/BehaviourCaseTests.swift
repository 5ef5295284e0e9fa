import BarPolicies
import Foundation
import Testing

@Suite struct BehaviourCaseTests {
    @Test(arguments: CaseTable.all.flatMap(\.cases))
    func barDoesWhatTheCaseAsksFor(_ row: BehaviourCase) throws {
        let trace = try ScrollTrace(row.script)
        for failure in TraceReplay.failures(of: trace, policy: row.policy) {
            Issue.record("\(row.id), \(row.policy), \(row.script): \(failure)")
        }
    }

    @Test(arguments: CaseTable.all.flatMap(\.cases))
    func caseStatesWhatItExpects(_ row: BehaviourCase) throws {
        let trace = try ScrollTrace(row.script)
        #expect(trace.events.contains { if case .expect = $0 { true } else { false } })
    }

    @Test(arguments: BehaviourCase.Kind.allCases)
    func everyKindHasCases(_ kind: BehaviourCase.Kind) {
        #expect(CaseTable.all.flatMap(\.cases).count { $0.kind == kind } >= 2)
    }

    @Test(arguments: CaseTable.all.map(\.source))
    func everyIDIsACaseOrIsShownOrLeftOut(_ source: CaseSource) throws {
        let table = try #require(CaseTable.all.first { $0.source == source })
        let held = Set(table.cases.map(\.covers) + table.shown.map(\.covers))
        let leftOut = Set(table.leftOut.map(\.id))
        let ids = Set(table.ids)
        #expect(ids.subtracting(held).subtracting(leftOut).sorted() == [], "covered by nothing")
        #expect(held.union(leftOut).subtracting(ids).sorted() == [], "not in the collection")
        #expect(held.intersection(leftOut).sorted() == [], "left out and covered")
    }

    @Test(arguments: CaseTable.all.map(\.source))
    func idsAreUniqueAndOfTheTablesSource(_ source: CaseSource) throws {
        let table = try #require(CaseTable.all.first { $0.source == source })
        let rows = table.cases.map(\.id) + table.shown.map(\.id) + table.leftOut.map(\.id)
        let twice = Dictionary(grouping: rows) { $0 }.filter { $1.count > 1 }.keys.sorted()
        #expect(twice == [])
        #expect(Set(table.ids).count == table.ids.count)
        let sources = table.cases.map(\.source) + table.shown.map(\.source) + table.leftOut.map(\.source)
        #expect(sources.allSatisfy { $0 == source })
    }

    @Test(arguments: CaseTable.all.map(\.source))
    func fewerThanAFifthOfTheIDsAreLeftOut(_ source: CaseSource) throws {
        let table = try #require(CaseTable.all.first { $0.source == source })
        #expect(table.leftOut.count * 5 < table.ids.count)
    }

    @Test(arguments: CaseTable.all.flatMap(\.shown).map(\.test))
    func theTestThatShowsACaseExists(_ name: String) throws {
        let parts = name.split(separator: ".")
        try #require(parts.count == 2)
        let text = try #require(TestSources.text(of: "\(parts[0]).swift"), "no file \(parts[0]).swift")
        let isThere = text.contains("func \(parts[1])(")
        #expect(isThere, "no function \(parts[1])")
    }
}

/// The test files of this target.
private enum TestSources {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    static func text(of file: String) -> String? {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        guard let path = paths.first(where: { $0 == file || $0.hasSuffix("/" + file) }) else { return nil }
        return try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
}
