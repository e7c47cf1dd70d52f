import Galley
import GalleyTestSupport
import GalleyViews
import Testing

@testable import GalleyScreens

/// Previews of a provider one by one, and what traits make of a preview: Apple's documentation of `PreviewProvider`, `PreviewTrait` and
/// `PreviewModifier`.
@MainActor @Suite("Previews of providers and traits") struct PreviewListTests {
    private struct Three: PreviewProvider {
        static var previews: some View {
            Color.red.frame(width: 10, height: 20).previewDisplayName("Red").previewLayout(.sizeThatFits)
            Color.blue.frame(width: 30, height: 5).previewInterfaceOrientation(.landscapeLeft)
            Group {
                Color.green.frame(width: 7, height: 9).previewLayout(.fixed(width: 1, height: 2)).previewDisplayName(
                    "In")
            }
            .previewLayout(.device).previewDisplayName("Out")
        }
    }

    private struct One: PreviewProvider {
        static var previews: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 20)
                Color.red.frame(width: 10, height: 20)
            }
        }
    }

    private func size(_ view: any View) -> CGSize { RenderedView(AnyView(view)).size }

    @Test("A provider's previews, one at a time") func provider() {
        let previews = ProvidedPreviews(of: Three.self).previews
        #expect(previews.map(\.name) == ["Red", nil, "In"])
        #expect(previews.map(\.layout) == [.sizeThatFits, nil, .fixed(width: 1, height: 2)])
        #expect(previews.map(\.orientation) == [nil, .landscapeLeft, nil])
        let sizes = previews.map { size($0.make()) }
        #expect(sizes == [(10, 20), (30, 5), (7, 9)].map { CGSize(width: $0.0, height: $0.1) })
        let one = ProvidedPreviews(of: One.self).previews
        #expect(one.count == 1 && size(one[0].make()) == CGSize(width: 10, height: 40) && one[0].name == nil)
        #expect(InterfaceOrientation.landscapeLeft.isLandscape && InterfaceOrientation.landscapeRight.isLandscape)
        #expect(!InterfaceOrientation.portrait.isLandscape && !InterfaceOrientation.portraitUpsideDown.isLandscape)
    }

    private struct Padded: PreviewModifier {
        static func makeSharedContext() async throws -> Int { 5 }
        func body(content: Content, context: Int) -> some View { content.padding(CGFloat(context)) }
    }
    private struct Wide: PreviewModifier {
        func body(content: Content, context: Void) -> some View { content.padding(.horizontal, 50) }
    }
    private struct Broken: PreviewModifier {
        struct Trouble: Error {}
        static func makeSharedContext() async throws -> Int { throw Trouble() }
        func body(content: Content, context: Int) -> some View { content }
    }

    @Test("Of traits the last of a kind counts; modifiers go around one another") func traits() async throws {
        let box = Color.red.frame(width: 10, height: 20).accessibilityIdentifier("box")
        let plain = Preview("Plain") { box }
        #expect(
            plain.name == "Plain" && plain.layout == nil && plain.orientation == nil && size(plain.body()).width == 10)
        let traits = Preview(
            traits: .fixedLayout(width: 1, height: 2), .landscapeLeft, .sizeThatFitsLayout, .landscapeRight
        ) { box }
        #expect(traits.name == nil && traits.layout == .sizeThatFits && traits.orientation == .landscapeRight)
        let joined = PreviewTrait<Preview.ViewTraits>(.sizeThatFitsLayout, .portrait, .fixedLayout(width: 3, height: 4))
        let given = Preview(traits: joined) { box }
        #expect(given.layout == .fixed(width: 3, height: 4) && given.orientation == .portrait)
        let made = Preview(traits: .modifier(Padded()), .modifier(Wide())) { box }
        let host = ViewHost(AnyView(made.body()), size: CGSize(width: 300, height: 100))
        await host.settle(limit: 3600)
        expect(host.frame("box"), 145, 40, 10, 20)
        #expect(size(made.body()) == CGSize(width: 120, height: 30))
        let broken = ViewHost(
            AnyView(Preview(traits: .modifier(Broken())) { box }.body()), size: CGSize(width: 300, height: 100))
        await broken.settle(limit: 3600)
        #expect(broken.shows("Broken.makeSharedContext: Trouble()") && !broken.shows("box"))
    }

    @Test("One preview for each argument") func arguments() throws {
        let preview = Preview("Width", traits: .sizeThatFitsLayout, .landscapeLeft, arguments: [10, 20]) {
            Color.red.frame(width: CGFloat($0), height: 5)
        }
        let variants = try #require(preview.variants)
        #expect(
            preview.name == "Width" && preview.layout == .sizeThatFits
                && variants.map(\.name) == ["Width 10", "Width 20"])
        #expect(
            variants.map { size($0.body()).width } == [10, 20]
                && variants.allSatisfy { $0.orientation == .landscapeLeft })
        #expect(Preview(arguments: [7]) { _ in Color.red }.variants?.map(\.name) == ["7"])
    }
}
