import SwiftUI

@MainActor
let frameCases = Area("Frames") {
    Case(
        "T-019", "A child at its frame's top leading corner", .measured, "SWW frame-fixed", .window(200, 200),
        [.frame("outer", 40, 60, 120, 80), .frame("inner", 40, 60, 40, 40)]
    ) {
        box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .topLeading).probe("outer")
    }

    Case(
        "T-020", "A child at its frame's bottom trailing corner", .model, "model of the rules", .window(200, 200),
        [.frame("inner", 120, 100, 40, 40)]
    ) {
        box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .bottomTrailing)
    }

    Case(
        "T-021", "A larger child overflows on all sides", .model, "model of the rules", .window(200, 200),
        [.frame("frame", 80, 80, 40, 40), .frame("child", 50, 50, 100, 100)]
    ) {
        box(100, 100).probe("child").frame(width: 40, height: 40).probe("frame")
    }

    Case(
        "T-022", "A larger child overflows at the far sides", .model, "model of the rules", .window(200, 200),
        [.frame("child", 80, 80, 100, 100)]
    ) {
        box(100, 100).probe("child").frame(width: 40, height: 40, alignment: .topLeading)
    }

    flexibleColumn("T-023", "A least width", [.frame("T-023", 100, 90, 100, 20)])
    flexibleColumn("T-024", "A greatest width is taken", [.frame("T-024", 50, 110, 200, 20)])
    flexibleColumn("T-025", "A least and an endless width", [.frame("T-025", 0, 130, 300, 20)])
    flexibleColumn("T-026", "An ideal width at a fixed size", [.frame("T-026", 75, 150, 150, 20)])
    flexibleColumn("T-027", "A colour up to its greatest size", [.frame("T-027", 90, 170, 120, 20)])
    flexibleColumn("T-028", "A wider box overflows its greatest width", [.frame("T-028", 50, 190, 200, 20)])

    Case(
        "T-029", "A colour with a least and a greatest width", .model, "model of the rules", .proposing(nil, 10),
        [(nil, 50), (0, 50), (30, 50), (80, 80), (300, 100), (.infinity, 100)].map { .answeredWidth($0, 10, $1) }
    ) {
        Color.red.frame(minWidth: 50, maxWidth: 100)
    }

    Case(
        "T-030", "A colour with a least width", .model, "model of the rules", .proposing(nil, 10),
        [(nil, 100), (30, 100), (300, 300)].map { .answeredWidth($0, 10, $1) }
    ) {
        Color.red.frame(minWidth: 100)
    }

    Case(
        "T-031", "A colour with a greatest width", .model, "model of the rules", .proposing(nil, 10),
        [(nil, 10), (30, 30), (300, 100)].map { .answeredWidth($0, 10, $1) }
    ) {
        Color.red.frame(maxWidth: 100)
    }

    Case(
        "T-032", "A colour with an ideal width", .model, "model of the rules", .proposing(nil, 10),
        [(nil, 50), (30, 30), (300, 300)].map { .answeredWidth($0, 10, $1) }
    ) {
        Color.red.frame(idealWidth: 50)
    }

    Case(
        "T-033", "A box with an endless width", .model, "model of the rules", .proposing(nil, nil),
        [(nil, 40), (30, 40), (300, 300)].map { .answeredWidth($0, nil, $1) }
    ) {
        box(40, 20).frame(maxWidth: .infinity)
    }

    Case(
        "T-034", "From nothing to endless the child is not asked", .model, "model of the rules", .proposing(30, nil),
        [.frame("frame", 0, 0, 30, 20), .frame("child", -5, 0, 40, 20)]
    ) {
        box(40, 20).probe("child").frame(minWidth: 0, maxWidth: .infinity).probe("frame")
    }

    Case(
        "T-035", "A box with a lesser least width", .model, "model of the rules", .proposing(30, nil),
        [.answeredWidth(30, nil, 30)]
    ) {
        box(40, 20).frame(minWidth: 20)
    }

    Case(
        "T-036", "A box with a lesser greatest width", .model, "model of the rules", .proposing(nil, nil),
        [nil, 30, 300].map { .answeredWidth($0, nil, 20) }
    ) {
        box(40, 20).frame(maxWidth: 20)
    }

    Case(
        "T-037", "Limits that contradict each other are put right", .inferred, "OSU FrameLayoutTests",
        parts: [
            Part(.proposing(nil, nil), [.answer(0, 10, (0, 10))]) { Color.red.frame(minWidth: -10) },
            Part(.proposing(nil, nil), [.answer(nil, 10, (20, 10))]) {
                Color.red.frame(minWidth: 20, idealWidth: 10)
            },
            Part(.proposing(nil, nil), [.answer(300, 10, (30, 10))]) {
                Color.red.frame(idealWidth: 30, maxWidth: 20)
            },
        ])

    Case(
        "T-038", "A fixed frame around an endless one", .measured, "OSU test on a SwiftUI host", .proposing(nil, nil),
        [.answer(0, 0, (200, 200))]
    ) {
        Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200)
    }

    Case(
        "T-039", "A frame with one or two given lengths", .model, "TOK scenario, model of the rules",
        parts: [
            Part(.window(500, 500), [.frame("a", 150, 200, 200, 100)]) {
                Rectangle().frame(width: 200, height: 100).probe("a")
            },
            Part(.window(500, 500), [.frame("a", 150, 0, 200, 500)]) { Rectangle().frame(width: 200).probe("a") },
            Part(.window(500, 500), [.frame("a", 0, 150, 500, 200)]) { Rectangle().frame(height: 200).probe("a") },
        ])

    Case(
        "T-040", "Greatest lengths both ways", .model, "TOK scenario, model of the rules", .window(500, 500),
        [.frame("a", 150, 200, 200, 100)]
    ) {
        Rectangle().frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100).probe("a")
    }

    Case(
        "T-041", "Nine alignments in an endless frame", .inferred, "TOK scenario",
        parts: nineAlignments.map { alignment, x, y in
            Part(.window(500, 500), [.frame("a", x, y, 100, 100)]) {
                box(100, 100).probe("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            }
        })
}

/// A row of the recorded column; each row's y depends on the heights of those above it.
@MainActor
private func flexibleColumn(_ id: String, _ name: String, _ expectations: [Expectation]) -> Case {
    Case(id, name, .measured, "SWW frame-flex", .window(300, 300), expectations) {
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

private let nineAlignments: [(Alignment, CGFloat, CGFloat)] = [
    (.topLeading, 0, 0), (.top, 200, 0), (.topTrailing, 400, 0), (.leading, 0, 200), (.center, 200, 200),
    (.trailing, 400, 200), (.bottomLeading, 0, 400), (.bottom, 200, 400), (.bottomTrailing, 400, 400),
]
