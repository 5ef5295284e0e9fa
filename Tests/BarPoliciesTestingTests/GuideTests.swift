import BarPolicies
import BarPoliciesTesting
import Foundation
import Testing

/// What the README and the guide say of custom policies and of the kit is so.
@Suite struct GuideTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let guide = text("Docs/WritingAPolicy.md")

    static func text(_ path: String) -> String {
        (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    /// The words of a text, however its lines are broken.
    static func words(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test(arguments: PolicyLaw.all)
    func theGuideExplainsEveryLaw(law: PolicyLaw) {
        let words = "**\(law.id)** \(law.sentence) *Otherwise:* \(law.everydayFault) *Instead:*"
        #expect(Self.words(Self.guide).contains(Self.words(words)))
    }

    @Test func theSmallestPolicyKeepsEveryLaw() throws {
        try PolicyConformance { HideOnScrollDown() }.tolerance(8).verify()
    }

    @Test func theReadmesPolicyKeepsEveryLaw() throws {
        #expect(Self.text("README.md").contains("struct HideAfterAScreen: VisibilityPolicy"))
        try PolicyConformance { HideAfterAScreen() }.tolerance(20).verify()
    }

    @Test func theGuideShowsAFailureAsItIsPrinted() throws {
        let failure = try #require(throws: ConformanceFailure.self) {
            try PolicyConformance { Naive() }.seed(1).verify(.l7)
        }
        let lines = failure.description.split(separator: "\n", omittingEmptySubsequences: false)
        let block = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        #expect(Self.guide.contains(block), "\(block)")
    }
}

/// The guide's smallest policy.
private struct HideOnScrollDown: VisibilityPolicy {
    var distance = ScrollDistance(from: .turn, down: 20, up: 8)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let way = distance.advance(by: step)
        if step.isAtStart { return .show(because: "at the start") }
        switch way {
        case .down: return .hide(because: "scrolled down")
        case .up: return .show(because: "scrolled up")
        case nil: return nil
        }
    }
}

/// The guide's wrong one.
private struct Naive: VisibilityPolicy {
    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.displacement > 0 { return .hide(because: "went down") }
        return step.displacement < 0 || step.isAtStart ? .show(because: "went up") : nil
    }
}
