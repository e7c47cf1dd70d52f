/// The parts of a section, as `Group(sections:)` and `ForEach(sections:)` hand it out: one that the views declare, or views
/// beside each other that are in none.
nonisolated public struct SectionConfiguration: Identifiable {
    /// A section's identity among its siblings.
    public struct ID: Hashable {
        let name: AnyHashable
    }

    /// The section's identity among its siblings.
    public let id: ID
    /// What the section says to its container. A section that the views do not declare says nothing.
    public let containerValues: ContainerValues
    /// The views of its header; none where it has no header.
    public let header: SubviewsCollection
    /// The views between header and footer.
    public let content: SubviewsCollection
    /// The views of its footer; none where it has no footer.
    public let footer: SubviewsCollection

    /// The section that elements beside each other make.
    fileprivate init(_ elements: ArraySlice<ViewElements.Element>) {
        let first = elements.first
        id = ID(
            name: first?.section?.name ?? AnyHashable([AnyHashable("section"), first?.name ?? AnyHashable("empty")]))
        containerValues = ContainerValues(traits: first?.section?.traits ?? ElementTraits())
        func part(_ part: ViewElements.SectionPart) -> SubviewsCollection {
            SubviewsCollection(elements: elements.filter { $0.part == part }.map(\.outsideOfSections))
        }
        header = part(.header)
        content = part(.row)
        footer = part(.footer)
    }
}

/// The sections of a view. There is always one, which may be empty.
nonisolated public struct SectionCollection: RandomAccessCollection {
    public typealias Index = Int

    private let sections: [SectionConfiguration]

    init(_ elements: [ViewElements.Element]) {
        var sections: [SectionConfiguration] = []
        var start = 0
        for end in elements.indices.dropFirst() where elements[end].section?.number != elements[end - 1].section?.number
        {
            sections.append(SectionConfiguration(elements[start..<end]))
            start = end
        }
        self.sections = sections + [SectionConfiguration(elements[start...])]
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    /// The section in that place, in the order of the views.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ViewElements.Element {
    /// The same view, as one that belongs to no section.
    fileprivate var outsideOfSections: Self {
        var element = self
        element.part = .row
        element.section = nil
        return element
    }
}
