import Dispatch

// Queues are objects of Foundation's on Apple's platforms, and are compared as such. Here `DispatchQueue.main` is another object each time,
// around the same queue of libdispatch.
extension DispatchQueue {
    private var queue: OpaquePointer? {
        Mirror(reflecting: self).children.first { $0.label == "__wrapped" }?.value as? OpaquePointer
    }

    /// Whether both are one queue.
    public static func == (lhs: DispatchQueue, rhs: DispatchQueue) -> Bool {
        lhs === rhs || (lhs.queue != nil && lhs.queue == rhs.queue)
    }
    /// Whether they are two queues.
    public static func != (lhs: DispatchQueue, rhs: DispatchQueue) -> Bool { !(lhs == rhs) }
}
