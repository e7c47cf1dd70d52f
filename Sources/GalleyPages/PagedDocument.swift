import GalleyControls
import GalleyGraph

/// A column of views that flows over pages, in PDF files.
///
/// ```swift
/// PagedDocument(size: .a4) {
///     Text("Invoice").font(.title).accessibilityHeading(.h1)
///     ForEach(items) { ItemRow($0) }
/// } footer: { page in
///     Text("\(page.number) of \(page.count)")
/// }
/// ```
///
/// A view stays on one page where it fits on one; a `Text` is divided between lines, two of which stay together at the least.
/// Headings (`accessibilityHeading(_:)`, the headers of sections) stay with what follows. A section's header comes again on
/// each page that the section continues. What fits on no page is divided nevertheless.
///
/// Views are built and drawn one after the other, for as long as they are looked at: a thousand pages take no more memory
/// than their file. Each view is asked twice, once for its height and once for its picture. In pictures of other formats there is the
/// first page. docs/pdf.md says more.
nonisolated public struct PagedDocument<Content: View, Header: View, Footer: View> {
    private let size: PageSize
    private let margins: EdgeInsets
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat
    private let content: Content
    private let header: @MainActor (PageNumber) -> Header
    private let footer: @MainActor (PageNumber) -> Footer

    /// A document with a header and a footer on each page.
    ///
    /// - Parameters:
    ///   - size: The paper.
    ///   - margins: What stays free at the page's edges, in points; 54 (three quarters of an inch) each by default.
    ///   - alignment: Where views lie that are narrower than the page.
    ///   - spacing: The distance between views, and of header and footer to them, in points.
    ///   - content: The column of views that flows over the pages.
    ///   - header: What stands above it on the page with this number.
    ///   - footer: What stands below it.
    public init(
        size: PageSize = .a4, margins: EdgeInsets = EdgeInsets(top: 54, leading: 54, bottom: 54, trailing: 54),
        alignment: HorizontalAlignment = .leading, spacing: CGFloat = 8, @ViewBuilder content: () -> Content,
        @ViewBuilder header: @escaping @MainActor (PageNumber) -> Header,
        @ViewBuilder footer: @escaping @MainActor (PageNumber) -> Footer
    ) {
        self.size = size
        self.margins = margins
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
        self.header = header
        self.footer = footer
    }
}

extension PagedDocument where Header == EmptyView {
    /// A document with a footer on each page.
    public init(
        size: PageSize = .a4, margins: EdgeInsets = EdgeInsets(top: 54, leading: 54, bottom: 54, trailing: 54),
        alignment: HorizontalAlignment = .leading, spacing: CGFloat = 8, @ViewBuilder content: () -> Content,
        @ViewBuilder footer: @escaping @MainActor (PageNumber) -> Footer
    ) {
        self.init(
            size: size, margins: margins, alignment: alignment, spacing: spacing, content: content,
            header: { _ in EmptyView() }, footer: footer)
    }
}

extension PagedDocument where Header == EmptyView, Footer == EmptyView {
    /// A document of nothing but its content.
    public init(
        size: PageSize = .a4, margins: EdgeInsets = EdgeInsets(top: 54, leading: 54, bottom: 54, trailing: 54),
        alignment: HorizontalAlignment = .leading, spacing: CGFloat = 8, @ViewBuilder content: () -> Content
    ) {
        self.init(
            size: size, margins: margins, alignment: alignment, spacing: spacing, content: content,
            header: { _ in EmptyView() }, footer: { _ in EmptyView() })
    }
}

extension PagedDocument: _PrimitiveView {
    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let layout = PageLayout(
            size: CGSize(width: view.size.width, height: view.size.height), margins: view.margins,
            alignment: view.alignment, spacing: view.spacing)
        guard layout.isUsable else {
            builder.context.report(
                .error, "a page of \(view.size.width)×\(view.size.height) points with these margins has no room")
            return builder.push(builder.tree.addRigid(.zero), NodeItem("PagedDocument"))
        }
        let outer = builder.changeEnvironment { $0.isInPages = true }
        let elements = ViewElements(builder, isExpanding: false)
        Content._list(view.content, into: elements)
        let position = builder.position
        builder.restoreEnvironment(outer)
        func part<Part: View>(_ make: @escaping @MainActor (PageNumber) -> Part) -> PageBuilder.Part? {
            if Part.self == EmptyView.self { return nil }
            return { number, builder in Part._build(make(number), into: builder) }
        }
        let pages = DocumentPages(
            PageBuilder(
                layout: layout, segments: elements.segments, position: position, context: builder.context,
                header: part(view.header), footer: part(view.footer)))
        builder.push(builder.tree.addRigid(layout.size.engine), NodeItem("PagedDocument", pages))
    }
}

enum BreaksBefore: RowTrait { typealias Value = Bool }
enum BreaksAfter: RowTrait { typealias Value = Bool }
enum KeepsTogether: RowTrait { typealias Value = Bool }
enum KeepsWithNext: RowTrait { typealias Value = Bool }

extension View {
    /// Begins a new page of a `PagedDocument` with the view, or after it.
    nonisolated public func pageBreak(before: Bool = false, after: Bool = false) -> some View {
        rowTrait(BreaksBefore.self, before ? true : nil).rowTrait(BreaksAfter.self, after ? true : nil)
    }

    /// Whether a view of a `PagedDocument` stays on one page. Texts do not, unless they are told to; other views do.
    nonisolated public func keepsTogetherOnPage(_ keeps: Bool = true) -> some View {
        rowTrait(KeepsTogether.self, keeps)
    }

    /// Whether a view of a `PagedDocument` is on the same page as the beginning of the next one. Headings are.
    nonisolated public func keepsWithNextOnPage(_ keeps: Bool = true) -> some View {
        rowTrait(KeepsWithNext.self, keeps)
    }
}
