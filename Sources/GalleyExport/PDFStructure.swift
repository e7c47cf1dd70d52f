import Foundation
import GalleyDrawing

/// What the parts of a document are, as a tree: PDF's structure elements, the places of their content on pages, links, and
/// the headings for bookmarks.
struct PDFStructure {
    struct Element {
        /// PDF's name of the structure type.
        var type: String
        var parent: Int
        var children: [Child] = []
        /// What is said in place of what is seen.
        var alternative: String?
        /// The letters, where they are drawn as something else.
        var actualText: String?
        /// Where it lies, in points from the page's upper left corner: of figures.
        var box: CGRect?
    }

    enum Child {
        case element(Int)
        /// A marked stretch of a page's content.
        case content(page: Int, id: Int)
        case link(Int)
    }

    /// An area that opens an address.
    struct Link {
        var page: Int
        /// In points from the page's upper left corner.
        var rect: CGRect
        var address: String
        /// What it is for, in words.
        var label: String
        var element: Int
    }

    struct Heading {
        var level: Int
        var text: String
        var page: Int
        /// Its upper edge, in points from the page's.
        var top: Double
    }

    /// The first is the document.
    private(set) var elements = [Element(type: "Document", parent: 0)]
    private(set) var links: [Link] = []
    private(set) var headings: [Heading] = []
    /// Which element each marked stretch of a page belongs to, by its number.
    private(set) var pages: [[Int]] = []
    /// What keeps the document from being read by everybody.
    private(set) var problems: [String] = []
    private var lastLevel = 0

    mutating func beginPage() { pages.append([]) }

    var page: Int { pages.count - 1 }

    mutating func add(
        _ type: String, to parent: Int, alternative: String? = nil, actualText: String? = nil, box: CGRect? = nil
    ) -> Int {
        elements.append(
            Element(type: type, parent: parent, alternative: alternative, actualText: actualText, box: box))
        elements[parent].children.append(.element(elements.count - 1))
        return elements.count - 1
    }

    /// The last element in another, if it is of a type and nothing lies between.
    func last(of parent: Int, type: String) -> Int? {
        guard case .element(let last)? = elements[parent].children.last, elements[last].type == type else { return nil }
        return last
    }

    /// Takes the next stretch of this page's content into an element.
    /// - Returns: Its number on the page.
    mutating func addContent(to element: Int) -> Int {
        let id = pages[page].count
        pages[page].append(element)
        elements[element].children.append(.content(page: page, id: id))
        return id
    }

    /// Forgets what is on a page.
    mutating func removeContent(ofPage page: Int) {
        pages[page] = []
        for index in elements.indices {
            elements[index].children.removeAll {
                if case .content(page, _) = $0 { true } else { false }
            }
        }
    }

    mutating func addLink(_ rect: CGRect, _ address: String, label: String, to element: Int) {
        elements[element].children.append(.link(links.count))
        links.append(Link(page: page, rect: rect, address: address, label: label, element: element))
    }

    /// The address of the last link in an element.
    func address(of element: Int) -> String? {
        for case .link(let link) in elements[element].children.reversed() { return links[link].address }
        return nil
    }

    /// Notes a heading and tells its level: one below the last that has a separate level, where it has none.
    mutating func addHeading(level: Int, _ text: String, top: Double) -> Int {
        let own = min(level > 0 ? level : lastLevel + 1, 6)
        let previous = headings.last?.level ?? 0
        if own > previous + 1 {
            let place = previous == 0 ? "the first heading" : "a heading after one of level \(previous)"
            problems.append("\(place), “\(text)” on page \(page + 1), has level \(own): a level is left out")
        }
        if level > 0 { lastLevel = own }
        headings.append(Heading(level: own, text: text, page: page, top: top))
        return own
    }

    mutating func addUndescribed(_ name: String?) {
        let name = name.map { "the image “\($0)”" } ?? "an image"
        problems.append("\(name) on page \(page + 1) has no description: give it accessibilityLabel(_:) or hide it")
    }
}
