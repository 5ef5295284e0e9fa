// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "BarPolicies",
    platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .library(name: "BarPolicies", targets: ["BarPolicies"]),
        .library(name: "BarPoliciesTesting", targets: ["BarPoliciesTesting"]),
        .executable(name: "policy-bench", targets: ["policy-bench"]),
    ],
    targets: [
        .target(name: "BarPolicies"),
        .target(name: "BarPoliciesTesting", dependencies: ["BarPolicies"]),
        .executableTarget(
            name: "policy-bench",
            dependencies: ["BarPolicies", "BarPoliciesTesting"],
            resources: [.copy("Recordings")]
        ),
        .testTarget(name: "BarPoliciesTests", dependencies: ["BarPolicies", "BarPoliciesTesting"]),
        .testTarget(name: "BarPoliciesTestingTests", dependencies: ["BarPolicies", "BarPoliciesTesting"]),
        .testTarget(name: "PolicyBenchTests", dependencies: ["BarPolicies", "BarPoliciesTesting", "policy-bench"]),
    ],
    swiftLanguageModes: [.v6]
)
