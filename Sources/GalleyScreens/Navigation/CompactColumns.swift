import GalleyControls
import GalleyGraph

/// A column of a split view that shows one at a time.
@MainActor
struct CompactColumn {
    let name: NavigationSplitViewColumn
    let build: @MainActor (ViewTreeBuilder) -> Void

    init(_ name: NavigationSplitViewColumn, _ build: @escaping @MainActor (ViewTreeBuilder) -> Void) {
        self.name = name
        self.build = build
    }
}

/// The columns of a split view that shows one at a time: the screens of a stack, of which the last one with something to show lies on
/// top (rules.md §18.11).
@MainActor
struct CompactColumns {
    private let columns: [CompactColumn]
    private let preferred: Binding<NavigationSplitViewColumn>?

    init(_ columns: [CompactColumn], preferred: Binding<NavigationSplitViewColumn>?) {
        self.columns = columns
        self.preferred = preferred
    }

    /// How far the program prefers to have come.
    private var preferredPlace: Int {
        preferred.flatMap { preferred in columns.firstIndex { $0.name == preferred.wrappedValue } } ?? 0
    }

    /// Builds a column; a list in it pushes the next one while something in it is selected.
    func build(_ place: Int, into builder: ViewTreeBuilder) {
        let next = place + 1 < columns.count ? next(after: place) : nil
        builder.with({
            $0.nextColumn = next
            $0.joinsScreens = true
        }) { columns[place].build(builder) }
        guard let next, preferredPlace > place else { return }
        next.push(builder.environment, { self.preferredPlace > place }, next.leave)
    }

    private func next(after place: Int) -> NextColumn {
        let (preferred, columns) = (preferred, columns)
        return NextColumn(
            enter: { preferred?.wrappedValue = columns[place + 1].name },
            leave: { preferred?.wrappedValue = columns[place].name },
            push: { environment, isOpen, close in
                environment.screen?.pushes.append(
                    ScreenPush(isOpen: isOpen, close: close, build: { build(place + 1, into: $0) }))
            })
    }
}

private enum JoinsScreensKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the screens of a stack go on top of those around it.
    var joinsScreens: Bool {
        get { self[JoinsScreensKey.self] }
        set { self[JoinsScreensKey.self] = newValue }
    }
}
