import GalleyGraph

/// Where a finger was a moment ago: its speed.
struct PointerTrail {
    private var samples: [PointerSample] = []

    /// How long a movement counts, in seconds.
    private static let memory: TimeInterval = 0.1

    mutating func take(_ sample: PointerSample) {
        samples.removeAll { sample.time - $0.time > Self.memory }
        // A finger goes up where it was.
        if sample.kind != .up { samples.append(sample) }
    }

    /// In points a second; nothing where no time has passed.
    var velocity: CGVector {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGVector(
            dx: (last.location.x - first.location.x) / time, dy: (last.location.y - first.location.y) / time)
    }
}
