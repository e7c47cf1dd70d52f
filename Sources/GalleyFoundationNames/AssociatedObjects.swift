import Foundation

/// How an object holds what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not at all: what goes away is gone here, too.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// As its own.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of it.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// As its own.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// A copy of it.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// What is associated with an object under a key; nil where that is nothing.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    instance(of: object).flatMap { AssociatedObjects.all.value(of: $0, UInt(bitPattern: key)) }
}

/// Associates something with an object under a key, or nothing.
///
/// What an object held it lets go of some time after it has gone, when others are given something, and not, as on Apple's
/// platforms, at that moment.
/// Nothing is associated with a value that is no object: it would be lost at once there, too.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let object = instance(of: object) else { return }
    AssociatedObjects.all.set(value.flatMap { Association($0, policy) }, of: object, UInt(bitPattern: key))
}

/// Takes away all that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    if let object = instance(of: object) { AssociatedObjects.all.removeAll(of: object) }
}

/// The object that a value is; nil where it is none.
private func instance(of value: Any) -> AnyObject? {
    if type(of: value) is AnyClass { return value as AnyObject }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let (_, wrapped) = mirror.children.first else { return nil }
    return instance(of: wrapped)
}

private enum Association {
    case held(Any)
    case seen(Weak)

    struct Weak { weak var object: AnyObject? }

    init?(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            // A value that is no object lies in one that nothing else holds.
            guard let object = instance(of: value) else { return nil }
            self = .seen(Weak(object: object))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            self = .held((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .held(value)
        }
    }

    var value: Any? {
        switch self {
        case .held(let value): value
        case .seen(let weak): weak.object
        }
    }
}

/// What is associated with objects. Unchecked: all of it lies behind the lock.
private final class AssociatedObjects: @unchecked Sendable {
    static let all = AssociatedObjects()

    private struct Entry {
        weak var object: AnyObject?
        var values: [UInt: Association] = [:]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// At how many entries those of objects that are gone are looked for next.
    private var limit = 64

    func value(of object: AnyObject, _ key: UInt) -> Any? {
        lock.withLock {
            // Another object may have lain at the address before.
            entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.values[key]?.value : nil }
        }
    }

    func set(_ association: Association?, of object: AnyObject, _ key: UInt) {
        change(object) { $0.values[key] = association }
    }

    func removeAll(of object: AnyObject) { change(object) { $0.values = [:] } }

    private func change(_ object: AnyObject, _ change: (inout Entry) -> Void) {
        // What goes away may call back when it does: after the lock is given up.
        var gone: [Entry] = []
        lock.withLock {
            let id = ObjectIdentifier(object)
            if let old = entries[id] { gone.append(old) }
            var entry = entries[id].flatMap { $0.object === object ? $0 : nil } ?? Entry(object: object)
            change(&entry)
            entries[id] = entry.values.isEmpty ? nil : entry
            if entries.count >= limit {
                gone += entries.values.filter { $0.object == nil }
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
        }
        withExtendedLifetime(gone) {}
    }
}
