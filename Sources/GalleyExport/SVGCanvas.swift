import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyText

/// Collects the elements of one SVG file.
final class SVGCanvas: DrawingCanvas {
    let idPrefix: String
    let size: CGSize
    private(set) var body = ""
    private(set) var definitions: [String] = []
    private(set) var usesLinks = false
    /// What was written of pictures before, where this one is compared with them. What is defined is named by what it is then, so
    /// that its name holds in every picture.
    let memory: SVGMemory?
    /// The elements, where they are distinguished; else they are `body`.
    private var tree: SVGTree?
    /// The start tags of the groups around what is drawn next. They are written when something is drawn in them.
    private var groups: [String] = []
    /// How many of them, from the first on, are written.
    private var openGroups = 0
    /// From the space of what is drawn next to the picture's.
    private var toPicture = CGAffineTransform.identity
    private var ids: [String: String] = [:]
    private var counts: [Character: Int] = [:]
    /// Pictures made while drawing: kept, because pictures are known by their identity.
    var madeImages: [RasterImage] = []
    var images: [ObjectIdentifier: [ResolvedColor?: String]] = [:]
    var glyphs: [GlyphKey: SVGGlyph] = [:]
    var lines = SVGTextLine()
    /// The fonts that the file brings along; nil where text is outlines.
    var fonts: SVGFonts?
    /// The roles of the groups around what is drawn next, as far as they are written.
    var roles: [Semantics.Role?] = []
    /// The level of the last heading that has one of its own.
    var headingLevel = 0

    /// - Parameter size: The picture's.
    init(idPrefix: String, size: CGSize, memory: SVGMemory? = nil) {
        self.size = size
        self.memory = memory
        tree = memory.map { _ in SVGTree() }
        // A start tag that changes with what is drawn would be another one.
        usesLinks = memory != nil
        self.idPrefix = Self.escaped(idPrefix)
    }

    // MARK: Output

    /// Adds an element, in the groups that are waiting for one.
    func emit(_ element: String) {
        openWaitingGroups()
        if tree == nil { body += element + "\n" } else { tree?.add(element) }
    }

    private func openWaitingGroups() {
        while openGroups < groups.count {
            if tree == nil { body += groups[openGroups] + "\n" } else { tree?.begin(groups[openGroups]) }
            openGroups += 1
        }
    }

    /// The elements of a picture that is compared with others.
    var elements: [SVGElement] { tree?.elements ?? [] }

    /// Defines an element and returns its id; an element that was defined before keeps its id.
    /// - Parameter element: Makes the element's text from its id attribute.
    func define(_ letter: Character, _ key: String, _ element: (String) -> String) -> String {
        if let memory {
            let id = idPrefix + SVGContentName.text(letter, key)
            memory.define(id) { element("id=\"\(id)\"") + "\n" }
            return id
        }
        let name = "\(letter)\(key)"
        if let known = ids[name] { return known }
        let count = (counts[letter] ?? 0) + 1
        counts[letter] = count
        let id = "\(idPrefix)\(letter)\(count)"
        ids[name] = id
        definitions.append(element("id=\"\(id)\"") + "\n")
        return id
    }

    /// Defines a glyph under the name that it has in every picture.
    func define(_ glyph: SVGGlyphMemory.Entry) -> String {
        let id = idPrefix + glyph.name
        memory?.define(id) { "<path id=\"\(id)\" d=\"\(glyph.path)\"/>\n" }
        return id
    }

    /// An attribute that refers to a definition.
    func link(_ id: String) -> String {
        usesLinks = true
        return "xlink:href=\"#\(id)\""
    }

    func note(link data: String) -> String {
        usesLinks = true
        return "xlink:href=\"\(data)\""
    }

    // MARK: Groups

    func draw(in group: String, _ content: () -> Void) {
        flushText()
        groups.append(group)
        content()
        flushText()
        groups.removeLast()
        if openGroups > groups.count {
            let end = group.hasPrefix("<a") ? "</a>" : "</g>"
            if tree == nil { body += end + "\n" } else { tree?.end(end) }
            openGroups -= 1
        }
    }

    /// Draws a group, as it was drawn in a picture before where that is what it would be again.
    func draw(_ group: DrawGroup) {
        // As deep as the groups that are waiting will lie.
        let (heading, outside) = (headingLevel, groups.count)
        guard let memory, let depth = tree?.depth, isElement(group), depth + outside - openGroups <= SVGTree.mostDepth
        else { return drawParts(of: group) }
        flushText()
        let place = depth + outside - openGroups
        if let known = memory.record(of: group, roles, depth: place, heading: heading, toPicture) {
            if !known.elements.isEmpty { openWaitingGroups() }
            tree?.add(known.elements)
            headingLevel = known.headingAfter
            return memory.use(known)
        }
        let before = openGroups == outside ? tree?.count ?? 0 : 0
        memory.begin()
        drawParts(of: group)
        let made = openGroups == outside && tree?.depth == place ? tree?.innermost[before...] : nil
        memory.end(
            group, Array(made ?? []), roles, depth: place, heading: (heading, headingLevel), toPicture)
    }

    /// Whether a group becomes a separate element, where it draws something: no line of text continues across it.
    private func isElement(_ group: DrawGroup) -> Bool {
        if group.tag != nil, !isInCopy { return true }
        guard group.transform.isIdentity else { return group.transform.isInvertible }
        guard let clip = group.clip else { return group.effect.map { $0.isVisible } ?? false }
        return clip.path.isDrawable
    }

    func draw(_ tag: ViewTag, _ content: () -> Void) {
        if isInCopy { return content() }
        var group = "<g data-view=\"\(Self.escaped(tag.kind))\""
        if let label = tag.label { group += " data-label=\"\(Self.escaped(label))\"" }
        if let identifier = tag.identifier { group += " data-id=\"\(Self.escaped(identifier))\"" }
        draw(in: group + ">", content)
    }

    func draw(through transform: CGAffineTransform, _ content: () -> Void) {
        let outer = toPicture
        toPicture = transform.concatenating(outer)
        draw(in: "<g\(Self.transformAttribute(transform))>", content)
        toPicture = outer
    }

    func draw(inside clip: DrawClip, _ content: () -> Void) {
        let rule = clip.style.isEOFilled ? " clip-rule=\"evenodd\"" : ""
        let shape = Self.shape(clip.path)
        let id = define("c", shape + rule) { "<clipPath \($0)>\(shape)\(rule)/></clipPath>" }
        draw(in: "<g clip-path=\"url(#\(id))\">", content)
    }

    /// From the space of what is drawn next to the picture's; for what is written otherwise elsewhere.
    var place: CGAffineTransform {
        memory?.notePlace()
        return toPicture
    }

    /// What can be seen, in the space of what is drawn next.
    var seenArea: CGRect {
        let seen = CGRect(origin: .zero, size: size).applying(place.inverted())
        // Together, transforms may be too much for doubles.
        return seen.isDrawable ? seen : CGRect(origin: .zero, size: size)
    }

    /// The elements that are drawn, in place of adding them to the picture.
    func elements(_ content: () -> Void) -> String {
        flushText()
        let outer = (body, groups, openGroups, tree)
        (body, groups, openGroups, tree) = ("", [], 0, nil)
        defer { (body, groups, openGroups, tree) = outer }
        content()
        flushText()
        return body
    }

    private static func transformAttribute(_ transform: CGAffineTransform) -> String {
        func number(_ value: CGFloat, _ decimals: Int = 3) -> String {
            SVGNumber.text(Double(value), decimals: decimals)
        }
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            return " transform=\"translate(\(number(transform.tx)) \(number(transform.ty)))\""
        }
        let linear = [transform.a, transform.b, transform.c, transform.d].map { number($0, 6) }
        let offset = [number(transform.tx), number(transform.ty)]
        return " transform=\"matrix(\((linear + offset).joined(separator: " ")))\""
    }

    /// Text for an XML attribute or element; characters that XML forbids become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
