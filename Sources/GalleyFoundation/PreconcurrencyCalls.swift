import Foundation

// What source for Apple's platforms calls in place of Foundation's and Dispatch's own (`galley-syntax --as`): of a closure that
// touches what is the main actor's the compiler at most warns there.

extension Timer {
    /// `scheduledTimer(withTimeInterval:repeats:block:)`.
    @preconcurrency @discardableResult
    public class func _scheduled(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer { scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block) }
}

extension NotificationCenter {
    /// `addObserver(forName:object:queue:using:)`.
    @preconcurrency @discardableResult
    public func _observe(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { addObserver(forName: name, object: object, queue: queue, using: block) }
}

extension DispatchQueue {
    /// `async(group:qos:flags:execute:)`.
    @preconcurrency
    public func _run(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) { async(group: group, qos: qos, flags: flags, execute: work) }

    /// `async(execute:)` of what can be waited for.
    public func _run(execute work: DispatchWorkItem) { async(execute: work) }

    /// `asyncAfter(deadline:qos:flags:execute:)`.
    @preconcurrency
    public func _runAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) { asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work) }

    /// `asyncAfter(deadline:execute:)` of what can be waited for.
    public func _runAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: deadline, execute: work)
    }
}
