import GalleyGraph

/// What a pointer does, as a gesture sees it.
struct PointerSample {
    enum Kind { case down, moved, up }

    var kind: Kind
    /// In the window, in points.
    var location: CGPoint
    /// Where the other finger is, of two; nil for one alone.
    var second: CGPoint?
    /// On the view's clock, in seconds.
    var time: TimeInterval
}

/// Where a gesture's view lies, and the date of its clock.
@MainActor
final class GestureSpace {
    var frames = CoordinateFrames()
    /// The view's size.
    var size = CGSize.zero
    /// The date at the clock's zero.
    var start = Date(timeIntervalSinceReferenceDate: 0)

    /// A point of the window in a coordinate space.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        let matrix = frames.toGlobal
        guard space != .global, abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else { return point }
        let own = point.applying(matrix.inverted())
        return frames.convert(CGRect(origin: own, size: .zero), to: space).origin
    }
}

/// The recognition of a gesture, whatever its value.
@MainActor
class Recognition {
    enum State { case possible, active, ended, failed }

    /// How far the gesture has got.
    var state: State { .failed }
    /// Whether gestures of less precedence wait although this one has not begun: it has got a part of what it wants.
    var holdsOthersBack: Bool { false }
    /// Whether two fingers together are something for it, or for a part of it.
    var takesTwoFingers: Bool { false }
    /// Whether it follows a finger that moves, or a part of it does: what scrolls around it leaves the finger to it.
    var followsFinger: Bool { false }
    /// When the gesture has to be told the time, on the view's clock.
    var nextMoment: TimeInterval? { nil }

    func handle(_ sample: PointerSample) {}
    func tick(_ time: TimeInterval) {}
    /// Runs the actions for what is new since the last time.
    func deliver() {}
    /// Calls the gesture off: what lasts only as long as it does goes back.
    func cancel() {}
    /// Takes the actions of a newer build of the same gesture.
    func refresh(with gesture: any Gesture) {}
}

/// The recognition of a gesture with a value.
@MainActor
class ValueRecognition<Value>: Recognition {
    /// The value while the gesture is active, and at its end.
    var value: Value? { nil }
}

/// A gesture whose recognition is known.
@MainActor
protocol RecognizedGesture: Gesture {
    func recognition(in space: GestureSpace) -> ValueRecognition<Value>
}

@MainActor
enum Recognizer {
    /// The recognition of a gesture; nil for one that nothing recognises.
    static func make<G: Gesture>(_ gesture: G, in space: GestureSpace) -> ValueRecognition<G.Value>? {
        if let known = gesture as? any RecognizedGesture { return open(known, space) as? ValueRecognition<G.Value> }
        if G.Body.self == Never.self { return nil }
        let inner: Recognition? = make(gesture.body, in: space)
        return inner as? ValueRecognition<G.Value>
    }

    private static func open<R: RecognizedGesture>(_ gesture: R, _ space: GestureSpace) -> Recognition {
        gesture.recognition(in: space)
    }

    /// Hands a newer build's gesture to the recognition of an older one.
    static func refresh(_ recognition: Recognition?, with gesture: some Gesture) {
        var current: any Gesture = gesture
        while !(current is any RecognizedGesture) {
            guard let next = body(of: current) else { return }
            current = next
        }
        recognition?.refresh(with: current)
    }

    private static func body<G: Gesture>(of gesture: G) -> (any Gesture)? {
        G.Body.self == Never.self ? nil : gesture.body
    }
}
