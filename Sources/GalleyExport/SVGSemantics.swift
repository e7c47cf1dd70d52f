import Foundation
import GalleyDrawing

/// What parts of a picture mean, as ARIA says it in SVG (WAI-ARIA 1.2, SVG 2 §5.11, SVG Accessibility API Mappings).
extension SVGCanvas {
    func draw(_ group: DrawGroup, meaning semantics: Semantics, _ content: () -> Void) {
        let start = start(of: group, semantics)
        roles.append(start.role)
        if let element = start.element { draw(in: element, content) } else { content() }
        roles.removeLast()
    }

    /// The start tag of a group with a meaning, and the role that it has; nil where it says nothing that ARIA could say there.
    private func start(of group: DrawGroup, _ semantics: Semantics) -> (element: String?, role: Semantics.Role?) {
        if isInCopy { return (nil, nil) }
        let label = semantics.label.map { " aria-label=\"\(Self.escaped($0))\"" } ?? ""
        func element(_ role: String) -> (String?, Semantics.Role?) { ("<g role=\"\(role)\"\(label)>", semantics.role) }
        switch semantics.role {
        case .heading(let level):
            let own = min(level > 0 ? level : headingLevel + 1, 6)
            if level > 0 { headingLevel = own }
            return ("<g role=\"heading\" aria-level=\"\(own)\"\(label)>", semantics.role)
        case .link(let address):
            guard Self.isHarmless(address) else { return (nil, nil) }
            // A link inside of another is none in SVG.
            let isInLink = roles.contains { if case .link? = $0 { true } else { false } }
            if isInLink { return (nil, nil) }
            return ("<a href=\"\(Self.escaped(address))\"\(label)>", semantics.role)
        case .figure:
            guard semantics.label != nil else { return ("<g aria-hidden=\"true\">", .decoration) }
            return element("img")
        case .decoration, .copy: return ("<g aria-hidden=\"true\">", semantics.role)
        case .list: return group.items.holdsOnly(.listItem) ? element("list") : (nil, nil)
        case .listItem: return nearest == .list ? element("listitem") : (nil, nil)
        case .table: return group.items.holdsOnly(.tableRow) ? element("table") : (nil, nil)
        case .tableRow: return nearest == .table ? element("row") : (nil, nil)
        case .columnHeader: return nearest == .tableRow ? element("columnheader") : (nil, nil)
        case .tableCell: return nearest == .tableRow ? element("cell") : (nil, nil)
        case nil: return semantics.label == nil ? (nil, nil) : element("img")
        }
    }

    /// The role of the innermost group that has one.
    private var nearest: Semantics.Role? { roles.last { $0 != nil } ?? nil }

    /// Whether what is drawn repeats what is said elsewhere.
    var isInCopy: Bool { roles.contains(.copy) }

    /// Whether an address leads somewhere, and does not run anything in the page that shows the picture.
    static func isHarmless(_ address: String) -> Bool {
        let start = address.lowercased().filter { !$0.isWhitespace && !$0.unicodeScalars.contains { $0.value < 32 } }
        return !["javascript:", "vbscript:", "data:"].contains { start.hasPrefix($0) }
    }
}

extension [DrawItem] {
    /// Whether items of a role are all that has a meaning here by itself, and there are some: letters between them have no place.
    fileprivate func holdsOnly(_ role: Semantics.Role) -> Bool {
        var walk = RoleWalk(role: role)
        self.walk(&walk)
        return walk.holdsRole && !walk.holdsOther
    }
}

private struct RoleWalk: DrawWalk {
    let role: Semantics.Role
    var holdsRole = false
    var holdsOther = false

    mutating func visit(_ mark: DrawItem) -> Bool {
        if case .glyphs = mark { holdsOther = true }
        return !holdsOther
    }

    mutating func enter(_ group: DrawGroup) -> DrawStep {
        switch group.semantics?.role {
        case role?:
            holdsRole = true
            return .past
        case .decoration?, .copy?: return .past
        // Rows of lists hold rows of tables.
        case nil where group.semantics?.label == nil, .listItem? where group.semantics?.label == nil: return .inside
        default:
            holdsOther = true
            return .end
        }
    }
}
