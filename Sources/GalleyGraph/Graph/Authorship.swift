/// Whose view is being built: one that an author wrote, or a part of what a control or a container is made of.
///
/// Controls lie in each other, and what an author hands to one is built somewhere inside its parts: each control adds a level, and what
/// it was handed is built one level further out. A level is a bit, the innermost last; the first bit that is set stands before all of them.
struct Authorship {
    private var levels: UInt64 = 1

    /// Whether no one wrote what is being built.
    var isPart: Bool { levels > 1 && levels & 1 == 1 }

    /// Inside of a control. What is in a part is one, whosever style it is in.
    /// - Parameter isPart: Whether its insides are parts: not those of a style that an author wrote.
    func inside(isPart: Bool) -> Authorship {
        // More controls in each other than there are bits share the last level.
        guard levels.leadingZeroBitCount > 0 else { return self }
        return Authorship(levels: levels << 1 | (isPart || self.isPart ? 1 : 0))
    }

    /// What the innermost control was handed.
    var handedIn: Authorship { levels > 1 ? Authorship(levels: levels >> 1) : self }
}

/// Which of a tree's items are parts, as the tags at which it changes: from the first to the second they are, and so on.
struct PartTags {
    private var changes: [Int32] = []

    /// Says that items from `tag` on are parts, or are not any more.
    mutating func change(at tag: Int) {
        // What was turned on and off at once has no items.
        if changes.last == Int32(tag) { changes.removeLast() } else { changes.append(Int32(tag)) }
    }

    /// Says that all items from `tag` on are parts.
    mutating func makeParts(from tag: Int) {
        while let last = changes.last, last >= tag { changes.removeLast() }
        if changes.count % 2 == 0 { changes.append(Int32(tag)) }
    }

    /// Whether the item of a tag is a part.
    func contains(_ tag: Int) -> Bool { count(upTo: tag) % 2 == 1 }

    /// How many changes there are up to a tag, itself included.
    private func count(upTo tag: Int) -> Int {
        var range = 0..<changes.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = changes[middle] <= tag ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    /// Puts the changes of items that were built again in the place of those of before.
    mutating func replace(_ tags: Range<Int>, by other: PartTags) {
        guard !tags.isEmpty, !changes.isEmpty || !other.changes.isEmpty else { return }
        let wasBefore = count(upTo: tags.lowerBound - 1) % 2 == 1, isAfter = contains(tags.upperBound)
        var made = PartTags()
        made.changes = changes.filter { $0 < tags.lowerBound }
        if wasBefore != other.contains(0) { made.change(at: tags.lowerBound) }
        for change in other.changes where change > 0 && change < tags.count {
            made.change(at: Int(change) + tags.lowerBound)
        }
        if other.contains(tags.count - 1) != isAfter { made.change(at: tags.upperBound) }
        made.changes += changes.filter { $0 > tags.upperBound }
        self = made
    }
}

extension ViewTreeBuilder {
    /// Builds what a control or container is made of.
    /// - Parameter isPart: False where an author wrote that, too.
    package func asParts(_ isPart: Bool = true, _ content: () -> Void) {
        let outer = authorship
        authorship = outer.inside(isPart: isPart)
        separately(content)
        authorship = outer
    }

    /// Builds what the control around was handed.
    package func asHandedIn(_ content: () -> Void) {
        let inner = authorship
        authorship = inner.handedIn
        content()
        authorship = inner
    }

    /// Builds the label that the control around was handed. One text, one picture or one `Label` is what the control is called, and no
    /// view beside it.
    package func asLabel(_ content: () -> Void) {
        let inner = authorship
        guard inner.isPart, !inner.handedIn.isPart else { return asHandedIn(content) }
        let first = items.count
        authorship = inner.handedIn
        content()
        if isPlainLabel(since: first) {
            partTags.makeParts(from: first)
            storeAuthorship(inner)
        } else {
            authorship = inner
        }
    }

    /// Whether the items from `first` on are a view that can be a control's whole label, and parts of it.
    private func isPlainLabel(since first: Int) -> Bool {
        guard items.count - first <= Self.plainLabelItems else { return false }
        let written = (first..<items.count).filter { !partTags.contains($0) }
        return written.count == 1 && items[written[0]].isPlainLabel
    }

    /// A `Label` in any of the system's styles is made of fewer.
    private static let plainLabelItems = 16
}

extension NodeItem {
    /// Whether it can be a control's whole label.
    @MainActor fileprivate var isPlainLabel: Bool {
        switch content?.medium {
        case .text, .symbol, .picture: true
        case nil, .inside, .drawing: kind == "Label" || kind == "Image"
        }
    }
}

/// What a control was handed by its author, among its parts.
package nonisolated struct HandedIn<Content: View>: _PrimitiveView {
    let content: Content
    /// Whether it is the control's label.
    let isLabel: Bool

    package init(_ content: Content) { (self.content, isLabel) = (content, false) }
    package init(label: Content) { (content, isLabel) = (label, true) }

    @MainActor package static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        if view.isLabel {
            builder.asLabel { Content._build(view.content, into: builder) }
        } else {
            builder.asHandedIn { Content._build(view.content, into: builder) }
        }
    }

    @MainActor package static func _list(_ view: Self, into elements: ViewElements) {
        elements.builder.asHandedIn { Content._list(view.content, into: elements) }
    }
}

/// Parts of a view that has no name of its own.
@usableFromInline package nonisolated struct Parts<Content: View>: _PrimitiveView {
    @usableFromInline let content: Content

    @usableFromInline package init(_ content: Content) { self.content = content }

    @usableFromInline @MainActor package static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.asParts { Content._build(view.content, into: builder) }
    }

    @usableFromInline @MainActor package static func _list(_ view: Self, into elements: ViewElements) {
        elements.builder.asParts { Content._list(view.content, into: elements) }
    }
}
