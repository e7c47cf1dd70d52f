import SwiftUI

extension Area {
    /// What views without children answer, and where the root lies.
    static let leaves = Area("leaves") {
        Case(
            "T-001", "Nothing said of either axis is 10 by 10", .documented, "Apple, ProposedViewSize", .offered(1, 1),
            .values("replaced", [10, 10]) {
                let size = ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
                return [size.width, size.height]
            }
        ) { Color.red }
        Case(
            "T-002", "Only the axis that nothing is said of is replaced", .documented, "Apple, ProposedViewSize",
            .offered(1, 1),
            .values("replaced", [30, 9]) {
                let size = ProposedViewSize(width: 30, height: nil)
                    .replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 9))
                return [size.width, size.height]
            }
        ) { Color.red }
        Case(
            "T-003", "A colour takes what it is offered, and 10 where nothing is said", .measured,
            "SWW shape/layout, layout/fixed-size", .offered(nil, nil), .size(10, 10), .answer(0, 0, is: (0, 0)),
            .answer(120, nil, is: (120, 10)), .answer(.infinity, 40, is: (.infinity, 40))
        ) { Color.red }
        Case(
            "T-004", "A shape's ideal size is 10 by 10", .measured, "SWW shape/layout", .offered(300, 300),
            .size(10, 10)
        ) { Rectangle().fixedSize() }
        Case(
            "T-005", "A circle is a square of the shorter side", .measured, "SWW shape/layout", .offered(60, 40),
            .size(40, 40)
        ) { Circle() }
        Case(
            "T-006", "A circle's height alone counts for both sides", .inferred, "OpenSwiftUI", .offered(nil, 4),
            .size(4, 4)
        ) {
            Circle()
        }
        Case(
            "T-007", "A path's ideal size is 10 by 10, whatever it draws, and it is not clipped", .measured,
            "SWW", .offered(300, 300), .size("path", 10, 10), .ink(0, 0, 24, 16)
        ) {
            Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fixedSize().probe("path")
                .frame(width: 40, height: 40, alignment: .topLeading)
        }
        Case(
            "T-008", "A geometry reader takes what it is offered", .documented, "Apple, GeometryReader; OpenSwiftUI",
            .offered(nil, nil), .size(10, 10), .answer(80, 20, is: (80, 20))
        ) { GeometryReader { _ in Color.red } }
        Case(
            "T-009", "An empty view is no view: no gaps around it", .inferred, "OpenSwiftUI",
            [
                Scene("with", .offered(nil, nil), .size(20, 48)) {
                    VStack {
                        box(20, 20)
                        EmptyView()
                        box(20, 20)
                    }
                },
                Scene("without", .offered(nil, nil), .size(20, 48)) {
                    VStack {
                        box(20, 20)
                        box(20, 20)
                    }
                },
            ])
        Case(
            "T-010", "The root is centered in its window", .measured, "SWW layout/root-centering", .window(200, 100),
            .frame("a", 75, 35, 50, 30)
        ) { box(50, 30).probe("a") }
        Case(
            "T-011", "A missing image is empty and yet has gaps", .measured, "SWW", .offered(nil, nil),
            .size("image", 0, 0), .x("text", 8)
        ) {
            HStack {
                Image("nope").probe("image")
                Text("Hello").probe("text")
            }
        }
        Case(
            "T-012", "An image is rigid", .measured, "SWW", .offered(nil, nil).scale(2), .size(64, 40),
            .answer(0, 0, is: (64, 40)), .answer(30, 30, is: (64, 40)), .answer(500, 500, is: (64, 40)),
            .answer(.infinity, .infinity, is: (64, 40))
        ) { Image("photo") }
        Case(
            "T-013", "A resizable image takes what it is offered, its own length where nothing is said", .measured,
            "SWW", .offered(96, 30).scale(2), .size(96, 30), .answer(nil, 30, is: (64, 30))
        ) { Image("photo").resizable() }
        Case(
            "T-014", "Scaled to fit a frame of a given width", .measured, "SWW image/aspect-ratio",
            .offered(nil, nil).scale(2), .size(100, 62.5), .answer(200, 200, is: (100, 62.5))
        ) { Image("photo").resizable().scaledToFit().frame(width: 100) }
        Case(
            "T-015", "Scaled to fit: the tighter side decides", .measured, "SWW image/aspect-ratio",
            .offered(100, 40).scale(2), .size(64, 40), .answer(40, 100, is: (40, 25))
        ) { Image("photo").resizable().scaledToFit() }
        Case(
            "T-016", "Scaled to fill: the looser side decides, and the rest overflows on both sides", .measured,
            "SWW image/aspect-ratio", .offered(nil, nil).scale(2), .frame("image", -28, 0, 96, 60)
        ) { Image("photo").resizable().scaledToFill().probe("image").frame(width: 40, height: 60) }
        Case(
            "T-017", "A given ratio replaces the image's own", .measured, "SWW image/aspect-ratio",
            [
                Scene("fit", .offered(60, 40).scale(2), .size(40, 40)) {
                    Image("photo").resizable().aspectRatio(1, contentMode: .fit)
                },
                Scene("fill", .offered(30, 30).scale(2), .size(30, 90)) {
                    Image("photo").resizable().aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
                },
            ])
        Case(
            "T-018", "A rigid image ignores a ratio", .measured, "SWW image/aspect-ratio", .offered(100, 40).scale(2),
            .size(64, 40)
        ) { Image("photo").aspectRatio(contentMode: .fit) }
    }
}
