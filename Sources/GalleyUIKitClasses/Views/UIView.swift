import GalleyGeometry
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// UIKit's view. It keeps what is set on it, lies where its frame or its constraints say, and is drawn by its ground, its layer, its
/// subviews, and by the SwiftUI view that looks like it, where there is one.
@preconcurrency @MainActor
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer, UITraitEnvironment, UICoordinateSpace {
    /// A length that no content decides: −1.
    public nonisolated class var noIntrinsicMetric: CGFloat { -1 }
    /// A size to fit into, as small as can be: 0×0.
    public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
    /// A size to fit into, as large as can be: 10,000×10,000.
    public nonisolated class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
    /// The class of its layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// Its layer.
    open private(set) lazy var layer: CALayer = {
        let layer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init()
        layer.isOpaque = isOpaque
        layer.owner = self
        return layer
    }()
    /// The rectangle in the view around, in points. A transform does not change it.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
                height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    /// The rectangle in its own coordinates, in points.
    open var bounds = CGRect.zero {
        didSet {
            layer.bounds = bounds
            if bounds.size != oldValue.size { resizeSubviews(from: oldValue.size) }
        }
    }
    /// Its middle, in the coordinates of the view around.
    open var center = CGPoint.zero { didSet { layer.position = center } }
    /// How it is turned, scaled and moved.
    open var transform = CGAffineTransform.identity
    /// The same in space.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
    /// How much it shows, 0…1; 1.
    open var alpha: CGFloat = 1
    /// Whether it is left out; false.
    open var isHidden = false
    /// Whether it is said to have no transparent places.
    open var isOpaque = true
    /// Its ground; none.
    open var backgroundColor: UIColor?
    /// The colour of what is to be touched; the one of the view around where nil.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .tintColor }
        set { ownTint = newValue }
    }
    var ownTint: UIColor?
    var hasUpdatedConstraints = false
    /// Has the view drawn again that shows it.
    package var onChange: (() -> Void)?
    /// Whether its tint is dimmed: kept.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// Whether what lies outside of it is cut off; false.
    open var clipsToBounds = false
    /// How its picture fills it.
    open var contentMode = ContentMode.scaleToFill
    /// Pixels a point: kept.
    open var contentScaleFactor: CGFloat = 1
    /// Whether it can be touched; true.
    open var isUserInteractionEnabled = true
    /// Whether it takes several fingers: kept.
    open var isMultipleTouchEnabled = false
    /// Whether no other view is touched with it: kept.
    open var isExclusiveTouch = false
    /// A number to find it by; 0.
    open var tag = 0
    /// A view whose opaque parts show: kept.
    open var mask: UIView?
    /// How it changes with the view around.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether its subviews change with it; true.
    open var autoresizesSubviews = true
    /// Whether its frame says where it lies; true. With false its constraints do.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// What its content keeps away from its edges, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The same by reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
                trailing: layoutMargins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }
    /// Whether its margins contain those of the view around: kept.
    open var preservesSuperviewLayoutMargins = false
    /// Whether its margins contain the safe area's: kept.
    open var insetsLayoutMarginsFromSafeArea = true
    /// Whether it is mirrored: kept.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// Light or dark: kept.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Its name for restoring: kept.
    open var restorationIdentifier: String?
    /// The recognisers of its gestures; nil where there are none.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// What else it does when touched: kept.
    open var interactions: [any UIInteraction] = []
    /// The view that it is in.
    open internal(set) weak var superview: UIView?
    /// The views in it, the hindmost first.
    open internal(set) var subviews: [UIView] = []
    var priorities = ContentPriorities()
    package var keptConstraints: [NSLayoutConstraint] = []
    /// The guides that were added.
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    var standardGuides: [String: UILayoutGuide] = [:]
    /// What a screen reader says of it.
    let spoken = SpokenProperties()

    /// A view of no size.
    public override convenience init() { self.init(frame: .zero) }

    /// A view of a rectangle.
    public init(frame: CGRect) {
        super.init()
        priorities = Self.standardPriorities
        self.frame = frame
    }

    /// A view of an archive: of no size.
    public required init?(coder: NSCoder) {
        super.init()
        priorities = Self.standardPriorities
    }

    /// Who gets the events that this one leaves.
    open override var next: UIResponder? { superview }

    // MARK: What subclasses say

    /// How strongly views of the class keep their content's size.
    class var standardPriorities: ContentPriorities { ContentPriorities() }

    /// What a class of another module shows at a size, which cannot override the next function.
    package var shownContent: ((CGSize) -> AnyView)?

    /// The SwiftUI view that looks like this one, without its subviews; nil without one.
    func ownContent(in size: CGSize) -> AnyView? { shownContent?(size) }

    /// Whether the view shows something that is not drawn here: then a box stands for it.
    var isBox: Bool { false }

    /// Whether a box stands for what it draws: something that is not drawn here, or a class of the author's that shows nothing by
    /// itself, and so draws in ways that nothing here follows.
    var showsBox: Bool {
        if isBox { return true }
        let isPlain = subviews.isEmpty && backgroundColor == nil && layer.showsNothing && ownContent(in: .zero) == nil
        return isPlain && !OwnModules.contain(Self.self)
    }

    /// Where a subview's frame begins, from its upper edge.
    func top(of view: UIView) -> CGFloat { view.frame.minY }

    /// What that box says.
    var boxName: String { "\(type(of: self))" }

    /// Gives subviews their places that neither frames nor constraints say.
    func arrangeSubviews() {}

    /// The subviews that constraints may place.
    var constrainedSubviews: [UIView] { subviews }

    // MARK: Size

    /// The size of its content; `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// The size that it wants within another.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = wantedSize()
        return CGSize(
            width: own.width >= 0 ? own.width : bounds.width, height: own.height >= 0 ? own.height : bounds.height)
    }

    /// Makes it as large as it wants to be.
    open func sizeToFit() {
        let origin = frame.origin
        frame = CGRect(origin: origin, size: sizeThatFits(bounds.size))
    }

    /// Says that its content has another size. It is asked for again each time anyway.
    open func invalidateIntrinsicContentSize() {}

    /// The size that its constraints lead to.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize() }

    /// The size that its constraints lead to, where its sides keep to another size with a priority.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let own = fittingSize()
        return CGSize(
            width: horizontal >= .required ? targetSize.width : own.width,
            height: vertical >= .required ? targetSize.height : own.height)
    }

    // MARK: What happens to it

    /// Puts a view at a place among the others, 0 being the hindmost.
    open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
    /// Takes it out of the view around.
    open func removeFromSuperview() { leave() }
    /// Puts a view in front of all others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    /// Asks for a layout, which each picture makes anyway.
    open func setNeedsLayout() {}
    /// Lays out what is in it, for its size now.
    open func layoutIfNeeded() { layOut(bounds.size) }
    /// Asks for a drawing, which each picture is anyway.
    open func setNeedsDisplay() {}
    /// Asks for a drawing of a part.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Asks for its constraints to be made again.
    open func setNeedsUpdateConstraints() {}
    /// Makes its constraints.
    open func updateConstraintsIfNeeded() {}
    /// The window that it is in; nil.
    open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
    /// Where it is seen: light or dark, as the picture.
    open var traitCollection: UITraitCollection { .ofPicture }
    /// Adds a recogniser of a gesture.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { recognize(gestureRecognizer) }
    /// Takes a recogniser away.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { forget(gestureRecognizer) }
    /// Adds what else it does when touched.
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }
    /// Takes that away.
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard let place = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.remove(at: place)
        interaction.didMove(to: nil)
    }
    /// Ends editing; nothing is being edited.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { true }
    /// What the safe area leaves out; nothing.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// Whether a point lies in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The frontmost view at a point that can be touched.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        return subviews.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first
            ?? self
    }

    /// Lays its subviews out; called when it has its size.
    open func layoutSubviews() {}
    /// Makes its constraints. Called once, before the first layout.
    open func updateConstraints() {}
    /// Draws it, in the drawing that is being made.
    open func draw(_ rect: CGRect) {}
    /// It came into another view.
    open func didMoveToSuperview() {}
    /// It comes into another view.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// It came into a window. Called when it is shown.
    open func didMoveToWindow() {}
    /// It comes into a window. Never called.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// A view came into it.
    open func didAddSubview(_ subview: UIView) {}
    /// A view goes.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Its tint changed. Never called.
    open func tintColorDidChange() {}
    /// Its surroundings changed. Never called.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The safe area changed. Never called.
    open func safeAreaInsetsDidChange() {}
    /// Its margins changed. Never called.
    open func layoutMarginsDidChange() {}
    /// It came from an archive. Never called.
    open func awakeFromNib() {}
    /// Interface Builder shows it. Never called.
    open func prepareForInterfaceBuilder() {}
}
