/// Where a view stands, in words that hold in every process: the program's own views around it, and the elements' names in between.
enum CarriedPath {
    /// What an element's name adds. What the graph itself calls a view says nothing in another process.
    static func step(_ name: some Hashable) -> String {
        switch AnyHashable(name).base {
        case is Identity: ""
        case let inner as InnerName: step(inner.outer) + step(inner.name)
        case let identity as any ElementIdentity: step(identity.name)
        case let base: "[" + String(describing: base).prefix(longest).replacing("/", with: ":") + "]"
        }
    }

    private static let longest = 80
}

private enum CarriedPathKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
    /// Where the view stands that is built; empty where nothing is carried.
    var carriedPath: String {
        get { self[CarriedPathKey.self] }
        set { self[CarriedPathKey.self] = newValue }
    }
}

extension ViewTreeBuilder {
    /// Whether another process continues with what the views keep.
    var carriesState: Bool { context.store.carrier != nil }

    /// Goes into an element with a name. Returns the environment around it, where that is now another one.
    @usableFromInline func enterElement(_ name: some Hashable) -> EnvironmentValues? {
        guard carriesState else { return nil }
        return changeEnvironment { $0.carriedPath += CarriedPath.step(name) }
    }
}
