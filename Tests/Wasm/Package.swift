// swift-tools-version: 6.1

import PackageDescription

// The native half of the comparison between the core here and the core as WebAssembly.
let package = Package(
    name: "Wasm",
    platforms: [.macOS(.v10_15)],
    dependencies: [.package(name: "BarPolicies", path: "../..")],
    targets: [
        .executableTarget(name: "pack", dependencies: [.product(name: "BarPolicies", package: "BarPolicies")]),
        .executableTarget(name: "replay", dependencies: [.product(name: "BarPolicies", package: "BarPolicies")]),
    ],
    swiftLanguageModes: [.v6]
)
