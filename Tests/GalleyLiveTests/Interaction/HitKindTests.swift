import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Where a finger finds a view, by what the view does with it. A view is hit where it draws; some count as a whole (Apple's
/// documentation of `contentShape(_:eoFill:)`).
@MainActor @Suite("Where a finger finds what")
struct HitKindTests {
    /// Two boxes of 20 by 10, with a gap of 10 between them, at the left of a window of 100 by 10.
    private func row(_ interaction: Interaction) -> some View {
        HStack(spacing: 10) {
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 20, height: 10)
        }
        .modifier(InteractionModifier(kind: "kind", interaction: interaction))
        .frame(width: 100, height: 10, alignment: .leading)
    }

    /// Whether the view is found on its first box, in its gap and beside it.
    private func found(_ interaction: Interaction) -> [Bool] {
        let host = ViewHost(row(interaction), size: CGSize(width: 100, height: 10))
        return [10, 25, 60].map { !host.views(at: CGPoint(x: $0, y: 5)).isEmpty }
    }

    private func press(_ isSolid: Bool) -> Interaction {
        .press(PressTarget(isSolid: isSolid, setPressed: { _ in }, act: {}))
    }

    @Test("On what it draws, in its gaps, or nowhere") func kinds() {
        let attached = AttachedGesture(gesture: TapGesture(), precedence: .after, mask: .all)
        let swipe = SwipeTarget(isChosen: false, delete: nil, move: { _, _ in }, end: { _, _ in })
        let drawn = [true, false, false], all = [true, true, false], none = [false, false, false]
        let cases: [(Interaction, [Bool])] = [
            (.gesture(attached), drawn), (press(false), drawn), (press(true), all), (.swipe(swipe), all),
            (.focusTarget(FocusTarget(text: nil)), all), (.contextMenu {}, all),
            (.dropTarget(DropTarget { _, _, _ in true }), drawn), (.allowsHitTesting(true), drawn),
            (.allowsHitTesting(false), none), (.staysInFrame, drawn), (.url { _ in }, drawn),
        ]
        for (index, (interaction, wanted)) in cases.enumerated() {
            #expect(found(interaction) == wanted, "case \(index)")
        }
        DropTarget.isSought = true
        let sought = found(.dropTarget(DropTarget { _, _, _ in true }))
        DropTarget.isSought = false
        #expect(sought == all)
    }

    @Test("An outline counts in place of what is drawn, its holes as it says; outlines for other uses do not")
    func shapes() {
        func path(_ rect: CGRect) -> Path {
            var path = Path(CGRect(x: 0, y: 0, width: 30, height: 10))
            path.addRect(CGRect(x: 5, y: 0, width: 10, height: 10))
            return path
        }
        #expect(found(.contentShape(.interaction, path, isEvenOdd: false)) == [true, true, false])
        #expect(found(.contentShape(.interaction, path, isEvenOdd: true)) == [false, true, false])
        #expect(found(.contentShape([.interaction, .dragPreview], path, isEvenOdd: false)) == [true, true, false])
        #expect(found(.contentShape(.hoverEffect, path, isEvenOdd: false)) == [true, false, false])
        // The outline is the view's, wherever the view lies.
        let host = ViewHost(
            row(.contentShape(.interaction, path, isEvenOdd: false)).offset(x: 40, y: 3),
            size: CGSize(width: 140, height: 20))
        // Centred it begins at (20, 5), and is shown 40 further right and 3 lower.
        let seen = [(59, 10), (61, 9), (61, 17), (89, 10), (91, 10), (61, 19)].map { (x, y) in
            !host.views(at: CGPoint(x: x, y: y)).isEmpty
        }
        #expect(seen == [false, true, true, true, false, false])
    }

    @Test("A control that is drawn beyond its frame is found inside of it alone") func frames() {
        let wide = Color.red.frame(width: 60, height: 10)
            .modifier(InteractionModifier(kind: "kind", interaction: .staysInFrame))
            .frame(width: 20, height: 10).frame(width: 100, height: 10)
        let host = ViewHost(wide, size: CGSize(width: 100, height: 10))
        // The frame of 20 lies from 40 to 60, what is drawn from 20 to 80.
        #expect([30, 41, 59, 70].map { !host.views(at: CGPoint(x: $0, y: 5)).isEmpty } == [false, true, true, false])
        let free = Color.red.frame(width: 60, height: 10).frame(width: 20, height: 10).frame(width: 100, height: 10)
        let other = ViewHost(free, size: CGSize(width: 100, height: 10))
        #expect([30, 41, 59, 70].map { !other.views(at: CGPoint(x: $0, y: 5)).isEmpty } == [true, true, true, true])
    }

    @Test("A value is changed by steps, or chosen, where the control can be used") func adjusting() throws {
        var told: [String] = []
        let host = ViewHost(
            VStack {
                Text(verbatim: "a").modifier(AdjustModifier { told.append("a \($0)") }).accessibilityIdentifier("a")
                Text(verbatim: "b").modifier(AdjustModifier.choosing { told.append("b \($0)") })
                    .accessibilityIdentifier("b")
                Text(verbatim: "c").modifier(AdjustModifier { told.append("c \($0)") }).disabled(true)
                    .accessibilityIdentifier("c")
                VStack {
                    Text(verbatim: "d").modifier(AdjustModifier.choosing { told.append("d \($0)") })
                    Text(verbatim: "e").modifier(AdjustModifier { told.append("e \($0)") })
                    Text(verbatim: "f").modifier(AdjustModifier { told.append("f \($0)") })
                }.accessibilityIdentifier("all")
            }, size: CGSize(width: 100, height: 200))
        let ids = try ["a", "b", "c", "all"].map { try #require(host.node($0)).id } + [1]
        #expect(ids.map { host.adjust($0, by: 2) } == [true, false, false, true, false])
        #expect(ids.map { host.choose($0, "x") } == [false, true, false, true, false])
        #expect(told == ["a 2", "e 2", "b x", "d x"])
        for steps in [100, 101, -100, -101, 0] { host.adjust(ids[0], by: steps) }
        #expect(told.suffix(5) == ["a 100", "a 100", "a -100", "a -100", "a 0"])
    }

    @Test("A pointer over a view is told where it is, or that it came and left") func hovering() {
        var told: [String] = []
        func place(_ phase: HoverPhase) -> String {
            if case .active(let point) = phase { "\(Int(point.x)),\(Int(point.y))" } else { "ended" }
        }
        let box = Color.red.frame(width: 20, height: 10)
        let host = ViewHost(
            HStack(spacing: 10) {
                box.onHover { told.append("plain \($0)") }
                box.onContinuousHover { told.append("own \(place($0))") }
                box.onContinuousHover(coordinateSpace: .global) { told.append("window \(place($0))") }
                box.onHover { told.append("off \($0)") }.disabled(true)
            }, size: CGSize(width: 110, height: 10))
        for x in [5, 6, 35, 36, 25, 65, 95] { host.send(.hover(CGPoint(x: x, y: 4))) }
        host.send(.hover(CGPoint(x: 5, y: 4)))
        host.send(.hover(nil))
        host.send(.hover(nil))
        #expect(
            told == [
                "plain true", "own 5,4", "plain false", "own 6,4", "own ended", "window 65,4", "window ended",
                "plain true",
                "plain false",
            ])
    }
}
