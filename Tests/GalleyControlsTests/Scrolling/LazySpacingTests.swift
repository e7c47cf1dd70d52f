import Foundation
import Galley
import GalleyExport
import GalleyLayout
import GalleyRandom
import GalleyTestSupport
import Testing

/// Preferences are worked out in the midst of the layout: what was met before must not show.
@MainActor @Suite("Spacing in lazy containers")
struct LazySpacingTests {
    /// A lazy column whose views have preferences of more kinds than a table of preferences has room for at first.
    private var column: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                Text("Title").font(.largeTitle).padding(.top, 8)
                HStack {
                    Text("A").font(.caption)
                    Text("B").font(.title)
                }
                VStack {
                    Text("x").font(.headline)
                    Text("y").font(.footnote)
                }
                HStack {
                    Text("A").font(.body)
                    Color.red
                }
                VStack {
                    Color.red.frame(height: 4)
                    Text("y").font(.subheadline)
                }
                Text("z").font(.title2).padding(.bottom, 3)
                HStack {
                    Text("A").font(.callout)
                    Text("B").font(.title3)
                }
            }
        }
    }

    @Test("The same view is the same picture, byte for byte, a hundred times") func sameBytes() throws {
        var options = RenderOptions()
        options.canvas = CGSize(width: 300, height: 400)
        options.proposal = ProposedViewSize(width: 300, height: 400)
        options.scale = 0.5
        var first: Data?
        for _ in 0..<100 {
            let list = RenderedView(column, options: options).displayList
            let data = try PNGExporter().data(for: list)
            #expect(data == first ?? data)
            first = data
        }
    }

    /// The frames of the column under random texts' fonts, so that any number of preferences is met at any place.
    @Test("Lazy columns lie alike, whatever was worked out before") func lazyColumns() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<20 {
            let sizes = (0..<40).map { _ in Double(Int.random(in: 8...40, using: &random)) }
            let view = ScrollView {
                LazyVStack {
                    ForEach(sizes.indices, id: \.self) { index in
                        HStack {
                            Text("A").font(.system(size: sizes[index])).probe("\(index)")
                            Text("B").font(.system(size: sizes[sizes.count - 1 - index]))
                        }
                    }
                }
            }
            let first = frames(in: 300, 4_000, view)
            #expect(sizes.indices.allSatisfy { first["\($0)"] != nil })
            for _ in 0..<3 { #expect(frames(in: 300, 4_000, view) == first) }
        }
    }
}
