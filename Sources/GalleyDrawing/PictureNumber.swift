import Synchronization

/// Tells pictures apart for longer than they live: an address may be another picture's later on.
enum PictureNumber {
    private static let last = Atomic<UInt64>(0)

    static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
