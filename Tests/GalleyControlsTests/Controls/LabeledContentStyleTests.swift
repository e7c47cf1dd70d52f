import Foundation
import Galley
import GalleyTestSupport
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

    @Test("A value in a format is written as its place's locale does") func formats() {
        let german = Locale(identifier: "de_DE")
        let amount = 1234.5
        for view in [
            LabeledContent("Sum", value: amount, format: .number),
            LabeledContent("Sum" as String, value: amount, format: .number),
        ] {
            #expect(screen(view.environment(\.locale, german), 300, 100).texts.contains("1.234,5"))
        }
        let own = LabeledContent("Sum", value: amount, format: .number.locale(Locale(identifier: "en_US")))
        #expect(screen(own.environment(\.locale, german), 300, 100).texts.contains("1,234.5"))
    }
}
