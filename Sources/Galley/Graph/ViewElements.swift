/// The views that a view stands for, one by one; each is made only when somebody asks for it.
///
/// Lazy containers, `Group(subviews:)` and `ForEach(subviews:)` look at their content this way. The elements of a
/// `ForEach` are one segment: a million of them cost no more than one.
@MainActor
public final class ViewElements {
    /// A run of elements.
    struct Segment {
        var count: Int
        /// An element's identity.
        var name: @MainActor (Int) -> AnyHashable
        /// Builds an element's nodes.
        var make: @MainActor (Int, ViewTreeBuilder) -> Void
        /// What the elements tell their container.
        var traits = ElementTraits()
        /// Set on the header, the footer and the rows of a section.
        var part = SectionPart.row
    }

    enum SectionPart { case row, header, footer }

    /// The builder whose place in the tree the elements take.
    @usableFromInline let builder: ViewTreeBuilder
    /// Whether the elements of a `ForEach` are looked into: a row may stand for several views, or none.
    let isExpanding: Bool
    private(set) var segments: [Segment] = []

    init(_ builder: ViewTreeBuilder, isExpanding: Bool) {
        self.builder = builder
        self.isExpanding = isExpanding
    }

    var count: Int { segments.reduce(0) { $0 + $1.count } }

    /// Adds a view; its environment and identity are those of this moment.
    func add(_ make: @escaping @MainActor (ViewTreeBuilder) -> Void) {
        let position = builder.position
        let name = position.identity
        segments.append(
            Segment(
                count: 1, name: { _ in AnyHashable(name) },
                make: { _, builder in builder.at(position) { make(builder) } }))
    }

    /// Adds views that are told apart by a number.
    func add(
        count: Int, name: @escaping @MainActor (Int) -> AnyHashable,
        _ make: @escaping @MainActor (Int, ViewTreeBuilder) -> Void
    ) {
        guard count > 0 else { return }
        let position = builder.position
        segments.append(
            Segment(
                count: count, name: name,
                make: { index, builder in builder.at(position) { make(index, builder) } }))
    }

    /// Changes the segments that `list` adds.
    func change(_ list: () -> Void, _ change: (inout Segment) -> Void) {
        let mark = segments.count
        list()
        for index in mark..<segments.count { change(&segments[index]) }
    }

    /// The elements one by one.
    func flattened() -> [Element] {
        segments.flatMap { segment in
            (0..<segment.count).map { index in
                let name = segment.name, make = segment.make
                return Element(
                    name: name(index), traits: segment.traits, part: segment.part, make: { make(index, $0) })
            }
        }
    }

    /// One view.
    struct Element {
        var name: AnyHashable
        var traits: ElementTraits
        var part: SectionPart
        var make: @MainActor (ViewTreeBuilder) -> Void
    }
}

/// What a view tells the container that lists it.
struct ElementTraits {
    var values: [ObjectIdentifier: Any] = [:]
}

/// An element, as a view.
nonisolated struct ElementView: _PrimitiveView {
    let make: @MainActor (ViewTreeBuilder) -> Void

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) { view.make(builder) }
}
