import Galley
import GalleyTestSupport
import Testing

@testable import GalleyPages

/// What lies between two heights of a picture: a line of text is in the slice that its middle is in, what else crosses an edge is cut off
/// there (the documentation of `PagedDocument`: what fits on no page is divided).
@MainActor @Suite("Slices of pictures") struct ItemSliceTests {
    private let slice = ItemSlice(range: 10..<20, width: 100)

    private func fill(_ y: CGFloat, _ height: CGFloat) -> DrawItem {
        .fill(Path(CGRect(x: 5, y: y, width: 30, height: height)), .color(.black), FillStyle())
    }

    /// What of one item is in the slice: nothing, all of it, or what a clip leaves.
    private func told(_ item: DrawItem) -> String {
        let items = slice.items([item])
        guard let only = items.first, items.count == 1 else { return items.isEmpty ? "" : "\(items.count)" }
        guard case .group(let group) = only else { return "whole" }
        guard let clip = group.clip?.path.boundingRect else { return "group of \(group.items.count)" }
        return "\(Int(clip.minX)) \(Int(clip.minY)) \(Int(clip.width)) \(Int(clip.height))"
    }

    @Test("Marks before, in, behind and across the slice") func marks() {
        let clipped = "-100 10 300 10"
        let seen: [[String]] = [
            [told(fill(0, 5)), told(fill(0, 10)), told(fill(20, 5)), told(fill(25, 5))],
            [told(fill(12, 6)), told(fill(10, 10)), told(fill(10, 3)), told(fill(17, 3))],
            [told(fill(5, 10)), told(fill(15, 10)), told(fill(0, 50)), told(fill(9.5, 1)), told(fill(19.5, 1))],
        ]
        let wanted: [[String]] = [
            ["", "", "", ""], ["whole", "whole", "whole", "whole"], [clipped, clipped, clipped, clipped, clipped],
        ]
        #expect(seen == wanted)
        #expect(slice.items([fill(0, 5), fill(12, 2), fill(14, 2), fill(40, 2)]).count == 2)
    }

    @Test("Groups that are moved, and such as are one thing") func groups() {
        func moved(_ y: CGFloat, _ items: [DrawItem]) -> DrawItem {
            .group(transform: CGAffineTransform(translationX: 0, y: y), items)
        }
        // Ten down, twice, from the height of nothing.
        #expect(told(moved(10, [fill(0, 5), fill(7, 2), fill(30, 2)])) == "group of 2")
        #expect(told(moved(10, [fill(15, 5)])) == "" && told(moved(5, [moved(5, [fill(0, 5)])])) == "group of 1")
        #expect(told(moved(5, [moved(5, [fill(-9, 5)])])) == "")
        // Behind a group its transform counts no longer.
        let items = slice.items([moved(30, [fill(0, 5)]), fill(12, 5)])
        #expect(items.count == 1)
        // What is drawn as one is cut as one; the cut is made in the space around it.
        let faded = DrawItem.group(
            transform: CGAffineTransform(translationX: 0, y: 10), effect: .opacity(0.5), [fill(5, 10)])
        #expect(told(faded) == "-100 10 300 10")
        #expect(told(.group(effect: .opacity(0.5), [fill(30, 10)])) == "")
        let clip = DrawClip(Path(CGRect(x: 0, y: 11, width: 100, height: 4)))
        #expect(told(.group(clip: clip, [fill(0, 50)])).isEmpty == false)
    }

    @Test("The cut lies in the space of what is cut") func turned() {
        // Twice as large and five down: from 2.5 to 7.5 of its own.
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 5)
        let items = slice.items([.group(transform: transform, [fill(0, 20)])])
        let clip = items.flatMap(\.groups).compactMap(\.clip).first?.path.boundingRect
        expect(clip, -50, 2.5, 150, 5)
        let flat = CGAffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 15)
        // What has no height is in or out.
        #expect(slice.items([.group(transform: flat, [fill(0, 20)])]).count <= 1)
    }

    @Test("Each line of text is in one slice") func lines() throws {
        let mark = try #require(RenderedView(Text("Line")).displayList.marks.first)
        guard case .glyphs(let run, let origin, _, _) = mark else { return }
        // Letters reach a third of their size up from the baseline, where their middle is taken to be.
        let middle = origin.y + CGFloat(run.glyphs.first?.y ?? 0) - CGFloat(run.size) * 0.35
        func count(_ from: CGFloat, _ to: CGFloat) -> Int {
            ItemSlice(range: from..<to, width: 100).items([mark]).count
        }
        #expect(count(0, middle - 0.01) == 0 && count(0, middle + 0.01) == 1)
        #expect(count(middle - 0.01, 99) == 1 && count(middle + 0.01, 99) == 0)
        for cut in stride(from: CGFloat(0), through: 30, by: 0.5) { #expect(count(-50, cut) + count(cut, 99) == 1) }
        let lower = DrawItem.group(transform: CGAffineTransform(translationX: 0, y: 40), [mark])
        #expect(ItemSlice(range: 0..<39, width: 100).items([lower]).isEmpty)
        #expect(ItemSlice(range: 40..<70, width: 100).items([lower]).count == 1)
    }

    /// A page has room where at least a point is left between its margins.
    @Test("Pages that have room") func usable() {
        func isUsable(_ width: CGFloat, _ height: CGFloat, _ margin: CGFloat = 10, spacing: CGFloat = 8) -> Bool {
            PageLayout(
                size: CGSize(width: width, height: height),
                margins: EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin),
                alignment: .leading, spacing: spacing
            ).isUsable
        }
        #expect(isUsable(21, 21) && !isUsable(20.9, 30) && !isUsable(30, 20.9) && isUsable(30, 30, 0, spacing: 0))
        #expect(!isUsable(.infinity, 30) && !isUsable(30, .infinity) && !isUsable(.nan, 30) && !isUsable(30, .nan))
        #expect(!isUsable(30, 30, spacing: -0.1) && !isUsable(30, 30, spacing: .nan) && !isUsable(30, 30, .nan))
        #expect(!isUsable(30, 30, spacing: .infinity) && !isUsable(30, 30, -.infinity))
        let layout = PageLayout(
            size: CGSize(width: 100, height: 200), margins: EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8),
            alignment: .leading, spacing: 0)
        #expect(layout.width == 90 && layout.height == 195)
    }
}
