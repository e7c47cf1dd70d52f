import Foundation
import GalleyNames

/// Slips of which the compiler tells what they lead to, and not what they are.
enum CommonSlips {
    /// What to say about an error, and the slip that it comes of.
    ///
    /// - Parameters:
    ///   - message: What the compiler says.
    ///   - file: The file that it is about.
    static func advice(on message: Substring, in file: SourceFile?) -> (name: String, text: String)? {
        if message.hasPrefix("cannot find"), let file, !file.importsViews,
            let match = message.firstMatch(of: /'(\w+)'/), KnownNames.types.contains(String(match.1))
        {
            return ("import SwiftUI \(file.path)", "the file lacks 'import SwiftUI', which brings '\(match.1)'")
        }
        if message.contains("type '()' cannot conform to 'View'") {
            return ("()", "between views stand views alone; a call such as print is written 'let _ = print(…)'")
        }
        if message.hasPrefix("static method 'buildExpression' requires"),
            let match = message.firstMatch(of: /that '(.+)' conform to 'View'/)
        {
            return (
                "View(\(match.1))",
                "'\(match.1)' is no view, and between views stand views alone; a value is shown by Text(\"\\(…)\")"
            )
        }
        if message.contains("'self' is immutable") {
            return (
                "self",
                "what a view changes of itself is declared with @State, as in '@State private var count = 0'; of any other struct "
                    + "it is changed by a 'mutating func'"
            )
        }
        if message.firstMatch(of: /type '\w+' to expected argument type 'Binding</) != nil {
            return ("Binding", "a binding is wanted: '$name' of a @State, or .constant(…) for what never changes")
        }
        return nil
    }
}

extension SourceFile {
    /// Whether a module is imported that has SwiftUI's names.
    fileprivate var importsViews: Bool {
        let words =
            ["SwiftUI", "UIKit", "AppKit", "Cocoa", "WidgetKit", "Galley"].map { "import \($0)" } + [" SwiftUI."]
        return words.contains { content.range(of: Data($0.utf8)) != nil }
    }
}
