import Foundation

/// The recordings that are built into the tool's bundle, which lies beside the executable.
///
/// `Bundle.module` is not used: it ends the program when the bundle is missing.
enum ShippedRecordings {
    #if canImport(Darwin)
    private static let bundle = "BarPolicies_policy-bench.bundle"
    #else
    private static let bundle = "BarPolicies_policy-bench.resources"
    #endif

    /// The folder of the recordings.
    static func folder() throws(CommandError) -> String {
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(bundle).appendingPathComponent("Recordings").path
        guard FileManager.default.fileExists(atPath: folder) else {
            throw CommandError(
                """
                the recordings are not at \(folder)
                They lie beside the built executable; a copy of it alone has none. --traces PATH measures others.
                """)
        }
        return folder
    }
}
