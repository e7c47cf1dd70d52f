import SwiftUI

extension Area {
    /// How stacks divide their length.
    static let stacks = Area("stacks") {
        Case(
            "T-059", "Equal views share equally", .measured, "objc.io, How an HStack Lays out Its Children",
            .window(300, 100), .frame("a", 0, 0, 100, 100), .frame("b", 100, 0, 100, 100), .frame("c", 200, 0, 100, 100)
        ) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.green.probe("b")
                Color.blue.probe("c")
            }
        }
        Case(
            "T-060", "The least flexible first: half of 150, and then no less than 100", .measured,
            "objc.io, How an HStack Lays out Its Children", .window(150, 100), .frame("r", -12.5, 0, 75, 100),
            .frame("g", 62.5, 0, 100, 100)
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).probe("r")
                Color.green.frame(minWidth: 100).probe("g")
            }.frame(width: 150, height: 100)
        }
        Case(
            "T-061", "A rigid view in the middle", .measured, "SWW layout/hstack-distribution", .window(300, 100),
            .frame("a", 0, 0, 125, 100), .frame("b", 125, 0, 50, 100), .frame("c", 175, 0, 125, 100)
        ) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.green.frame(width: 50).probe("b")
                Color.blue.probe("c")
            }
        }
        Case(
            "T-062", "The higher priority takes all but the others' least lengths", .measured,
            "SWW layout/hstack-priority", .window(300, 100), .frame("a", 0, 0, 20, 100), .frame("b", 20, 0, 220, 100),
            .frame("c", 240, 0, 60, 100)
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).probe("a")
                Color.green.frame(minWidth: 20).layoutPriority(1).probe("b")
                Color.blue.frame(width: 60).probe("c")
            }
        }
        Case(
            "T-063", "Gaps are taken off before the shares", .model, "semantics_model.py", .window(316, 100),
            .frame("a", 0, 0, 100, 100), .frame("b", 108, 0, 100, 100), .frame("c", 216, 0, 100, 100)
        ) {
            HStack {
                Color.red.probe("a")
                Color.green.probe("b")
                Color.blue.probe("c")
            }
        }
        Case(
            "T-064", "What a capped view leaves goes to the others", .model, "semantics_model.py", .window(400, 100),
            .widths("a b c", 100, 150, 150)
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).probe("a")
                Color.red.probe("b")
                Color.red.probe("c")
            }
        }
        Case(
            "T-065", "Two caps, one of them out of reach", .model, "semantics_model.py", .window(300, 100),
            .widths("a b c", 50, 125, 125)
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 50).probe("a")
                Color.red.frame(maxWidth: 200).probe("b")
                Color.red.probe("c")
            }
        }
        Case(
            "T-066", "Of two endless views the one with the larger least length is first", .model, "semantics_model.py",
            .window(300, 100), .widths("a b", 100, 200)
        ) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.red.frame(minWidth: 200).probe("b")
            }
        }
        Case(
            "T-067", "Least lengths overflow on both sides", .model, "semantics_model.py", .window(300, 100),
            .frame("a", -100, 0, 100, 100), .frame("b", 0, 0, 100, 100), .frame("c", 100, 0, 300, 100)
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 100).probe("a")
                Color.red.frame(minWidth: 100).probe("b")
                Color.red.frame(width: 300).probe("c")
            }
        }
        Case(
            "T-068", "A negative priority is served last", .model, "semantics_model.py", .window(300, 100),
            .widths("a b", 0, 300)
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(-1).probe("a")
                Color.red.probe("b")
            }
        }
        Case(
            "T-069", "The least lengths of lower priorities are kept for them", .model, "semantics_model.py",
            .window(300, 100), .widths("a b c", 30, 230, 40)
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30).probe("a")
                Color.red.layoutPriority(1).probe("b")
                Color.red.frame(minWidth: 40).probe("c")
            }
        }
        Case(
            "T-070", "Views are placed with the stack's own width where none was offered", .model, "semantics_model.py",
            .offered(300, 100), .frame("stack", 0, 0, 80, 100), .frame("color", 0, 20, 80, 80)
        ) {
            VStack(spacing: 0) {
                box(80, 20)
                Color.red.probe("color")
            }.probe("stack").fixedSize(horizontal: true, vertical: false)
        }
        Case(
            "T-071", "The same both ways", .model, "semantics_model.py; scene: swift-cross-ui #453", .offered(nil, nil),
            .frame("stack", 0, 0, 80, 50), .frame("color", 0, 20, 80, 10)
        ) {
            VStack(spacing: 0) {
                box(80, 20)
                Color.red.probe("color")
                box(60, 20)
            }.probe("stack").fixedSize()
        }
        Case(
            "T-072", "Padding hides a priority", .model, "semantics_model.py", .window(300, 100),
            .widths("a b", 150, 150)
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).padding().probe("a")
                Color.red.probe("b")
            }
        }
        Case(
            "T-073", "A fixed size hands a priority on", .model, "semantics_model.py", .window(300, 100),
            .widths("a b", 300, 0)
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).fixedSize(horizontal: false, vertical: true).probe("a")
                Color.red.probe("b")
            }
        }
        Case(
            "T-074", "A stack offered its least length may come out longer", .inferred,
            "stackotter, swiftui-layout-edge-cases; semantics_model.py", .offered(100, 0), .answer(100, 0, height: 85),
            .answer(100, 85, height: 122.5)
        ) {
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 5, maxHeight: 100)
                Color.red.frame(minHeight: 80)
            }
        }
        Case(
            "T-075", "Stacks in stacks", .measured, "SWW layout/nested-stacks", .window(300, 200),
            .frame("a", 10, 10, 190, 110), .frame("b", 210, 10, 80, 110), .frame("bottom", 0, 140, 300, 60),
            .frame("c", 0, 150, 40, 40), .frame("d", 260, 150, 40, 40)
        ) {
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    Color.red.probe("a")
                    Color.red.frame(width: 80).probe("b")
                }.padding(10)
                HStack {
                    box(40, 40).probe("c")
                    Spacer()
                    box(40, 40).probe("d")
                }.frame(height: 60).probe("bottom")
            }
        }
        Case(
            "T-076", "Rows and columns of boxes hug them", .inferred, "scene measured: SWW layout/hstack-ideal",
            .window(300, 200), .size("row", 76, 30), .size("column", 200, 40)
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) {
                    box(30, 30)
                    box(40, 30)
                }.probe("row")
                box(200, 10)
            }.probe("column")
        }
        Case(
            "T-077", "The ideal size of two colours", .model, "semantics_model.py", .offered(nil, nil), .size(10, 28),
            .answer(100, nil, is: (100, 28))
        ) {
            VStack {
                Color.red
                Color.red
            }
        }
        Case(
            "T-078", "As wide as the widest ideal", .model, "semantics_model.py", .offered(nil, 100), .size(40, 100)
        ) {
            VStack {
                box(40, 20)
                Color.red
            }
        }
        Case(
            "T-079", "An empty stack takes nothing and is served last", .inferred, "OpenSwiftUI",
            [
                Scene(
                    "alone", .offered(nil, nil), .size(0, 0), .answer(0, 0, is: (0, 0)), .answer(50, 50, is: (0, 0)),
                    .answer(.infinity, .infinity, is: (0, 0))
                ) { HStack {} },
                Scene("in a row", .window(100, 100), .width("a", 100)) {
                    HStack(spacing: 0) {
                        HStack {}
                        Color.red.probe("a")
                    }
                },
            ])
        Case(
            "T-080", "Two colours around a box share the rest", .model,
            "scene: OpenSwiftUI's UI tests; semantics_model.py", .window(200, 200), .height("a", 75), .height("b", 75)
        ) {
            VStack(spacing: 20) {
                Color.red.probe("a")
                box(10, 10)
                Color.red.probe("b")
            }
        }
        // 200 less two gaps is 184; the others' least lengths are 0 and the gap between two colours.
        Case(
            "T-081", "A priority takes all but the others' least lengths, gaps inside them too", .inferred,
            "scene: OpenSwiftUI's UI tests", .window(200, 100), .widths("a b c", 0, 176, 8)
        ) {
            HStack {
                Color.red.probe("a")
                Color.blue.layoutPriority(1).probe("b")
                HStack {
                    Color.green
                    Color.yellow
                }.probe("c")
            }
        }
        Case(
            "T-082", "A row of boxes in the middle of a frame", .inferred, "scene: OpenSwiftUI's UI tests",
            .window(150, 150), .frame("a", 25, 50, 50, 50), .frame("b", 75, 50, 50, 50)
        ) {
            HStack(spacing: 0) {
                box(50, 50).probe("a")
                box(50, 50).probe("b")
            }.frame(width: 150, height: 150)
        }
        Case(
            "T-083", "Text is served before colours, is offered a third, and wraps", .inferred,
            "SwiftUI Field Guide, HStack", .window(200, 100),
            .values("lines, one being 20.5 tall", [2]) {
                [(textHeight.value / 20).rounded()]
            },
            .values("offered", [(200 - 16) / 3.0]) { [textOffer.value] }
        ) {
            HStack {
                Color.purple
                Noting(offer: textOffer, height: textHeight).callAsFunction { Text("Hello, world") }
                Color.pink
            }
        }
    }

    private static let textOffer = Note()
    private static let textHeight = Note()
}

/// A number noted during layout.
private final class Note {
    var value = 0.0
}

/// Notes what its only view is offered when it is placed, and how tall it is then.
private struct Noting: Layout {
    let offer: Note
    let height: Note

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        offer.value = proposal.width ?? .nan
        height.value = bounds.height
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}
