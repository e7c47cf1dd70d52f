import ArgumentParser
import GalleyProtocol

// How options read their text: the value, or what is wrong with it and the way out.

/// What `read` finds in an option's text; where it finds nothing the text is “no” thing of that kind.
func reading<Value>(
    _ kind: String, else advice: String, _ read: @escaping @Sendable (String) -> Value?
) -> @Sendable (String) throws -> Value {
    { text in
        guard let value = read(text) else { throw ValidationError("'\(text)' is no \(kind); \(advice).") }
        return value
    }
}

/// One of the few values that a type has.
func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ kind: String, of values: Value.Type = Value.self
) -> @Sendable (String) throws -> Value {
    let names = Value.allCases.map(\.rawValue)
    let last = names.last ?? ""
    let words = names.count > 1 ? "\(names.dropLast().joined(separator: ", ")) or \(last)" : last
    return reading(kind, else: "choose \(words)") { Value(rawValue: $0) }
}

/// A number of a range between whole numbers.
func number(_ kind: String, from range: ClosedRange<Double>, example: String) -> @Sendable (String) throws -> Double {
    let (least, most) = (Int(range.lowerBound), Int(range.upperBound))
    return reading(kind, else: "give a number from \(least) to \(most), for example \(example)") { text in
        Double(text).flatMap { range.contains($0) ? $0 : nil }
    }
}

/// A number of pixels or seconds that is not 0.
func positive(_ kind: String, else advice: String) -> @Sendable (String) throws -> Double {
    reading(kind, else: advice) { HostSize.length(Substring($0)) }
}
