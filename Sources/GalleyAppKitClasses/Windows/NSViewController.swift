import GalleyAppKit
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

/// AppKit's controller of a view. Its view is loaded, laid out and drawn where a representable shows it.
@preconcurrency @MainActor
open class NSViewController: NSResponder {
    /// Its view, loaded when it is asked for first.
    open var view: NSView {
        get {
            if let loaded { return loaded }
            loadView()
            let view = loaded ?? NSView()
            loaded = view
            viewDidLoad()
            return view
        }
        set { loaded = newValue }
    }
    private var loaded: NSView?
    private var hasAppeared = false
    /// Whether its view is loaded.
    open var isViewLoaded: Bool { loaded != nil }
    /// Its title.
    open var title: String?
    /// The size that it wants: kept.
    open var preferredContentSize = CGSize.zero
    /// The controllers in it.
    open var children: [NSViewController] = []

    /// A controller whose view comes from code.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    /// A controller whose view comes from a file: there is none, and its view is empty.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// A controller of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes its view: an empty one.
    open func loadView() { loaded = NSView() }
    /// Its view was loaded.
    open func viewDidLoad() {}
    /// It comes.
    open func viewWillAppear() {}
    /// It came.
    open func viewDidAppear() {}
    /// It goes.
    open func viewWillDisappear() {}
    /// It went.
    open func viewDidDisappear() {}
    /// Its view laid its subviews out.
    open func viewDidLayout() {}
    /// Takes a controller in.
    open func addChild(_ childViewController: NSViewController) { children.append(childViewController) }
    /// Ends what it shows.
    open func dismiss(_ sender: Any?) {}

    /// Its view, at a size.
    func layOut(_ size: CGSize) {
        if !hasAppeared {
            hasAppeared = true
            _ = view
            viewWillAppear()
        }
        view.layOut(size)
        viewDidLayout()
    }

    /// Its place has gone.
    func disappear() {
        viewWillDisappear()
        viewDidDisappear()
        hasAppeared = false
    }
}

/// AppKit's controller of a window: kept.
@preconcurrency @MainActor
open class NSWindowController: NSResponder {
    /// The window.
    open var window: NSWindow?

    /// A controller of a window.
    public init(window: NSWindow?) {
        self.window = window
        super.init()
    }
    /// A controller of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the window.
    open func showWindow(_ sender: Any?) { window?.orderFront(sender) }
    /// Closes the window.
    open func close() { window?.close() }
    /// The window was loaded. Never called.
    open func windowDidLoad() {}
}

/// A bubble that shows a controller: kept.
@preconcurrency @MainActor
open class NSPopover: NSResponder {
    /// When it goes.
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }

    /// The controller.
    open var contentViewController: NSViewController?
    /// How large its content is.
    open var contentSize = CGSize.zero
    /// When it goes.
    open var behavior = Behavior.applicationDefined
    /// Whether it moves.
    open var animates = true
    /// Whether it is seen.
    open private(set) var isShown = false

    /// Shows it beside a view.
    open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
        isShown = true
    }
    /// Closes it.
    open func performClose(_ sender: Any?) { isShown = false }
    /// Closes it.
    open func close() { isShown = false }
}

/// A view of SwiftUI's as a view of AppKit's.
@preconcurrency @MainActor
open class NSHostingView<Content: View>: NSView {
    /// The view.
    public var rootView: Content
    /// What of it follows the content's size: kept.
    public var sizingOptions: NSHostingSizingOptions = []

    /// A view that hosts another.
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }
    /// Not to be had: an archive has no view of SwiftUI's.
    public required dynamic init?(coder aDecoder: NSCoder) {
        preconditionFailure("init(coder:) has not been implemented")
    }

    /// The size of its content.
    open override var intrinsicContentSize: CGSize { idealSize(rootView) }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(rootView) }
}

/// A view of SwiftUI's as a controller of AppKit's.
@preconcurrency @MainActor
open class NSHostingController<Content: View>: NSViewController {
    /// The view.
    public var rootView: Content {
        didSet { (view as? NSHostingView<Content>)?.rootView = rootView }
    }
    /// What of it follows the content's size: kept.
    public var sizingOptions: NSHostingSizingOptions = []

    /// A controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    /// Not to be had: an archive has no view of SwiftUI's.
    public required dynamic init?(coder: NSCoder) {
        preconditionFailure("init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
    }

    /// Makes its view.
    open override func loadView() { view = NSHostingView(rootView: rootView) }
}

/// What of a hosting view follows its content's size.
public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How small it may be.
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    /// How large it wants to be.
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    /// How large it may be.
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    /// The controller's preferred size.
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    /// What a window takes of it.
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}

extension NSView: PlatformView {
    package var onChange: (() -> Void)? {
        get { backing.onChange }
        set { backing.onChange = newValue }
    }
    package var keptConstraints: [NSLayoutConstraint] {
        get { backing.keptConstraints }
        set { backing.keptConstraints = newValue }
    }
    package var constraintChildren: [any ConstraintKeeper] { backing.constraintChildren }
    package var constraintGuides: [any ConstraintItem] { backing.constraintGuides }
    package var ownFrame: CGRect? { backing.ownFrame }
    package func ownContentSize() -> CGSize { backing.ownContentSize() }
    package func wantedSize() -> CGSize { backing.wantedSize() }
    package func contentPriority(_ axis: NSLayoutConstraint.Axis) -> (hugging: Float, resistance: Float) {
        backing.contentPriority(axis)
    }
    package func layOut(_ size: CGSize) { backing.layOut(size) }
    package func drawn() -> AnyView { backing.drawn() }
    package func cameToWindow() { viewDidMoveToWindow() }
}
