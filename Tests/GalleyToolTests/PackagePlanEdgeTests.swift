import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// Which packages something is built with, at the edges of `PackagePlan`'s documentation: products by name alone,
/// plugins, packages of which nothing is built, and those that are not here.
@Suite("Edges of packages' plans")
struct PackagePlanEdgeTests {
    private let folder: ScratchFolder

    private static let manifests: [String: String] = [
        "own": """
        {"name": "Own", "products": [{"name": "Own", "targets": ["Own"]}, {"name": "More", "targets": ["More"]}],
         "targets": [
           {"name": "Own", "type": "regular", "dependencies": [{"byName": ["Loose", null]}, {"product": ["Zed", "Named"]}]},
           {"name": "More", "type": "regular", "dependencies": [{"target": ["Own"]}, {"product": ["Far", "far"]}],
            "pluginUsages": [{"plugin": ["Generate", "Gen"]}, {"plugin": ["SwiftLint", "Lint"]}]},
           {"name": "OwnTests", "type": "test", "dependencies": [{"product": ["Check", "check"]}]}],
         "dependencies": [
           {"fileSystem": [{"identity": "loose-package", "path": "ROOT/loose"}]},
           {"sourceControl": [{"identity": "zed", "nameForTargetDependencyResolutionOnly": "Named",
             "location": {"remote": [{"urlString": "https://x.y/zed.git"}]}}]},
           {"sourceControl": [{"identity": "far", "location": {"remote": [{"urlString": "https://x.y/far"}]}}]},
           {"sourceControl": [{"identity": "gen", "location": {"remote": [{"urlString": "https://x.y/Gen"}]}}]},
           {"sourceControl": [{"identity": "lint", "location": {"remote": [{"urlString": "https://x.y/Lint"}]}}]},
           {"sourceControl": [{"identity": "check", "location": {"remote": [{"urlString": "https://x.y/check"}]}}]}]}
        """,
        "loose": """
        {"name": "L", "products": [{"name": "Loose", "targets": ["Loose-Code"]}, {"name": "Spare", "targets": ["S"]}],
         "targets": [{"name": "Loose-Code", "type": "regular", "dependencies": []}, {"name": "S", "type": "regular", "dependencies": []}],
         "dependencies": []}
        """,
        "zed": """
        {"name": "Z", "products": [{"name": "Zed", "targets": ["Zed"]}],
         "targets": [{"name": "Zed", "type": "regular", "dependencies": [{"byName": ["Loose", null]}]}],
         "dependencies": [{"fileSystem": [{"identity": "loose", "path": "ROOT/loose"}]}]}
        """,
    ]

    init() throws {
        folder = try ScratchFolder([
            "own/Package.swift": "", "loose/Package.swift": "", "checkouts/zed/Package.swift": "",
            "checkouts/other/a.txt": "",
        ])
    }

    private func plan() -> PackagePlan {
        PackagePlan([], checkouts: [folder["nowhere"], folder["checkouts"]]) { path in
            let text = Self.manifests[(path as NSString).lastPathComponent] ?? ""
            return try JSONDecoder().decode(
                PackageManifest.self, from: Data(text.replacing("ROOT", with: folder.path).utf8))
        }
    }

    @Test("A product by its name alone, and by the name that its package has in the manifest") func names() throws {
        var plan = plan()
        #expect(plan.add(PackageReference(folder: folder["own"]))?.name == "Own")
        plan.need("Own", of: "own")
        #expect(plan.packages["own"]?.owners == ["Loose": "loose", "Zed": "zed"])
        #expect(plan.packages["loose"]?.products == ["Loose"] && plan.packages["zed"]?.products == ["Zed"])
        #expect(
            plan.packages["zed"]?.owners == ["Loose": "loose"]
                && plan.packages["zed"]?.folder == folder["checkouts/zed"])
        #expect(
            plan.packages["own"]?.wanted.map(\.name) == ["Own"]
                && plan.packages["loose"]?.wanted.map(\.name) == ["Loose-Code"])
        #expect(plan.absent.values.allSatisfy { $0.products.isEmpty } && plan.faults.isEmpty)
        let reach = plan.reach("Own", of: "own")
        #expect(reach.modules == ["Own", "Zed", "Loose_Code"] && reach.absent.isEmpty)
        #expect(plan.reach("Nothing", of: "none").modules.isEmpty)
        #expect(plan.hasSpares("own"), "of far, gen, lint and check nothing is built")
        #expect(!plan.hasSpares("zed") && !plan.hasSpares("loose"), "what lies in a folder costs nothing")
    }

    @Test("More of the same package is asked for later") func later() throws {
        var plan = plan()
        _ = plan.add(PackageReference(folder: folder["own"]))
        plan.need("Own", of: "own")
        plan.need("More", of: "own")
        plan.need("More", of: "own")
        #expect(plan.packages["own"]?.products == ["Own", "More"] && plan.absent["far"]?.products == ["Far"])
        #expect(plan.packages["own"]?.wanted.map(\.name) == ["Own", "More"])
        let reach = plan.reach("More", of: "own")
        #expect(reach.modules == ["More", "Own", "Zed", "Loose_Code"] && reach.absent == ["far"])
        #expect(plan.reach("Far", of: "far").absent == ["far"])
        plan.need("None", of: "nowhere")
        #expect(plan.packages["nowhere"] == nil)
    }

    @Test("All of a package, with the packages of plugins that make sources") func whole() throws {
        var plan = plan()
        _ = plan.add(PackageReference(folder: folder["own"]))
        plan.needAll(of: "own")
        let own = try #require(plan.packages["own"])
        #expect(own.isWhole && own.wanted.map(\.name) == ["Own", "More"] && own.products.isEmpty)
        #expect(own.owners == ["Loose": "loose", "Zed": "zed", "Far": "far", "gen's plugin": "gen"])
        #expect(plan.packages["loose"]?.isWhole == false && plan.packages["loose"]?.products == ["Loose"])
        plan.needAll(of: "nowhere")
        #expect(plan.packages["nowhere"] == nil && plan.hasSpares("own"), "of lint and check nothing is built")
    }

    @Test("A reference of a manifest, and one that was added before") func references() throws {
        func reference(_ text: String) throws -> String {
            let dependency = try JSONDecoder().decode(PackageManifest.Dependency.self, from: Data(text.utf8))
            let found = PackagePlan.reference(dependency)
            return "\(found.identity) \(found.text) \(found.isFolder)"
        }
        #expect(try reference(#"{"fileSystem": [{"identity": "a", "path": "/x/B"}]}"#) == "b /x/B true")
        let remote = #"{"remote": [{"urlString": "https://x.y/Zed.git"}]}"#
        #expect(
            try reference("{\"sourceControl\": [{\"identity\": \"z\", \"location\": \(remote)}]}")
                == "zed https://x.y/Zed.git false")
        #expect(try reference(#"{"registry": [{"identity": "a.b"}]}"#) == "a.b a.b false")
        var plan = plan()
        let own = PackageReference(folder: folder["own"])
        #expect(plan.add(own)?.name == "Own" && plan.add(own)?.name == "Own" && plan.packages.count == 1)
        let gone = PackageReference(address: "https://x.y/other", requirement: "")
        #expect(plan.add(gone) == nil && plan.add(gone) == nil, "a checkout without a manifest is none")
        #expect(plan.absent.keys.sorted() == ["other"] && plan.absent["other"]?.address == "https://x.y/other")
        let brought = PackageReference(address: "https://x.y/OpenCombine.git", requirement: "")
        #expect(plan.add(brought) == nil && plan.known == ["opencombine": "opencombine"])
    }
}
