import GalleyGraph
import GalleyViews

/// Rows in a scroll view, one below the other, in the style of the surroundings: only those that can be seen are built
/// (rules.md §18.8).
///
/// It takes all that it is proposed. Views beside each other are rows; those of a `Section` lie on a separate card, or
/// under a header that stays in sight.
nonisolated public struct List<SelectionValue, Content: View>: View where SelectionValue: Hashable {
    let content: Content
    let selection: ListSelection<SelectionValue>

    init(rows: Content, selection: ListSelection<SelectionValue> = .none) {
        content = rows
        self.selection = selection
    }

    @MainActor public var body: some View {
        NamedView("List", .list) {
            ListBody(
                content: content, kind: nil, isSelected: selection.contains, selectsSeveral: selection.isOfSeveral,
                select: selection.select, selectAlone: selection.selectAlone)
        }
        .modifier(ColumnPush(selection: selection))
    }

    /// In a form or another list its rows are rows of that one (rules.md §18.8).
    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        elements.builder.withListed(view, into: elements) { view in
            if elements.areRows { return Content._list(view.content, into: elements) }
            Body._list(view.body, into: elements)
        }
    }
}

extension List {
    /// A list of which one row may be selected.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection: .optional(selection))
    }

    /// A list of which rows can be selected.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection: .several(selection))
    }

    /// A list of which one row is selected.
    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection: .one(selection))
    }
}

extension List where SelectionValue == Never {
    /// A list of views.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }
}

/// Which rows of a list are selected: those whose tag, or else whose identity, is.
enum ListSelection<Value: Hashable> {
    case none
    case one(Binding<Value>)
    case optional(Binding<Value?>?)
    case several(Binding<Set<Value>>?)

    /// Whether several rows can be selected.
    var isOfSeveral: Bool { if case .several(_?) = self { true } else { false } }

    /// Selects the row of a name; of several, or takes it back. False for a name of another type.
    @MainActor var select: (@MainActor (AnyHashable) -> Bool)? {
        func choosing(_ choose: @escaping @MainActor (Value) -> Void) -> @MainActor (AnyHashable) -> Bool {
            { name in
                guard let value = name.base as? Value else { return false }
                choose(value)
                return true
            }
        }
        switch self {
        case .none, .optional(nil), .several(nil): return nil
        case .one(let binding): return choosing { binding.wrappedValue = $0 }
        case .optional(let binding?): return choosing { binding.wrappedValue = $0 }
        case .several(let binding?):
            return choosing { value in
                if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
            }
        }
    }

    /// Selects the row of a name and no other. False for a name of another type.
    @MainActor var selectAlone: (@MainActor (AnyHashable) -> Bool)? {
        guard case .several(let binding?) = self else { return select }
        return { name in
            guard let value = name.base as? Value else { return false }
            binding.wrappedValue = [value]
            return true
        }
    }

    /// Whether something is selected that can be taken back.
    @MainActor var isMade: Bool {
        switch self {
        case .optional(let binding?): binding.wrappedValue != nil
        case .several(let binding?): !binding.wrappedValue.isEmpty
        case .none, .one, .optional(nil), .several(nil): false
        }
    }

    /// Takes back what is selected.
    @MainActor func clear() {
        switch self {
        case .optional(let binding?): binding.wrappedValue = nil
        case .several(let binding?): binding.wrappedValue = []
        case .none, .one, .optional(nil), .several(nil): break
        }
    }

    /// Whether a row can be selected at all, and if so, which are.
    @MainActor var contains: (@MainActor (AnyHashable) -> Bool)? {
        switch self {
        case .none: nil
        case .one(let binding): { $0.base as? Value == binding.wrappedValue }
        case .optional(let binding?): { name in (name.base as? Value).map { $0 == binding.wrappedValue } ?? false }
        case .several(let binding?): { name in (name.base as? Value).map(binding.wrappedValue.contains) ?? false }
        case .optional(nil), .several(nil): nil
        }
    }
}

/// The rows of a list or form, in the look of their place.
struct ListBody<Content: View>: View {
    @Environment(\.self) private var environment
    let content: Content
    /// The style, where it is not that of the surroundings.
    let kind: _ListKind?
    let isSelected: (@MainActor (AnyHashable) -> Bool)?
    var selectsSeveral = false
    var select: (@MainActor (AnyHashable) -> Bool)?
    var selectAlone: (@MainActor (AnyHashable) -> Bool)?

    var body: some View {
        let look = ListLook(kind ?? environment.listKind, environment)
        ScrollView {
            ListRows(content: content, lines: lines(look), pinsHeaders: look.metrics.pinsHeaders)
                .environment(\.listLook, look)
                .environment(\.rowBadge, nil)
                .environment(\.rowSelection, rowSelection)
        }
        .background(ground(look))
    }

    private var isEditing: Bool { environment.editMode?.wrappedValue.isEditing ?? false }

    /// What a tap on a row does. In a column that leads to another one it shows that one.
    private var tap: (@MainActor (AnyHashable) -> Bool)? {
        guard let next = environment.nextColumn, let selectAlone, !isEditing else { return select }
        return { name in
            let isSelected = selectAlone(name)
            if isSelected { next.enter() }
            return isSelected
        }
    }

    private var rowSelection: RowSelection? {
        let isColumn = environment.nextColumn != nil || environment.linksSelectRows
        return isColumn ? tap.map(RowSelection.init) : nil
    }

    private func ground(_ look: ListLook) -> AnyShapeStyle {
        environment.scrollContentBackground == .hidden
            ? AnyShapeStyle(Color.clear) : AnyShapeStyle(look.ground(environment))
    }

    private func lines(_ look: ListLook) -> ListLines {
        ListLines(
            look: look, rowSpacing: environment.listRowSpacing, sectionSpacing: environment.listSectionSpacing,
            minimumRowHeight: environment.givenMinimumRowHeight,
            minimumHeaderHeight: environment.defaultMinListHeaderHeight,
            isEditing: isEditing, isSelected: isSelected, select: tap,
            selectsSeveral: selectsSeveral && environment.textPlatform != .macOS,
            separator: look.separator(environment),
            screen: environment.screenObject as? any TitledScreen)
    }
}

/// The rows of a list in their column.
private struct ListRows<Content: View>: _PrimitiveView {
    let content: Content
    let lines: ListLines
    let pinsHeaders: Bool

    static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let arrangement = LazyStackArrangement(axis: .vertical, alignment: .leading, lineSpacing: 0)
        var lines = view.lines
        if lines.isEditing, builder.live != nil {
            let changes = builder.context.store.changes
            let places = builder.context.store.object(at: builder.identity.child(RowPlaces.self), in: builder.part) {
                RowPlaces(changes)
            }
            places.begin()
            lines.places = places
        }
        if builder.live != nil {
            let changes = builder.context.store.changes
            lines.gaps = builder.context.store.object(at: builder.identity.child(RowGaps.self), in: builder.part) {
                RowGaps(changes)
            }
        }
        builder.addLazy(
            "List", arrangement, view.pinsHeaders ? .sectionHeaders : [], hasGround: true, dressing: lines,
            HandedIn(view.content))
    }
}
