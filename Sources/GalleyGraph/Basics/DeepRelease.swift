/// Frees values whose freeing frees others of their kind, without recursing all the way down: the stack would not hold
/// a hundred thousand.
package enum DeepRelease {
    /// One per thread: values are freed wherever their last reference goes.
    private final class Queue {
        var depth = 0
        var waiting: [Any] = []
    }

    private static let deepest = 64

    private static var queue: Queue {
        let key = "Galley.DeepRelease"
        if let queue = Thread.current.threadDictionary[key] as? Queue { return queue }
        let queue = Queue()
        Thread.current.threadDictionary[key] = queue
        return queue
    }

    /// Frees `value`, now or, far down, when those around it are gone.
    package static func release<T>(_ value: inout T?) {
        if case .none = value { return }
        let queue = queue
        if queue.depth >= deepest {
            queue.waiting.append(value as Any)
            value = nil
            return
        }
        queue.depth += 1
        value = nil
        queue.depth -= 1
        while queue.depth == 0, !queue.waiting.isEmpty {
            queue.depth += 1
            // Taken out and dropped at once, while the depth counts it.
            _ = queue.waiting.removeLast()
            queue.depth -= 1
        }
    }
}
