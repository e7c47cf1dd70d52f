import Foundation
import GalleyAssets

/// What Xcode and SwiftPM generate beside a user's files: the names of assets, and `Bundle.module`; and `Bundle.main`, which has to
/// be the app's and not that of the program that shows its views.
struct GeneratedSource {
    /// Swift code; empty when there is nothing to generate.
    private(set) var code: String

    /// Nothing.
    static let none = GeneratedSource()

    private init() { code = "" }

    /// The same with further declarations.
    func adding(_ declarations: String) -> GeneratedSource {
        var source = self
        source.code = [code, declarations].filter { !$0.isEmpty }.joined(separator: "\n")
        return source
    }

    /// - Parameters:
    ///   - hasDate: Whether the date is a scenario's and not the machine's.
    ///   - limit: What the search for assets may take.
    init(for source: SourceSet, assets: [String], hasDate: Bool = false, within limit: SearchLimit) throws {
        let folders = assets + source.assetFolders
        let catalogs = try AssetFolders.catalogs(in: folders) { try limit.step(in: source.folder) }
        var code = ""
        if !catalogs.isEmpty { code = AssetSymbols(catalogs, source: source.text).code }
        func holds(_ word: StaticString) -> Bool { source.files.contains { $0.content.holds(word) } }
        if holds("Bundle.module") || holds(": .module"), !holds("let module"), !holds("var module") {
            let folder = folders.first { $0.hasSuffix("/Resources") } ?? source.folder
            let literal = URL(fileURLWithPath: folder).path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            if code.isEmpty { code = "import Foundation\n\n" }
            // Whatever the module's default is, it belongs to no actor.
            code += """
                nonisolated extension Foundation.Bundle {
                    static var module: Foundation.Bundle { Foundation.Bundle(path: "\(literal)") ?? .main }
                }

                """
        }
        if source.usesBundle {
            if code.isEmpty { code = "import Foundation\n\n" }
            // A module's own declaration goes before one that it imports.
            code =
                "import GalleyRuntime\n" + code + """
                    nonisolated extension Foundation.Bundle {
                        // What is public may have it as an argument's default.
                        @usableFromInline static var main: Foundation.Bundle { GalleyRuntime.AppBundle.main }
                    }

                    """
        }
        if hasDate, holds("Date") {
            if code.isEmpty { code = "import Foundation\n\n" }
            code =
                "import GalleyScenario\n" + code + """
                    nonisolated extension Foundation.Date {
                        init() { self = GalleyScenario.ScenarioWorld.now }
                        static var now: Foundation.Date { GalleyScenario.ScenarioWorld.now }
                    }

                    """
        }
        self.code = code
    }
}
