import Foundation

/// What a predicate's format says, as a tree.
indirect enum PredicateNode: Sendable {
    case constant(Bool)
    case not(PredicateNode)
    case all([PredicateNode])
    case any([PredicateNode])
    case comparison(Comparison)

    /// One side of a comparison.
    enum Term: Sendable {
        case value(PredicateValue)
        case path([String])
        case list([Term])

        func value(of object: Any?) -> PredicateValue {
            switch self {
            case .value(let value): value
            case .path(let names): PredicateValue.value(of: object, at: names.map { $0[...] })
            case .list(let terms): .list(terms.map { $0.value(of: object) })
            }
        }
    }

    struct Comparison: Sendable {
        enum Quantifier: Sendable { case any, all, none }

        var quantifier: Quantifier?
        var left: Term
        var comparer: PredicateComparer
        var right: Term

        func holds(for object: Any?) -> Bool {
            let (left, right) = (left.value(of: object), right.value(of: object))
            guard let quantifier, let parts = left.parts else { return comparer.holds(left, right) }
            return switch quantifier {
            case .any: parts.contains { comparer.holds($0, right) }
            case .all: parts.allSatisfy { comparer.holds($0, right) }
            case .none: !parts.contains { comparer.holds($0, right) }
            }
        }
    }

    func holds(for object: Any?) -> Bool {
        switch self {
        case .constant(let holds): holds
        case .not(let node): !node.holds(for: object)
        case .all(let nodes): nodes.allSatisfy { $0.holds(for: object) }
        case .any(let nodes): nodes.contains { $0.holds(for: object) }
        case .comparison(let comparison): comparison.holds(for: object)
        }
    }
}

/// How a predicate compares two values.
struct PredicateComparer: Sendable {
    enum Kind: String, Sendable {
        case equal = "==", unequal = "!=", less = "<", greater = ">", lessOrEqual = "<=", greaterOrEqual = ">="
        case between = "BETWEEN", within = "IN", contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH"
        case like = "LIKE", matches = "MATCHES"
    }

    var kind: Kind
    /// Whether capitals count as small letters, and letters with marks as those without.
    var ignoresCase = false
    var ignoresMarks = false

    func holds(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        let (left, right) = (folded(left), folded(right))
        switch kind {
        case .equal: return left == right && left != .unknown
        case .unequal: return left != right
        case .less: return left.isLess(than: right) ?? false
        case .greater: return right.isLess(than: left) ?? false
        case .lessOrEqual: return right.isLess(than: left).map(!) ?? false
        case .greaterOrEqual: return left.isLess(than: right).map(!) ?? false
        case .between:
            guard let ends = right.parts, ends.count == 2 else { return false }
            return left.isLess(than: ends[0]) == false && ends[1].isLess(than: left) == false
        case .within: return contains(right, left)
        case .contains: return contains(left, right)
        case .begins: return texts(left, right) { $0.hasPrefix($1) }
        case .ends: return texts(left, right) { $0.hasSuffix($1) }
        case .like: return texts(left, right) { matches($0, Self.expression(like: $1)) }
        // What the expression says of letters stays as it is written.
        case .matches: return texts(left, right) { matches($0, $1) }
        }
    }

    private func contains(_ whole: PredicateValue, _ part: PredicateValue) -> Bool {
        if let parts = whole.parts { return part != .unknown && parts.contains(part) }
        // No text is in another that holds nothing.
        return texts(whole, part) { $1.isEmpty || $0.contains($1) }
    }

    private func texts(_ left: PredicateValue, _ right: PredicateValue, _ holds: (String, String) -> Bool) -> Bool {
        guard let left = left.text, let right = right.text else { return false }
        return holds(left, right)
    }

    private func folded(_ value: PredicateValue) -> PredicateValue {
        guard ignoresCase || ignoresMarks, kind != .matches else { return value }
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresMarks { options.insert(.diacriticInsensitive) }
        return switch value {
        case .text(let text): .text(text.folding(options: options, locale: nil))
        case .list(let parts): .list(parts.map(folded))
        default: value
        }
    }

    /// Whether an expression is about the whole text; no text is about one that is none.
    private func matches(_ text: String, _ expression: String) -> Bool {
        let options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(expression))\\z", options: options) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// `?` is a letter, `*` any number of them.
    private static func expression(like pattern: String) -> String {
        var expression = "(?s)"
        for letter in pattern {
            switch letter {
            case "?": expression += "."
            case "*": expression += ".*"
            default: expression += NSRegularExpression.escapedPattern(for: String(letter))
            }
        }
        return expression
    }
}
