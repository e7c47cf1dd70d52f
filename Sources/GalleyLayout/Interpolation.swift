extension Animatable {
    /// The moment between two values that an animation shows when it is this far: 0 is `start`, 1 is `end`.
    ///
    /// What is not part of `animatableData` is that of `end`, as in an animation, which starts from the new state. Springs
    /// overshoot: `progress` may lie outside of 0…1.
    public static func interpolated(from start: Self, to end: Self, progress: Double) -> Self {
        var moment = end
        guard progress != 1 else { return moment }
        var data = start.animatableData
        if progress != 0 {
            var difference = end.animatableData - data
            difference.scale(by: progress)
            data += difference
        }
        moment.animatableData = data
        return moment
    }
}
