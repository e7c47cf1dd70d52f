import GalleyGraph

/// A value at each moment of its keyframes.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: _KeyframeTracks<Value>

    /// The tracks' values by the time, in seconds from the beginning.
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe.
    ///   - content: The keyframes, track by track.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init<K: Keyframes>(_ initialValue: Value, _ keyframes: K) where K.Value == Value {
        self.initialValue = initialValue
        var tracks = _KeyframeTracks<Value>()
        K._add(keyframes, to: &tracks)
        self.tracks = tracks
    }

    /// How long the longest track takes, in seconds.
    public var duration: TimeInterval { tracks.duration }

    /// The value after a time, in seconds.
    public func value(time: Double) -> Value { tracks.value(at: time, from: initialValue) }

    /// The value after a part of the whole time, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Sets a value to what it is after a time, in seconds.
    public func update(value: inout Value, time: Double) { value = self.value(time: time) }

    /// Sets a value to what it is after a part of the whole time, 0…1.
    public func update(value: inout Value, progress: Double) { value = self.value(progress: progress) }
}
