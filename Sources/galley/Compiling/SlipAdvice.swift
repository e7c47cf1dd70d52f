import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProtocol
import GalleyScenario

extension CommonSlips {
    /// What to say about an error in a file.
    ///
    /// - Parameters:
    ///   - file: Nil where it is in none of the user's.
    ///   - uses: The names that its line uses.
    static func advice(
        on message: Substring, line: Int, column: Int, in file: SourceFile?, _ uses: [UsedNames.Use]
    ) -> (name: String, text: String)? {
        if let (written, known) = format(in: message, uses), let meant = Spelling.nearest(to: written, among: known) {
            return (written, "did you mean '\(meant)'?")
        }
        let rest = file?.rest(line: line, column: column) ?? ""
        return advice(on: message, importsViews: file?.importsViews, uses, rest: rest)
    }

    static func advice(
        on block: MessageBlock, in file: SourceFile?, _ uses: [UsedNames.Use]
    ) -> (name: String, text: String)? {
        advice(on: block.text, line: block.line, column: block.column, in: file, uses)
    }
}

extension SourceFile {
    /// A line's text from a place on, counted from 1 in bytes.
    func rest(line: Int, column: Int) -> Substring {
        let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return "" }
        return Substring(String(decoding: lines[line - 1].dropFirst(max(column - 1, 0)), as: UTF8.self))
    }

    /// Whether a module is imported that has SwiftUI's names.
    fileprivate var importsViews: Bool {
        let words =
            ["SwiftUI", "UIKit", "AppKit", "Cocoa", "WidgetKit", "Galley"].map { "import \($0)" } + [" SwiftUI."]
        return words.contains { content.range(of: Data($0.utf8)) != nil }
    }
}
