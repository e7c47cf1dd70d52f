/// A value that views hand up to the views around them.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no one hands up one.
    static var defaultValue: Value { get }
    /// Adds the next view's value to those before it, in the order of the views (rules.md §20).
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// nil where no view hands a value up.
    public static var defaultValue: Value { nil }
}

/// The values that a view hands up, by key.
package struct PreferenceValues {
    private struct Entry {
        var value: Any
        var add: (inout Any, Any) -> Void
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }

    package subscript<K: PreferenceKey>(key: K.Type) -> K.Value? {
        get { entries[ObjectIdentifier(key)].flatMap { $0.value as? K.Value } }
        set {
            guard let newValue else {
                entries[ObjectIdentifier(key)] = nil
                return
            }
            entries[ObjectIdentifier(key)] = Entry(value: newValue) { value, next in
                guard var typed = value as? K.Value, let next = next as? K.Value else { return }
                K.reduce(value: &typed, nextValue: { next })
                value = typed
            }
        }
    }

    /// Adds the values of the view that follows.
    mutating func add(_ next: PreferenceValues) {
        for (key, entry) in next.entries {
            guard var mine = entries[key] else {
                entries[key] = entry
                continue
            }
            mine.add(&mine.value, entry.value)
            entries[key] = mine
        }
    }
}
