import Foundation
import Testing

@testable import Galley

// semantics.md §25.1. After each id: the source and confidence as given there.

@MainActor @Suite("Proposals, leaves and the root")
struct ProposalAndLeavesTests {
    @Test("T-001 D") func unspecifiedReplaced() {
        expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(), 10, 10)
    }

    @Test("T-002 D") func heightReplaced() {
        let size = ProposedViewSize(width: 30, height: nil).replacingUnspecifiedDimensions(
            by: CGSize(width: 7, height: 9))
        expect(size, 30, 9)
    }

    @Test("T-003 V/R") func color() {
        expect(size(of: Color.red, nil, nil), 10, 10)
        expect(size(of: Color.red, 0, 0), 0, 0)
        expect(size(of: Color.red, 120, nil), 120, 10)
        expect(size(of: Color.red, .infinity, 40), .infinity, 40)
    }

    @Test("T-004 V+ shape/layout") func rectangleIdeal() { expect(size(of: Rectangle().fixedSize(), 300, 300), 10, 10) }

    @Test("T-005 V+") func circle() { expect(size(of: Circle(), 60, 40), 40, 40) }

    @Test("T-006 R") func circleWithoutWidth() { expect(size(of: Circle(), nil, 4), 4, 4) }

    @Test("T-007 V") func pathIdeal() {
        let path = Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }
        expect(size(of: path.fixedSize(), 300, 300), 10, 10)
        expect(drawnBounds(in: 10, 10, path.fixedSize().probe("path"))["path"], 0, 0, 24, 16)
    }

    @Test("T-008 R/D") func geometryReader() {
        expect(size(of: GeometryReader { _ in Color.red }, nil, nil), 10, 10)
        expect(size(of: GeometryReader { _ in Color.red }, 80, 20), 80, 20)
    }

    @Test("T-009 R") func emptyView() {
        let column = VStack {
            box(20, 20)
            EmptyView()
            box(20, 20)
        }
        let without = VStack {
            box(20, 20)
            box(20, 20)
        }
        expect(size(of: column, nil, nil), 20, 48)
        expect(size(of: without, nil, nil), 20, 48)
    }

    @Test("T-010 V+ root-centering") func root() {
        expect(frames(in: 200, 100, box(50, 30).probe("a"))["a"], 75, 35, 50, 30)
    }

    @Test("T-011 V") func missingImage() {
        let row = HStack {
            Image("nope")
            Text("Hello").probe("text")
        }
        let found = frames(proposing: nil, nil, row)
        expect(found["nope"]?.width, 0, "the image's width")
        expect(found["nope"]?.height, 0, "the image's height")
        expect(found["text"]?.minX, 8, "x")
        let alone = frames(proposing: nil, nil, HStack { Text("Hello").probe("text") })
        expect(alone["text"]?.minX, 0, "x without the image")
    }

    @Test("T-012 V", arguments: [nil, 0, 30, 500, CGFloat.infinity] as [CGFloat?])
    func rigidImage(length: CGFloat?) { expect(size(of: Image("photo"), length, length, scale: 2), 64, 40) }

    @Test("T-013 V/R") func resizableImage() {
        expect(size(of: Image("photo").resizable(), 96, 30, scale: 2), 96, 30)
        expect(size(of: Image("photo").resizable(), nil, 30, scale: 2), 64, 30)
    }

    @Test("T-014 V") func scaledToFitInFrame() {
        let view = Image("photo").resizable().scaledToFit().frame(width: 100)
        expect(size(of: view, nil, nil, scale: 2), 100, 62.5)
        expect(size(of: view, 200, 200, scale: 2), 100, 62.5)
    }

    @Test("T-015 V") func scaledToFit() {
        expect(size(of: Image("photo").resizable().scaledToFit(), 100, 40, scale: 2), 64, 40)
        expect(size(of: Image("photo").resizable().scaledToFit(), 40, 100, scale: 2), 40, 25)
    }

    @Test("T-016 V") func scaledToFill() {
        let view = Image("photo").resizable().scaledToFill().probe("image").frame(width: 40, height: 60)
        expect(frames(proposing: nil, nil, scale: 2, view)["image"], -28, 0, 96, 60)
    }

    @Test("T-017 V") func givenRatio() {
        expect(size(of: Image("photo").resizable().aspectRatio(1, contentMode: .fit), 60, 40, scale: 2), 40, 40)
        let tall = Image("photo").resizable().aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
        expect(size(of: tall, 30, 30, scale: 2), 30, 90)
    }

    @Test("T-018 V") func rigidImageIgnoresRatio() {
        expect(size(of: Image("photo").aspectRatio(contentMode: .fit), 100, 40, scale: 2), 64, 40)
    }

    /// Not in semantics.md: what a circle answers to one length alone is not measured. The clock of the article on
    /// `RadialLayout` shows `Circle().frame(width: 44)` at its ideal height as a disc that holds a symbol.
    @Test("A circle's one length counts for both (I)") func circleWithoutHeight() {
        expect(size(of: Circle().frame(width: 44), nil, nil), 44, 44)
        expect(size(of: Circle(), nil, nil), 10, 10)
    }
}
