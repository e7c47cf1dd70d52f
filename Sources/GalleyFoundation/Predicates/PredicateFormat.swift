import Foundation

extension NSPredicate {
    /// A predicate in words, as on Apple's platforms: `SELF MATCHES %@`, `age >= 18 AND name BEGINSWITH[cd] %@`.
    ///
    /// Names are those of a dictionary's entries or of what a type stores. Subqueries and functions are not read. A text that is no
    /// predicate, which ends an app on Apple's platforms, is one that holds for nothing.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A predicate in words.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var format = PredicateFormat(predicateFormat, arguments ?? [])
        let node = format.predicate() ?? .constant(false)
        self.init { object, _ in node.holds(for: object) }
    }
}

/// Reads a predicate's format.
struct PredicateFormat {
    private enum Token: Equatable {
        /// A name or a keyword.
        case word(String)
        case text(String)
        case number(Double)
        /// What a value is put in for: `%@`, `%d`, `%K`.
        case argument(Character)
        case sign(String)
    }

    private var tokens: [Token]
    private var index = 0
    private var arguments: ArraySlice<Any>
    private var depth = 0
    /// Deeper formats are not read.
    private static let deepest = 200

    init(_ format: String, _ arguments: [Any]) {
        tokens = Self.tokens(of: format) ?? []
        self.arguments = arguments[...]
    }

    /// What the format says; nil where it is no predicate.
    mutating func predicate() -> PredicateNode? {
        guard let node = alternatives(), index == tokens.count else { return nil }
        return node
    }

    // MARK: Words

    private static let signs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]

    private static func tokens(of format: String) -> [Token]? {
        var rest = Substring(format)
        var tokens: [Token] = []
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "%" {
                rest.removeFirst()
                let kinds = rest.prefix { "lhqzt".contains($0) }
                rest = rest.dropFirst(kinds.count)
                guard let kind = rest.popFirst() else { return nil }
                tokens.append(.argument(kind))
            } else if first == "\"" || first == "'" {
                guard let text = quoted(&rest) else { return nil }
                tokens.append(.text(text))
            } else if let sign = signs.first(where: rest.hasPrefix) {
                rest = rest.dropFirst(sign.count)
                tokens.append(.sign(sign))
            } else if first.isASCII && (first.isNumber || first == "-" || first == ".") {
                let number = rest.prefix { $0.isASCII && ($0.isNumber || "-+.eE".contains($0)) }
                guard let value = Double(number) else { return nil }
                rest = rest.dropFirst(number.count)
                tokens.append(.number(value))
            } else if first.isLetter || "_#@".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_#@.".contains($0) }
                rest = rest.dropFirst(word.count)
                tokens.append(.word(String(word).replacing("#", with: "")))
            } else {
                rest.removeFirst()
                tokens.append(.sign(String(first)))
            }
        }
        return tokens
    }

    private static func quoted(_ rest: inout Substring) -> String? {
        guard let end = rest.popFirst() else { return nil }
        var text = ""
        while let letter = rest.popFirst() {
            if letter == end { return text }
            guard letter == "\\" else {
                text.append(letter)
                continue
            }
            guard let next = rest.popFirst() else { return nil }
            text.append(next == "n" ? "\n" : next == "t" ? "\t" : next)
        }
        return nil
    }

    private mutating func take(_ sign: String) -> Bool {
        guard index < tokens.count, tokens[index] == .sign(sign) else { return false }
        index += 1
        return true
    }

    private mutating func take(word: String) -> Bool {
        guard index < tokens.count, case .word(let next) = tokens[index], next.uppercased() == word else {
            return false
        }
        index += 1
        return true
    }

    // MARK: Predicates

    private mutating func alternatives() -> PredicateNode? {
        guard let first = conditions() else { return nil }
        var nodes = [first]
        while take(word: "OR") || take("||") {
            guard let next = conditions() else { return nil }
            nodes.append(next)
        }
        return nodes.count == 1 ? first : .any(nodes)
    }

    private mutating func conditions() -> PredicateNode? {
        guard let first = condition() else { return nil }
        var nodes = [first]
        while take(word: "AND") || take("&&") {
            guard let next = condition() else { return nil }
            nodes.append(next)
        }
        return nodes.count == 1 ? first : .all(nodes)
    }

    private mutating func condition() -> PredicateNode? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return nil }
        if take(word: "NOT") || take("!") { return condition().map { .not($0) } }
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        let start = (index, arguments)
        if take("("), let node = alternatives(), take(")") { return node }
        // What is in parentheses may be a side of a comparison.
        (index, arguments) = start
        return comparison()
    }

    private mutating func comparison() -> PredicateNode? {
        var quantifier: PredicateNode.Comparison.Quantifier?
        if take(word: "ANY") || take(word: "SOME") {
            quantifier = .any
        } else if take(word: "ALL") {
            quantifier = .all
        } else if take(word: "NONE") {
            quantifier = PredicateNode.Comparison.Quantifier.none
        }
        guard let left = term(), let comparer = comparer(), let right = term() else { return nil }
        return .comparison(.init(quantifier: quantifier, left: left, comparer: comparer, right: right))
    }

    private mutating func comparer() -> PredicateComparer? {
        guard index < tokens.count else { return nil }
        let kind: PredicateComparer.Kind?
        switch tokens[index] {
        case .sign(let sign):
            let same = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
            kind = PredicateComparer.Kind(rawValue: same[sign] ?? sign)
        case .word(let word): kind = PredicateComparer.Kind(rawValue: word.uppercased())
        default: kind = nil
        }
        guard let kind else { return nil }
        index += 1
        var comparer = PredicateComparer(kind: kind)
        if take("[") {
            guard index < tokens.count, case .word(let options) = tokens[index] else { return nil }
            index += 1
            comparer.ignoresCase = options.lowercased().contains("c")
            comparer.ignoresMarks = options.lowercased().contains("d")
            guard take("]") else { return nil }
        }
        return comparer
    }

    private mutating func term() -> PredicateNode.Term? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest, index < tokens.count else { return nil }
        let token = tokens[index]
        index += 1
        switch token {
        case .text(let text): return .value(.text(text))
        case .number(let number): return .value(.number(number))
        case .argument(let kind):
            guard let value = arguments.popFirst() else { return nil }
            guard kind == "K" else { return .value(PredicateValue(value)) }
            return (value as? String).map { .path($0.split(separator: ".").map(String.init)) }
        case .word(let word):
            switch word.uppercased() {
            case "TRUE", "YES": return .value(.number(1))
            case "FALSE", "NO": return .value(.number(0))
            case "NIL", "NULL": return .value(.none)
            default: return .path(word.split(separator: ".").map(String.init))
            }
        case .sign("("):
            guard let term = term(), take(")") else { return nil }
            return term
        case .sign("{"):
            var terms: [PredicateNode.Term] = []
            while !take("}") {
                guard let term = term() else { return nil }
                terms.append(term)
                guard take(",") || index < tokens.count && tokens[index] == .sign("}") else { return nil }
            }
            return .list(terms)
        case .sign: return nil
        }
    }
}
