import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A view of SwiftUI's as a controller of UIKit's.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    /// The view.
    public var rootView: Content {
        didSet { host.content = AnyView(rootView) }
    }
    /// What of its view follows the content's size: kept.
    public var sizingOptions: UIHostingControllerSizingOptions = []
    /// Whether it keeps to the safe area: kept.
    public var safeAreaRegions = SafeAreaRegions.all
    private let host: _HostView

    /// A controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        host = _HostView(AnyView(rootView))
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of an archive, with a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        host = _HostView(AnyView(rootView))
        super.init(coder: aDecoder)
    }

    /// Not to be had: an archive has no view of SwiftUI's.
    public required dynamic init?(coder aDecoder: NSCoder) {
        preconditionFailure("init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
    }

    /// Makes its view.
    open override func loadView() { view = host }

    /// The size that the view wants within another.
    public func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }
}

/// What of a hosting controller's view follows its content's size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The controller's preferred size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic size.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of SwiftUI's as a view of UIKit's.
@preconcurrency @MainActor
open class _UIHostingView<Content: View>: _HostView {
    /// A view that hosts another.
    public init(rootView: Content) { super.init(AnyView(rootView)) }
    /// A view of an archive: empty.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view that hosts one of SwiftUI's.
@preconcurrency @MainActor
open class _HostView: UIView {
    var content: AnyView

    init(_ content: AnyView) {
        self.content = content
        super.init(frame: .zero)
        backgroundColor = .systemBackground
    }

    /// A view of an archive: empty.
    public required init?(coder: NSCoder) {
        content = AnyView(EmptyView())
        super.init(coder: coder)
    }

    /// The size of its content.
    open override var intrinsicContentSize: CGSize { measured(content) }

    /// The size that it wants within another.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(
            width: size.width > 0 && size.width < 100_000 ? size.width : nil,
            height: size.height > 0 && size.height < 100_000 ? size.height : nil)
        return RenderedView(content, options: options).size
    }

    override func ownContent(in size: CGSize) -> AnyView? { content }
}

/// A view of SwiftUI's as the content of a cell. Kept: cells are not drawn.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    let content: Content
    let ground: Background

    /// A content without a ground.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.content = content()
        ground = EmptyView()
    }

    private init(_ content: Content, _ ground: Background) {
        self.content = content
        self.ground = ground
    }

    /// The same on a ground.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(self.content, content())
    }
    /// The same with distances around: kept.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    /// The same with a size at least: kept.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
    /// A view of it.
    public func makeContentView() -> any UIView & UIContentView {
        ConfiguredHost(self, AnyView(content.background { ground }))
    }
    /// It in a state: the same.
    public func updated(for state: any UIConfigurationState) -> Self { self }

    private final class ConfiguredHost: _HostView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ configuration: any UIContentConfiguration, _ content: AnyView) {
            self.configuration = configuration
            super.init(content)
            backgroundColor = nil
        }

        required init?(coder: NSCoder) { return nil }
    }
}
