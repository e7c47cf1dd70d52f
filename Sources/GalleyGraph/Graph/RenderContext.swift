import GalleyEngine
import GalleySymbols

/// A name for something that parts of a rendering tell each other, and that the graph knows nothing of.
@MainActor
package protocol RenderKey {
    associatedtype Value
    /// What is said while no one has said anything.
    static var defaultValue: Value { get }
}

/// What all trees of one rendering share.
@MainActor
package final class RenderContext {
    package let assets: AssetLibrary
    package let symbols: SymbolLibrary
    package let options: RenderOptions
    /// The environment of the root view.
    package private(set) var environment: EnvironmentValues
    package let store: StateStore
    package let stack = StackGuard()
    package let nesting = Nesting.Owner()
    /// Whether views that may change are noted, to be built again by themselves.
    let keepsScopes: Bool
    /// What the layout's result calls for, in the order in which it was met.
    package var actions: [Action] = []
    /// What starts the tasks of the views that are shown.
    package var tasks: [() -> Void] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// What parts of this rendering tell each other, by their keys.
    private var values: [ObjectIdentifier: Any] = [:]
    /// What the texts of the rendering keep, made by them when they first need it (`RenderTexts`).
    package var texts: AnyObject?
    /// Who looks on, if anyone does.
    let observer: (any LayoutObserver)?

    /// What parts of this rendering tell each other under a key.
    package subscript<Key: RenderKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    private var sectionCount = 0

    /// A number for a section that no other has.
    package func nextSection() -> Int {
        sectionCount += 1
        return sectionCount
    }

    /// How often a view is laid out again because its own observers changed its state.
    package static let mostRounds = 16

    /// An observer's action.
    package struct Action {
        /// The modifier that asked for it.
        package var name: String
        package var run: () -> Void

        package init(name: String, run: @escaping () -> Void) {
            self.name = name
            self.run = run
        }
    }

    package init(
        options: RenderOptions, store: StateStore = StateStore(), keepsScopes: Bool = false,
        observer: (any LayoutObserver)? = nil
    ) {
        self.options = options
        self.store = store
        self.keepsScopes = keepsScopes
        self.observer = observer
        var environment = EnvironmentValues()
        environment.colorScheme = options.colorScheme
        environment.displayScale = options.scale
        environment.textPlatform = options.textPlatform
        environment.layoutDirection = options.layoutDirection
        environment.locale = options.locale
        if options.timeZone != .gmt {
            environment.timeZone = options.timeZone
            environment.calendar.timeZone = options.timeZone
        }
        store.storedValues = options.storedValues
        environment.imageLoader = options.imageLoader
        if options.look != .iOS26 { environment.look = options.look }
        if store.live != nil { environment.isLive = true }
        self.environment = environment
        assets = .library(folders: options.assetFolders)
        symbols = SymbolLibrary.library(folders: options.symbolFolders)
        self.environment.assetSource = AssetSource(self)
    }

    /// The libraries of the bundles that were asked for, by folder.
    package private(set) var bundles: [String: AssetLibrary] = [:]

    /// An image of the folders that were given, or of a bundle's.
    package func image(named name: String, bundle: String?, displayScale: Double, isDark: Bool) -> ImageAsset? {
        assets.image(named: name, displayScale: displayScale, isDark: isDark)
            ?? library(of: bundle)?.image(named: name, displayScale: displayScale, isDark: isDark)
    }

    /// A colour of the folders that were given, or of a bundle's.
    func color(named name: String, bundle: String?) -> ColorAsset? {
        assets.color(named: name) ?? library(of: bundle)?.color(named: name)
    }

    private func library(of bundle: String?) -> AssetLibrary? {
        guard let bundle else { return nil }
        let library = bundles[bundle] ?? AssetLibrary(folders: [URL(fileURLWithPath: bundle)])
        bundles[bundle] = library
        return library
    }

    /// Reports something once.
    package func report(_ severity: Diagnostic.Severity, _ message: String) {
        let diagnostic = Diagnostic(severity: severity, message: message)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Fonts and characters that texts of this picture asked for and that are not there, each once.
    package private(set) var textDiagnostics: [String] = []

    /// Keeps what a text could not find.
    package func note(ofText messages: [String]) {
        for message in messages where !textDiagnostics.contains(message) { textDiagnostics.append(message) }
    }

    /// Runs `body`, which builds a tree apart, such as that of a geometry reader's content.
    package func inTree(_ body: () -> Void) {
        guard nesting.nesting.pointee.enterTree() else { return report(.endlessTree) }
        stack.run(body)
        nesting.nesting.pointee.leaveTree()
    }

    /// Says why a view is not built.
    func report(_ refusal: Nesting.Refusal) {
        switch refusal {
        case .known: return
        case .tooDeep:
            report(
                .error,
                "views are nested too deep: more than \(Nesting.most) inside each other. What lies further inside is left out."
            )
        case .endlessTree:
            report(
                .error,
                "views whose content depends on the layout, such as GeometryReader and lazy stacks, contain themselves without end: more than \(Nesting.mostTrees) inside each other. What lies further inside is left out."
            )
        case .endless(let type):
            report(
                .error,
                "\(type) contains itself without end: after \(Nesting.most) views inside each other it is left out.")
        }
    }
}
