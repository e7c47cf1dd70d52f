import Foundation
import Testing

@Suite("Manifests in the documents") struct ManifestTests {
    private struct Manifest: Decodable {
        struct Target: Decodable {
            struct Dependency: Decodable {
                struct Condition: Decodable { var platformNames: [String] }
                enum Part: Decodable {
                    case name(String)
                    case condition(Condition)
                    case nothing

                    init(from decoder: any Decoder) throws {
                        let container = try decoder.singleValueContainer()
                        if let name = try? container.decode(String.self) {
                            self = .name(name)
                        } else {
                            self = (try? container.decode(Condition.self)).map(Part.condition) ?? .nothing
                        }
                    }
                }

                var product: [Part]?

                /// The product's name with the platforms that it is for.
                var text: String? {
                    var words: [String] = []
                    for case .name(let name) in product?.prefix(1) ?? [] { words.append(name) }
                    for case .condition(let condition) in product ?? [] { words += condition.platformNames }
                    return product == nil ? nil : words.joined(separator: " ")
                }
            }

            var name: String
            var dependencies: [Dependency]
        }

        var targets: [Target]
    }

    @Test("The manifest for Apple's platforms and Linux is read by SwiftPM, and needs Galley on Linux alone")
    func bothPlatforms() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let document = try String(contentsOf: root.appendingPathComponent("docs/testing.md"), encoding: .utf8)
        let code = try #require(
            document.components(separatedBy: "```swift\n").first { $0.hasPrefix("// swift-tools-version") })
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-manifest-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try code.components(separatedBy: "```")[0].write(
            to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        let data = try #require(try dumpPackage(folder, ProcessInfo.processInfo.environment))
        let manifest = try JSONDecoder().decode(Manifest.self, from: data)
        let products = manifest.targets.map { target in [target.name] + target.dependencies.compactMap(\.text) }
        #expect(products == [["MyViews", "SwiftUI linux"], ["MyViewsTests", "SwiftUI linux", "GalleyTesting linux"]])
    }
}
