import GalleyGraph
import GalleyViews

/// Rows that belong together, with a header before and a footer after them (rules.md §18.8).
///
/// In a stack or a list they are simply views in this order; `Group(sections:)`, `ForEach(sections:)` and lazy containers see
/// the parts.
nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Whether the rows are shown, where they can be folded away.
    var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("a section is laid out directly and has no body") }

    /// Rows between a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// A section, its header first.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let number = builder.context.nextSection()
        func add(_ step: Int, _ part: SectionTraits.Part, _ content: () -> Void) {
            builder.separately {
                builder.addTraits({ builder.step(step, content) }) {
                    $0.section = SectionTraits(number: number, part: part)
                }
            }
        }
        add(0, .header) { Parent._build(view.header, into: builder) }
        if view.isExpanded?.wrappedValue != false {
            add(1, .row) { Content._build(view.content, into: builder) }
        }
        add(2, .footer) { Footer._build(view.footer, into: builder) }
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        let builder = elements.builder
        let section = ViewElements.EnclosingSection(
            number: builder.context.nextSection(), name: AnyHashable(builder.position.identity))
        func add(_ step: Int, _ part: ViewElements.SectionPart, _ list: () -> Void) {
            // In a list headers and footers have a font and colour of their own.
            let look = builder.environment.listLook
            elements.change({ builder.with({ look?.change(&$0, for: part) }) { builder.step(step, list) } }) {
                $0.part = part
                $0.section = section
            }
        }
        add(0, .header) {
            // Sidebars show that rows can be folded away.
            if let isExpanded = view.isExpanded, builder.environment.listLook?.kind == .sidebar {
                FoldingRow._list(FoldingRow(isExpanded: isExpanded, label: view.header), into: elements)
            } else {
                Parent._list(view.header, into: elements)
            }
        }
        if view.isExpanded?.wrappedValue != false {
            add(1, .row) { Content._list(view.content, into: elements) }
        }
        add(2, .footer) { Footer._list(view.footer, into: elements) }
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Rows above a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Rows above a footer, as older files say it.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Rows below a header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Rows below a header, as older files say it.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Rows without header and footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// A section with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section whose rows can be folded away.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title, whose rows can be folded away.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// A section with a title, whose rows can be folded away.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
