import GalleyGraph

/// What a finger's coming and going means: the recognitions of the gestures that lie under it, and who of them goes first.
///
/// A gesture gives way to those of the views inside (`gesture(_:)`), goes before them (`highPriorityGesture(_:)`) or on beside them
/// (`simultaneousGesture(_:)`): Apple's documentation of the three. Once one has begun, the others are called off.
@MainActor
final class PointerSession {
    /// A gesture of a view under the finger.
    @MainActor
    final class Candidate {
        let key: Identity
        let recognition: Recognition
        let space: GestureSpace
        let isSimultaneous: Bool
        /// Whether those of less precedence wait until it has failed.
        let goesFirst: Bool
        /// Whether it opens a menu: where others take a tap it takes none.
        let isMenu: Bool
        /// Whether it is a movement of the system's, which takes no tap.
        let isSystems: Bool
        /// Whether it has been told the end.
        var isDone = false

        init(
            key: Identity, recognition: Recognition, space: GestureSpace, isSimultaneous: Bool = false,
            goesFirst: Bool = false, isMenu: Bool = false, isSystems: Bool = false
        ) {
            self.key = key
            self.recognition = recognition
            self.space = space
            self.isSimultaneous = isSimultaneous
            self.goesFirst = goesFirst
            self.isMenu = isMenu
            self.isSystems = isSystems
        }
    }

    /// In the order of precedence.
    private(set) var candidates: [Candidate] = []
    /// Where the finger went down.
    private(set) var start = CGPoint.zero
    private(set) var isDown = false

    var isOver: Bool { !isDown && candidates.allSatisfy(\.isDone) }

    var nextMoment: TimeInterval? { candidates.filter { !$0.isDone }.compactMap(\.recognition.nextMoment).min() }

    /// A finger comes down on views; `make` gives the candidates in their order, where they are not known from the tap before.
    func begin(_ sample: PointerSample, _ found: [Candidate]) {
        start = sample.location
        isDown = true
        let known = candidates.filter { candidate in
            !candidate.isDone && found.contains { $0.key == candidate.key }
        }
        for lost in candidates where !lost.isDone && !known.contains(where: { $0 === lost }) { end(lost) }
        candidates = found.map { new in known.first { $0.key == new.key } ?? new }
        handle(sample)
    }

    func handle(_ sample: PointerSample) {
        if sample.kind == .up { isDown = false }
        for candidate in candidates where !candidate.isDone { candidate.recognition.handle(sample) }
        resolve()
    }

    func tick(_ time: TimeInterval) {
        for candidate in candidates where !candidate.isDone { candidate.recognition.tick(time) }
        resolve()
    }

    /// Forgets the gestures of a finger that is gone; all are over.
    func forget() { candidates = [] }

    /// The system takes the finger away.
    func cancel() {
        isDown = false
        for candidate in candidates where !candidate.isDone { end(candidate) }
    }

    private func end(_ candidate: Candidate) {
        candidate.isDone = true
        candidate.recognition.cancel()
    }

    /// Lets those act that may.
    private func resolve() {
        var isHeldBack = false
        for candidate in candidates where !candidate.isDone {
            let recognition = candidate.recognition
            switch recognition.state {
            case .failed:
                candidate.isDone = true
                recognition.deliver()
            case .possible:
                recognition.deliver()
                if !candidate.isSimultaneous, candidate.goesFirst || recognition.holdsOthersBack { isHeldBack = true }
            case .active, .ended:
                if isHeldBack, !candidate.isSimultaneous { continue }
                if !candidate.isSimultaneous {
                    for other in candidates where other !== candidate && !other.isSimultaneous && !other.isDone {
                        end(other)
                    }
                }
                if recognition.state == .ended { candidate.isDone = true }
                recognition.deliver()
            }
        }
    }
}

/// The press of a button: it acts when the finger goes up over it. Sliding off calls it off until the finger is back.
@MainActor
final class PressRecognition: Recognition {
    private var target: PressTarget
    private let contains: (CGPoint) -> Bool
    private var phase = State.possible
    private var isPressed = false
    private var isInside = false
    private var hasActed = false

    init(_ target: PressTarget, contains: @escaping (CGPoint) -> Bool) {
        self.target = target
        self.contains = contains
    }

    override var state: State { phase }

    func refresh(_ target: PressTarget) { self.target = target }

    override func handle(_ sample: PointerSample) {
        switch sample.kind {
        case .down: isInside = true
        case .moved: isInside = contains(sample.location)
        case .up:
            isInside = false
            phase = contains(sample.location) ? .ended : .failed
        }
    }

    override func deliver() {
        show(isInside && phase == .possible)
        guard phase == .ended, !hasActed else { return }
        hasActed = true
        target.act()
    }

    override func cancel() {
        if phase == .possible { phase = .failed }
        show(false)
    }

    private func show(_ pressed: Bool) {
        guard pressed != isPressed else { return }
        isPressed = pressed
        target.setPressed(pressed)
    }
}
