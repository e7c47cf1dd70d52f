import GalleyGraph

/// Recognises that a finger lifts a view: it stays for a while, and drags it from then on.
@MainActor
final class LiftRecognition: Recognition {
    private let duration: TimeInterval
    private let hand: DragHand
    private var start: PointerSample?
    private var last = CGPoint.zero
    private var phase = State.possible
    private var hasBegun = false

    /// As long as iOS waits, in seconds, and how far the finger may move meanwhile, in points: those of a long press.
    static let usual = LongPressGesture().minimumDuration
    private static let slop = LongPressGesture().maximumDistance

    /// What is done to what is dragged.
    struct DragHand {
        /// Returns whether there is something.
        var lift: @MainActor (CGPoint) -> Bool
        var move: @MainActor (CGPoint) -> Void
        var drop: @MainActor (CGPoint) -> Void
        var cancel: @MainActor () -> Void
    }

    init(after duration: TimeInterval, _ hand: DragHand) { (self.duration, self.hand) = (duration, hand) }

    override var state: State { phase }
    override var nextMoment: TimeInterval? { phase == .possible ? start.map { $0.time + duration } : nil }

    override func handle(_ sample: PointerSample) {
        if sample.kind == .down { start = sample }
        tick(sample.time)
        last = sample.location
        switch (sample.kind, phase) {
        case (.moved, .possible):
            if let start, start.location.distance(to: sample.location) > Self.slop { phase = .failed }
        case (.up, .possible): phase = .failed
        case (.up, .active): phase = .ended
        default: break
        }
    }

    override func tick(_ time: TimeInterval) {
        guard let moment = nextMoment, time >= moment, let start else { return }
        (phase, last) = (.active, start.location)
    }

    override func deliver() {
        guard phase == .active || phase == .ended, let start else { return }
        if !hasBegun {
            hasBegun = true
            guard hand.lift(start.location) else {
                phase = .failed
                return
            }
        }
        if phase == .ended { hand.drop(last) } else { hand.move(last) }
    }

    override func cancel() {
        if hasBegun, phase == .active { hand.cancel() }
        if phase != .ended { phase = .failed }
    }
}
