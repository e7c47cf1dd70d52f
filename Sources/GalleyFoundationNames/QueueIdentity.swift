import Dispatch

// Queues are objects of Foundation's on Apple's platforms, and are compared as such.
extension DispatchQueue {
    /// Whether both are one queue.
    public static func == (lhs: DispatchQueue, rhs: DispatchQueue) -> Bool { lhs === rhs }
    /// Whether they are two queues.
    public static func != (lhs: DispatchQueue, rhs: DispatchQueue) -> Bool { lhs !== rhs }
}
