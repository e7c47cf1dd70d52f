import GalleyGraph

/// A long press that tells when the finger comes down and when it is gone or the time is over.
nonisolated struct PressingGesture: PrimitiveGesture {
    typealias Value = Bool

    let content: LongPressGesture
    let onPressingChanged: ((Bool) -> Void)?
}

extension PressingGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Bool> {
        PressingRecognition(self, LongPressRecognition(content))
    }
}

@MainActor
private final class PressingRecognition: WrappingRecognition<Bool, Bool> {
    private var action: ((Bool) -> Void)?
    private var isPressing = false

    init(_ gesture: PressingGesture, _ inner: ValueRecognition<Bool>) {
        action = gesture.onPressingChanged
        super.init(inner)
    }

    override var value: Bool? { inner.value }

    override func deliver() {
        inner.deliver()
        tell(inner.state == .possible && inner.value == true)
    }

    override func cancel() {
        inner.cancel()
        tell(false)
    }

    private func tell(_ pressing: Bool) {
        guard pressing != isPressing else { return }
        isPressing = pressing
        action?(pressing)
    }

    override func refresh(with gesture: any Gesture) {
        if let gesture = gesture as? PressingGesture { action = gesture.onPressingChanged }
    }
}
