import Galley
import GalleyProtocol
import GalleyWorker
import Testing

/// What is too large in a view: docs/server.md has the limits.
@MainActor @Suite("Limits of pictures")
struct LimitCheckTests {
    private func excess(
        _ view: some View, pixels: Int = 1000, nodes: Int = 1000, depth: Int = 1000, characters: Int = 1000,
        scale: Double = 1
    ) throws -> String {
        let limits = HostLimits(pixels: pixels, nodes: nodes, depth: depth, characters: characters)
        let failure = limits.excess(of: RenderedView(view), scale: scale)
        return failure.map { "\($0.status) \($0.cause?.rawValue ?? "-") \($0.message)" } ?? "none"
    }

    private var box: some View { Color.red.frame(width: 20, height: 10) }

    @Test("Pixels are counted as they are drawn") func pixels() throws {
        let words = "pixels, and 199 are the most that it may have"
        let seen = [
            try excess(box, pixels: 200), try excess(box, pixels: 199), try excess(box, pixels: 200, scale: 1.01),
            try excess(box, pixels: 231, scale: 1.01),
            try excess(Color.red.frame(width: 19.5, height: 9.1), pixels: 200),
        ]
        #expect(
            seen == [
                "none", "1 pixels the picture would have 200 \(words)",
                "1 pixels the picture would have 231 pixels, and 200 are the most that it may have", "none", "none",
            ])
    }

    @Test("Characters of all texts together; views in each other, and beside each other") func sizes() throws {
        let texts = VStack {
            Text(verbatim: "abc")
            Text(verbatim: "de")
        }
        #expect(try excess(texts, pixels: 1_000_000, characters: 5) == "none")
        #expect(
            try excess(texts, pixels: 1_000_000, characters: 4) == "1 size its texts have more than 4 characters")
        func most(_ fits: (Int) throws -> Bool) rethrows -> Int { try (1...100).first(where: fits) ?? 0 }
        let one = try most { try excess(box, nodes: $0) == "none" }
        let three = try most { count in
            try excess(
                VStack {
                    box; box; box
                }, pixels: 1_000_000, nodes: count) == "none"
        }
        let two = try most { count in
            try excess(
                VStack {
                    box; box
                }, pixels: 1_000_000, nodes: count) == "none"
        }
        #expect(one > 0 && three - two == one, "each box has as many views")
        #expect(try excess(box, nodes: one - 1) == "1 size it has more than \(one - 1) views")
        let flat = try most { try excess(VStack { box }, depth: $0) == "none" }
        let deep = try most { count in try excess(VStack { VStack { box } }, depth: count) == "none" }
        #expect(deep == flat + 1)
        #expect(
            try excess(VStack { box }, depth: flat - 1)
                == "1 size its views are more than \(flat - 1) deep in each other")
    }

    @Test("Nothing to draw is the data's fault") func emptiness() throws {
        let words = "with these values there is nothing to draw"
        #expect(try excess(Color.red.frame(width: 0, height: 5)) == "1 data the view's size is 0.0×5.0: \(words)")
        #expect(try excess(Color.red.frame(width: 5, height: 0)) == "1 data the view's size is 5.0×0.0: \(words)")
    }
}
