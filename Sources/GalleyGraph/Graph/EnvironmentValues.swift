/// A key of the environment.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where no one sets one.
    static var defaultValue: Value { get }
}

/// Values that flow from a view to everything inside it.
///
/// Setting a value adds a link to a chain; reading walks it from the newest, so copies are free. Both are inlinable: the keys are other
/// modules', and where a key's type is known there is no generic metadata to look up.
nonisolated public struct EnvironmentValues: CustomStringConvertible {
    @usableFromInline class Link {
        @usableFromInline let key: ObjectIdentifier
        private(set) var next: Link?
        /// The same as `next`, which keeps it: walked without counting references.
        @usableFromInline let following: Unmanaged<Link>?

        @usableFromInline init(key: ObjectIdentifier, next: Link?) {
            self.key = key
            self.next = next
            following = next.map(Unmanaged.passUnretained)
        }

        // Link by link: the stack would not hold ten thousands that free each other.
        deinit {
            var link = next.take()
            while isKnownUniquelyReferenced(&link) { link = link?.next.take() }
        }

        /// Whether the other link, of the same key, has the same value for sure.
        @usableFromInline func hasValue(of other: Link) -> Bool { false }

        /// The same value before another link.
        @usableFromInline func copied(before next: Link?) -> Link { Link(key: key, next: next) }
    }

    @usableFromInline class ValueLink<Value>: Link {
        @usableFromInline let value: Value

        @usableFromInline init(key: ObjectIdentifier, value: Value, next: Link?) {
            self.value = value
            super.init(key: key, next: next)
        }

        @usableFromInline override func copied(before next: Link?) -> Link {
            ValueLink(key: key, value: value, next: next)
        }
    }

    @usableFromInline final class EquatableLink<Value: Equatable>: ValueLink<Value> {
        @usableFromInline override init(key: ObjectIdentifier, value: Value, next: Link?) {
            super.init(key: key, value: value, next: next)
        }

        @usableFromInline override func hasValue(of other: Link) -> Bool {
            value == unsafeDowncast(other, to: EquatableLink<Value>.self).value
        }

        @usableFromInline override func copied(before next: Link?) -> Link {
            EquatableLink(key: key, value: value, next: next)
        }
    }

    @usableFromInline var newest: Link?

    /// The direction in which rows and text run.
    public var layoutDirection = LayoutDirection.leftToRight

    /// The values at the root of a picture: light, left to right, large text, the default locale.
    public init() {}

    /// Whether both are the same values for sure; others may be equal as well.
    package func isSame(as other: EnvironmentValues) -> Bool {
        newest === other.newest && layoutDirection == other.layoutDirection
    }

    /// These values with those that `inner` has set since it was `outer`.
    func adding(_ inner: EnvironmentValues, since outer: EnvironmentValues) -> EnvironmentValues {
        if newest === outer.newest { return inner }
        var result = self
        if inner.layoutDirection != outer.layoutDirection { result.layoutDirection = inner.layoutDirection }
        var added: [Link] = []
        var link = inner.newest
        while let current = link, current !== outer.newest {
            added.append(current)
            link = current.next
        }
        for link in added.reversed() { result.newest = link.copied(before: result.newest) }
        return result
    }

    /// The newest value of a key, which is always of the same type.
    @inlinable func find<Value>(_ key: ObjectIdentifier) -> Value? {
        // The newest link keeps the whole chain while it is walked.
        guard let newest else { return nil }
        return withExtendedLifetime(newest) {
            var link = Optional(Unmanaged.passUnretained(newest))
            while let current = link {
                if current._withUnsafeGuaranteedRef({ $0.key == key }) {
                    return current._withUnsafeGuaranteedRef { unsafeDowncast($0, to: ValueLink<Value>.self).value }
                }
                link = current._withUnsafeGuaranteedRef { $0.following }
            }
            return nil
        }
    }

    @inlinable mutating func add<Value>(_ key: ObjectIdentifier, _ value: Value) {
        newest = ValueLink(key: key, value: value, next: newest)
    }

    /// The value of a key of the program's own; the key's default if nothing around has set it (rules.md §20.1).
    @inlinable public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { find(ObjectIdentifier(key)) ?? K.defaultValue }
        set { add(ObjectIdentifier(key), newValue) }
    }

    /// A value that can be compared: environments that are made alike are then the same (see `Pool`).
    @inlinable public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value where K.Value: Equatable {
        get { find(ObjectIdentifier(key)) ?? K.defaultValue }
        set {
            let key = ObjectIdentifier(key)
            newest = EquatableLink(key: key, value: newValue, next: newest)
        }
    }

    /// The object of this type that an ancestor provides.
    func object<T: AnyObject>(_ type: T.Type) -> T? { find(ObjectIdentifier(ObjectKey<T>.self)) }

    @usableFromInline package mutating func setObject<T: AnyObject>(_ object: T) {
        add(ObjectIdentifier(ObjectKey<T>.self), object)
    }

    /// What an object is kept under: its type may be a separate key.
    private enum ObjectKey<T> {}

    public var description: String { "EnvironmentValues" }

    /// Environments made lately. The same change in the same place, as in the rows of a list, makes the same environment, so
    /// that what was found out in it need not be found out again.
    struct Pool {
        private var links: [Link] = []
        private var oldest = 0

        private static let most = 16

        /// Takes the known environment for one that is `outer` with one value more.
        mutating func share(_ made: inout EnvironmentValues, in outer: EnvironmentValues) {
            guard let new = made.newest, new !== outer.newest, new.next === outer.newest else { return }
            for link in links where link.next === new.next && link.key == new.key {
                if link === new || new.hasValue(of: link) {
                    made.newest = link
                    return
                }
            }
            if links.count < Self.most {
                links.append(new)
            } else {
                links[oldest] = new
                oldest = (oldest + 1) % Self.most
            }
        }
    }
}

/// A value that the environment has at the view's place.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value?
    private let name: String
    private var installed: Value?

    /// The value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        name = "\(Value.self)"
    }

    /// The observable object of this type that `environment(_:)` provides.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0.object(objectType) }
        name = "\(objectType)"
    }

    /// The observable object of this type, or nil if none is provided.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { .some($0.object(objectType)) }
        name = "\(objectType)"
    }

    /// The value around the view. Where an object that is not optional is missing the program stops, as on Apple's
    /// platforms.
    public var wrappedValue: Value {
        if let value = installed ?? read(EnvironmentValues()) { return value }
        // Apple's SwiftUI stops here as well: there is no value to go on with.
        fatalError("No Observable object of type \(name) found. Give the view one with .environment(…).")
    }
}

extension Environment: InstallableProperty, EnvironmentReader {
    package mutating func install(_ place: PropertyPlace) { installed = read(place.environment) }
}

/// Changes the environment of its content.
@usableFromInline package nonisolated struct EnvironmentModifier: PrimitiveModifier {
    @usableFromInline let change: (inout EnvironmentValues) -> Void

    @usableFromInline package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

    @inlinable @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        let outer = builder.changeEnvironment(modifier.change)
        Base._build(content, into: builder)
        builder.restoreEnvironment(outer)
    }

    @usableFromInline @MainActor package static func _list<Base: View>(
        _ modifier: Self, around content: Base, into elements: ViewElements
    ) {
        elements.builder.with(modifier.change) { Base._list(content, into: elements) }
    }
}

extension View {
    /// Sets an environment value for the view and everything inside it.
    @inlinable nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
        -> some View
    {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Provides an observable object to the `@Environment(Type.self)` properties of the views inside.
    @inlinable nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { if let object { $0.setObject(object) } })
    }

    /// Changes an environment value for the view and everything inside it.
    @inlinable nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}
