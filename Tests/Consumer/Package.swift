// swift-tools-version: 6.1

import PackageDescription

// An app that uses the package and nothing else, as an app does.
let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v10_15)],
    dependencies: [.package(name: "BarPolicies", path: "../..")],
    targets: [
        .executableTarget(name: "consumer", dependencies: [.product(name: "BarPolicies", package: "BarPolicies")]),
        // A program that examines a policy with the kit.
        .executableTarget(
            name: "examiner",
            dependencies: [
                .product(name: "BarPolicies", package: "BarPolicies"),
                .product(name: "BarPoliciesTesting", package: "BarPolicies"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
