import Galley
import GalleyTestSupport
import Testing

@testable import GalleyPages

/// Where pages end, by numbers. A page has room for 100 points; views are 10 points apart.
@Suite struct PaginatorTests {
    private func pages(_ blocks: [PageBlock], room: CGFloat = 100) -> [[String]] {
        Paginator(blocks, spacing: 10, room: { _ in room }).pages.map { page in
            page.map { part in
                var text = "\(part.block)@\(Int(part.y))"
                if part.from > 0 || part.to < blocks[part.block].height {
                    text += "[\(Int(part.from))-\(Int(part.to))]"
                }
                return part.isAgain ? text + "again" : text
            }
        }
    }

    /// A text of lines of 10 points.
    private func text(_ lines: Int) -> PageBlock {
        PageBlock(height: CGFloat(lines * 10), cuts: (1..<lines).map { CGFloat($0 * 10) })
    }

    @Test func viewsThatDoNotFitGoToTheNextPage() {
        let block = PageBlock(height: 30)
        #expect(pages([block, block, block, block]) == [["0@0", "1@40"], ["2@0", "3@40"]])
        // 30 + 10 + 30 + 10 + 20 is all there is.
        #expect(pages([block, block, PageBlock(height: 20)]) == [["0@0", "1@40", "2@80"]])
    }

    @Test func nothingIsOnePage() { #expect(pages([]) == [[]]) }

    @Test func headingsStayWithWhatFollows() {
        let heading = PageBlock(height: 20, keepsWithNext: true)
        let row = PageBlock(height: 60)
        #expect(pages([row, heading, row]) == [["0@0"], ["1@0", "2@30"]])
        // Two headings and what follows; where that is more than a page, the last of them.
        #expect(
            pages([PageBlock(height: 30), heading, heading, PageBlock(height: 40)]) == [
                ["0@0"], ["1@0", "2@30", "3@60"],
            ])
        #expect(pages([PageBlock(height: 30), heading, heading, row]) == [["0@0", "1@40"], ["2@0", "3@30"]])
        // The first two lines are enough of a text.
        #expect(pages([PageBlock(height: 40), heading, text(8)]) == [["0@0", "1@50", "2@80[0-20]"], ["2@0[20-80]"]])
        #expect(pages([PageBlock(height: 50), heading, text(8)]) == [["0@0"], ["1@0", "2@30[0-60]"], ["2@0[60-80]"]])
    }

    @Test func twoLinesOfATextOfFourStayWithItsHeading() {
        let heading = PageBlock(height: 20, keepsWithNext: true)
        // 40 + 10 + 20 + 10 leave 20, which is two of the four lines: as many are left for the next page.
        #expect(pages([PageBlock(height: 40), heading, text(4)]) == [["0@0", "1@50", "2@80[0-20]"], ["2@0[20-40]"]])
        // Three lines cannot be divided so that two are on either page.
        #expect(pages([PageBlock(height: 40), heading, text(3)]) == [["0@0"], ["1@0", "2@30"]])
    }

    /// A forbidden break is dropped where nothing fits: a heading as high as its page, a chain of headings without end.
    @Test func forbiddenBreaksThatCannotBeAvoided() {
        let heading = PageBlock(height: 100, keepsWithNext: true)
        #expect(pages([heading, PageBlock(height: 50)]) == [["0@0"], ["1@0"]])
        let chain = Array(repeating: PageBlock(height: 40, keepsWithNext: true), count: 6)
        #expect(pages(chain) == [["0@0", "1@50"], ["2@0", "3@50"], ["4@0", "5@50"]])
        #expect(
            Paginator(Array(repeating: PageBlock(height: 1, keepsWithNext: true), count: 20_000), spacing: 0) { _ in 100
            }
            .pages.count == 200)
    }

    @Test func whatIsHigherThanAPageIsDivided() {
        #expect(pages([PageBlock(height: 250)]) == [["0@0[0-100]"], ["0@0[100-200]"], ["0@0[200-250]"]])
        #expect(pages([PageBlock(height: 20), PageBlock(height: 120)]) == [["0@0"], ["1@0[0-100]"], ["1@0[100-120]"]])
    }

    /// Two lines at least stay together at the foot and at the head of a page.
    @Test func textsAreDividedBetweenLines() {
        #expect(pages([PageBlock(height: 60), text(6)]) == [["0@0", "1@70[0-30]"], ["1@0[30-60]"]])
        // One line would be left alone.
        #expect(pages([PageBlock(height: 60), text(4)]) == [["0@0", "1@70[0-20]"], ["1@0[20-40]"]])
        #expect(pages([PageBlock(height: 70), text(4)]) == [["0@0", "1@80[0-20]"], ["1@0[20-40]"]])
        #expect(pages([PageBlock(height: 80), text(4)]) == [["0@0"], ["1@0"]])
        #expect(pages([PageBlock(height: 70), text(3)]) == [["0@0"], ["1@0"]])
        #expect(pages([text(25)]) == [["0@0[0-100]"], ["0@0[100-200]"], ["0@0[200-250]"]])
        // The last page would have one line.
        #expect(pages([text(11)]) == [["0@0[0-90]"], ["0@0[90-110]"]])
    }

    @Test func breaksThatAreAskedFor() {
        let block = PageBlock(height: 20)
        var before = block, after = block
        before.breaksBefore = true
        after.breaksAfter = true
        #expect(pages([block, before, block]) == [["0@0"], ["1@0", "2@30"]])
        #expect(pages([after, before, block]) == [["0@0"], ["1@0", "2@30"]])
        #expect(pages([before]) == [["0@0"]])
    }

    @Test func headersOfSectionsComeAgain() {
        let header = PageBlock(height: 20, keepsWithNext: true, section: 1, isHeader: true)
        let row = PageBlock(height: 30, section: 1)
        let other = PageBlock(height: 30)
        #expect(
            pages([header, row, row, row, row, other]) == [
                ["0@0", "1@30", "2@70"], ["0@0again", "3@30", "4@70"], ["5@0"],
            ])
        // A header that takes most of a page comes once, and one that is alone never.
        let tall = PageBlock(height: 60, keepsWithNext: true, section: 1, isHeader: true)
        #expect(pages([tall, row, row]) == [["0@0", "1@70"], ["2@0"]])
        #expect(pages([PageBlock(height: 50), header, row]) == [["0@0"], ["1@0", "2@30"]])
    }

    @Test func oddNumbersEnd() {
        #expect(pages([PageBlock(height: .infinity)]) == [["0@0[0-100]"]])
        #expect(pages([PageBlock(height: .nan), PageBlock(height: 10)]).flatMap(\.self).count == 2)
        #expect(pages([PageBlock(height: 3)], room: -5).count == 3)
        #expect(pages([PageBlock(height: 0), PageBlock(height: 0)]) == [["0@0", "1@0"]])
    }

    /// Everything is on some page, in order, and nothing lies beyond one: 300 random documents.
    @Test func nothingIsLostOrTwice() {
        var random = SplitMix(seed: 7)
        for _ in 0..<300 {
            let blocks = (0..<Int.random(in: 0...40, using: &random)).map { _ -> PageBlock in
                let lines = Int.random(in: 1...30, using: &random)
                var block = Bool.random(using: &random) ? text(lines) : PageBlock(height: CGFloat(lines * 9))
                block.keepsWithNext = Int.random(in: 0..<4, using: &random) == 0
                block.breaksBefore = Int.random(in: 0..<8, using: &random) == 0
                block.section = Int.random(in: 0..<3, using: &random)
                block.isHeader = Int.random(in: 0..<6, using: &random) == 0
                return block
            }
            let pages = Paginator(blocks, spacing: 10, room: { $0 % 2 == 0 ? 100 : 70 }).pages
            var ends = [CGFloat](repeating: 0, count: blocks.count)
            var last = 0
            for (number, page) in pages.enumerated() {
                for part in page where !part.isAgain {
                    #expect(part.block >= last && part.from == ends[part.block])
                    last = part.block
                    ends[part.block] = part.to
                }
                for part in page { #expect(part.y + part.to - part.from <= (number % 2 == 0 ? 100 : 70) + 1e-6) }
                #expect(pages.count == 1 || page.contains { !$0.isAgain })
            }
            #expect(ends == blocks.map(\.height))
        }
    }

    private struct SplitMix: RandomNumberGenerator {
        var seed: UInt64
        mutating func next() -> UInt64 {
            seed &+= 0x9e37_79b9_7f4a_7c15
            var value = seed
            value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
            value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
            return value ^ (value >> 31)
        }
    }
}
