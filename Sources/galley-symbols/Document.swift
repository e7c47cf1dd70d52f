import ArgumentParser
import Foundation
import Galley
import GalleySymbols

/// docs/symbols.md: every name, with pictures.
struct Document: ParsableCommand {
    @Argument(help: "The Markdown file; its pictures go to the folder images beside it.")
    var path: String

    /// Symbols a picture.
    private static let page = 96

    func run() throws { try MainActor.assumeIsolated { try draw() } }

    @MainActor private func draw() throws {
        let names = SymbolCatalog.names
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("images")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var text = """
            # Symbols

            Made by `make symbols` from the table in Sources/GalleySymbols/Tables: do not edit. The pictures are Galley's own.

            `Image(systemName:)` knows these \(names.count) names. From each follow, where they make sense, its variants
            `.fill`, `.slash`, `.circle`, `.square`, `.rectangle` and their `.fill`, and `.badge.` with `plus`, `minus`,
            `xmark`, `checkmark`, `exclamationmark`, `questionmark`, `clock`, `gearshape`, `ellipsis`, `person.crop` and
            others. The letters and the numbers from 0 to 50 are in circles, squares and rectangles. A number in
            brackets says how many layers there are for hierarchical and palette rendering. docs/fonts.md says how symbols
            are made and how to add your own.

            """
        for start in stride(from: 0, to: names.count, by: Self.page) {
            let some = Array(names[start..<min(start + Self.page, names.count)])
            let picture = "symbols-\(start / Self.page + 1).png"
            try write(SymbolSheet(names: some), to: folder.appendingPathComponent(picture).path, scale: 1)
            text += "\n## \(some[0]) … \(some[some.count - 1])\n\n![\(some.count) symbols](images/\(picture))\n\n"
            text += some.map { name in
                let layers = SymbolCatalog.layerCount(of: name)
                return "`\(name)`" + (layers > 1 ? " (\(layers))" : "")
            }.joined(separator: ", ")
            text += "\n"
        }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}
