import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// Which packages something is built with, and the folders that SwiftPM is given in their place (docs/cli.md).
@Suite("Packages that something is built with")
struct PackagePlanTests {
    private let folder: ScratchFolder

    private static func manifest(
        _ name: String, uses: [(product: String, package: String)] = [],
        at places: [(String, String)] = []
    ) -> String {
        let needs = uses.map { "{\"product\": [\"\($0.product)\", \"\($0.package)\"]}" }.joined(
            separator: ",")
        let packages = places.map {
            "{\"sourceControl\": [{\"identity\": \"\($0.0)\", \"location\": {\"remote\": [{\"urlString\": \"\($0.1)\"}]}}]}"
        }
        return """
            {"name": "\(name)", "products": [{"name": "\(name)", "targets": ["\(name)"]}, {"name": "Other", "targets": ["Spare"]}],
             "targets": [{"name": "\(name)", "type": "regular", "dependencies": [\(needs)]},
                         {"name": "Spare", "type": "regular", "dependencies": []}],
             "dependencies": [\(packages.joined(separator: ","))]}
            """
    }

    init() throws {
        folder = try ScratchFolder([
            "Own/Package.swift": "// swift-tools-version: 5.9\n",
            "Own/Sources/Own/a.swift": "import UIKit\nURLSession", "Own/README": "",
            "Own/Package.resolved": "versions", "Own/Sources/Spare/s.swift": "",
            "checkouts/Near/Package.swift": "// swift-tools-version:5.1\n",
            "checkouts/Near/Sources/Near/n.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\n",
            "checkouts/Near/.git/x": "",
        ])
    }

    private func plan(_ extra: [PackageReference] = []) -> PackagePlan {
        let manifests = [
            "Own": Self.manifest(
                "Own", uses: [("Near", "near"), ("Far", "far"), ("Galley", "galley")],
                at: [
                    ("near", "https://x.y/near.git"), ("far", "https://x.y/far"),
                    ("galley", "https://x.y/galley"), ("spare", "https://x.y/spare"),
                ]),
            "Near": Self.manifest("Near"),
        ]
        return PackagePlan(
            [PackageReference(folder: folder["Own"])] + extra, checkouts: [folder["checkouts"]]
        ) { path in
            guard let text = manifests[(path as NSString).lastPathComponent] else {
                throw Failure(1, "no manifest in \(path)")
            }
            return try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
        }
    }

    @Test("Where each lies, and what of it is asked for") func plans() throws {
        var plan = plan()
        #expect(
            plan.add(PackageReference(folder: folder["Own"]))?.name == "Own"
                && plan.packages["own"]?.products == [])
        plan.need("Own", of: "own")
        #expect(plan.packages.keys.sorted() == ["near", "own"] && plan.absent.keys.sorted() == ["far"])
        #expect(
            plan.packages["near"]?.folder == folder["checkouts/Near"]
                && plan.packages["near"]?.products == ["Near"])
        #expect(
            plan.absent["far"]?.products == ["Far"] && plan.absent["far"]?.address == "https://x.y/far")
        #expect(plan.known == ["galley": "galley"] && plan.faults.isEmpty)
        #expect(plan.packages["own"]?.owners == ["Near": "near", "Far": "far", "Galley": "galley"])
        #expect(
            plan.packages["own"]?.wanted.map(\.name) == ["Own"] && plan.hasSpares("own")
                && !plan.hasSpares("near") && !plan.hasSpares("x"))
        let reach = plan.reach("Own", of: "own")
        #expect(reach.modules == ["Own", "Near"] && reach.absent == ["far"])
        #expect(plan.add(PackageReference(address: "https://x.y/far", requirement: "")) == nil)
        var whole = self.plan()
        _ = whole.add(PackageReference(folder: folder["Own"]))
        whole.needAll(of: "own")
        #expect(
            whole.packages["own"]?.isWhole == true
                && whole.packages["own"]?.wanted.map(\.name) == ["Own", "Spare"])
        #expect(whole.packages["near"]?.products == ["Near"])
        try folder.write("", to: "Bad/Package.swift")
        #expect(
            whole.add(PackageReference(folder: folder["Bad"])) == nil
                && whole.faults == ["bad": "no manifest in \(folder["Bad"])"])
    }

    @Test("Checkouts that are packages themselves, and packages that are named by folders")
    func checkouts() throws {
        var direct = PackagePlan([], checkouts: [folder["checkouts/Near"]]) { _ in
            try JSONDecoder().decode(PackageManifest.self, from: Data(Self.manifest("Near").utf8))
        }
        #expect(
            direct.add(PackageReference(address: "https://x.y/Near.git", requirement: ""))?.name == "Near"
        )
        try folder.write("", to: "local/Near/Package.swift")
        var local = plan([PackageReference(folder: folder["local/Near"])])
        #expect(
            local.add(PackageReference(address: "https://x.y/near", requirement: ""))?.name == "Near")
        #expect(
            local.packages["near"]?.folder == folder["local/Near"],
            "the project's own goes before a checkout")
    }

    private func shadows(replaces: Bool = false) throws -> (PackageShadows, Cache.Entry) {
        let cache = try Cache(environment: ["GALLEY_CACHE": folder["cache"]])
        let base = try #require(cache.objects("base"))
        var plan = plan()
        _ = plan.add(PackageReference(folder: folder["Own"]))
        plan.need("Own", of: "own")
        return (PackageShadows(plan: plan, base: base, cache: cache, replacesAbsent: replaces), base)
    }

    @Test("The folders that SwiftPM is given") func shadow() throws {
        let (shadows, base) = try shadows(replaces: true)
        try shadows.write()
        let place = { (name: String) in "\(base.path)/packages/\(name)" }
        #expect(Cache.names(in: place("")).sorted() == ["far", "galley", "near", "own"])
        #expect(
            Cache.names(in: place("own")).sorted() == ["Package.swift", "README", "Sources"],
            "versions are the outermost package's")
        #expect(Cache.names(in: place("near")).sorted() == ["Package.swift", "Sources"])
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: place("own/README"))
                == folder["Own/README"])
        let text = { (name: String) in
            String(
                decoding: FileManager.default.contents(atPath: place("\(name)/Package.swift")) ?? Data(),
                as: UTF8.self)
        }
        let own = text("own")
        #expect(own.hasPrefix("// swift-tools-version: 5.9\n\nimport Foundation\n"))
        #expect(own.contains("let dropped = ([\"spare\"] as Set<String>)"))
        let places = ["far", "galley", "near"].map { "\"\($0)\": \"\(place($0))\"" }.joined(
            separator: ", ")
        #expect(own.contains("let places = ([\(places)] as [String: String])"))
        #expect(
            own.contains("package.targets.removeAll { ([\"Spare\"] as Set<String>).contains($0.name) }"))
        #expect(
            own.contains("package.products.removeAll { !([\"Own\"] as Set<String>).contains($0.name) }"))
        #expect(
            own.contains(
                "let owners = ([\"Far\": \"far\", \"Galley\": \"galley\", \"Near\": \"near\"] as [String: String])"
            ))
        #expect(
            own.contains("if let name { return .package(name: name, path: path) }")
                && !text("near").contains("if let name {"))
        #expect(own.contains("return ([\"spare\"] as Set<String>).contains(package.lowercased())"))
        #expect(
            text("near").contains("let places = ([:] as [String: String])")
                && !text("near").contains("plugins"))
        #expect(
            text("far") == """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "far", products: [.library(name: "Far", targets: ["StandInForfar"])],
                    targets: [.target(name: "StandInForfar")])

                """)
        #expect(
            text("galley").contains(".library(name: \"GalleyTesting\", targets: [\"StandInForgalley\"])"))
        #expect(
            shadows.places.map(\.own).contains("\(folder["Own"])/")
                && shadows.places.last?.own == "\(folder["Own"])/")
        #expect(shadows.places.first?.own == "\(folder["checkouts/Near"])/Sources/Near/")
        #expect(PackageShadows.literal("a\\\"b") == "\"a\\\\\\\"b\"")
        base.share()
    }

    @Test("What is not here is left to SwiftPM where that may fetch it") func fetched() throws {
        let (shadows, base) = try shadows()
        try shadows.write()
        #expect(Cache.names(in: "\(base.path)/packages").sorted() == ["galley", "near", "own"])
        let own = FileManager.default.contents(atPath: "\(base.path)/packages/own/Package.swift").map {
            String(decoding: $0, as: UTF8.self)
        }
        #expect(own?.contains("\"far\":") == false)
        base.share()
    }

    @Test("What packages import") func imports() throws {
        var plan = plan()
        _ = plan.add(PackageReference(folder: folder["Own"]))
        plan.need("Own", of: "own")
        let all = PackageImports(of: plan, besides: "", on: .macos)
        #expect(all.names == ["UIKit"] && all.usesFoundation && all.platform == .macos)
        let others = PackageImports(of: plan, besides: "own", on: .ios)
        #expect(others.names.isEmpty && !others.usesFoundation, "an import under a condition is none")
        let conditional = ConditionalFiles(of: plan, besides: "own") { "/shadow/\($0.identity)" }
        #expect(conditional.paths == ["/shadow/near/Sources/Near/n.swift"])
        #expect(ConditionalFiles(of: plan, besides: "near") { $0.identity }.paths.isEmpty)
        func mistakes(_ text: String) -> Bool {
            conditional.contains(mistakesOf: BuildOutput(ending: .exit(status: 1), text: text))
        }
        #expect(
            mistakes("x\n/shadow/near/Sources/Near/n.swift:1:2: error: no")
                && mistakes("\(folder["checkouts/Near/Sources/Near/n.swift"]):1:2: error: no"))
        #expect(
            !mistakes("/shadow/near/Sources/Near/n.swift:1:2: warning: error")
                && !mistakes("/other.swift:1:2: error: no") && !mistakes("a: error: b"))
    }

    @Test("Linked as one package, a target for each part") func umbrella() throws {
        let (shadows, base) = try shadows()
        try folder.write("import Near\nimport Second\n", to: "Kit/a.swift")
        try folder.write("", to: "Kit/deep/a.swift")
        var dependencies = ProjectDependencies(packages: [PackageReference(folder: folder["Own"])])
        dependencies.frameworks["Kit"] = .init(
            module: "Kit", files: [folder["Kit/a.swift"], folder["Kit/deep/a.swift"]],
            language: .standard, products: ["Own"])
        let umbrella = DependencyUmbrella(
            dependencies: dependencies, plan: shadows.plan, shadows: shadows, imports: ["Own"])
        let parts = try umbrella.parts()
        #expect(parts.map(\.target) == ["GalleyNeed0", "Kit"])
        #expect(
            parts.map(\.name) == ["the package's product 'Own' (own)", "the project's framework 'Kit'"])
        #expect(
            parts[0].own == ["Own"] && parts[0].modules == ["Own", "Near"] && parts[0].absent == ["far"])
        #expect(
            parts[1].own == ["Kit"] && parts[1].modules == ["Kit", "Own", "Near"]
                && parts[1].absent == ["far"])
        try umbrella.write(parts)
        let text =
            FileManager.default.contents(atPath: "\(umbrella.folder)/Package.swift").map {
                String(decoding: $0, as: UTF8.self)
            } ?? ""
        #expect(
            text == """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "GalleyDependencies",
                    dependencies: [.package(path: "\(base.path)/packages/own")],
                    targets: [
                        .target(name: "GalleyNeed0", dependencies: [.product(name: "Own", package: "own")]),
                        .target(name: "Kit", dependencies: [.product(name: "Own", package: "own")], swiftSettings: [.unsafeFlags(["-swift-version", "5", "-enable-bare-slash-regex"])]),
                        .target(name: "GalleyNeeds", dependencies: ["GalleyNeed0", "Kit"])
                    ])

                """)
        #expect(
            DependencyUmbrella.names(dependencies.frameworks["Kit"]!).map(\.name) == [
                "a.swift", "a-2.swift",
            ])
        let files = umbrella.files.map {
            "\($0.module) \($0.given.replacing(base.path, with: "BASE")) \(folder.plain($0.own))"
        }
        #expect(
            files == [
                "Near BASE/packages/near/Sources/Near/n.swift FOLDER/checkouts/Near/Sources/Near/n.swift",
                "Own BASE/packages/own/Sources/Own/a.swift FOLDER/Own/Sources/Own/a.swift",
                "Kit BASE/umbrella/Sources/Kit/a.swift FOLDER/Kit/a.swift",
                "Kit BASE/umbrella/Sources/Kit/a-2.swift FOLDER/Kit/deep/a.swift",
            ])
        let failed = { (faulty: Set<String>) in
            DependencyRun.failed(of: parts, faulty: faulty).map(\.target)
        }
        #expect(
            failed(["Near"]) == ["GalleyNeed0", "Kit"] && failed(["Kit"]) == ["Kit"]
                && failed([]) == ["GalleyNeed0", "Kit"])
        base.share()
    }
}
