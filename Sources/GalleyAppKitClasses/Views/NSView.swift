import GalleyAppKit
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

/// AppKit's view. It keeps what is set on it, lies where its frame or its constraints say, and is drawn by its layer, its subviews, and
/// by the SwiftUI view that looks like it, where there is one.
@preconcurrency @MainActor
open class NSView: NSResponder {
    /// A length that no content decides: −1.
    public nonisolated class var noIntrinsicMetric: CGFloat { -1 }

    /// How it changes with the view around.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the left.
        public static let minXMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let width = AutoresizingMask(rawValue: 2)
        /// The distance to the right.
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the bottom.
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let height = AutoresizingMask(rawValue: 16)
        /// The distance to the top.
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    package let backing = BackedView()
    /// The rectangle in the view around, in points, from its lower edge.
    open var frame: CGRect {
        get { backing.frame }
        set { backing.frame = newValue }
    }
    /// The rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { backing.bounds }
        set { backing.bounds = newValue }
    }
    /// Whether its coordinates begin at the upper edge; false.
    open var isFlipped: Bool { false }
    /// Whether it has a layer; what is set on the layer is drawn.
    open var wantsLayer = false
    /// Its layer.
    open var layer: CALayer? {
        get { backing.layer }
        set { if let newValue { backing.layer.addSublayer(newValue) } }
    }
    /// How much it shows, 0…1; 1.
    open var alphaValue: CGFloat {
        get { backing.alpha }
        set { backing.alpha = newValue }
    }
    /// Whether it is left out; false.
    open var isHidden: Bool {
        get { backing.isHidden }
        set { backing.isHidden = newValue }
    }
    /// Whether it is said to have no transparent places.
    open var isOpaque: Bool { false }
    /// A number to find it by.
    open var tag: Int { 0 }
    /// Whether its frame says where it lies; true. With false its constraints do.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { backing.translatesAutoresizingMaskIntoConstraints }
        set { backing.translatesAutoresizingMaskIntoConstraints = newValue }
    }
    /// How it changes with the view around.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet {
            var mask: UIView.AutoresizingMask = []
            if autoresizingMask.contains(.width) { mask.insert(.flexibleWidth) }
            if autoresizingMask.contains(.height) { mask.insert(.flexibleHeight) }
            if autoresizingMask.contains(.minXMargin) { mask.insert(.flexibleLeftMargin) }
            if autoresizingMask.contains(.maxXMargin) { mask.insert(.flexibleRightMargin) }
            if autoresizingMask.contains(.minYMargin) { mask.insert(.flexibleTopMargin) }
            if autoresizingMask.contains(.maxYMargin) { mask.insert(.flexibleBottomMargin) }
            backing.autoresizingMask = mask
        }
    }
    /// Its words that appear when the mouse waits: kept.
    open var toolTip: String?
    /// Its name: kept.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// Whether it is drawn again; each picture is.
    open var needsDisplay = false
    /// Whether it is laid out again; each picture is.
    open var needsLayout = false
    /// Light or dark: kept.
    open var appearance: NSAppearance?
    /// Its menu: kept.
    open var menu: NSMenu?
    /// The recognisers of its gestures: kept.
    open var gestureRecognizers: [NSGestureRecognizer] = []
    /// The view that it is in.
    open private(set) weak var superview: NSView?
    /// The views in it, the hindmost first. Views that are set are added, those that are left out removed.
    open var subviews: [NSView] = [] {
        didSet {
            let left = oldValue.filter { view in view.superview === self && !subviews.contains { $0 === view } }
            let added = subviews.filter { $0.superview !== self }
            for view in left { view.superview = nil }
            for view in added {
                let before = view.superview
                view.superview = self
                before?.subviews.removeAll { $0 === view }
            }
            for view in oldValue { view.backing.removeFromSuperview() }
            for view in subviews { backing.addSubview(view.backing) }
            for view in left + added { view.viewDidMoveToSuperview() }
        }
    }

    /// A view of no size.
    public override convenience init() { self.init(frame: .zero) }

    /// A view of a rectangle.
    public init(frame frameRect: CGRect) {
        super.init()
        backing.frame = frameRect
        connect()
    }

    /// A view of an archive: of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        connect()
    }

    private func connect() {
        backing.owner = self
        backing.content = { [weak self] in self?.ownContent(in: $0) }
        backing.contentSize = { [weak self] in self?.intrinsicContentSize ?? .zero }
        backing.laidOut = { [weak self] in self?.layout() }
        backing.makesConstraints = { [weak self] in self?.updateConstraints() }
        backing.isUpsideDown = { [weak self] in self?.isFlipped == false }
        backing.box = { [weak self] in self?.boxName }
    }

    /// The SwiftUI view that looks like this one, without its subviews; nil without one.
    func ownContent(in size: CGSize) -> AnyView? { nil }

    /// The name of the box that stands for it: for what is not drawn here, and for a class of the author's that shows nothing by itself.
    var boxName: String? {
        backing.isEmpty && !OwnModules.contain(Self.self) ? "\(type(of: self))" : nil
    }

    // MARK: Views in it

    /// Puts a view in front of all others.
    open func addSubview(_ view: NSView) {
        guard !sequence(first: self, next: { $0.superview }).contains(where: { $0 === view }) else { return }
        subviews = subviews.filter { $0 !== view } + [view]
    }

    /// Takes it out of the view around.
    open func removeFromSuperview() { superview?.subviews.removeAll { $0 === self } }

    /// The window that it is in; nil.
    open var window: NSWindow? { nil }
    /// How it looks: light.
    open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance() }

    // MARK: Size

    /// The size of its content; `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// The size that its constraints lead to.
    open var fittingSize: CGSize { backing.systemLayoutSizeFitting(.zero) }
    /// Says that its content has another size.
    open func invalidateIntrinsicContentSize() {}
    /// Sets its size.
    open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
    /// Sets its place.
    open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }

    // MARK: What happens to it

    /// Lays its subviews out; called when it has its size.
    open func layout() {}
    /// Makes its constraints. Called once, before the first layout.
    open func updateConstraints() {}
    /// Draws it. Never called: a box stands for what it would draw.
    open func draw(_ dirtyRect: CGRect) {}
    /// Draws its layer. Never called.
    open func updateLayer() {}
    /// It came into another view, or out of one.
    open func viewDidMoveToSuperview() {}
    /// It came into a window. Never called.
    open func viewDidMoveToWindow() {}
    /// It comes into a window. Never called.
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    /// Light and dark changed. Never called.
    open func viewDidChangeEffectiveAppearance() {}
    /// Makes the areas in which the mouse is followed. Never called.
    open func updateTrackingAreas() {}
    /// The frontmost view at a point. Nothing is touched here.
    open func hitTest(_ point: CGPoint) -> NSView? { frame.contains(point) ? self : nil }
    /// Whether a first click does something.
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
}
