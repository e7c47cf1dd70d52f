import Foundation
import Galley
import GalleyTestSupport
import GalleyTypes
import Testing

@testable import GalleyUIKit

private struct Card: Codable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.title.utf8)
        } importing: {
            Card(title: String(decoding: $0, as: UTF8.self))
        }
        ProxyRepresentation(exporting: \.title)
    }
}

private struct Order: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

private struct Everything: View {
    @State private var isTargeted = false
    @State private var picks = false

    var body: some View {
        Color.red.frame(width: 30, height: 20)
            .draggable(Card(title: "a"))
            .draggable("text") { Text("preview") }
            .dropDestination(for: Card.self) { cards, place in !cards.isEmpty && place.x > 0 }
            .dropDestination(for: URL.self) { _, _ in
                true
            } isTargeted: {
                isTargeted = $0
            }
            .onDrag { NSItemProvider(object: NSString(string: "a")) }
            .onDrop(of: [.text], isTargeted: $isTargeted) { $0.isEmpty }
            .onDrop(of: ["public.text"], isTargeted: nil) { providers, place in providers.isEmpty && place.y > 0 }
            .onDrop(of: [.image], delegate: Order())
            .fileImporter(isPresented: $picks, allowedContentTypes: [.pdf]) { result in
                if case .failure = result { picks = false }
            }
            .fileMover(isPresented: $picks, file: nil) { _ in }
            .fileExporter(isPresented: $picks, item: "text", defaultFilename: "a") { _ in }
            .buttonRepeatBehavior(.enabled)
            .onScrollPhaseChange { _, phase in picks = phase.isScrolling }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: { _, offset in
                picks = offset > 0
            }
    }
}

/// Apple's documentation: at rest these change nothing.
@Suite("Dragging, dropping, sharing, choosing files")
@MainActor
struct TransferTests {
    @Test func pictureIsTheSame() {
        let rendered = RenderedView(Everything())
        #expect(rendered.size == CGSize(width: 30, height: 20))
        #expect(rendered.diagnostics.isEmpty)
    }

    @Test("The system's file browser is not drawn, and a note says so")
    func browser() {
        let rendered = RenderedView(
            Color.red.frame(width: 1, height: 1)
                .fileImporter(isPresented: .constant(true), allowedContentTypes: [.pdf]) {
                    (_: Result<URL, any Error>) in
                })
        #expect(rendered.diagnostics.map(\.severity) == [.note])
        #expect(rendered.diagnostics.first?.message.contains("fileImporter") == true)
    }

    @Test("A share link with a preview is the same button")
    func share() {
        let preview = SharePreview("Card", image: Image(systemName: "star"))
        let size = RenderedView(ShareLink(item: "a")).size
        #expect(RenderedView(ShareLink(item: Card(title: "a"), preview: preview)).size == size)
        let named = RenderedView(ShareLink("Send", item: Card(title: "a"), preview: SharePreview("Card"))).size
        #expect(named == RenderedView(ShareLink("Send", item: "a")).size)
        #expect(
            RenderedView(ShareLink(item: Card(title: "a"), preview: preview) { Color.red.frame(width: 9, height: 9) })
                .size.width > 0)
    }

    /// Apple's documentation of `ScrollGeometry`.
    @Test func geometry() {
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: 40), contentSize: CGSize(width: 100, height: 900),
            contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0),
            containerSize: CGSize(width: 100, height: 200))
        #expect(geometry.visibleRect == CGRect(x: 0, y: 50, width: 100, height: 170))
        #expect(geometry.bounds == CGRect(x: 0, y: 40, width: 100, height: 200))
        #expect(!ScrollPhase.idle.isScrolling && ScrollPhase.decelerating.isScrolling)
    }
}

private struct Described: View {
    @Namespace private var space

    var body: some View {
        Color.red.frame(width: 30, height: 20)
            .accessibilityCustomContent("Age", Text("3"))
            .accessibilityCustomContent("Age", "3", importance: .high)
            .accessibilityCustomContent(AccessibilityCustomContentKey(Text("Age"), id: "age"), Text("3"))
            .accessibilityLabeledPair(role: .content, id: 1, in: space)
            .accessibilityLinkedGroup(id: 2, in: space)
            .accessibilityRespondsToUserInteraction(false)
            .accessibilityTextContentType(.sourceCode)
            .accessibilityZoomAction { _ in }
            .onTapGesture {
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                UISelectionFeedbackGenerator().selectionChanged()
            }
    }
}

@Suite("What assistive apps and fingers are told")
@MainActor
struct DescribedTests {
    @Test func pictureIsTheSame() {
        let rendered = RenderedView(Described())
        #expect(rendered.size == CGSize(width: 30, height: 20) && rendered.diagnostics.isEmpty)
    }
}
