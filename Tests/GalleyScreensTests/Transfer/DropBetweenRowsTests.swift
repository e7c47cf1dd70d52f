import Foundation
import Galley
import GalleyLive
import GalleyTestSupport
import GalleyTypes
import Testing

/// Apple's documentation: `DynamicViewContent.dropDestination(for:action:)`: "the offset relative to the dynamic view's underlying collection
/// of data"; `DynamicViewContent.onInsert(of:perform:)`.
@MainActor @Suite("Dropping between the rows of a list")
struct DropBetweenRowsTests {
    private struct Shelf: View {
        @State private var names = ["Ada", "Bea", "Cid"]
        @State private var other = ["X"]
        @State private var isRed = false

        var body: some View {
            VStack {
                Text("Word").draggable("Eve")
                Text("Link").draggable(URL(string: "https://example.org/a")!)
                Text(verbatim: "names \(names.joined(separator: ",")) \(other.joined(separator: ","))")
                List {
                    ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) }
                        .dropDestination(for: String.self) { words, offset in
                            names.insert(contentsOf: words, at: offset)
                        }
                    ForEach(other, id: \.self) { name in
                        Text(name).accessibilityIdentifier(name)
                        Text(verbatim: name + " below").accessibilityIdentifier(name + " below")
                    }
                    .onInsert(of: [.url]) { offset, providers in
                        other.insert("\(providers.count) at \(offset)", at: offset)
                    }
                }
            }
        }
    }

    private let host = ViewHost(Shelf(), size: CGSize(width: 390, height: 844))

    private func drag(_ text: String, to row: String, part: CGFloat, ends: Bool = true) async throws {
        let start = try #require(host.viewTree().flatMap(\.all).first { $0.label == text }?.frame)
        let frame = try #require(host.frame(row))
        // The row is higher than its text.
        let end = CGPoint(x: frame.midX, y: frame.midY + part * 18)
        host.send(.pointerDown(CGPoint(x: start.midX, y: start.midY)))
        host.advance(by: 0.5)
        host.send(.pointerMoved(end))
        guard ends else { return }
        host.send(.pointerUp(end))
        await host.settle(limit: 3600)
    }

    @Test(
        "The upper half of a row is before its element, the lower behind it",
        arguments: [
            ("Ada", CGFloat(-1), "Eve,Ada,Bea,Cid"), ("Ada", 1, "Ada,Eve,Bea,Cid"), ("Bea", -1, "Ada,Eve,Bea,Cid"),
            ("Cid", 1, "Ada,Bea,Cid,Eve"),
        ])
    func halves(_ row: String, _ part: CGFloat, _ wanted: String) async throws {
        try await drag("Word", to: row, part: part)
        #expect(host.shows("names \(wanted) X"))
    }

    @Test("What is of another type is not taken") func types() async throws {
        try await drag("Link", to: "Bea", part: 1)
        #expect(host.shows("names Ada,Bea,Cid X"))
        try await drag("Word", to: "X", part: 1)
        #expect(host.shows("names Ada,Bea,Cid X"))
    }

    @Test("Where an element has several rows, all of them are its place", arguments: ["X", "X below"])
    func several(_ row: String) async throws {
        try await drag("Link", to: row, part: -1)
        #expect(host.shows("names Ada,Bea,Cid 1 at 0,X"))
    }

    @Test("A line shows where it would go, and goes with the finger") func line() async throws {
        func lines() -> Int {
            host.displayList().items.count { item in
                guard case .group(let group) = item else { return false }
                return group.tag?.kind == "Rectangle"
            } + host.viewTree().flatMap(\.all).count { $0.kind == "Rectangle" && $0.frame.height == 2 }
        }
        #expect(lines() == 0)
        try await drag("Word", to: "Bea", part: 1, ends: false)
        #expect(lines() > 0)
        host.send(.pointerCancelled)
        #expect(lines() == 0)
    }

    @Test("A picture has nothing of it") func pictures() {
        let still = ImageRenderer(content: Shelf())
        still.proposedSize = ProposedViewSize(width: 390, height: 844)
        #expect(still.cgImage != nil)
    }
}
