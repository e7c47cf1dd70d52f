import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

/// Lengths of frames that make no sense, each by itself: what is said, and that it is as if the length were not given
/// (docs/rules.md §8).
@MainActor @Suite("Lengths of frames that are told")
struct FrameLengthReportTests {
    private func messages(_ view: some View) -> [String] {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 200, height: 300)
        return RenderedView(view, options: options).diagnostics.map(\.message).map {
            $0.replacing("the frame of Color is left out where its ", with: "")
        }
    }

    private let view = Color.red

    @Test("A length that is negative, endless or no number, on either side") func fixed() {
        let found = [
            messages(view.frame(width: 0, height: -1)), messages(view.frame(width: -2, height: 0)),
            messages(view.frame(height: .infinity)), messages(view.frame(width: .infinity)),
            messages(view.frame(width: -.infinity, height: 4)),
            messages(view.frame(width: .nan, height: -1)),
            messages(view.frame(width: 0, height: 0)), messages(view.frame(width: 3, height: 4)),
        ]
        let wanted = [
            ["height is negative (-1.0)"], ["width is negative (-2.0)"],
            ["height is infinite; .frame(maxHeight: .infinity) takes all that is offered"],
            ["width is infinite; .frame(maxWidth: .infinity) takes all that is offered"],
            ["width is negative (-inf)"], ["width is not a number", "height is negative (-1.0)"], [], [],
        ]
        #expect(found == wanted)
    }

    @Test("A limit that is negative or no number; an endless one is none of them") func limits() {
        let found = [
            messages(view.frame(minWidth: -1)), messages(view.frame(idealWidth: -1)),
            messages(view.frame(maxWidth: -1)), messages(view.frame(minHeight: -1)),
            messages(view.frame(idealHeight: -1)), messages(view.frame(maxHeight: -1)),
        ]
        let names = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
        #expect(found == names.map { ["\($0) is negative (-1.0)"] })
        #expect(
            messages(view.frame(maxWidth: .infinity, minHeight: -1)) == ["minHeight is negative (-1.0)"])
        #expect(
            messages(view.frame(minWidth: .nan, idealHeight: .nan)) == [
                "minWidth is not a number", "idealHeight is not a number",
            ])
        let none = [
            messages(
                view.frame(
                    minWidth: 0, idealWidth: 0, maxWidth: 0, minHeight: 0, idealHeight: 0, maxHeight: 0)),
            messages(view.frame(maxWidth: .infinity, maxHeight: .infinity)),
            messages(view.frame(minWidth: 5)),
        ]
        #expect(none == [[], [], []])
    }

    private struct Card: View { var body: some View { Color.red } }

    @Test("A view is called by its type, by what it shows, or by its name") func names() {
        func name(_ view: some View) -> String? {
            let text = messages(view.frame(width: -1)).first ?? ""
            return text.replacing("the frame of ", with: "").components(separatedBy: " is left out").first
        }
        let found = [
            name(Card()), name(Text("Hi")), name(Text("Hi").bold()), name(HStack { Color.red }),
            name(Color.red.padding()), name(Color.red.accessibilityIdentifier("A")), name(EmptyView()),
            name(AnyView(Text("Hi"))), name(Card().accessibilityIdentifier("B")),
        ]
        #expect(
            found == [
                "Card", "Text “Hi”", "Text “Hi”", "HStack", "padding", "Color “A”",
                "EmptyView",
                "Text “Hi”", "Color “B”",
            ])
    }

    @Test("What is left out is as if it were not given") func sizes() {
        expect(size(of: view.frame(width: -3, height: 7), 20, 30), 20, 7)
        expect(size(of: view.frame(width: 7, height: .nan), 20, 30), 7, 30)
        expect(size(of: view.frame(width: .infinity), 20, 30), 20, 30)
        expect(size(of: view.frame(minWidth: -4, maxWidth: 9), 20, 30), 9, 30)
        expect(size(of: view.frame(minHeight: .nan, maxHeight: .infinity), 20, 30), 20, 30)
    }
}
