import Foundation
import Testing

/// How far the compiler goes with a view's body: what is given to a modifier must not make it look at all that stands before it again. Its
/// steps are the same on every machine.
@Suite("steps of the compiler", .enabled(if: BuiltTool.isTested))
struct SolverStepsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "A color, its opacity, a shape and a toolbar's item cost no second look",
        arguments: [
            "", ".background(Color.blue)", ".background(Color.blue.opacity(0.1))", ".border(Color.red)", ".tint(.red)",
            ".toolbar { ToolbarItem { Button(\"d\") {} } }",
            ".foregroundStyle(Color.red.opacity(0.4))",
            ".background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))",
            ".background(Color.blue.opacity(0.1), in: Capsule())",
            ".background(in: RoundedRectangle(cornerRadius: 12))",
        ])
    func body(_ modifier: String) throws {
        #expect(try steps(modifier) <= steps("") * 4 / 3)
    }

    /// How many steps the compiler takes for a view with a modifier around its body.
    private func steps(_ modifier: String) throws -> Int {
        let source = """
            import SwiftUI
            struct Card: View {
                var body: some View {
                    VStack {
                        Text("a").font(.headline)
                        Text("b \\(1)").foregroundStyle(.secondary)
                        Image(systemName: "star")
                        Button("c") { print("a") }
                        HStack { Text("d"); Spacer(); Text("e") }
                    }
                    \(modifier)
                }
            }
            """
        try folder.write(source, to: "Card.swift")
        let told = folder.url.appendingPathComponent("told\(UUID())")
        try FileManager.default.createDirectory(at: told, withIntermediateDirectories: true)
        let checked = try BuiltTool.runAny(
            "/usr/bin/env",
            ["swiftc", "-typecheck", "-module-name", "Card", "-module-alias", "SwiftUI=Galley", "-I"]
                + [BuiltTool.folder.appendingPathComponent("Modules").path, "-Xcc"]
                + ["-fmodule-map-file=\(BuiltTool.folder.path)/CModules/module.modulemap"]
                + ["-stats-output-dir", told.path, "Card.swift"], in: folder.url)
        #expect(checked.status == 0, "\(checked.errors)")
        let counts = try FileManager.default.contentsOfDirectory(at: told, includingPropertiesForKeys: nil).compactMap {
            try (JSONSerialization.jsonObject(with: Data(contentsOf: $0)) as? [String: Any])?[
                "Sema.NumConstraintScopes"]
                as? Int
        }
        return try #require(counts.max())
    }
}
