import Foundation
import GalleyFoundationNames
import OpenCombine

extension NSObject {
    /// The values of a property, as far as changes of it are announced (`observe(_:options:changeHandler:)`).
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        /// What it sends.
        public typealias Output = Value
        /// It does not fail.
        public typealias Failure = Never

        /// What is observed.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// When it sends.
        public let options: NSKeyValueObservingOptions

        /// The values of a property.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Lets a subscriber observe.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subscriber.receive(subscription: KeyValueSubscription(self, subscriber))
        }

        /// Whether they observe the same, likewise.
        public static func == (one: Self, other: Self) -> Bool {
            one.object === other.object && one.keyPath == other.keyPath && one.options == other.options
        }
    }
}

extension NSObject.KeyValueObservingPublisher {
    /// That there is a value, and not which.
    public func didChange() -> Publishers.Map<Self, Void> { map { _ in } }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// The values of a property: the one that it has, and those that are announced.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

/// Hands a property's values on as they are asked for; the last one waits where it began with none.
///
/// Unchecked: what changes lies behind the lock, which is given up before the subscriber is called.
private final class KeyValueSubscription<Subject: NSObject, Value, Downstream: Subscriber>: Subscription,
    @unchecked Sendable
where Downstream.Input == Value, Downstream.Failure == Never {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var waiting: Value?
    private var observation: NSKeyValueObservation?
    private let keepsLast: Bool

    init(_ publisher: NSObject.KeyValueObservingPublisher<Subject, Value>, _ downstream: Downstream) {
        self.downstream = downstream
        keepsLast = publisher.options.contains(.initial)
        let keyPath = publisher.keyPath
        observation = publisher.object.observation(of: keyPath, publisher.options) { [weak self] object, _ in
            self?.send(object[keyPath: keyPath])
        }
    }

    private func send(_ value: Value) {
        lock.lock()
        guard let downstream, demand > .none else {
            if keepsLast, downstream != nil { waiting = value }
            return lock.unlock()
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        if more > .none { lock.withLock { demand += more } }
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        let value = waiting
        waiting = nil
        lock.unlock()
        if let value { send(value) }
    }

    func cancel() {
        lock.lock()
        let ended = observation
        observation = nil
        downstream = nil
        waiting = nil
        lock.unlock()
        ended?.invalidate()
    }
}
