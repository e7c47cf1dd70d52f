import Foundation

// Nothing tells of a change by itself here: a property is Swift's own, where Objective-C would put a method in the setter's place.
// An observer is told the value that it begins with, and what is announced by `willChangeValue(for:)` and `didChangeValue(for:)`.

/// How a value changed.
public enum NSKeyValueChange: UInt, Sendable {
    /// It is another one.
    case setting = 1
    /// Elements came.
    case insertion = 2
    /// Elements went.
    case removal = 3
    /// Elements are others.
    case replacement = 4
}

/// What an observer of a value is told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// As in Foundation's header.
    public let rawValue: UInt
    /// Options by their number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before it.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// At once, before anything changes.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Before each change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What an observer of a value is told.
public struct NSKeyValueObservedChange<Value> {
    /// How a value changed.
    public typealias Kind = NSKeyValueChange

    /// How it changed.
    public let kind: Kind
    /// The value after the change, where it was asked for.
    public let newValue: Value?
    /// The value before it, where it was asked for.
    public let oldValue: Value?
    /// The elements that changed, where elements did.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

/// The observing of a value: it ends with this.
public class NSKeyValueObservation: NSObject {
    private weak var object: AnyObject?
    private let id: ObjectIdentifier
    fileprivate let tell: (AnyObject, KeyValueChange) -> Void

    fileprivate init(_ object: AnyObject, tell: @escaping (AnyObject, KeyValueChange) -> Void) {
        self.object = object
        id = ObjectIdentifier(object)
        self.tell = tell
    }

    deinit { KeyValueObservers.all.remove(ObjectIdentifier(self), of: id) }

    /// Ends the observing.
    public func invalidate() { KeyValueObservers.all.remove(ObjectIdentifier(self), of: id) }

    /// Whether an object is the one that is observed: another may lie at its address later.
    fileprivate func observes(_ other: AnyObject) -> Bool { object === other }
}

/// What can be observed by key paths.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Has a closure called when `didChangeValue(for:)` says that a value has changed, and at once where the options say so.
    @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { observation(of: keyPath, options, changeHandler) }

    /// The same for a closure of any kind.
    package func observation<Value>(
        of keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation(self as AnyObject) { object, change in
            guard change.keyPath == keyPath, let object = object as? Self else { return }
            if change.isPrior, !options.contains(.prior) { return }
            let old = options.contains(.old) ? change.old as? Value : nil
            let new = options.contains(.new) && !change.isPrior ? object[keyPath: keyPath] : nil
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: change.kind, newValue: new, oldValue: old, indexes: change.indexes, isPrior: change.isPrior))
        }
        KeyValueObservers.all.add(observation, of: self as AnyObject)
        if options.contains(.initial) {
            observation.tell(self as AnyObject, KeyValueChange(keyPath: keyPath))
        }
        return observation
    }

    /// Says that a value is about to change.
    public func willChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
        let old = self[keyPath: keyPath]
        KeyValueObservers.all.announce(KeyValueChange(keyPath: keyPath, old: old, isPrior: true), of: self as AnyObject)
    }

    /// Says that a value has changed.
    public func didChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
        KeyValueObservers.all.complete(KeyValueChange(keyPath: keyPath), of: self as AnyObject)
    }

    /// Says that elements of a value are about to change.
    public func willChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: __owned KeyPath<Self, Value>
    ) {
        let change = KeyValueChange(
            keyPath: keyPath, kind: changeKind, old: self[keyPath: keyPath], indexes: indexes, isPrior: true)
        KeyValueObservers.all.announce(change, of: self as AnyObject)
    }

    /// Says that elements of a value have changed.
    public func didChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: __owned KeyPath<Self, Value>
    ) {
        let change = KeyValueChange(keyPath: keyPath, kind: changeKind, indexes: indexes)
        KeyValueObservers.all.complete(change, of: self as AnyObject)
    }
}

/// A change that is announced or has been made.
private struct KeyValueChange {
    var keyPath: AnyKeyPath
    var kind = NSKeyValueChange.setting
    var old: Any?
    var indexes: IndexSet?
    var isPrior = false
}

/// Who observes which object. Unchecked: all of it lies behind the lock, and closures are called outside of it.
private final class KeyValueObservers: @unchecked Sendable {
    static let all = KeyValueObservers()

    private struct Entry {
        weak var observation: NSKeyValueObservation?
        let id: ObjectIdentifier
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]
    /// The values before the changes that are announced and not made yet.
    private var announced: [ObjectIdentifier: [(keyPath: AnyKeyPath, old: Any?)]] = [:]

    func add(_ observation: NSKeyValueObservation, of object: AnyObject) {
        let entry = Entry(observation: observation, id: ObjectIdentifier(observation))
        lock.withLock { entries[ObjectIdentifier(object), default: []].append(entry) }
    }

    func remove(_ observation: ObjectIdentifier, of object: ObjectIdentifier) {
        lock.withLock {
            entries[object]?.removeAll { $0.id == observation }
            guard entries[object]?.isEmpty == true else { return }
            entries[object] = nil
            announced[object] = nil
        }
    }

    func announce(_ change: KeyValueChange, of object: AnyObject) {
        let observations = observations(of: object)
        guard !observations.isEmpty else { return }
        lock.withLock { announced[ObjectIdentifier(object), default: []].append((change.keyPath, change.old)) }
        for observation in observations { observation.tell(object, change) }
    }

    func complete(_ change: KeyValueChange, of object: AnyObject) {
        var change = change
        change.old = lock.withLock {
            let index = announced[ObjectIdentifier(object)]?.lastIndex { $0.keyPath == change.keyPath }
            return index.flatMap { announced[ObjectIdentifier(object)]?.remove(at: $0).old }
        }
        for observation in observations(of: object) { observation.tell(object, change) }
    }

    private func observations(of object: AnyObject) -> [NSKeyValueObservation] {
        lock.withLock { entries[ObjectIdentifier(object)]?.compactMap(\.observation) ?? [] }
            .filter { $0.observes(object) }
    }
}
