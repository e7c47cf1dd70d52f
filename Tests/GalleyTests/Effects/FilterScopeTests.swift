import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What a filter around reaches, and what it does not: masks, views that become black, and the views beside them
/// (docs/rules.md §10.4, §17.2, §17.5).
@MainActor @Suite("How far filters and transforms reach")
struct FilterScopeTests {
    private let red = Color(red: 1, green: 0, blue: 0), green = Color(red: 0, green: 1, blue: 0)

    private func colors(_ list: DisplayList) -> [[Double]] {
        list.marks.compactMap { mark in
            guard case .fill(_, .color(let color), _) = mark else { return nil }
            return [color.red, color.green, color.blue, color.alpha]
        }
    }

    private func list(_ view: some View) -> DisplayList { RenderedView(view.frame(width: 40, height: 10)).displayList }

    @Test("A mask keeps its own alpha, and what comes after it is filtered as before") func masks() {
        let view = HStack(spacing: 0) {
            red.mask(Circle())
            green
        }
        let faded = list(view.colorMultiply(Color(white: 1, opacity: 0.5)))
        #expect(colors(faded) == [[1, 0, 0, 0.5], [0, 1, 0, 0.5]])
        #expect(faded.effects.isEmpty && faded.groups.count { $0.clip != nil } == 1)
        let inverted = list(view.colorInvert())
        #expect(colors(inverted) == [[0, 1, 1, 1], [1, 0, 1, 1]])
        // Half of a mask stays half of it.
        let soft = list(
            red.mask(Rectangle().fill(Color.black.opacity(0.5))).colorMultiply(Color(white: 1, opacity: 0.5)))
        let mask = soft.effects.compactMap { effect -> [Double]? in
            guard case .mask(let mask) = effect else { return nil }
            return mask.group.items.flatMap(\.marks).compactMap { mark in
                if case .fill(_, .color(let color), _) = mark { color.alpha } else { nil }
            }
        }
        #expect(mask == [[0.5]] && colors(soft) == [[1, 0, 0, 0.5]])
    }

    @Test("What becomes black is as opaque as it was light before filters around, which make its black another")
    func luminance() {
        let view = HStack(spacing: 0) {
            red.luminanceToAlpha()
            green
        }
        let found = list(view.colorInvert())
        #expect(colors(found) == [[1, 0, 0, 1], [1, 0, 1, 1]])
        #expect(found.effects == [.luminanceToAlpha(ResolvedColor(red: 1, green: 1, blue: 1))])
        #expect(list(view).effects == [.luminanceToAlpha(.black)])
        let inside = list(red.colorInvert().luminanceToAlpha())
        #expect(colors(inside) == [[0, 1, 1, 1]] && inside.effects == [.luminanceToAlpha(.black)])
    }

    @Test("Of several filters the inner one comes first") func order() {
        let half = Color(white: 0.5)
        let found = [
            colors(list(red.colorMultiply(half).colorInvert())), colors(list(red.colorInvert().colorMultiply(half))),
            colors(list(red.colorInvert().colorInvert())),
        ]
        #expect(found == [[[0.5, 1, 1, 1]], [[0, 0.5, 0.5, 1]], [[1, 0, 0, 1]]])
        let shadow = list(red.shadow(color: green, radius: 1).colorInvert())
        let style = list(Rectangle().fill(red.shadow(.drop(color: green, radius: 1))).colorInvert())
        func cast(_ list: DisplayList) -> [ResolvedColor] {
            list.effects.compactMap { if case .shadow(let shadow) = $0 { shadow.color } else { nil } }
        }
        #expect(cast(style) == [ResolvedColor(red: 1, green: 0, blue: 1)] && cast(shadow).count == 1)
    }

    // Three of 13 1/3 points: the middle one is turned about its own middle, and the last lies where it lies without
    // that.
    @Test("What lies beside a view that is turned or seen from elsewhere stays where it is") func neighbours() {
        func boxes(_ change: (AnyView) -> some View) -> [CGRect] {
            let view = HStack(spacing: 0) {
                red
                change(AnyView(red))
                green
            }
            return list(view).marks.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
        }
        let plain = boxes { $0 }
        #expect(plain.count == 3 && plain[0].minX == 0 && plain[2].maxX == 40)
        let found = [
            boxes { $0.rotationEffect(.degrees(30)) }, boxes { $0.scaleEffect(3) },
            boxes { $0.rotation3DEffect(.degrees(40), axis: (0, 1, 0)) },
            boxes { $0.transformEffect(CGAffineTransform(translationX: 3, y: 4)) }, boxes { $0.opacity(0.5) },
            boxes { $0.blur(radius: 3) }, boxes { $0.blendMode(.multiply) },
        ]
        for one in found { #expect(one.count == 3 && one.first == plain[0] && one.last == plain[2]) }
    }

    @Test("A flip is for layouts from right to left, and only where it is asked for") func flips() {
        func transforms(_ isEnabled: Bool, _ direction: LayoutDirection) -> [CGAffineTransform] {
            let view = red.frame(width: 30, height: 5).flipsForRightToLeftLayoutDirection(isEnabled)
            return list(view.environment(\.layoutDirection, direction)).groups.map(\.transform)
                .filter { !$0.isIdentity }
        }
        // In the middle of 40 points: 5 + 30 is 35, and its mirror image about 20 begins at 35 again.
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0)
        #expect(transforms(true, .rightToLeft) == [mirror])
        #expect(
            [transforms(true, .leftToRight), transforms(false, .rightToLeft), transforms(false, .leftToRight)] == [
                [], [], [],
            ])
    }
}
