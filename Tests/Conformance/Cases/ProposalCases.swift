import SwiftUI

@MainActor
let proposalCases = Area("Proposals and leaves") {
    Case(
        "T-001", "An unspecified proposal is replaced", .documented, "AD ProposedViewSize",
        values: [
            .value("width", 10) { ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width },
            .value("height", 10) { ProposedViewSize.unspecified.replacingUnspecifiedDimensions().height },
        ])

    Case(
        "T-002", "Only what is unspecified is replaced", .documented, "AD ProposedViewSize",
        values: [.value("width", 30) { partlyReplaced.width }, .value("height", 9) { partlyReplaced.height }])

    Case(
        "T-003", "A colour takes what it is offered", .measured, "SWW Shape.md; OSU", .proposing(nil, nil),
        [
            .answer(nil, nil, (10, 10)), .answer(0, 0, (0, 0)), .answer(120, nil, (120, 10)),
            .answer(.infinity, 40, (.infinity, 40)),
        ]
    ) {
        Color.red
    }

    Case(
        "T-004", "A rectangle's ideal size", .measured, "SWW shape/layout", .window(300, 300),
        [.size(10, 10)]
    ) {
        Rectangle().fixedSize()
    }

    Case(
        "T-005", "A circle takes the smaller side", .measured, "SWW shape/layout", .proposing(60, 40),
        [.size(40, 40)]
    ) {
        Circle()
    }

    Case("T-006", "A circle without a width", .inferred, "OSU", .proposing(nil, 4), [.size(4, 4)]) { Circle() }

    Case(
        "T-007", "A path's ideal size is not its own", .measured, "SWW shape/path", .window(100, 100),
        [.size(10, 10), .ink(45, 45, 24, 16)]
    ) {
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fixedSize()
    }

    Case(
        "T-008", "A geometry reader takes what it is offered", .inferred, "OSU; AD", .proposing(nil, nil),
        [.answer(nil, nil, (10, 10)), .answer(80, 20, (80, 20))]
    ) {
        GeometryReader { _ in Color.red }
    }

    Case(
        "T-009", "An empty view is no view", .inferred, "OSU",
        parts: [
            Part(.proposing(nil, nil), [.size(20, 48)]) {
                VStack {
                    box(20, 20)
                    EmptyView()
                    box(20, 20)
                }
            },
            Part(.proposing(nil, nil), [.size(20, 48)]) {
                VStack {
                    box(20, 20)
                    box(20, 20)
                }
            },
        ])

    Case(
        "T-010", "A window centres its content", .measured, "SWW root-centering", .window(200, 100),
        [.frame("a", 75, 35, 50, 30)]
    ) {
        box(50, 30).probe("a")
    }

    Case(
        "T-011", "A missing picture is nothing, with its spacing", .measured, "SWW Image.md",
        parts: [
            Part(.proposing(nil, nil), [.size(of: "image", 0, 0), .x("text", 8)]) {
                HStack {
                    Image("nope").probe("image")
                    Text("Hello").probe("text")
                }
            },
            Part(.proposing(nil, nil), [.x("text", 0)]) { HStack { Text("Hello").probe("text") } },
        ])

    Case(
        "T-012", "A picture keeps its size", .measured, "SWW Image.md", .proposing(nil, nil).scale(2),
        [nil, 0, 30, 500, .infinity].map { .answer($0, $0, (64, 40)) }
    ) {
        Image("photo")
    }

    Case(
        "T-013", "A resizable picture takes what it is offered", .measured, "SWW Image.md; OSU",
        .proposing(nil, nil).scale(2), [.answer(96, 30, (96, 30)), .answer(nil, 30, (64, 30))]
    ) {
        Image("photo").resizable()
    }

    Case(
        "T-014", "A picture scaled to fit a width", .measured, "SWW image/aspect-ratio", .proposing(nil, nil).scale(2),
        [.answer(nil, nil, (100, 62.5)), .answer(200, 200, (100, 62.5))]
    ) {
        Image("photo").resizable().scaledToFit().frame(width: 100)
    }

    Case(
        "T-015", "A picture scaled to fit", .measured, "SWW image/aspect-ratio", .proposing(nil, nil).scale(2),
        [.answer(100, 40, (64, 40)), .answer(40, 100, (40, 25))]
    ) {
        Image("photo").resizable().scaledToFit()
    }

    Case(
        "T-016", "A picture scaled to fill overflows on both sides", .measured, "SWW image/aspect-ratio",
        .proposing(nil, nil).scale(2), [.frame("image", -28, 0, 96, 60), .size(40, 60)]
    ) {
        Image("photo").resizable().scaledToFill().probe("image").frame(width: 40, height: 60)
    }

    Case(
        "T-017", "A picture in a given ratio", .measured, "SWW image/aspect-ratio",
        parts: [
            Part(.proposing(60, 40).scale(2), [.size(40, 40)]) {
                Image("photo").resizable().aspectRatio(1, contentMode: .fit)
            },
            Part(.proposing(30, 30).scale(2), [.size(30, 90)]) {
                Image("photo").resizable().aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
            },
        ])

    Case(
        "T-018", "A picture that cannot be resized ignores a ratio", .measured, "SWW image/aspect-ratio",
        .proposing(100, 40).scale(2), [.size(64, 40)]
    ) {
        Image("photo").aspectRatio(contentMode: .fit)
    }
}

@MainActor private var partlyReplaced: CGSize {
    ProposedViewSize(width: 30, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 9))
}
