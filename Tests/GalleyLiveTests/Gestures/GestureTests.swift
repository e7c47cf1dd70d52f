import Galley
import GalleyTestSupport
import Testing

@testable import GalleyLive
@testable import GalleyViews

/// What files write: it compiles, is laid out as if it were not there, and is kept.
private struct Touched: View {
    @GestureState private var isDragging = false
    @GestureState private var zoom: CGFloat = 1
    @State private var offset = CGSize.zero

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { offset = $0.predictedEndTranslation }
    }

    var body: some View {
        box(40, 20)
            .gesture(drag)
            .highPriorityGesture(TapGesture(count: 2).onEnded {}, including: .gesture)
            .simultaneousGesture(MagnifyGesture().onChanged { _ = $0.magnification })
            .gesture(MagnificationGesture().updating($zoom) { value, state, _ in state = value })
            .gesture(RotateGesture().simultaneously(with: SpatialTapGesture()).onEnded { _ = $0.second?.location })
            .gesture(
                LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
                    if case .second(true, let drag?) = value { offset = drag.translation }
                }
            )
            .onTapGesture {}
            .onTapGesture(count: 2) {}
            .onTapGesture { _ = $0.x }
            .onLongPressGesture(minimumDuration: 1, maximumDistance: 5, pressing: { _ in }, perform: {})
            .onLongPressGesture {}
            .contentShape(Rectangle())
            .contentShape(.hoverEffect, Circle())
            .allowsHitTesting(false)
            .onHover { _ in }
    }
}

@MainActor @Suite("Gestures at rest")
struct GestureTests {
    private func interactions(_ view: some View) -> [Interaction] {
        let (tree, _) = RenderedView.layOut(view, RenderOptions())
        return (0..<tree.pass.count).compactMap { tree.item($0)?.interaction?.interaction }
    }

    @Test func changeNoLayoutAndNoPicture() throws {
        let plain = RenderedView(box(40, 20))
        let touched = RenderedView(Touched())
        #expect(touched.size == plain.size)
        #expect(try touched.pngData() == plain.pngData())
        #expect(touched.diagnostics.isEmpty)
    }

    @Test func areKeptUnderTheirView() {
        let kept = interactions(Touched())
        let gestures = kept.compactMap { if case .gesture(let gesture) = $0 { gesture } else { nil } }
        #expect(gestures.count == 11)
        #expect(gestures.filter { $0.precedence == .before }.map(\.mask) == [.gesture])
        #expect(kept.count == 15)
    }

    @Test func absentGestures() {
        let gesture: TapGesture? = nil
        let kept = interactions(box(10, 10).gesture(gesture).gesture(TapGesture(), isEnabled: false))
        #expect(kept.count == 2)
    }
}
