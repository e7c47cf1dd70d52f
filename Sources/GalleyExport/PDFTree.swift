import Foundation

/// A document's structure as PDF's objects.
struct PDFTree {
    /// Where the objects are.
    struct Written {
        var root: Int
        /// The links of each page.
        var links: [Int: [Int]] = [:]
    }

    private let structure: PDFStructure
    private let pages: [Int]
    private let heights: [Double]

    init(_ structure: PDFStructure, pages: [Int], heights: [Double]) {
        (self.structure, self.pages, self.heights) = (structure, pages, heights)
    }

    func write(to file: inout PDFFile) -> Written {
        let root = file.number()
        let numbers = structure.elements.map { _ in file.number() }
        var written = Written(root: root)
        let links = structure.links.map { _ in file.number() }
        for (index, link) in structure.links.enumerated() {
            written.links[link.page, default: []].append(links[index])
            file.add(
                links[index],
                "<</Type/Annot/Subtype/Link/Rect\(PDFText.rect(link.rect, onPageOf: heights[link.page]))/Border[0 0 0]/F 4"
                    + "/P \(pages[link.page]) 0 R/StructParent \(pages.count + index)/Contents\(PDFText.string(link.label))"
                    + "/A<</S/URI/URI\(PDFText.literal(link.address))>>>>")
        }
        for (index, element) in structure.elements.enumerated() {
            let parent = index == 0 ? root : numbers[element.parent]
            file.add(numbers[index], text(of: element, parent: parent, numbers, links))
        }
        var tree = "<</Nums["
        for (page, elements) in structure.pages.enumerated() {
            let array = file.add("[" + elements.map { "\(numbers[$0]) 0 R" }.joined(separator: " ") + "]")
            tree += "\(page) \(array) 0 R "
        }
        for (index, link) in structure.links.enumerated() {
            tree += "\(pages.count + index) \(numbers[link.element]) 0 R "
        }
        let parents = file.add(tree + "]>>")
        let next = pages.count + links.count
        file.add(
            root,
            "<</Type/StructTreeRoot/K \(numbers[0]) 0 R/ParentTree \(parents) 0 R/ParentTreeNextKey \(next)>>")
        return written
    }

    private func text(of element: PDFStructure.Element, parent: Int, _ numbers: [Int], _ links: [Int]) -> String {
        // Content of the page that is named once need not name it again.
        var page: Int?
        for case .content(let first, _) in element.children {
            page = first
            break
        }
        let kids = element.children.map { child -> String in
            switch child {
            case .element(let index): "\(numbers[index]) 0 R"
            case .content(let other, let id) where other == page: "\(id)"
            case .content(let other, let id): "<</Type/MCR/Pg \(pages[other]) 0 R/MCID \(id)>>"
            case .link(let index):
                "<</Type/OBJR/Obj \(links[index]) 0 R/Pg \(pages[structure.links[index].page]) 0 R>>"
            }
        }
        var text = "<</S/\(element.type)/P \(parent) 0 R"
        if let page { text += "/Pg \(pages[page]) 0 R" }
        if let alternative = element.alternative { text += "/Alt\(PDFText.string(alternative))" }
        if let actual = element.actualText { text += "/ActualText\(PDFText.string(actual))" }
        if element.type == "TH" { text += "/A<</O/Table/Scope/Column>>" }
        if element.type == "Figure", let box = element.box, let page {
            text += "/A<</O/Layout/Placement/Block/BBox\(PDFText.rect(box, onPageOf: heights[page]))>>"
        }
        return text + (kids.count == 1 ? "/K \(kids[0])>>" : "/K[\(kids.joined(separator: " "))]>>")
    }
}
