/// Frees values whose freeing frees others of their kind, without recursing all the way down: the stack would not hold
/// a hundred thousand.
package enum Graveyard {
    /// One per thread: values are freed wherever their last reference goes.
    private final class Pit {
        var depth = 0
        var waiting: [Any] = []
    }

    private static let deepest = 64

    private static var pit: Pit {
        let key = "Galley.Graveyard"
        if let pit = Thread.current.threadDictionary[key] as? Pit { return pit }
        let pit = Pit()
        Thread.current.threadDictionary[key] = pit
        return pit
    }

    /// Frees `value`, now or, far down, when those around it are gone.
    package static func bury<T>(_ value: inout T?) {
        if case .none = value { return }
        let pit = pit
        if pit.depth >= deepest {
            pit.waiting.append(value as Any)
            value = nil
            return
        }
        pit.depth += 1
        value = nil
        pit.depth -= 1
        while pit.depth == 0, !pit.waiting.isEmpty {
            pit.depth += 1
            // Taken out and dropped at once, while the depth counts it.
            _ = pit.waiting.removeLast()
            pit.depth -= 1
        }
    }
}
