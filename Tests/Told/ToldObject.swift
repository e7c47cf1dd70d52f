import Foundation

/// What an object has in its properties, in words, for approved answers.
package enum ToldObject {
    /// A value in words; nil for what is no plain value.
    package static func words(_ value: Any) -> String? {
        switch value {
        case let value as Bool: return "\(value)"
        case let value as any BinaryInteger: return "\(value)"
        case let value as CGFloat: return number(Double(value))
        case let value as Double: return number(value)
        case let value as Float: return number(Double(value))
        case let value as String: return "\"\(value)\""
        case let value as any RawRepresentable: return words(value.rawValue)
        default: break
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { words($0.value) } ?? "nil"
        case .enum where mirror.children.isEmpty: return "\(value)"
        case .collection, .dictionary, .set:
            return mirror.children.isEmpty ? "[]" : "\(mirror.children.count) elements"
        case .struct, .tuple:
            let parts = mirror.children.map { words($0.value) }
            return parts.isEmpty || parts.contains(nil)
                ? nil : "(" + parts.compactMap { $0 }.joined(separator: " ") + ")"
        default: return nil
        }
    }

    private static func number(_ value: Double) -> String {
        abs(value) > 1e11 && value.isFinite ? "greatest" : Told.number(value)
    }

    /// The properties of an object or a value, those of its class first, up to a class that is told by itself.
    package static func properties(of object: Any, upTo bases: [Any.Type] = [NSObject.self]) -> String {
        var lines: [String] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let one = mirror, one.subjectType == type(of: object) || !bases.contains(where: { $0 == one.subjectType })
        {
            for child in one.children.flatMap(parts) {
                guard let name = child.label, !name.hasPrefix("$"), let words = words(child.value) else { continue }
                lines.append("\(name) \(words)")
            }
            mirror = one.superclassMirror
        }
        return lines.joined(separator: ", ")
    }

    /// What an object keeps under a lock, in `Kept` of GalleyAVFoundation, counts as its own properties.
    private static func parts(_ child: Mirror.Child) -> [Mirror.Child] {
        guard child.label == "kept", let values = Mirror(reflecting: child.value).descendant("values") else {
            return [child]
        }
        return Array(Mirror(reflecting: values).children)
    }
}
