import GalleyGraph

/// The tracks of an animation, each with its keyframes.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes

    /// What the keyframes consist of.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the tracks. Types with a body need none of their own.
    static func _add(_ keyframes: Self, to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public static func _add(_ keyframes: Self, to tracks: inout _KeyframeTracks<Value>) {
        Body._add(keyframes.body, to: &tracks)
    }
}

/// Tracks that change parts of one value at the same time.
public struct _KeyframeTracks<Root> {
    fileprivate var tracks: [(inout Root, Root, TimeInterval) -> Void] = []

    /// How long the longest track takes, in seconds.
    fileprivate(set) var duration: TimeInterval = 0

    init() {}

    /// The value after a time.
    func value(at time: TimeInterval, from start: Root) -> Root {
        var value = start
        for track in tracks { track(&value, start, time) }
        return value
    }
}

/// Keyframes of a part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// Keyframes of the part that a key path names.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    init(_ keyPath: WritableKeyPath<Root, Value>, _ content: Content) {
        self.keyPath = keyPath
        self.content = content
    }

    public var body: Self { self }

    public static func _add(_ keyframes: Self, to tracks: inout _KeyframeTracks<Root>) {
        var path = _KeyframePath<Value>()
        Content._add(keyframes.content, to: &path)
        let keyPath = keyframes.keyPath
        tracks.tracks.append { value, start, time in
            value[keyPath: keyPath] = path.value(at: time, from: start[keyPath: keyPath])
        }
        tracks.duration = max(tracks.duration, path.duration)
    }
}
