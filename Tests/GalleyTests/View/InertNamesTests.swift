import Galley
import GalleyTestSupport
import Testing

private struct ModeKey: FocusedValueKey { typealias Value = Binding<Bool> }

extension FocusedValues {
    fileprivate var mode: Binding<Bool>? {
        get { self[ModeKey.self] }
        set { self[ModeKey.self] = newValue }
    }
}

private struct Snap: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if context.velocity.dy > 0 { target.rect.origin.y = min(target.rect.minY, context.contentSize.height) }
    }
}

private struct Everything: View {
    @FocusedValue(\.mode) private var mode
    @FocusedBinding(\.mode) private var isOn
    @AccessibilityFocusState private var isRead: Bool
    @GestureState(initialValue: 3, resetTransaction: Transaction()) private var moved
    @GestureState(reset: { _, transaction in transaction.animation = nil }) private var turned = Angle.zero
    @GestureState private var point: CGPoint?

    var body: some View {
        Color.red.frame(width: CGFloat(moved) * 10, height: mode == nil && isOn == nil && point == nil ? 20 : 0)
            .rotationEffect(turned)
            .focusedValue(\.mode, .constant(true)).focusedSceneValue(\.mode, .constant(true))
            .accessibilityFocused($isRead)
            .onMoveCommand { _ in }.onExitCommand {}.onDeleteCommand {}.onPlayPauseCommand {}
            .geometryGroup()
            .scrollTargetLayout().scrollTarget()
            .scrollTargetBehavior(.paging).scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .scrollTargetBehavior(Snap())
            .scrollBounceBehavior(.basedOnSize, axes: .vertical)
            .scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: moved)
            .scrollDisabled(true)
    }
}

private struct EnabledReader: View {
    @Environment(\.isScrollEnabled) private var isEnabled
    let note: (Bool) -> Void

    var body: some View {
        note(isEnabled)
        return Color.clear
    }
}

/// Apple's documentation: at rest, without the focus, these change nothing.
@Suite("Names that change nothing at rest")
@MainActor
struct InertNamesTests {
    @Test func pictureIsTheSame() {
        let rendered = RenderedView(Everything())
        #expect(rendered.size == CGSize(width: 30, height: 20))
        #expect(rendered.diagnostics.isEmpty)
    }

    @Test("Scrolling that was turned off stays off further inside")
    func disabledScrolling() {
        var found: [Bool] = []
        _ = RenderedView(
            VStack {
                EnabledReader { found.append($0) }
                EnabledReader { found.append($0) }.scrollDisabled(false).scrollDisabled(true)
            })
        #expect(Set(found) == [true, false] && found.last == false)
    }

    @Test("A device is not followed, and a note says so")
    func device() {
        let rendered = RenderedView(Color.red.previewDevice("iPhone SE"))
        #expect(rendered.diagnostics.map(\.severity) == [.note])
        #expect(RenderedView(Color.red.previewDevice(nil)).diagnostics.isEmpty)
    }
}
