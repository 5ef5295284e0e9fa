// swift-tools-version: 6.1

import PackageDescription

// Times the reading of recordings. `Docs/Benchmarks/reading` runs it beside other readers.
let package = Package(
    name: "Reading",
    platforms: [.macOS(.v10_15)],
    dependencies: [.package(name: "BarPolicies", path: "../..")],
    targets: [
        .executableTarget(name: "reading", dependencies: [.product(name: "BarPolicies", package: "BarPolicies")])
    ],
    swiftLanguageModes: [.v6]
)
