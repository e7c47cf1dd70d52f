import CCairo
import Foundation
import GalleyDrawing
import GalleyGeometry

/// Says of everything that is drawn into a document which part of its structure it belongs to.
///
/// Cairo 1.16 writes the marks where they belong among a page's drawing steps, and knows neither descriptions nor decoration;
/// so each mark is one of Cairo's, of one type, and `PDFContent` gives them the names that they have here, in order.
final class PDFTagger {
    /// Where drawing steps belong: to an element, or to none (`nil`).
    private typealias Owner = Int?

    private final class Context {
        let semantics: Semantics?
        /// What was drawn in it, for descriptions.
        let group: DrawGroup?
        /// The place of its items on the page.
        let matrix: CGAffineTransform
        /// How many contexts have been before it.
        let number: Int
        /// The element that it has become, once something is drawn in it.
        var element: Int?
        /// The paragraph of letters that lie in it alone.
        var paragraph: Int?

        init(_ semantics: Semantics?, _ group: DrawGroup?, _ matrix: CGAffineTransform, number: Int) {
            (self.semantics, self.group, self.matrix, self.number) = (semantics, group, matrix, number)
        }
    }

    private(set) var structure = PDFStructure()
    /// What each mark of each page is called: the number of the content in its element, or nil for decoration.
    private(set) var marks: [[PDFContent.Mark]] = []
    private var contexts: [Context] = []
    /// How many contexts there have been.
    private var count = 0
    /// The outermost context that is said as one, with all that lies in it.
    private var whole: Int?
    private var open: Owner?
    /// In how many pictures of their own drawing is: what lies there cannot be marked.
    private var suspended = 0
    private var context: OpaquePointer?
    private var pageParagraph: Int?

    private let isMarking: Bool

    /// - Parameter marks: Whether stretches of content are marked; else there are but the headings.
    init(marks: Bool) { isMarking = marks }

    // MARK: Pages

    func beginPage(on context: OpaquePointer) {
        self.context = context
        structure.beginPage()
        marks.append([])
        pageParagraph = nil
    }

    func endPage() {
        close()
        context = nil
    }

    /// The view, by a number that no other one has, and the mark that letters are drawn in.
    var textPlace: (view: Int?, mark: Int) { (contexts.last { $0.semantics == nil }?.number, marks.last?.count ?? 0) }

    // MARK: Views

    func enterView(_ matrix: CGAffineTransform, _ content: () -> Void) {
        enterContext(nil, nil, matrix)
        content()
        contexts.removeLast()
    }

    private func enterContext(_ semantics: Semantics?, _ group: DrawGroup?, _ matrix: CGAffineTransform) {
        contexts.append(Context(semantics, group, matrix, number: count))
        count += 1
    }

    func enter(_ semantics: Semantics, _ group: DrawGroup, _ matrix: CGAffineTransform, _ content: () -> Void) {
        enterContext(semantics, group, matrix)
        let outer = whole
        if whole == nil, semantics.isSaidAsOne { whole = contexts.count - 1 }
        content()
        if case .link(let address)? = semantics.role, !isDecoration { addLink(address, semantics, group, matrix) }
        whole = outer
        contexts.removeLast()
    }

    private var isDecoration: Bool { whole.map { contexts[$0].semantics?.isSilent == true } ?? false }

    private func addLink(_ address: String, _ semantics: Semantics, _ group: DrawGroup, _ matrix: CGAffineTransform) {
        guard let bounds = [DrawItem.group(group)].bounds?.applying(matrix), bounds.isDrawable else { return }
        let element = element(at: contexts.count - 1)
        let said = semantics.label ?? group.items.spokenText
        structure.addLink(bounds, address, label: said.isEmpty ? address : said, to: element)
    }

    // MARK: Marks

    /// Letters are drawn next.
    func text() { if suspended == 0 { begin(textOwner()) } }

    /// Shapes or pictures are drawn next: decoration, unless they are said as something.
    func shape() { if suspended == 0 { begin(whole.flatMap(owner(ofWhole:))) } }

    /// What follows pleases the eye alone.
    func decoration() { if suspended == 0 { begin(nil) } }

    /// Draws items as one picture, whose parts cannot be told apart in the document.
    /// - Parameter asPixels: Whether nothing is left of letters but how they look.
    func draw(whole items: [DrawItem], asPixels: Bool, _ content: () -> Void) {
        if suspended == 0 { begin(owner(ofPicture: items, asPixels)) }
        suspended += 1
        content()
        suspended -= 1
    }

    private func owner(ofPicture items: [DrawItem], _ asPixels: Bool) -> Owner {
        if let whole { return owner(ofWhole: whole) }
        let text = items.spokenText
        if text.isEmpty {
            return items.figure.map { structure.add("Figure", to: container(), alternative: $0) }
        }
        for context in contexts.reversed() {
            switch context.semantics?.role {
            case .heading, .columnHeader, .tableCell, .link: return textOwner()
            default: break
            }
        }
        return structure.add("P", to: container(), actualText: asPixels ? text : nil)
    }

    private func begin(_ owner: Owner) {
        guard isMarking, let context, open != .some(owner) else { return }
        close()
        open = .some(owner)
        marks[marks.count - 1].append(
            owner.map { .content(structure.elements[$0].type, id: structure.addContent(to: $0)) } ?? .decoration)
        cairo_tag_begin(context, PDFContent.tag, nil)
    }

    private func close() {
        guard let context, open != nil else { return }
        cairo_tag_end(context, PDFContent.tag)
        open = nil
    }

    // MARK: Elements

    private func owner(ofWhole index: Int) -> Owner {
        contexts[index].semantics?.isSilent == true ? nil : element(at: index)
    }

    private func textOwner() -> Owner {
        if let whole { return owner(ofWhole: whole) }
        var view: Context?
        for index in contexts.indices.reversed() {
            let context = contexts[index]
            switch context.semantics?.role {
            case .heading, .columnHeader, .tableCell, .link: return element(at: index)
            case .list, .listItem, .table, .tableRow: return paragraph(in: view ?? context, around: index)
            case .figure, .decoration, .copy: break
            case nil: if context.semantics == nil { view = view ?? context }
            }
        }
        if let view { return paragraph(in: view, around: nil) }
        pageParagraph = pageParagraph ?? structure.add("P", to: 0)
        return pageParagraph
    }

    private func paragraph(in context: Context, around index: Int?) -> Int {
        if let known = context.paragraph { return known }
        let parent = index.map { block(in: $0) } ?? 0
        let isContinued = contexts.contains { $0.semantics?.isContinued == true && $0.semantics?.role == nil }
        let made = (isContinued ? structure.last(of: parent, type: "P") : nil) ?? structure.add("P", to: parent)
        context.paragraph = made
        return made
    }

    /// The element that a part without a separate role lies in.
    private func container() -> Int {
        for index in contexts.indices.reversed() {
            if contexts[index].semantics?.role != nil { return block(in: index) }
        }
        return 0
    }

    /// Where paragraphs, headings and figures inside of a context go. Between items and rows there is no place for them: they
    /// go before the list or table, the rest of which is one of its own.
    private func block(in index: Int) -> Int {
        switch contexts[index].semantics?.role {
        case .list, .table:
            contexts[index].element = nil
            return parent(of: index)
        case .tableRow: return structure.add("TD", to: element(at: index))
        default: return element(at: index)
        }
    }

    /// The element around a context.
    private func parent(of index: Int) -> Int {
        for outer in contexts[..<index].indices.reversed() where contexts[outer].semantics?.role != nil {
            return block(in: outer)
        }
        return 0
    }

    private func element(at index: Int) -> Int {
        let context = contexts[index]
        if let known = context.element { return known }
        let made = makeElement(context, index)
        context.element = made
        return made
    }

    private func makeElement(_ context: Context, _ index: Int) -> Int {
        guard let semantics = context.semantics else { return parent(of: index) }
        let label = semantics.label
        switch semantics.role {
        case .heading(let level):
            let parent = parent(of: index)
            let box = context.group.flatMap { [DrawItem.group($0)].bounds }?.applying(context.matrix)
            let text = label ?? context.group?.items.spokenText ?? ""
            let own = structure.addHeading(level: level, text, top: max(0, box?.minY ?? 0))
            return structure.add("H\(own)", to: parent, alternative: label)
        case .link(let address):
            let parent = linkParent(of: index)
            if let last = structure.last(of: parent, type: "Link"), structure.address(of: last) == address {
                return last
            }
            return structure.add("Link", to: parent, alternative: label)
        case nil where label == nil: return parent(of: index)
        case .figure, nil:
            let isFigure = semantics.role == .figure || (context.group?.items.spokenText.isEmpty ?? true)
            if isFigure, !semantics.isDescribed || label == nil { structure.addUndescribed(label) }
            let box = isFigure ? context.group.flatMap { [DrawItem.group($0)].bounds }?.applying(context.matrix) : nil
            return structure.add(isFigure ? "Figure" : "P", to: parent(of: index), alternative: label, box: box)
        case .list, .table:
            let parent = parent(of: index)
            let type = semantics.role == .list ? "L" : "Table"
            return (semantics.isContinued ? structure.last(of: parent, type: type) : nil)
                ?? structure.add(type, to: parent)
        case .listItem:
            guard let list = around(index, .list) else { return parent(of: index) }
            return structure.add("LBody", to: structure.add("LI", to: element(at: list)))
        case .tableRow:
            guard let table = around(index, .table) else { return parent(of: index) }
            return structure.add("TR", to: element(at: table))
        case .columnHeader, .tableCell:
            guard let row = around(index, .tableRow), around(row, .table) != nil else {
                return structure.add("P", to: parent(of: index))
            }
            return structure.add(semantics.role == .tableCell ? "TD" : "TH", to: element(at: row))
        case .decoration, .copy: return 0
        }
    }

    /// The context of a role, if it is the next one with a role around another.
    private func around(_ index: Int, _ role: Semantics.Role) -> Int? {
        let next = contexts[..<index].indices.reversed().first { outer in
            guard let found = contexts[outer].semantics?.role else { return false }
            // Rows of lists hold rows of tables.
            return !(found == .listItem && role == .table)
        }
        return next.flatMap { contexts[$0].semantics?.role == role ? $0 : nil }
    }

    /// A link lies in the paragraph or heading whose words it is among.
    private func linkParent(of index: Int) -> Int {
        var view: Context?
        for outer in contexts[..<index].indices.reversed() {
            let context = contexts[outer]
            switch context.semantics?.role {
            case .heading, .columnHeader, .tableCell, .figure: return element(at: outer)
            case .list, .listItem, .table, .tableRow: return paragraph(in: view ?? context, around: outer)
            case .link: return element(at: outer)
            case .decoration, .copy: break
            case nil: if context.semantics == nil { view = view ?? context } else { return element(at: outer) }
            }
        }
        if let view { return paragraph(in: view, around: nil) }
        return paragraph(in: contexts[index], around: nil)
    }
}

extension Semantics {
    /// Whether all that lies in a part is said as one thing.
    fileprivate var isSaidAsOne: Bool {
        switch role {
        case .figure, .decoration, .copy: true
        case nil: label != nil
        case .heading, .link: label != nil
        default: false
        }
    }
}
