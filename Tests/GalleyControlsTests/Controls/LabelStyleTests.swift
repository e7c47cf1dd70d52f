import Foundation
import Galley
import GalleyTestSupport
import Testing

/// The label of the style around, with space around it.
private struct Spaced: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(5) }
}

private struct Column: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: isEnabled ? 2 : 20) {
            configuration.icon
            configuration.title
        }
    }
}

@MainActor @Suite("Label styles")
struct LabelStyleTests {
    private var label: some View {
        Label {
            box(50, 10).probe("title")
        } icon: {
            box(20, 20).probe("icon")
        }
    }

    @Test func theStylesThatThereAre() {
        // Icon + 8 + title (rules.md §18).
        expect(size(of: label, nil, nil).width, 78)
        expect(size(of: label.labelStyle(.automatic), nil, nil).width, 78)
        expect(size(of: label.labelStyle(.titleAndIcon), nil, nil).width, 78)
        expect(size(of: label.labelStyle(.titleOnly), nil, nil), 50, 10)
        expect(size(of: label.labelStyle(.iconOnly), nil, nil), 20, 20)
    }

    @Test func stylesOfOnesOwn() {
        expect(size(of: label.labelStyle(Column()), nil, nil), 50, 32)
        expect(size(of: label.labelStyle(Column()).disabled(true), nil, nil), 50, 50)
        expect(size(of: label.labelStyle(Spaced()).labelStyle(.iconOnly), nil, nil), 30, 30)
        expect(size(of: label.labelStyle(Spaced()).labelStyle(Spaced()), nil, nil).width, 98)
        expect(size(of: label.labelStyle(.titleOnly).labelStyle(Column()), nil, nil), 50, 10)
    }

    @Test func labeledContentTakesTheRow() {
        let row = LabeledContent {
            box(30, 10).probe("content")
        } label: {
            box(40, 20).probe("label")
        }
        let found = frames(in: 200, 20, row)
        expect(found["label"], 0, 0, 40, 20)
        // First baselines of boxes are their bottoms.
        expect(found["content"], 170, 10, 30, 10)
    }

    @Test func containerShapes() {
        expect(size(of: ContainerRelativeShape(), 30, 40), 30, 40)
        let view = ContainerRelativeShape().inset(by: 5).fill(.red).probe("shape")
        expect(drawnBounds(in: 30, 40, view)["shape"], 5, 5, 20, 30)
    }

    @Test(
        "Heights of UIKit's buttons: body 20.33 + 14, subheadline 18 + 10, body 20.33 + 30",
        arguments: [(.regular, 61 / 3 + 14), (.small, 28), (.mini, 28), (.large, 61 / 3 + 30)]
            as [(ControlSize, CGFloat)])
    func borderedButtons(controlSize: ControlSize, height: CGFloat) {
        let button = Button("Go") {}.buttonStyle(.bordered).controlSize(controlSize)
        expect(size(of: button, nil, nil, scale: 3).height, height)
    }
}
