@_exported import Foundation
import GalleyGraph
import GalleyViews

// What a widget is. None runs here: one is drawn where a preview asks for it. Intents are absent. Source: Apple's pages of WidgetKit and of SwiftUI's Widget, WidgetBundle and WidgetConfiguration.

/// A widget.
@preconcurrency @MainActor
public protocol Widget {
    /// What says how it is.
    associatedtype Body: WidgetConfiguration
    /// A widget.
    init()
    /// How it is.
    var body: Body { get }
}

extension Widget {
    /// Runs it: nothing runs here.
    public static func main() {}
}

/// How a widget is.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
    /// What it is made of.
    associatedtype Body: WidgetConfiguration
    /// What it is made of.
    var body: Body { get }
}

/// Nothing of a widget.
@preconcurrency @MainActor
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// Nothing.
    nonisolated public init() {}
    /// Itself.
    public var body: Self { self }
}

/// Several widgets.
@preconcurrency @MainActor
public protocol WidgetBundle {
    /// What they are.
    associatedtype Body: Widget
    /// A bundle.
    init()
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
    /// Runs them: nothing runs here.
    public static func main() {}
}

/// No widget.
@preconcurrency @MainActor
public struct EmptyWidget: Widget {
    /// None.
    nonisolated public init() {}
    /// Nothing.
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Puts widgets together.
@resultBuilder
public enum WidgetBundleBuilder {
    /// None.
    public static func buildBlock() -> some Widget { EmptyWidget() }
    /// Widgets: none is run.
    @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        EmptyWidget()
    }
    /// A widget.
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
}

/// A widget that no one sets up.
@preconcurrency @MainActor
public struct StaticConfiguration<Content: View>: WidgetConfiguration, ShownConfiguration {
    private let content: @MainActor (any TimelineEntry) -> Content?

    /// A widget of a name, with what gives it its moments and what it shows of each.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.content = { entry in (entry as? Provider.Entry).map(content) }
    }
    /// Nothing else.
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    func shown(_ entry: any TimelineEntry) -> AnyView? { content(entry).map { AnyView($0) } }
    var ownTraits: WidgetTraits { WidgetTraits() }
}

/// What is said of a widget that is seen.
struct WidgetTraits {
    /// Whether there is room around what it shows.
    var hasMargins = true
}

/// A widget that shows something of a moment.
@MainActor
protocol ShownConfiguration {
    func shown(_ entry: any TimelineEntry) -> AnyView?
    var ownTraits: WidgetTraits { get }
}

/// A widget of which something is said.
nonisolated private struct DescribedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration, ShownConfiguration {
    let base: Base
    let change: @MainActor (inout WidgetTraits) -> Void

    init(_ base: Base, _ change: @escaping @MainActor (inout WidgetTraits) -> Void = { _ in }) {
        (self.base, self.change) = (base, change)
    }

    @MainActor var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    @MainActor func shown(_ entry: any TimelineEntry) -> AnyView? { base.view(of: entry) }
    @MainActor var ownTraits: WidgetTraits {
        var traits = base.traits
        change(&traits)
        return traits
    }
}

extension WidgetConfiguration {
    /// What it is called. Not kept.
    nonisolated public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        DescribedConfiguration(self)
    }
    /// What it is called. Not kept.
    @_disfavoredOverload
    nonisolated public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        DescribedConfiguration(self)
    }
    /// What it does. Not kept.
    nonisolated public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        DescribedConfiguration(self)
    }
    /// What it does. Not kept.
    @_disfavoredOverload
    nonisolated public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        DescribedConfiguration(self)
    }
    /// How large it can be. Not kept.
    nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        DescribedConfiguration(self)
    }
    /// Without the room around what it shows.
    nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration {
        DescribedConfiguration(self) { $0.hasMargins = false }
    }
    /// Whether its ground can be taken away. Not kept.
    nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        DescribedConfiguration(self)
    }
}
