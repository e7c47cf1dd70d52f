import GalleyEngine
import SwiftUI

extension Area {
    /// Fixed and flexible frames.
    static let frames = Area("frames") {
        Case(
            "T-019", "A fixed frame puts its content at its top leading corner", .measured, "SWW layout/frame-fixed",
            .window(200, 200), .frame("outer", 40, 60, 120, 80), .frame("inner", 40, 60, 40, 40)
        ) { box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .topLeading).probe("outer") }
        Case(
            "T-020", "The same at the bottom trailing corner", .model, "semantics_model.py", .window(200, 200),
            .frame("inner", 120, 100, 40, 40)
        ) { box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .bottomTrailing) }
        Case(
            "T-021", "Larger content overflows a frame on all sides", .model, "semantics_model.py", .window(200, 200),
            .frame("frame", 80, 80, 40, 40), .frame("child", 50, 50, 100, 100)
        ) { box(100, 100).probe("child").frame(width: 40, height: 40).probe("frame") }
        Case(
            "T-022", "Larger content overflows away from the corner it is aligned to", .model, "semantics_model.py",
            .window(200, 200), .frame("child", 80, 80, 100, 100)
        ) { box(100, 100).probe("child").frame(width: 40, height: 40, alignment: .topLeading) }
        flexibleColumn("T-023", "A least width widens a narrower box", .frame("T-023", 100, 90, 100, 20))
        flexibleColumn(
            "T-024", "A most width alone takes what is offered, up to itself", .frame("T-024", 50, 110, 200, 20))
        flexibleColumn("T-025", "A least and an endless most width take all", .frame("T-025", 0, 130, 300, 20))
        flexibleColumn("T-026", "An ideal width counts when nothing is offered", .frame("T-026", 75, 150, 150, 20))
        flexibleColumn("T-027", "Most lengths hold a colour", .frame("T-027", 90, 170, 120, 20))
        flexibleColumn(
            "T-028", "A most width is the frame's own, though its box is wider", .frame("T-028", 50, 190, 200, 20))
        Case(
            "T-029", "Least and most width clamp the offer; nothing offered is the least", .model, "semantics_model.py",
            .offered(nil, 10), .answer(nil, 10, width: 50), .answer(0, 10, width: 50), .answer(30, 10, width: 50),
            .answer(80, 10, width: 80), .answer(300, 10, width: 100), .answer(.infinity, 10, width: 100)
        ) { Color.red.frame(minWidth: 50, maxWidth: 100) }
        Case(
            "T-030", "A least width", .model, "semantics_model.py", .offered(nil, 10), .answer(nil, 10, width: 100),
            .answer(30, 10, width: 100), .answer(300, 10, width: 300)
        ) { Color.red.frame(minWidth: 100) }
        Case(
            "T-031", "A most width", .model, "semantics_model.py", .offered(nil, 10), .answer(nil, 10, width: 10),
            .answer(30, 10, width: 30), .answer(300, 10, width: 100)
        ) { Color.red.frame(maxWidth: 100) }
        Case(
            "T-032", "An ideal width", .model, "semantics_model.py", .offered(nil, 10), .answer(nil, 10, width: 50),
            .answer(30, 10, width: 30), .answer(300, 10, width: 300)
        ) { Color.red.frame(idealWidth: 50) }
        Case(
            "T-033", "An endless most width never squeezes a box", .model, "semantics_model.py", .offered(nil, nil),
            .answer(nil, nil, width: 40), .answer(30, nil, width: 40), .answer(300, nil, width: 300)
        ) { box(40, 20).frame(maxWidth: .infinity) }
        Case(
            "T-034", "With a least of 0 and an endless most width the box does not count", .model, "semantics_model.py",
            .offered(30, nil), .frame("frame", 0, 0, 30, 20), .frame("child", -5, 0, 40, 20)
        ) { box(40, 20).probe("child").frame(minWidth: 0, maxWidth: .infinity).probe("frame") }
        Case(
            "T-035", "A least width below the box's: the frame is as wide as offered", .model, "semantics_model.py",
            .offered(30, nil), .answer(30, nil, width: 30)
        ) { box(40, 20).frame(minWidth: 20) }
        Case(
            "T-036", "A most width below the box's holds for every offer", .model, "semantics_model.py",
            .offered(nil, nil),
            .answer(nil, nil, width: 20), .answer(30, nil, width: 20), .answer(300, nil, width: 20)
        ) { box(40, 20).frame(maxWidth: 20) }
        // The limits themselves are nothing that a view shows: read from the engine, and then through views.
        Case(
            "T-037", "Contradictory limits are made to ascend", .inferred, "OpenSwiftUI, FrameLayoutTests",
            [
                Scene(
                    "limits", .offered(1, 1),
                    .values("least of -10", [0]) { [FrameLimits(minimum: -10).minimum] },
                    .values("ideal of least 20, ideal 10", [20]) { [FrameLimits(minimum: 20, ideal: 10).ideal] },
                    .values("most of ideal 30, most 20", [30]) { [FrameLimits(ideal: 30, maximum: 20).maximum] }
                ) { Color.red },
                Scene("least -10", .offered(0, 10), .size(0, 10)) { Color.red.frame(minWidth: -10) },
                Scene("least 20, ideal 10", .offered(nil, 10), .size(20, 10)) {
                    Color.red.frame(minWidth: 20, idealWidth: 10)
                },
                Scene("ideal 30, most 20", .offered(300, 10), .size(30, 10)) {
                    Color.red.frame(idealWidth: 30, maxWidth: 20)
                },
            ])
        Case(
            "T-038", "A fixed frame is rigid, whatever is inside", .measured, "OpenSwiftUI's test, run on SwiftUI",
            .offered(0, 0), .size(200, 200)
        ) { Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200) }
        Case(
            "T-039", "A frame of one length leaves the other to its content", .model,
            "scene: Tokamak's layout tests; semantics_model.py",
            [
                Scene("both", .window(500, 500), .frame("a", 150, 200, 200, 100)) {
                    Rectangle().frame(width: 200, height: 100).probe("a")
                },
                Scene("width", .window(500, 500), .frame("a", 150, 0, 200, 500)) {
                    Rectangle().frame(width: 200).probe("a")
                },
                Scene("height", .window(500, 500), .frame("a", 0, 150, 500, 200)) {
                    Rectangle().frame(height: 200).probe("a")
                },
            ])
        Case(
            "T-040", "Most lengths of both axes", .model, "scene: Tokamak's layout tests; semantics_model.py",
            .window(500, 500), .frame("a", 150, 200, 200, 100)
        ) { Rectangle().frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100).probe("a") }
        Case(
            "T-041", "The nine alignments of an endless frame", .inferred, "scene: Tokamak's layout tests",
            [
                aligned("top leading", .topLeading, 0, 0), aligned("top", .top, 200, 0),
                aligned("top trailing", .topTrailing, 400, 0), aligned("leading", .leading, 0, 200),
                aligned("center", .center, 200, 200), aligned("trailing", .trailing, 400, 200),
                aligned("bottom leading", .bottomLeading, 0, 400), aligned("bottom", .bottom, 200, 400),
                aligned("bottom trailing", .bottomTrailing, 400, 400),
            ])
    }

    /// The column of the recording, of which each case looks at one row: its y depends on the heights above it.
    private static func flexibleColumn(_ id: String, _ title: String, _ check: Check) -> Case {
        Case(id, title, .measured, "SWW layout/frame-flex", .window(300, 300), check) {
            VStack(spacing: 0) {
                box(40, 20).frame(minWidth: 100).probe("T-023")
                box(40, 20).frame(maxWidth: 200).probe("T-024")
                box(40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("T-025")
                box(40, 20).frame(idealWidth: 150).fixedSize().probe("T-026")
                Color.red.frame(maxWidth: 120, maxHeight: 20).probe("T-027")
                box(250, 20).frame(maxWidth: 200).probe("T-028")
            }
        }
    }

    private static func aligned(_ label: String, _ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) -> Scene {
        Scene(label, .window(500, 500), .frame("a", x, y, 100, 100)) {
            box(100, 100).probe("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }
}
