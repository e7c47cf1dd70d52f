@_exported import Foundation
import GalleyGraph
import GalleyViews

// What a widget is. None runs here: a view of one is drawn where a preview asks for it. Intents, and previews of a widget with its moments,
// are absent. Source: Apple's pages of WidgetKit and of SwiftUI's Widget, WidgetBundle and WidgetConfiguration.

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
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    /// A widget of a name, with what gives it its moments and what it shows of each.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
    /// Nothing else.
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetConfiguration {
    /// What it is called: kept by no one.
    nonisolated public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        EmptyWidgetConfiguration()
    }
    /// What it is called: kept by no one.
    @_disfavoredOverload
    nonisolated public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        EmptyWidgetConfiguration()
    }
    /// What it does: kept by no one.
    nonisolated public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        EmptyWidgetConfiguration()
    }
    /// What it does: kept by no one.
    @_disfavoredOverload
    nonisolated public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        EmptyWidgetConfiguration()
    }
    /// How large it can be: kept by no one.
    nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        EmptyWidgetConfiguration()
    }
    /// Without the room around: kept by no one.
    nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { EmptyWidgetConfiguration() }
    /// Whether its ground can be taken away: kept by no one.
    nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        EmptyWidgetConfiguration()
    }
}
