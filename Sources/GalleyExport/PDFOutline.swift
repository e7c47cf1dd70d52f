/// Bookmarks: the headings, those of lower levels inside of those of higher ones.
struct PDFOutline {
    private struct Item {
        var heading: PDFStructure.Heading
        var parent: Int?
        var children: [Int] = []
        /// How many bookmarks there are inside.
        var count = 0
    }

    private var items: [Item] = []
    private var top: [Int] = []

    init(_ headings: [PDFStructure.Heading]) {
        var open: [Int] = []
        for heading in headings where !heading.text.allSatisfy(\.isWhitespace) {
            while let last = open.last, items[last].heading.level >= heading.level { open.removeLast() }
            items.append(Item(heading: heading, parent: open.last))
            let index = items.count - 1
            if let parent = open.last { items[parent].children.append(index) } else { top.append(index) }
            for outer in open { items[outer].count += 1 }
            open.append(index)
        }
    }

    /// - Returns: The number of the outline, or nil if there are no headings.
    func write(to file: inout PDFFile, _ pages: [Int], _ heights: [Double]) -> Int? {
        guard let first = top.first, let last = top.last else { return nil }
        let root = file.number()
        let numbers = items.map { _ in file.number() }
        for (index, item) in items.enumerated() {
            let siblings = item.parent.map { items[$0].children } ?? top
            // Bookmarks are in order, and each knows its neighbours.
            let position = siblings.partitioningIndex { $0 >= index }
            let place = PDFText.number(heights[item.heading.page] - item.heading.top)
            var text =
                "<</Title\(PDFText.string(item.heading.text))/Parent \(item.parent.map { numbers[$0] } ?? root) 0 R"
            text += "/Dest[\(pages[item.heading.page]) 0 R/XYZ null \(place) null]"
            if position > 0 { text += "/Prev \(numbers[siblings[position - 1]]) 0 R" }
            if position + 1 < siblings.count { text += "/Next \(numbers[siblings[position + 1]]) 0 R" }
            if let first = item.children.first, let last = item.children.last {
                text += "/First \(numbers[first]) 0 R/Last \(numbers[last]) 0 R/Count \(item.count)"
            }
            file.add(numbers[index], text + ">>")
        }
        file.add(
            root, "<</Type/Outlines/First \(numbers[first]) 0 R/Last \(numbers[last]) 0 R/Count \(items.count)>>")
        return root
    }
}

extension [Int] {
    /// The first index of an ordered list whose element passes; its count if none does.
    fileprivate func partitioningIndex(_ passes: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if passes(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
