import Foundation
import Testing

@Suite struct CasesDocumentTests {
    private static let file = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Docs/Cases.md")

    @Test func theDocumentIsUpToDate() throws {
        let text = CasesDocument.text
        if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
            try Data(text.utf8).write(to: Self.file, options: .atomic)
        }
        let isUpToDate = try? String(contentsOf: Self.file, encoding: .utf8) == text
        #expect(
            isUpToDate == true, "Docs/Cases.md is outdated; run UPDATE_DOCS=1 swift test --filter CasesDocument")
    }
}
