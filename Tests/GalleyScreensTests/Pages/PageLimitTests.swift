import Galley
import GalleyTestSupport
import Testing

@testable import GalleyPages

/// Where pages end at the limits of what stays together (the documentation of `PagedDocument`): what just fits, what just does not, headers
/// that come again up to half of a page, and no more than 64 views in a chain. A page has room for 100 points; nothing lies between views.
@Suite("Limits of pages") struct PageLimitTests {
    /// The blocks of each page; one that comes again is negative.
    private func pages(_ blocks: [PageBlock], spacing: CGFloat = 0) -> [[Int]] {
        Paginator(blocks, spacing: spacing, room: { _ in 100 }).pages.map { page in
            page.map { $0.isAgain ? -$0.block - 1 : $0.block }
        }
    }

    private func row(_ height: CGFloat) -> PageBlock { PageBlock(height: height) }
    private func heading(_ height: CGFloat) -> PageBlock { PageBlock(height: height, keepsWithNext: true) }

    @Test("What just fits") func fitting() {
        let seen: [[[Int]]] = [
            pages([row(60), row(40)]), pages([row(60), row(40.1)]), pages([row(60), row(30), row(0)], spacing: 5),
            pages([row(60), row(40)], spacing: 0.1),
            // Headings that fit with what follows, and such as do not.
            pages([row(20), heading(20), row(60)]), pages([row(21), heading(20), row(60)]),
            pages([row(10), heading(40), row(60)]), pages([row(10), heading(41), row(60)]),
            pages([row(10), heading(90)]), pages([row(11), heading(90)]),
        ]
        let wanted: [[[Int]]] = [
            [[0, 1]], [[0], [1]], [[0, 1, 2]], [[0], [1]], [[0, 1, 2]], [[0], [1, 2]], [[0], [1, 2]], [[0, 1], [2]],
            [[0, 1]], [[0], [1]],
        ]
        #expect(seen == wanted)
    }

    @Test("A chain of 64 views stays together, of a longer one the last 64") func chains() {
        func chain(_ headings: Int) -> [Int] {
            let blocks = [row(50)] + Array(repeating: heading(1), count: headings) + [row(1)]
            return pages(blocks).map(\.count)
        }
        #expect(chain(40) == [42] && chain(49) == [51] && chain(50) == [1, 51] && chain(63) == [1, 64])
        #expect(chain(64) == [2, 64])
    }

    @Test("A break that is asked for ends a chain") func breaks() {
        var last = row(60)
        last.breaksBefore = true
        #expect(pages([row(50), heading(20), last]) == [[0, 1], [2]])
        var first = heading(20)
        first.breaksAfter = true
        #expect(pages([row(10), first, row(10)]) == [[0, 1], [2]])
        #expect(pages([first, first, row(10)]) == [[0], [1], [2]])
    }

    @Test("A header comes again where it takes half of the page at most, in its section") func headers() {
        func header(_ height: CGFloat, _ section: Int = 1) -> PageBlock {
            PageBlock(height: height, keepsWithNext: true, section: section, isHeader: true)
        }
        func row(_ height: CGFloat, _ section: Int? = 1) -> PageBlock { PageBlock(height: height, section: section) }
        let seen: [[[Int]]] = [
            pages([header(50), row(40), row(40)]), pages([header(50.1), row(40), row(40)]),
            // Another section's rows, or rows of none, have no header of this one.
            pages([header(20), row(80), row(50, 2)]), pages([header(20), row(80), row(50, nil)]),
            pages([header(20), row(80), header(30, 2), row(50, 2), row(50, 2)]),
        ]
        let wanted: [[[Int]]] = [
            [[0, 1], [-1, 2]], [[0, 1], [2]], [[0, 1], [2]], [[0, 1], [2]], [[0, 1], [2, 3], [-3, 4]],
        ]
        #expect(seen == wanted)
    }

    /// Lines of 10 points.
    private func text(_ lines: Int, keepsWithNext: Bool = false) -> PageBlock {
        PageBlock(height: CGFloat(lines * 10), cuts: (1..<lines).map { CGFloat($0 * 10) }, keepsWithNext: keepsWithNext)
    }

    /// Where each part of a text ends.
    private func ends(_ blocks: [PageBlock]) -> [[CGFloat]] {
        Paginator(blocks, spacing: 0, room: { _ in 100 }).pages.map { $0.map(\.to) }
    }

    @Test("Lines at the foot and at the head of a page") func lines() {
        let seen: [[[CGFloat]]] = [
            // 40 points are left: four lines, or three where the last one would be alone.
            ends([row(60), text(6)]), ends([row(60), text(5)]), ends([row(60), text(4)]),
            // 20 are two lines, 19 are none.
            ends([row(80), text(4)]), ends([row(81), text(4)]), ends([row(70), text(3)]),
            // Of a heading's text two lines have to be on its page; three lines are not divided.
            ends([row(60), heading(20), text(6)]), ends([row(61), heading(20), text(6)]),
            ends([row(60), heading(20), text(3)]), ends([row(50), heading(20), text(3)]),
        ]
        let wanted: [[[CGFloat]]] = [
            [[60, 40], [60]], [[60, 30], [50]], [[60, 40]], [[80, 20], [40]], [[81], [40]], [[70, 30]],
            [[60, 20, 20], [60]], [[61], [20, 60]], [[60], [20, 30]], [[50, 20, 30]],
        ]
        #expect(seen == wanted)
    }
}
