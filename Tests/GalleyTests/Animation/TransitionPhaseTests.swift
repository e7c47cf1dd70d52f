import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Where a view of 40 by 20 lies before it comes, while it is there and after it has gone (Apple's pages of
/// `AnyTransition` and `Transition`; docs/rules.md §21.2).
@MainActor @Suite("Transitions in each phase")
struct TransitionPhaseTests {
    private struct Phased: _PrimitiveView {
        let transition: AnyTransition
        let phase: TransitionPhase
        let isRemoval: Bool
        static func _build(_ view: Self, into builder: ViewTreeBuilder) {
            let box = Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
            let content = ElementView { builder in
                @MainActor func build<V: View>(_ view: V) { V._build(view, into: builder) }
                build(box)
            }
            view.transition.build(view.phase, isRemoval: view.isRemoval, around: content, into: builder)
        }
    }

    /// Where the box is drawn; nothing where it is not.
    private func box(_ view: some View) -> [CGFloat] {
        var found: [CGFloat] = []
        func look(_ items: [DrawItem], _ transform: CGAffineTransform) {
            for item in items {
                switch item {
                case .fill(let path, _, _):
                    let rect = path.boundingRect.applying(transform)
                    found += [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1e6).rounded() / 1e6 }
                case .group(let group): look(group.items, group.transform.concatenating(transform))
                default: break
                }
            }
        }
        look(RenderedView(view).displayList.items, .identity)
        return found
    }

    /// Before it comes, while it is there, after it has gone.
    private func phases(_ transition: AnyTransition, rightToLeft: Bool = false) -> [[CGFloat]] {
        let phases: [(TransitionPhase, Bool)] = [(.willAppear, false), (.identity, false), (.didDisappear, true)]
        return phases.map { phase, isRemoval in
            box(
                Phased(transition: transition, phase: phase, isRemoval: isRemoval)
                    .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight))
        }
    }

    private let own: [CGFloat] = [0, 0, 40, 20]

    @Test("By its own length from and to an edge, or through to the other") func edges() {
        let edges: [(Edge, [CGFloat])] = [
            (.leading, [-40, 0, 40, 20]), (.trailing, [40, 0, 40, 20]), (.top, [0, -20, 40, 20]),
            (.bottom, [0, 20, 40, 20]),
        ]
        for (edge, place) in edges { #expect(phases(.move(edge: edge)) == [place, own, place], "\(edge)") }
        #expect(phases(.slide) == [[-40, 0, 40, 20], own, [40, 0, 40, 20]])
        #expect(phases(.move(edge: .leading), rightToLeft: true)[0] == [40, 0, 40, 20])
        #expect(phases(.slide, rightToLeft: true) == [[40, 0, 40, 20], own, [-40, 0, 40, 20]])
        // What is pushed fades: at both ends nothing of it is seen.
        #expect(phases(.push(from: .top)) == [[], own, []] && phases(.opacity) == [[], own, []])
        #expect(phases(.identity) == [own, own, own])
    }

    @Test("So far away, or so much larger or smaller") func distances() {
        #expect(phases(.offset(x: 3, y: -4)) == [[3, -4, 40, 20], own, [3, -4, 40, 20]])
        #expect(phases(.offset(x: 3))[0] == [3, 0, 40, 20] && phases(.offset(y: 5))[2] == [0, 5, 40, 20])
        #expect(phases(.offset(CGSize(width: 1, height: 2)))[0] == [1, 2, 40, 20])
        #expect(phases(.scale(scale: 0.5)) == [[10, 5, 20, 10], own, [10, 5, 20, 10]])
        #expect(phases(.scale(scale: 2, anchor: .bottomTrailing))[2] == [-40, -20, 80, 40])
        #expect(phases(.scale) == [[19.9998, 9.9999, 0.0004, 0.0002], own, [19.9998, 9.9999, 0.0004, 0.0002]])
    }

    private struct Moved: ViewModifier {
        let x: CGFloat
        func body(content: Content) -> some View { content.offset(x: x) }
    }

    @Test("Between two modifiers, two at once, and others for coming and going") func composed() {
        let moved = AnyTransition.modifier(active: Moved(x: 7), identity: Moved(x: 1))
        #expect(phases(moved) == [[7, 0, 40, 20], [1, 0, 40, 20], [7, 0, 40, 20]])
        let both = AnyTransition.move(edge: .leading).combined(with: .offset(x: 3, y: 4))
        #expect(phases(both) == [[-37, 4, 40, 20], own, [-37, 4, 40, 20]])
        // The second lies around the first: what it makes twice as large has moved.
        let larger = AnyTransition.offset(x: 10).combined(with: .scale(scale: 2, anchor: .topLeading))
        #expect(phases(larger)[0] == [20, 0, 80, 40])
        let uneven = AnyTransition.asymmetric(insertion: .move(edge: .top), removal: .offset(x: 9))
        #expect(phases(uneven) == [[0, -20, 40, 20], own, [9, 0, 40, 20]])
        let nested = AnyTransition.asymmetric(insertion: both, removal: uneven).combined(with: .offset(y: 1))
        #expect(phases(nested) == [[-37, 5, 40, 20], own, [9, 1, 40, 20]])
    }

    @Test("A view that is there is drawn with the identity's modifier alone") func there() {
        let red = Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
        let found = [
            box(red.transition(.move(edge: .leading))), box(red.transition(.push(from: .top))),
            box(red.transition(.modifier(active: Moved(x: 7), identity: Moved(x: 1)))),
            box(red.transition(BlurReplaceTransition(configuration: .upUp))), box(red.transition(.scale)),
            box(red.transition(.symbolEffect)), box(red.transition(.blurReplace)),
        ]
        #expect(found == [own, own, [1, 0, 40, 20], own, own, own, own])
        #expect(SymbolEffectTransition.properties.hasMotion == false)
        #expect(BlurReplaceTransition.properties.hasMotion && MoveTransition.properties.hasMotion)
        #expect(BlurReplaceTransition.Configuration.upUp != .downUp)
    }

    /// `TransitionPart.isPlain`: views that are there are built as if the part were not.
    @Test("A view that is there has no more parts with a transition of SwiftUI's own than without") func plain() {
        let red = Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
        let transitions: [AnyTransition] = [
            .identity, .opacity, .slide, .scale, .scale(scale: 0.5), .move(edge: .top), .push(from: .top),
            .offset(x: 3), .asymmetric(insertion: .move(edge: .top), removal: .opacity),
            .opacity.combined(with: .scale),
        ]
        for transition in transitions {
            #expect(ViewBuilding.itemCount(of: red.transition(transition)) == ViewBuilding.itemCount(of: red))
            let told = [AnyView(red), AnyView(red.transition(transition))].map {
                LayoutLines.lines(LayoutRecord(of: $0))
            }
            #expect(told[0] == told[1])
        }
    }
}
