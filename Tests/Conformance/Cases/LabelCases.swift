import SwiftUI

/// Labels, buttons and values with labels; the ids are those of the faults that they stand for.
@MainActor
let labelCases = Area("Labels and buttons") {
    Case(
        "B9", "An icon that is a text stands on the title's baseline", .measured,
        "a public package's reference picture: a numbered row is one line",
        parts: [
            Part(.proposing(nil, nil), [.between("baselines", "icon", "title", 0) { $1.maxY - $0.maxY }]) {
                Label {
                    Text("Hats").probe("title")
                } icon: {
                    Text("1.").probe("icon")
                }
            },
            // The larger text's baseline lies lower in its line: 17 and 34 points have theirs 16.5 and 33 down at 2x.
            Part(
                .proposing(nil, nil).on(.iOS, scale: 2),
                [
                    .between("baselines", "icon", "title", 0) {
                        $0.minY + firstBaseline(of: 34) - $1.minY - firstBaseline(of: 17)
                    }
                ]
            ) {
                Label {
                    Text("Hats").font(.system(size: 17)).probe("title")
                } icon: {
                    Text("1.").font(.system(size: 34)).probe("icon")
                }
            },
        ])

    Case(
        "B10", "A foreground style around a button holds for its label", .inferred, "seen on iOS: automatic style",
        parts: [
            Part(.proposing(nil, nil), [.pixel(5, 5, 0, 136, 255)]) { squareButton },
            Part(.proposing(nil, nil), [.pixel(5, 5, 255, 56, 60)]) { squareButton.foregroundColor(.red) },
            Part(.proposing(nil, nil), [.pixel(5, 5, 255, 141, 40)]) {
                VStack { squareButton }.foregroundStyle(.orange)
            },
        ])

    Case(
        "B18", "A value with a label hugs both on macOS", .measured, "SWW labeledcontent/basic, labeledcontent/form",
        parts: [
            Part(
                .window(160, 24).on(.macOS, scale: 2),
                [.size(of: "pair", 78, 20), .frame("label", 41, 2, 40, 20), .frame("content", 89, 7, 30, 10)]
            ) { pair },
            Part(
                .window(160, 60).on(.macOS, scale: 2),
                // A row of a list on macOS: 16 in, 10 down, 4 above its content (rules.md §18.8).
                [.frame("label", 16, 14, 40, 20), .frame("content", 114, 24, 30, 10)]
            ) { Form { pair } },
            Part(.window(160, 20), [.frame("label", 0, 0, 40, 20), .frame("content", 130, 10, 30, 10)]) { pair },
        ])
}

@MainActor private var squareButton: some View { Button(action: {}) { Rectangle().frame(width: 10, height: 10) } }

@MainActor private var pair: some View {
    LabeledContent {
        box(30, 10).probe("content")
    } label: {
        box(40, 20).probe("label")
    }.probe("pair")
}

/// Where the first baseline of a line of the system font lies on iOS at 2x: the ascent, 0.952 of the size, rounded to the
/// pixel (rules.md §13.3).
private func firstBaseline(of size: CGFloat) -> CGFloat { (size * 0.952 * 2).rounded() / 2 }
