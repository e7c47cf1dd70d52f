import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// The package that SwiftPM builds for a project, at the edges of `DependencyUmbrella`'s documentation: packages that are not here, products
/// that no one asks for, versions that were settled on, and where files lie.
@Suite("What SwiftPM builds for a project")
struct DependencyUmbrellaTests {
    private let folder: ScratchFolder
    private let cache: Cache
    private let base: Cache.Entry

    init() throws {
        folder = try ScratchFolder([
            "near/Package.swift": "// swift-tools-version: 5.9\n", "near/Sources/Near/n.swift": "",
            "near/Sources/Near/deep/m.swift": "", "near/Sources/Tool/main.swift": "",
            "flat/Package.swift": "// swift-tools-version: 5.9\n", "flat/f.swift": "", "versions": "settled",
        ])
        cache = try Cache(environment: ["GALLEY_CACHE": folder["cache"]])
        base = try #require(cache.objects("base"))
    }

    private static let manifests = [
        "near": """
        {"name": "near", "dependencies": [],
         "products": [{"name": "Near", "targets": ["Near"]}, {"name": "Other-One", "targets": ["Tool"]}],
         "targets": [{"name": "Near", "type": "regular", "dependencies": []},
                     {"name": "Tool", "type": "executable", "dependencies": []}]}
        """,
        "flat": """
        {"name": "flat", "dependencies": [], "products": [{"name": "Flat", "targets": ["Flat"]}],
         "targets": [{"name": "Flat", "type": "regular", "path": ".", "dependencies": []}]}
        """,
    ]

    private func umbrella(
        _ needs: [(product: String, package: String)], imports: Set<String>, replacesAbsent: Bool = false,
        change: (inout ProjectDependencies) -> Void = { _ in }
    ) throws -> DependencyUmbrella {
        let far = PackageReference(address: "https://x.y/far.git", requirement: "from: \"1.0.0\"")
        let here = ["near", "flat"].map { PackageReference(folder: folder[$0]) }
        var dependencies = ProjectDependencies(packages: here + [far])
        change(&dependencies)
        var plan = PackagePlan(here, checkouts: []) { path in
            let text = Self.manifests[(path as NSString).lastPathComponent] ?? ""
            return try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
        }
        for reference in dependencies.packages { _ = plan.add(reference) }
        for need in needs { plan.need(need.product, of: need.package) }
        let shadows = PackageShadows(plan: plan, base: base, cache: cache, replacesAbsent: replacesAbsent)
        try shadows.make("\(base.path)/umbrella")
        return DependencyUmbrella(dependencies: dependencies, plan: plan, shadows: shadows, imports: imports)
    }

    private func plain(_ text: String) -> String { folder.plain(text.replacing(base.path, with: "BASE")) }

    private func written(_ name: String, _ umbrella: DependencyUmbrella) -> String? {
        FileManager.default.contents(atPath: "\(umbrella.folder)/\(name)").map {
            plain(String(decoding: $0, as: UTF8.self))
        }
    }

    private let needs = [("Near", "near"), ("Other-One", "near"), ("Flat", "flat"), ("Far", "far")]

    @Test("Products that are imported, and those of packages that SwiftPM is left to fetch") func parts() throws {
        let all = try umbrella(needs, imports: ["Near", "Tool", "Flat"]).parts()
        #expect(all.map(\.target) == ["GalleyNeed0", "GalleyNeed1", "GalleyNeed2", "GalleyNeed3"])
        #expect(
            all.map(\.name) == [
                "the package's product 'Far' (far)", "the package's product 'Flat' (flat)",
                "the package's product 'Near' (near)", "the package's product 'Other-One' (near)",
            ])
        #expect(all.map(\.own) == [["Far"], ["Flat"], ["Near"], ["Tool", "Other_One"]])
        #expect(all.map(\.modules) == [["Far"], ["Flat"], ["Near"], ["Tool", "Other_One"]])
        #expect(all.map(\.absent) == [["far"], [], [], []])
        let near = try umbrella(needs, imports: ["Near"], replacesAbsent: true).parts()
        #expect(near.map(\.name) == ["the package's product 'Near' (near)"] && near[0].target == "GalleyNeed0")
        let none = try umbrella(needs, imports: ["Near"], replacesAbsent: true) { $0.packages.removeFirst() }
        #expect(try none.parts().isEmpty, "the project itself does not name it")
    }

    @Test("The manifest names packages where they are, and those that something is built with alone") func manifest()
        throws
    {
        let umbrella = try umbrella(needs, imports: ["Near", "Flat"])
        let parts = try umbrella.parts()
        try umbrella.write(parts, resolved: folder["versions"])
        let text = try #require(written("Package.swift", umbrella))
        #expect(
            text.contains(
                "dependencies: [.package(path: \"BASE/packages/near\"), .package(path: \"BASE/packages/flat\"), "
                    + ".package(url: \"https://x.y/far.git\", from: \"1.0.0\")],"))
        #expect(
            text.contains(".target(name: \"GalleyNeed0\", dependencies: [.product(name: \"Far\", package: \"far\")]),"))
        #expect(
            text.contains(
                ".target(name: \"GalleyNeeds\", dependencies: [\"GalleyNeed0\", \"GalleyNeed1\", \"GalleyNeed2\"])"))
        #expect(written("Package.resolved", umbrella) == "settled")
        for name in ["GalleyNeed0", "GalleyNeed2", "GalleyNeeds"] {
            #expect(written("Sources/\(name)/\(name).swift", umbrella) == "// Nothing.\n")
        }
        let some = try self.umbrella(needs, imports: ["Near", "Flat"])
        try some.write([parts[1]], resolved: folder["none"])
        let less = try #require(written("Package.swift", some))
        #expect(
            less.contains("dependencies: [.package(path: \"BASE/packages/flat\")],") && !less.contains("GalleyNeed0"))
        #expect(less.contains(".target(name: \"GalleyNeeds\", dependencies: [\"GalleyNeed1\"])"))
    }

    @Test("Swift files as SwiftPM is given them, and their own places") func files() throws {
        func standard(_ path: String) -> String { plain(URL(fileURLWithPath: path).standardizedFileURL.path) }
        let found = try umbrella(needs, imports: ["Near", "Flat"]).files.filter {
            !$0.given.hasSuffix("/Package.swift")
        }
        let all = found.map { "\($0.module) \(plain($0.given)) \(standard($0.own))" }
        #expect(
            all == [
                "Flat BASE/packages/flat/f.swift FOLDER/flat/f.swift",
                "Near BASE/packages/near/Sources/Near/deep/m.swift FOLDER/near/Sources/Near/deep/m.swift",
                "Near BASE/packages/near/Sources/Near/n.swift FOLDER/near/Sources/Near/n.swift",
            ])
    }

    @Test("Frameworks of the project with what they import of each other") func frameworks() throws {
        try folder.write("import Base\nimport Near\n", to: "kit/a.swift")
        try folder.write("import Kit\n", to: "kit/deep/a.swift")
        try folder.write("", to: "kit/base.swift")
        let umbrella = try umbrella(needs, imports: ["Near"], replacesAbsent: true) { dependencies in
            for (name, files) in [("Kit", ["kit/a.swift", "kit/deep/a.swift"]), ("Base", ["kit/base.swift"])] {
                dependencies.frameworks[name] = .init(
                    module: name, files: files.map { folder[$0] }, language: .standard, products: [])
            }
        }
        let parts = try umbrella.parts()
        #expect(parts.map(\.target) == ["GalleyNeed0", "Base", "Kit"])
        #expect(parts.map(\.modules) == [["Near"], ["Base"], ["Kit", "Base", "Near"]])
        #expect(parts.map(\.own) == [["Near"], ["Base"], ["Kit"]] && parts[2].name == "the project's framework 'Kit'")
        try umbrella.write(parts)
        let text = try #require(written("Package.swift", umbrella))
        #expect(
            text.contains(
                ".target(name: \"Kit\", dependencies: [\"Base\", .product(name: \"Near\", package: \"near\")], swiftSettings: "
            ))
        #expect(text.contains(".target(name: \"Base\", dependencies: [], swiftSettings: "))
        let links = ["a.swift", "a-2.swift"].map { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(umbrella.folder)/Sources/Kit/\(name)")).map(
                plain)
        }
        #expect(links == ["FOLDER/kit/a.swift", "FOLDER/kit/deep/a.swift"])
        let failed = { (faulty: Set<String>) in DependencyRun.failed(of: parts, faulty: faulty).map(\.target) }
        #expect(failed(["Base"]) == ["Base", "Kit"] && failed(["Kit"]) == ["Kit"])
        #expect(failed(["Near"]) == ["GalleyNeed0", "Kit"] && failed(["Other"]).count == 3)
    }
}
