import Foundation
import Galley
import Testing

@MainActor @Suite("Styles of values with labels")
struct LabeledContentStyleTests {
    struct Stacked: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading, spacing: 3) {
                configuration.label.font(.caption)
                configuration.content
            }
        }
    }

    struct Framed: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(10) }
    }

    private func size(_ view: some View) -> CGSize { RenderedView(view).size }

    @Test("A style's body takes the place of the row") func style() {
        let label = size(Text("Tea").font(.caption))
        let value = size(Text("3 cups"))
        let stacked = size(LabeledContent("Tea", value: "3 cups").labeledContentStyle(Stacked()))
        #expect(stacked == CGSize(width: max(label.width, value.width), height: label.height + 3 + value.height))
    }

    @Test("A style around another one makes what is inside its body; automatic is the row") func nested() {
        let row = LabeledContent("Tea", value: "3 cups").frame(width: 200)
        let stacked = size(LabeledContent("Tea", value: "3 cups").labeledContentStyle(Stacked()))
        let both = size(
            LabeledContent("Tea", value: "3 cups").labeledContentStyle(Framed()).labeledContentStyle(Stacked()))
        #expect(both == CGSize(width: stacked.width + 20, height: stacked.height + 20))
        #expect(size(row.labeledContentStyle(.automatic)) == size(row))
        let framed = size(LabeledContent("Tea", value: "3 cups").labeledContentStyle(Framed()).frame(width: 200))
        #expect(framed.height == size(row).height + 20)
    }
}
