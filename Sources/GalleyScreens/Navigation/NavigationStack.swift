import GalleyGraph

/// Screens on top of each other, with a bar at the top. A picture shows the one that lies on top (rules.md §18.9).
nonisolated public struct NavigationStack<Data, Root: View>: _PrimitiveView {
    private let path: ScreenPath?
    private let root: Root

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        if let screen = builder.environment.screen, builder.environment.joinsScreens {
            // A stack in a column of a split view that shows one at a time is a part of that one's stack.
            screen.joinedPath = view.path ?? builder.ownScreenPath()
            return builder.with({ $0.joinsScreens = false }) { Root._build(view.root, into: builder) }
        }
        builder.addScreens("NavigationStack", BarSurroundings(builder), path: view.path) {
            Root._build(view.root, into: $0)
        }
    }

    /// A stack with a path of values, each of which `navigationDestination(for:destination:)` makes a screen of.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = ScreenPath(
            values: { path.wrappedValue.map { AnyHashable($0) } },
            removeLast: { count in path.wrappedValue.removeLast(Swift.min(count, path.wrappedValue.count)) },
            append: { value in
                if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
            }, type: Data.Element.self)
        self.root = root()
    }
}

extension NavigationStack where Data == NavigationPath {
    /// A stack that keeps its path to itself.
    public init(@ViewBuilder root: () -> Root) {
        path = nil
        self.root = root()
    }

    /// A stack with a path of values of any types, each of which `navigationDestination(for:destination:)` makes a screen of.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = ScreenPath(
            values: { path.wrappedValue.values },
            removeLast: { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) },
            append: { path.wrappedValue.append($0) })
        self.root = root()
    }
}

extension View {
    /// Says what a value of this type in a stack's path becomes.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier(destination: destination))
    }

    /// Pushes a screen while a binding is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(PushModifier(isPresented: isPresented, destination: destination()))
    }

    /// Pushes a screen while a binding has a value.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ItemPushModifier(item: item, destination: destination))
    }
}

/// Says what a value becomes.
private nonisolated struct DestinationModifier<D: Hashable, Destination: View>: PrimitiveModifier {
    let destination: (D) -> Destination

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        let key = ObjectIdentifier(D.self)
        guard let screen = builder.environment.screen, screen.destinations[key] == nil else { return }
        screen.destinationTypes.append(D.self)
        screen.destinations[key] = { value, builder in
            guard let value = value.base as? D else { return }
            Destination._build(modifier.destination(value), into: builder)
        }
    }
}

/// Pushes a screen while a binding is true.
private nonisolated struct PushModifier<Destination: View>: PrimitiveModifier {
    let isPresented: Binding<Bool>
    let destination: Destination

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        let isPresented = modifier.isPresented
        guard isPresented.wrappedValue else { return }
        builder.environment.screen?.pushes.append(
            ScreenPush(isOpen: { isPresented.wrappedValue }, close: { isPresented.wrappedValue = false }) {
                Destination._build(modifier.destination, into: $0)
            })
    }
}

/// Pushes a screen while a binding has a value.
private nonisolated struct ItemPushModifier<D: Hashable, Destination: View>: PrimitiveModifier {
    let item: Binding<D?>
    let destination: (D) -> Destination

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        let item = modifier.item
        guard item.wrappedValue != nil else { return }
        builder.environment.screen?.pushes.append(
            ScreenPush(isOpen: { item.wrappedValue != nil }, close: { item.wrappedValue = nil }) { builder in
                guard let value = item.wrappedValue else { return }
                builder.step(named: value) { Destination._build(modifier.destination(value), into: builder) }
            })
    }
}
