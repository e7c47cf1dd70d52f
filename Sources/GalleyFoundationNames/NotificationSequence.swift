import Foundation

// Source: Apple's pages of NotificationCenter.notifications(named:object:) and of NotificationCenter.Notifications.

extension NotificationCenter {
    /// Notifications of a name as they come, from the moment on that they are asked for.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }

    /// Notifications as they come, without an end.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        private let stream: AsyncStream<Passed<Notification>>

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            let (stream, continuation) = AsyncStream.makeStream(of: Passed<Notification>.self)
            let observer = Passed(
                value: center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(Passed(value: $0))
                })
            let center = Passed(value: center)
            continuation.onTermination = { _ in center.value.removeObserver(observer.value) }
            self.stream = stream
        }

        /// Waits for one after another.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(inner: stream.makeAsyncIterator()) }

        /// What waits for one after another.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var inner: AsyncStream<Passed<Notification>>.AsyncIterator

            /// The next one; nil where the task that waits is cancelled.
            public mutating func next() async -> Notification? { await inner.next()?.value }
            /// The next one, for who waits on an actor.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await inner.next(isolation: actor)?.value
            }
        }
    }
}

/// What is handed from who posts to who waits.
private struct Passed<Value>: @unchecked Sendable {
    // Unchecked: it is used by one side at a time.
    let value: Value
}
