import Foundation
import Testing

/// SwiftPM refuses a package that was fetched by URL or from a registry and has unsafe flags ("contains unsafe build flags"); one that
/// it was given a path to may have them.
@Suite("Galley's manifest where others depend on it", .timeLimit(.minutes(60))) struct FetchedManifestTests {
    private struct Manifest: Decodable {
        struct Target: Decodable {
            struct Setting: Decodable {
                struct Kind: Decodable {
                    struct Flags: Decodable { var _0: [String] }
                    var unsafeFlags: Flags?
                }
                var kind: Kind
            }
            var name: String
            var settings: [Setting]
        }
        var targets: [Target]
    }

    /// The targets with unsafe flags, as SwiftPM reads the manifest in a folder of that name.
    private func targets(in place: String) throws -> [String: [String]] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let base = FileManager.default.temporaryDirectory.appendingPathComponent("galley-fetched-\(UUID().uuidString)")
        let folder = base.appendingPathComponent(place)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: base) }
        try FileManager.default.copyItem(
            at: root.appendingPathComponent("Package.swift"), to: folder.appendingPathComponent("Package.swift"))
        let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GALLEY_") }
        let data = try #require(try dumpPackage(folder, environment))
        let manifest = try JSONDecoder().decode(Manifest.self, from: data)
        return Dictionary(
            uniqueKeysWithValues: manifest.targets.map { target in
                (target.name, target.settings.flatMap { $0.kind.unsafeFlags?._0 ?? [] })
            }
        ).filter { !$0.value.isEmpty }
    }

    @Test(
        "Of a fetched package only the tool's own parts have unsafe flags",
        arguments: [".build/checkouts/galley", "registry/downloads/a/galley"])
    func fetched(place: String) throws {
        #expect(Set(try targets(in: place).keys) == ["GalleyRuntime", "galley-syntax"])
    }

    @Test("A checkout beside a client is compiled module by module") func beside() throws {
        #expect(try targets(in: "galley")["GalleyViews"] == ["-whole-module-optimization", "-num-threads", "4"])
    }
}
