import Foundation

/// What predicates compare: the values that a format is given, and those of the object that is asked about.
enum PredicateValue: Sendable, Equatable {
    case none
    case text(String)
    case number(Double)
    case date(Date)
    case list([PredicateValue])
    /// Of some other type: equal to nothing.
    case unknown

    init(_ value: Any?) {
        switch value {
        case nil, is NSNull: self = .none
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as any BinaryInteger: self = .number(Double(value))
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        case let value as any StringProtocol: self = .text(String(value))
        case let value as NSString: self = .text(value as String)
        case let value as Date: self = .date(value)
        case let value as NSDate: self = .date(value as Date)
        case let value as UUID: self = .text(value.uuidString)
        case let value as URL: self = .text(value.absoluteString)
        case let value as [Any]: self = .list(value.map(Self.init))
        case let value as NSArray: self = .list(value.map(Self.init))
        case let value as any Collection: self = .list(value.map { Self($0) })
        case let value?:
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional else { self = .unknown; return }
            self = mirror.children.first.map { Self($0.value) } ?? .none
        }
    }

    /// The text of it where it is one.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    var isTrue: Bool { if case .number(let number) = self { number != 0 } else { false } }

    /// The parts of a list; nil for what is none.
    var parts: [PredicateValue]? { if case .list(let parts) = self { parts } else { nil } }

    /// Whether it comes before another; nil where they have no order.
    func isLess(than other: PredicateValue) -> Bool? {
        switch (self, other) {
        case (.number(let first), .number(let second)): first < second
        case (.text(let first), .text(let second)): first.compare(second) == .orderedAscending
        case (.date(let first), .date(let second)): first < second
        default: nil
        }
    }

    /// The value at a path of names of an object: of a dictionary's entry, or of what a type stores under the name.
    static func value(of object: Any?, at path: [Substring]) -> PredicateValue {
        guard let name = path.first, let object else { return PredicateValue(object) }
        let rest = path.dropFirst()
        if name.lowercased() == "self" { return value(of: object, at: Array(rest)) }
        if name == "@count" || name == "length" && object is any StringProtocol {
            return (object as? any Collection).map { .number(Double($0.count)) } ?? .unknown
        }
        if let list = object as? [Any] { return .list(list.map { value(of: $0, at: path) }) }
        if let entries = object as? [String: Any] { return value(of: entries[String(name)], at: Array(rest)) }
        if let entries = object as? NSDictionary { return value(of: entries[String(name)], at: Array(rest)) }
        var mirror: Mirror? = Mirror(reflecting: object)
        if mirror?.displayStyle == .optional { return value(of: mirror?.children.first?.value, at: path) }
        while let level = mirror {
            if let found = level.children.first(where: { $0.label == String(name) }) {
                return value(of: found.value, at: Array(rest))
            }
            mirror = level.superclassMirror
        }
        return .unknown
    }
}
