import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Which corner of a concentric rectangle has which style, and which are alike (SwiftUI's interface; rules.md §17.6).
@MainActor @Suite("Corners of concentric rectangles")
struct ConcentricFormTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 120)
    private func fixed(_ radius: CGFloat) -> Edge.Corner.Style { .fixed(radius) }

    /// The rectangle is the one with these radii: top leading, bottom leading, bottom trailing, top trailing.
    private func has<S: Shape>(_ shape: S, _ radii: [CGFloat]) -> Bool {
        let corners = RectangleCornerRadii(
            topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3])
        return shape.path(in: rect).description == Path(roundedRect: rect, cornerRadii: corners).description
    }

    @Test("Each, all, and those of one side") func forms() {
        typealias Form = ConcentricRectangle
        let least = Edge.Corner.Style.concentric(minimum: .fixed(7))
        #expect(has(Form(), [0, 0, 0, 0]) && has(Form(corners: least), [7, 7, 7, 7]))
        #expect(has(Form(corners: .concentric()), [0, 0, 0, 0]) && has(Form(corners: .fixed(-1)), [0, 0, 0, 0]))
        #expect(has(Form(corners: .fixed(.infinity)), [0, 0, 0, 0]))
        let each = Form(
            topLeadingCorner: fixed(1), topTrailingCorner: fixed(2), bottomLeadingCorner: fixed(3),
            bottomTrailingCorner: fixed(4))
        #expect(has(each, [1, 3, 4, 2]))
        #expect(has(Form(topLeadingCorner: fixed(1), bottomTrailingCorner: fixed(2)), [1, 0, 2, 0]))
        #expect(has(Form(topTrailingCorner: fixed(1), bottomLeadingCorner: fixed(2)), [0, 2, 0, 1]))
        #expect(has(Form(uniformTopCorners: fixed(1), uniformBottomCorners: fixed(2)), [1, 2, 2, 1]))
        #expect(has(Form(uniformLeadingCorners: fixed(1), uniformTrailingCorners: fixed(2)), [1, 1, 2, 2]))
        let top = Form(uniformTopCorners: fixed(1), bottomLeadingCorner: fixed(2), bottomTrailingCorner: fixed(3))
        #expect(has(top, [1, 2, 3, 1]))
        let bottom = Form(uniformBottomCorners: fixed(1), topLeadingCorner: fixed(2), topTrailingCorner: fixed(3))
        #expect(has(bottom, [2, 1, 1, 3]))
        let leading = Form(uniformLeadingCorners: fixed(1), topTrailingCorner: fixed(2), bottomTrailingCorner: fixed(3))
        #expect(has(leading, [1, 1, 3, 2]))
        let trailing = Form(uniformTrailingCorners: fixed(1), topLeadingCorner: fixed(2), bottomLeadingCorner: fixed(3))
        #expect(has(trailing, [2, 3, 1, 1]))
        #expect(has(.rect(corners: fixed(4)), [4, 4, 4, 4]))
        let named: Form = .rect(
            topLeadingCorner: fixed(1), topTrailingCorner: fixed(2), bottomLeadingCorner: fixed(3),
            bottomTrailingCorner: fixed(4))
        #expect(has(named, [1, 3, 4, 2]))
        #expect(has(.rect(uniformTopCorners: fixed(1), uniformBottomCorners: fixed(2)), [1, 2, 2, 1]))
        #expect(has(.rect(uniformLeadingCorners: fixed(1), uniformTrailingCorners: fixed(2)), [1, 1, 2, 2]))
    }

    // The container is 140 by 160 with corners of 40, 30, 20 and 10 points; the rectangle is 20 points inside, so that each corner
    // is 20 points less round; corners that are alike take the roundest of them.
    @Test("Inside a container, as round as it less the way between") func contained() {
        let outer = UnevenRoundedRectangle(
            topLeadingRadius: 40, bottomLeadingRadius: 30, bottomTrailingRadius: 20, topTrailingRadius: 10)
        let inner = CGRect(x: 20, y: 20, width: 100, height: 120)
        func drawn(_ shape: ConcentricRectangle) -> String {
            let view = RenderedView(shape.padding(20).containerShape(outer).frame(width: 140, height: 160))
            return paths(view.displayList.items).first?.description ?? ""
        }
        func expect(_ shape: ConcentricRectangle, _ radii: CGFloat..., at location: SourceLocation = #_sourceLocation) {
            let corners = RectangleCornerRadii(
                topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3])
            let (found, wanted) = (
                numbers(drawn(shape)), numbers(Path(roundedRect: inner, cornerRadii: corners).description)
            )
            let isNear = found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 }
            #expect(isNear, "\(radii)", sourceLocation: location)
        }
        typealias Form = ConcentricRectangle
        expect(Form(), 20, 10, 0, 0)
        expect(Form(corners: .concentric, isUniform: true), 20, 20, 20, 20)
        expect(Form(corners: .concentric(minimum: .fixed(12))), 20, 12, 12, 12)
        expect(Form(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(3)), 20, 3, 3, 20)
        expect(Form(uniformLeadingCorners: .concentric, topTrailingCorner: .fixed(4)), 20, 20, 0, 4)
        expect(Form(uniformTrailingCorners: .concentric, bottomLeadingCorner: .fixed(4)), 20, 4, 0, 0)
        expect(Form(uniformBottomCorners: .concentric, topTrailingCorner: .fixed(4)), 20, 10, 10, 4)
        expect(Form(uniformTopCorners: .concentric, bottomTrailingCorner: .fixed(4)), 20, 10, 4, 20)
    }

    private func numbers(_ path: String) -> [Double] { path.split(separator: " ").compactMap { Double($0) } }

    private func paths(_ items: [DrawItem]) -> [Path] {
        items.flatMap { item -> [Path] in
            switch item {
            case .fill(let path, _, _): [path]
            case .group(let group): paths(group.items)
            default: []
            }
        }
    }

    @Test("How round a container's corners are") func corners() {
        let size = CGSize(width: 40, height: 60)
        func radii(_ shape: any CornerShape) -> [CGFloat] {
            let found = shape.cornerRadii(in: size)
            return [found.topLeading, found.bottomLeading, found.bottomTrailing, found.topTrailing]
        }
        #expect(radii(Capsule()) == [20, 20, 20, 20] && radii(Circle()) == [20, 20, 20, 20])
        #expect(radii(RoundedRectangle(cornerSize: CGSize(width: 9, height: 8))) == [8, 8, 8, 8])
        #expect(radii(RoundedRectangle(cornerSize: CGSize(width: 7, height: 8))) == [7, 7, 7, 7])
        #expect(radii(RoundedRectangle(cornerRadius: 50)) == [20, 20, 20, 20])
        let uneven = UnevenRoundedRectangle(
            topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)
        #expect(radii(uneven) == [1, 2, 3, 4])
        let mirrored = uneven.cornerRadii.mirrored
        #expect(mirrored == RectangleCornerRadii(topLeading: 4, bottomLeading: 3, bottomTrailing: 2, topTrailing: 1))
    }
}
