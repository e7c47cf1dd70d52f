/// The names of symbols that Swift source writes out: the string literals after `systemName:`, `systemImage:` and
/// `systemSymbolName:`, those of a `?:` too.
///
/// Names that are put together, read from a file or kept in a constant are not seen; nor is what a call's own arguments
/// hold, and what a value is compared with.
package enum SymbolUses {
    /// One name in the source.
    package struct Use: Hashable, Sendable {
        package var name: String
        /// From 1.
        package var line: Int
    }

    /// The labels of SwiftUI, UIKit and AppKit.
    private static let labels: Set<String> = ["systemName", "systemImage", "systemSymbolName"]

    /// The names in the order of the source.
    package static func uses(in source: String) -> [Use] {
        let tokens = SwiftTokens.tokens(of: source)
        var uses: [Use] = []
        for index in tokens.indices.dropLast() {
            guard case .word(let word) = tokens[index].kind, labels.contains(word), tokens[index + 1].kind == .mark(":")
            else { continue }
            uses += literals(of: tokens[(index + 2)...])
        }
        return uses
    }

    /// The names of a list, one a line: what follows a blank, and lines with `#`, are not looked at.
    package static func list(_ text: String) -> [Use] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap {
            index, line in
            let name = line.prefix { !$0.isWhitespace }
            return name.isEmpty || name.hasPrefix("#") ? nil : Use(name: String(name), line: index + 1)
        }
    }

    /// The literals of the argument that the tokens begin with, outside of any brackets in it.
    private static func literals(of tokens: ArraySlice<SwiftTokens.Token>) -> [Use] {
        var uses: [Use] = []
        var depth = 0
        for index in tokens.indices {
            switch tokens[index].kind {
            case .mark("("), .mark("["), .mark("{"): depth += 1
            case .mark(")"), .mark("]"), .mark("}"):
                depth -= 1
                if depth < 0 { return uses }
            case .mark(",") where depth == 0: return uses
            case .string(let name?) where depth == 0 && !name.isEmpty && !isCompared(tokens, index):
                uses.append(Use(name: name, line: tokens[index].line))
            default: break
            }
        }
        return uses
    }

    /// Whether `==` or `!=` stands on either side.
    private static func isCompared(_ tokens: ArraySlice<SwiftTokens.Token>, _ index: Int) -> Bool {
        func isComparison(at place: Int) -> Bool {
            guard tokens.indices.contains(place), tokens.indices.contains(place + 1) else { return false }
            return tokens[place + 1].kind == .mark("=") && [.mark("="), .mark("!")].contains(tokens[place].kind)
        }
        return isComparison(at: index - 2) || isComparison(at: index + 1)
    }
}
