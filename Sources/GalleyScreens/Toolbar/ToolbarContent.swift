import GalleyControls
import GalleyGraph
import GalleyViews

/// Items of a toolbar, with their places.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// The items that this is made of.
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder var body: Self.Body { get }

    /// Adds the items to a toolbar. Content with a body needs none of its own.
    @MainActor static func _add(_ content: Self, to toolbar: ToolbarItems)
}

extension ToolbarContent {
    @MainActor public static func _add(_ content: Self, to toolbar: ToolbarItems) {
        toolbar.builder.withInstalled(content) { content, _ in Body._add(content.body, to: toolbar) }
    }
}

/// Items of a toolbar that people may rearrange. Pictures show them as they are at first.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {
    @MainActor public static func _add(_ content: Never, to toolbar: ToolbarItems) {}
}

extension ToolbarContent where Body == Never {
    /// Never asked for: the toolbar takes the items themselves.
    public var body: Never { preconditionFailure("\(Self.self) is an item itself and has no body") }
}

/// To one of a toolbar's items.
private enum ToolbarItemStep: GraphStep {}

/// The items of one toolbar, as they are met.
@MainActor
public final class ToolbarItems {
    let builder: ViewTreeBuilder
    private(set) var groups: [ToolbarGroup] = []

    init(_ builder: ViewTreeBuilder) { self.builder = builder }

    /// Adds views, one item each.
    func add<Content: View>(_ content: Content, _ placement: ToolbarItemPlacement) {
        let (position, number) = (builder.position, groups.count)
        let views = content.modifier(BarItemEnvironment(placement: placement))
        func elements(_ builder: ViewTreeBuilder) -> [ViewElements.Element] {
            let elements = ViewElements(builder, isExpanding: true)
            builder.step(ToolbarItemStep.self, number) { Self.list(views, into: elements) }
            return elements.flattened()
        }
        let entries = elements(builder).enumerated().map { index, element in
            let view = ElementView { bar in
                guard let scheme = bar.environment.barColorScheme else { return element.make(bar) }
                // The bodies that were listed know the screen's scheme: the bar's own is known only now.
                var there = position
                there.environment.colorScheme = scheme
                var listed: [ViewElements.Element] = []
                bar.at(there) { listed = elements(bar) }
                (listed.indices.contains(index) ? listed[index] : element).make(bar)
            }
            return ToolbarGroup.Entry(
                isSpacer: element.traits.isSpacer, view: view, isProminent: placement.isProminent)
        }
        // What goes on is told without a ground.
        groups.append(
            ToolbarGroup(placement: placement, entries: entries, hasBackground: placement.place != .bottomCenter))
    }

    func addSpacer(_ sizing: SpacerSizing, _ placement: ToolbarItemPlacement) {
        groups.append(ToolbarGroup(placement: placement, entries: [], spacer: sizing))
    }

    /// Changes the groups that `add` adds.
    func change(_ add: () -> Void, _ change: (inout ToolbarGroup) -> Void) {
        let mark = groups.count
        add()
        for index in mark..<groups.count { change(&groups[index]) }
    }

    private static func list<V: View>(_ view: V, into elements: ViewElements) { V._list(view, into: elements) }
}

/// Items of a toolbar that belong together.
struct ToolbarGroup {
    /// An item.
    struct Entry {
        /// Whether it is a `Spacer`, which pushes its neighbours apart.
        var isSpacer: Bool
        var view: ElementView
        var isProminent: Bool
    }

    var placement: ToolbarItemPlacement
    var entries: [Entry]
    /// Set where the group is nothing but space.
    var spacer: SpacerSizing?
    /// Whether there is a ground behind the items at all.
    var hasBackground = true
    /// Whether the screen's search field stands here.
    var isSearch = false
}

/// What holds inside an item of a bar, whatever is set around it.
private nonisolated struct BarItemEnvironment: ViewModifier {
    let placement: ToolbarItemPlacement

    func body(content: Content) -> Never { preconditionFailure("set directly") }

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        build(modifier.applied(to: content))
    }

    @MainActor static func _list<Base: View>(_ modifier: Self, around content: Base, into elements: ViewElements) {
        func list<V: View>(_ view: V) { V._list(view, into: elements) }
        list(modifier.applied(to: content))
    }

    private func applied<Base: View>(to content: Base) -> some View {
        content
            .buttonStyle(BarButtonStyle(isProminent: placement.isProminent))
            .labelStyle(IconOnlyLabelStyle())
            .modifier(
                EnvironmentModifier { values in
                    values.foreground = nil
                    values.lineLimit = 1
                    values.imageScale = .large
                    let isGlass = values.metrics.bars.isGlass
                    values.font = isGlass ? .body.weight(.medium) : .body
                    values.dynamicTypeSize = min(values.dynamicTypeSize, .xxLarge)
                    // On glass only what is tinted itself is.
                    if isGlass { (values.tintColor, values.tintPaint) = (nil, nil) }
                })
    }
}
