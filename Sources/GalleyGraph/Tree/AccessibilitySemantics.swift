/// What a part of a document is, where its views do not say so by themselves.
public enum DocumentRole: Hashable, Sendable {
    /// Items, each of them a `listItem` inside.
    case list
    /// A part of a list.
    case listItem
    /// Rows, each of them a `tableRow` inside.
    case table
    /// Cells beside each other, each of them a `tableCell` or `columnHeader` inside.
    case tableRow
    /// The cell above a column.
    case columnHeader
    /// A cell of a table's line.
    case tableCell
    /// Something that says nothing.
    case decoration

    fileprivate var semantics: Semantics.Role {
        switch self {
        case .list: .list
        case .listItem: .listItem
        case .table: .table
        case .tableRow: .tableRow
        case .columnHeader: .columnHeader
        case .tableCell: .tableCell
        case .decoration: .decoration
        }
    }
}

/// Says what views are by their kind.
@usableFromInline package nonisolated struct RoleModifier: NodeModifier {
    @usableFromInline let role: Semantics.Role

    @inlinable init(role: Semantics.Role) { self.role = role }

    @usableFromInline @MainActor package func apply(since mark: Int, to builder: ViewTreeBuilder) {
        builder.changeItems(since: mark) { $0.role = role }
    }
}

extension View {
    /// What the view is by its kind.
    @inlinable package nonisolated func role(_ role: Semantics.Role) -> some View { modifier(RoleModifier(role: role)) }

    /// What the view is in documents that have a structure: tagged PDF and SVG. `List`, `Table`, `Link`, images and headings
    /// (`accessibilityHeading(_:)`) say so by themselves; stacks and grids do not. Layout and picture stay as they are.
    nonisolated public func documentRole(_ role: DocumentRole) -> some View {
        self.role(role.semantics)
    }
}

@MainActor
extension NodeItem {
    /// What the view means for documents; nil if no more than what it shows.
    package func semantics(isLeaf: Bool) -> Semantics? {
        if let spoken = accessibility { return semantics(spoken, isLeaf) }
        if let role { return Semantics(role) }
        return isLeaf ? picture(spokenName) : nil
    }

    private func semantics(_ spoken: AccessibilityProperties, _ isLeaf: Bool) -> Semantics? {
        if spoken.isHidden == true { return Semantics(.decoration) }
        let traits = spoken.addedTraits.subtracting(spoken.removedTraits)
        let label = [spoken.label, spoken.value].compactMap(\.self).joined(separator: ", ")
        // What contains elements has a name for moving among them, and is not said in their place.
        let said = label.isEmpty || spoken.children == .contain ? nil : label
        if traits.contains(.isHeader) || spoken.headingLevel != nil, !spoken.removedTraits.contains(.isHeader) {
            return Semantics(.heading(level: Int(spoken.headingLevel?.rawValue ?? 0)), label: said)
        }
        if let role, role != .decoration { return Semantics(role, label: said) }
        if isLeaf, isPicture { return picture(said ?? spokenName) }
        guard let said else { return role.map { Semantics($0) } }
        // What ignores the views inside is one thing that is said; shapes have nothing else to say.
        let isFigure = traits.contains(.isImage) || (isLeaf && !isText)
        return Semantics(isFigure ? .figure : nil, label: said)
    }

    private var isText: Bool { content?.medium == .text }

    private var isPicture: Bool { content?.medium == .picture || content?.medium == .symbol }

    /// A picture's name is what is said of it where no one wrote anything (SwiftUI's `Image.init(_:bundle:)`). Those of
    /// symbols are words.
    private func picture(_ said: String?) -> Semantics? {
        switch content?.medium {
        case .picture: Semantics(.figure, label: said ?? label, isDescribed: said != nil)
        case .symbol: Semantics(.figure, label: said ?? label?.replacing(".", with: " "))
        case nil, .inside, .text, .drawing: nil
        }
    }
}
