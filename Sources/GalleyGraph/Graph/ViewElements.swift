/// The views that a view stands for, one by one; each is made only when it is asked for.
///
/// Lazy containers, `Group(subviews:)` and `ForEach(subviews:)` look at their content this way. The elements of a
/// `ForEach` are one segment: a million of them cost no more than one.
@MainActor
public final class ViewElements {
    /// A run of elements.
    package struct Segment {
        package var count: Int
        /// Where the elements stand: what they are built in, and the identity that theirs starts from.
        package var position: ViewTreeBuilder.Position
        /// An element's name among its siblings.
        package var name: @MainActor (Int) -> AnyHashable
        /// An element's identity, under which its state is kept.
        var identity: @MainActor (Int, Identity) -> Identity = { $1 }
        /// Builds an element's nodes where the builder stands.
        package var make: @MainActor (Int, ViewTreeBuilder) -> Void
        /// What the elements tell their container.
        package var traits = ElementTraits()
        /// Set on the header, the footer and the rows of a section.
        package var part = SectionPart.row
        /// The section that the elements are in.
        package var section: EnclosingSection?
        /// Other names of the first element.
        package var aliases: [AnyHashable] = []
        /// What the innermost `ForEach` around the elements calls them together.
        var option: AnyHashable?

        /// Builds an element's nodes in its position, with the modifiers around it.
        ///
        /// - Parameter place: What tells one use of the element from another, where it may be used several times: each has
        ///   state of its own.
        @MainActor package func build(_ index: Int, _ builder: ViewTreeBuilder, at place: Identity? = nil) {
            var position = position
            position.identity = identity(index, position.identity)
            if let place { position.identity = position.identity.used(at: place) }
            if builder.carriesState { position.environment.carriedPath += CarriedPath.step(name(index)) }
            builder.at(position) { make(index, builder) }
        }

        /// Builds an element's nodes where the builder stands: its environment is that of the place, with what was set around
        /// the element inside of the content that was listed in `root`. What is unsafe is unsafe at the place, too: between a
        /// tab view's bars, say.
        @MainActor func buildInPlace(_ index: Int, _ builder: ViewTreeBuilder, root: EnvironmentValues) {
            var segment = self
            segment.position.environment = builder.environment.adding(position.environment, since: root)
            segment.position.isNearUnsafeArea = builder.isNearUnsafeArea
            segment.position.part = builder.part
            segment.build(index, builder, at: builder.identity)
        }
    }

    package enum SectionPart { case row, header, footer }

    /// A section that elements are in.
    package struct EnclosingSection {
        /// A number that no other section has in this layout.
        package var number: Int
        /// The section's name among its siblings, the same in every layout.
        package var name: AnyHashable
        /// What the section as a whole tells its container.
        var traits = ElementTraits()

        package init(number: Int, name: AnyHashable, traits: ElementTraits = ElementTraits()) {
            self.number = number
            self.name = name
            self.traits = traits
        }
    }

    /// The builder whose place in the tree the elements take.
    @usableFromInline package let builder: ViewTreeBuilder
    /// Whether the elements of a `ForEach` are looked into: a row may stand for several views, or none.
    let isExpanding: Bool
    /// The environment in which the content is listed.
    private let root: EnvironmentValues
    /// Whether views with a body are listed as what their bodies stand for.
    let entersBodies: Bool
    /// Whether the views become the rows of a list.
    package let areRows: Bool
    package private(set) var segments: [Segment] = []
    /// Whether what has been listed may be several views: a tuple's, or a collection's.
    var standsForSeveral = false
    /// The types of rows of which one has turned out to be a single view: the others are not asked.
    var singleRows: Set<ObjectIdentifier> = []

    package init(_ builder: ViewTreeBuilder, isExpanding: Bool, entersBodies: Bool = true, areRows: Bool = false) {
        self.builder = builder
        self.isExpanding = isExpanding
        root = builder.environment
        self.entersBodies = entersBodies
        self.areRows = areRows
    }

    package var count: Int { segments.reduce(0) { $0 + $1.count } }

    /// Adds a view; its environment and identity are those of this moment.
    package func add(_ make: @escaping @MainActor (ViewTreeBuilder) -> Void) {
        let position = builder.position
        let name = position.identity
        segments.append(Segment(count: 1, position: position, name: { _ in AnyHashable(name) }, make: { make($1) }))
    }

    /// Adds views that are distinguished by a number; `step` makes a view's identity of the one that all have in common.
    func add(
        count: Int, name: @escaping @MainActor (Int) -> AnyHashable,
        step: @escaping @MainActor (Int, Identity) -> Identity,
        _ make: @escaping @MainActor (Int, ViewTreeBuilder) -> Void
    ) {
        guard count > 0 else { return }
        segments.append(Segment(count: count, position: builder.position, name: name, identity: step, make: make))
    }

    /// Changes the segments that `list` adds.
    package func change(_ list: () -> Void, _ change: (inout Segment) -> Void) {
        let mark = segments.count
        list()
        changeSegments(since: mark, change)
    }

    /// Changes what was added after the first `mark` segments.
    package func changeSegments(since mark: Int, _ change: (inout Segment) -> Void) {
        for index in mark..<segments.count { change(&segments[index]) }
    }

    /// Gives the views that `list` adds an identity in common. A view that stands alone has it as its name. Of several each keeps a name of
    /// its own in it, also while the others are absent.
    func identify(_ identity: AnyHashable, _ list: () -> Void) {
        let (mark, isOneOfSeveral) = (segments.count, standsForSeveral)
        standsForSeveral = false
        list()
        let isAlone = !standsForSeveral && segments.count == mark + 1 && segments[mark].count == 1
        changeSegments(since: mark) { segment in
            let name = segment.name
            segment.name = { isAlone ? identity : AnyHashable(InnerName(outer: identity, name: name($0))) }
        }
        standsForSeveral = standsForSeveral || isOneOfSeveral
    }

    /// Takes back what was added after the first `mark` segments.
    func removeSegments(since mark: Int) { segments.removeSubrange(mark...) }

    /// The elements one by one.
    package func flattened() -> [Element] {
        segments.flatMap { [root] segment in
            (0..<segment.count).map { index in
                Element(
                    name: segment.name(index), option: segment.option, traits: segment.traits, part: segment.part,
                    section: segment.section, make: { segment.buildInPlace(index, $0, root: root) })
            }
        }
    }

    /// One view.
    package struct Element {
        package var name: AnyHashable
        /// What the innermost `ForEach` around it calls it, and others with it.
        var option: AnyHashable?
        package var traits: ElementTraits
        var part: SectionPart
        var section: EnclosingSection?
        /// Builds the view where the builder stands: each such place has its own state.
        package var make: @MainActor (ViewTreeBuilder) -> Void
    }
}

/// An identity that programs know an element by, in place of its name.
protocol ElementIdentity {
    var name: AnyHashable { get }
}

/// The name of one of several views that have an identity in common.
struct InnerName: Hashable {
    let outer, name: AnyHashable
}

/// What a view tells the container that lists it.
package struct ElementTraits {
    package var values: [ObjectIdentifier: Any] = [:]

    package init() {}
}

/// An element, as a view.
package nonisolated struct ElementView: _PrimitiveView {
    package let make: @MainActor (ViewTreeBuilder) -> Void

    package init(make: @escaping @MainActor (ViewTreeBuilder) -> Void) {
        self.make = make
    }

    @MainActor package static func _build(_ view: Self, into builder: ViewTreeBuilder) { view.make(builder) }
}
