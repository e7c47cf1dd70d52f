import SwiftParser
import SwiftSyntax

/// A module that a file imports whatever its conditions are, for `--imports FILE…`.
struct FileImport: Encodable {
    var name: String
    var line: Int
    var column: Int

    /// Those of a file, in their order.
    static func all(in source: String) -> [FileImport] {
        let tree = Parser.parse(source: source)
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        return tree.statements.compactMap { statement in
            guard let found = statement.item.as(ImportDeclSyntax.self),
                let module = found.path.first?.name
            else {
                return nil
            }
            let place = converter.location(for: module.positionAfterSkippingLeadingTrivia)
            return FileImport(name: module.text, line: place.line, column: place.column)
        }
    }
}
