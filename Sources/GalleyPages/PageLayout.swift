import GalleyGraph

/// Where the views of a document continue its pages.
struct PageLayout {
    var size: CGSize
    var margins: EdgeInsets
    var alignment: HorizontalAlignment
    var spacing: CGFloat

    /// Whether anything can be put on a page.
    var isUsable: Bool {
        width >= 1 && height >= 1 && width.isFinite && height.isFinite && size.width.isFinite && size.height.isFinite
            && spacing.isFinite && spacing >= 0
    }

    /// The room between the margins.
    var width: CGFloat { size.width - margins.leading - margins.trailing }
    var height: CGFloat { size.height - margins.top - margins.bottom }
}

/// A view of a document, as far as it matters for where pages end.
struct PageBlock: Equatable {
    var height: CGFloat
    /// Where it may be divided, between its lines, in rising order; empty if it is not to be divided.
    var cuts: [CGFloat] = []
    var breaksBefore = false
    var breaksAfter = false
    var keepsWithNext = false
    /// The section that it lies in.
    var section: Int?
    /// What it is by itself in the document's structure: a row or an item.
    var role: Semantics.Role?
    /// Whether it is the section's header, which comes again on the next pages.
    var isHeader = false
}

/// A part of a view on a page.
struct PagePlacement: Equatable {
    var block: Int
    /// Where the part begins and ends in the view.
    var from, to: CGFloat
    /// Where it begins on the page, counted from the room's upper edge.
    var y: CGFloat
    /// Whether it is the header of a section that continues, and was on a page before.
    var isAgain = false
}

/// Distributes views over pages, one after the other: each page is finished before the next begins, and what was decided for it
/// stays. So the work grows with the number of views and of pages, and with nothing else.
struct Paginator {
    private let blocks: [PageBlock]
    private let spacing: CGFloat
    /// The room on a page, by its number from 0 on.
    private let room: (Int) -> CGFloat

    private(set) var pages: [[PagePlacement]] = [[]]
    private var y: CGFloat = 0
    /// Whether the page holds more than a header that came again.
    private var holdsMore = false
    /// The header of the section that is going on.
    private var header: Int?
    /// Up to which block it is settled that they are on this page or may be parted.
    private var settled = 0

    /// How many lines stay together at the foot and at the head of a page.
    private static let fewestLines = 2
    /// How many views that stay with the next one are kept together at the most.
    private static let longestChain = 64

    init(_ blocks: [PageBlock], spacing: CGFloat, room: @escaping (Int) -> CGFloat) {
        (self.blocks, self.spacing, self.room) = (blocks, spacing, room)
        for index in blocks.indices { place(index) }
    }

    private var height: CGFloat { max(room(pages.count - 1), 1) }

    /// What is left of the page for another view.
    private var left: CGFloat { height - (y > 0 ? y + spacing : 0) }

    private mutating func place(_ index: Int) {
        let block = blocks[index]
        if block.breaksBefore || (index > 0 && blocks[index - 1].breaksAfter), holdsMore { beginPage(for: index) }
        if block.isHeader {
            header = index
        } else if block.section != header.flatMap({ blocks[$0].section }) {
            header = nil
        }
        if index >= settled { keepTogether(from: index) }
        var start: CGFloat = 0
        while true {
            let rest = block.height - start
            if rest <= left + 1e-6 || !rest.isFinite {
                append(index, start, rest.isFinite ? block.height : start + left)
                return
            }
            if let cut = cut(block, start, isForced: false) {
                append(index, start, cut)
                start = cut
            } else if !holdsMore {
                // Nothing is on the page yet, and still it does not fit: it is divided wherever that is.
                let cut = cut(block, start, isForced: true) ?? start + max(left, 1)
                append(index, start, min(cut, block.height))
                start = min(cut, block.height)
                if start >= block.height { return }
            }
            beginPage(for: index)
        }
    }

    /// Begins a page if those that stay with the next one do not fit on this one, and do on an empty one.
    private mutating func keepTogether(from index: Int) {
        settled = index + 1
        guard blocks[index].keepsWithNext, holdsMore else { return }
        var (last, need) = (index, blocks[index].height)
        while blocks[last].keepsWithNext, last + 1 < blocks.count, !blocks[last + 1].breaksBefore, need <= height,
            last - index < Self.longestChain
        {
            last += 1
            need += spacing + (blocks[last].keepsWithNext ? blocks[last].height : least(of: blocks[last]))
        }
        guard need <= height, last - index < Self.longestChain else { return }
        settled = last + 1
        if need > left + 1e-6 { beginPage(for: index) }
    }

    /// The least of a view that can be at the foot of a page.
    private func least(of block: PageBlock) -> CGFloat {
        block.cuts.count + 1 >= 2 * Self.fewestLines ? block.cuts[Self.fewestLines - 1] : block.height
    }

    /// Where to divide a view so that its part fits.
    private func cut(_ block: PageBlock, _ start: CGFloat, isForced: Bool) -> CGFloat? {
        let cuts = block.cuts
        let fewest = isForced ? 1 : Self.fewestLines
        let first = Self.count(of: cuts, upTo: start + 1e-6)
        // The last that fits, and the last that leaves enough lines behind it: as many as there are cuts from it on.
        let index = min(Self.count(of: cuts, upTo: start + left + 1e-6) - 1, cuts.count - fewest)
        return index - first + 1 >= fewest ? cuts[index] : nil
    }

    /// How many cuts there are up to a height.
    private static func count(of cuts: [CGFloat], upTo height: CGFloat) -> Int {
        var (low, high) = (0, cuts.count)
        while low < high {
            let middle = (low + high) / 2
            if cuts[middle] <= height { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func append(_ index: Int, _ from: CGFloat, _ to: CGFloat, isAgain: Bool = false) {
        if y > 0 { y += spacing }
        pages[pages.count - 1].append(PagePlacement(block: index, from: from, to: to, y: y, isAgain: isAgain))
        y += to - from
        holdsMore = true
    }

    /// Begins a page, with the header of the section that continues.
    private mutating func beginPage(for index: Int) {
        pages.append([])
        y = 0
        holdsMore = false
        guard let header, header != index, blocks[header].section == blocks[index].section,
            blocks[header].height <= height / 2
        else { return }
        append(header, 0, blocks[header].height, isAgain: true)
        holdsMore = false
    }
}
