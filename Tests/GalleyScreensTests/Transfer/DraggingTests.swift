import Foundation
import Galley
import GalleyLive
import GalleyTestSupport
import GalleyTypes
import Testing

private struct Book: Codable, Transferable {
    var title: String
    /// No part of what is carried.
    var isMarked = false

    enum CodingKeys: CodingKey { case title }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.book"))
        ProxyRepresentation(exporting: \.title)
    }
}

/// Apple's documentation: `draggable(_:)`, `dropDestination(for:action:isTargeted:)`, `onDrag(_:)`, `onDrop(of:isTargeted:perform:)`; its
/// Human Interface Guidelines (Drag and drop): people touch and hold an item to lift it.
@MainActor @Suite("Dragging and dropping")
struct DraggingTests {
    private struct Shelf: View {
        @State private var log = "none"
        @State private var targeted = "-"
        @State private var isOver = false
        @State private var taps = 0
        let delegate: any DropDelegate

        var body: some View {
            VStack(spacing: 20) {
                Text(verbatim: "log \(log)")
                Text(verbatim: "targeted \(targeted) \(isOver) \(taps)")
                Text("Word").draggable("a word")
                Text("Book").draggable(Book(title: "Emma", isMarked: true)) { Text("Preview") }
                Text("Provider").onDrag { NSItemProvider(object: NSString(string: "of UIKit")) }
                Button("Count") { taps += 1 }.draggable("count")
                Color.green.frame(width: 200, height: 60)
                    .dropDestination(for: String.self) { words, place in
                        log = "\(words.joined(separator: ",")) at \(Int(place.x)),\(Int(place.y))"
                        return true
                    } isTargeted: {
                        targeted += $0 ? "in" : "out"
                    }
                    .accessibilityIdentifier("words")
                Color.blue.frame(width: 200, height: 60)
                    .dropDestination(for: Book.self) { books, _ in
                        log = books.map { "\($0.title) \($0.isMarked)" }.joined()
                        return true
                    }
                    .accessibilityIdentifier("books")
                VStack(spacing: 40) {
                    Text("Top")
                    Text("Bottom")
                }
                .onDrop(of: [.text], isTargeted: $isOver) { providers in
                    log = "\(providers.count) providers"
                    return true
                }
                .accessibilityIdentifier("old")
                Color.red.frame(width: 200, height: 60).onDrop(of: [.plainText], delegate: delegate)
                    .accessibilityIdentifier("delegate")
            }
        }
    }

    private final class Order: DropDelegate {
        var told: [String] = []
        var operation: DropOperation? = .move
        func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
        func dropEntered(info: DropInfo) { told.append("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? { operation.map { DropProposal(operation: $0) } }
        func dropExited(info: DropInfo) { told.append("exited") }
        func performDrop(info: DropInfo) -> Bool {
            told.append("performed \(info.itemProviders(for: [.text]).count)")
            return true
        }
    }

    private let order = Order()
    private let host: ViewHost

    init() { host = ViewHost(Shelf(delegate: order), size: CGSize(width: 390, height: 844)) }

    private func middle(_ name: String) throws -> CGPoint {
        let frame = try #require(host.frame(name))
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func drag(_ name: String, to target: String, after seconds: Double = 0.5) async throws {
        host.send(.pointerDown(try middle(name)))
        host.advance(by: seconds)
        host.send(.pointerMoved(try middle(target)))
        host.send(.pointerUp(try middle(target)))
        await host.settle(limit: 3600)
    }

    @Test("A finger that stays half a second lifts it; one that moves before does not") func lifting() async throws {
        try await drag("Word", to: "words", after: 0.45)
        #expect(host.shows("log none"))
        try await drag("Word", to: "words")
        #expect(host.shows("log a word at 100,30"))
        #expect(host.shows("targeted -inout false 0"))
    }

    @Test("What takes another type is not told of it") func types() async throws {
        try await drag("Word", to: "books")
        #expect(host.shows("log none"))
        // As itself: encoded and decoded, so that what is not encoded is lost.
        try await drag("Book", to: "books")
        #expect(host.shows("log Emma false"))
        // As what stands for it.
        try await drag("Book", to: "words")
        #expect(host.shows("log Emma at 100,30"))
        try await drag("Provider", to: "words")
        #expect(host.shows("log of UIKit at 100,30"))
    }

    @Test("The older drop takes what is dropped into its gaps, where no finger finds it") func gaps() async throws {
        let frame = try #require(host.frame("old"))
        #expect(host.views(at: CGPoint(x: frame.midX, y: frame.midY)).isEmpty)
        host.send(.pointerDown(try middle("Word")))
        host.advance(by: 0.5)
        host.send(.pointerMoved(CGPoint(x: frame.midX, y: frame.midY)))
        #expect(host.shows("targeted - true 0"))
        host.send(.pointerUp(CGPoint(x: frame.midX, y: frame.midY)))
        await host.settle(limit: 3600)
        #expect(host.shows("log 1 providers") && host.shows("targeted - false 0"))
    }

    @Test("A delegate is told in order, and forbids a drop") func delegates() async throws {
        try await drag("Word", to: "delegate")
        #expect(order.told == ["entered", "performed 1"])
        (order.told, order.operation) = ([], .forbidden)
        try await drag("Word", to: "delegate")
        #expect(order.told == ["entered", "exited"])
    }

    @Test("The view itself follows the finger, or its preview") func previews() throws {
        host.send(.pointerDown(try middle("Word")))
        host.advance(by: 0.5)
        func drawn() -> CGAffineTransform? {
            for case .group(let group) in host.displayList().items where group.tag?.kind == "DragPreview" {
                if case .group(let inner)? = group.items.first { return inner.transform }
            }
            return nil
        }
        #expect(drawn() == .identity)
        let start = try middle("Word")
        host.send(.pointerMoved(CGPoint(x: start.x + 30, y: start.y - 20)))
        #expect(drawn() == CGAffineTransform(translationX: 30, y: -20))
        host.send(.pointerCancelled)
        #expect(drawn() == nil)
        host.send(.pointerDown(try middle("Book")))
        host.advance(by: 0.5)
        #expect(drawn() == .identity)
        host.send(.pointerUp(try middle("Book")))
    }

    @Test("A button that can be dragged is still pressed") func buttons() async throws {
        host.tap("Count")
        #expect(host.shows("targeted - false 1"))
        try await drag("Count", to: "words")
        #expect(host.shows("log count at 100,30") && host.shows("targeted -inout false 1"))
    }

    @Test("A mouse lifts at once") func mice() async throws {
        let start = try middle("Word")
        host.send(.pointerDown(start))
        host.liftAtOnce(at: start)
        host.send(.pointerMoved(try middle("words")))
        host.send(.pointerUp(try middle("words")))
        await host.settle(limit: 3600)
        #expect(host.shows("log a word at 100,30"))
    }
}
