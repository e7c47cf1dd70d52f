import Foundation
import GalleyAssets

/// What Xcode and SwiftPM generate beside a user's file: the names of assets, and `Bundle.module`.
struct GeneratedSource {
    /// Swift code; empty when there is nothing to generate.
    let code: String

    init(for source: SourceFile, assets: [String]) {
        let folders = assets + source.assetFolders
        let catalogs = AssetFolders.catalogs(in: folders)
        var code = ""
        if !catalogs.isEmpty {
            code = AssetSymbols(catalogs, source: String(decoding: source.content, as: UTF8.self)).code
        }
        if source.content.holds("Bundle.module") || source.content.holds(": .module"),
            !source.content.holds("let module"), !source.content.holds("var module")
        {
            let folder = folders.first { $0.hasSuffix("/Resources") } ?? source.folder
            let literal = URL(fileURLWithPath: folder).path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            if code.isEmpty { code = "import Foundation\n\n" }
            code += """
                extension Foundation.Bundle {
                    static var module: Foundation.Bundle { Foundation.Bundle(path: "\(literal)") ?? .main }
                }

                """
        }
        self.code = code
    }
}
