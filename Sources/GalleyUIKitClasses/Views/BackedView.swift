import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A view of UIKit's that stands for one of AppKit's: it is laid out and drawn as any other, and asks for what differs.
package final class BackedView: UIView {
    /// What the view shows at a size.
    package var content: ((CGSize) -> AnyView?)?
    /// The size of its content.
    package var contentSize: (() -> CGSize)?
    /// It has a size.
    package var laidOut: (() -> Void)?
    /// Makes its constraints.
    package var makesConstraints: (() -> Void)?
    /// Whether its subviews' frames begin at its upper edge.
    package var isUpsideDown: (() -> Bool)?
    /// The box's name, where a box stands for the view.
    package var box: (() -> String?)?
    /// Whom constraints name.
    package weak var owner: AnyObject?

    package convenience init() { self.init(frame: .zero) }
    package override init(frame: CGRect) { super.init(frame: frame) }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    package override var intrinsicContentSize: CGSize { contentSize?() ?? super.intrinsicContentSize }
    package override func layoutSubviews() { laidOut?() }
    package override func updateConstraints() { makesConstraints?() }
    override func ownContent(in size: CGSize) -> AnyView? { content?(size) }
    override var showsBox: Bool { box?() != nil }
    override var boxName: String { box?() ?? "" }

    /// AppKit's frames begin at the lower edge.
    override func top(of view: UIView) -> CGFloat {
        guard view.translatesAutoresizingMaskIntoConstraints, isUpsideDown?() == true else {
            return super.top(of: view)
        }
        return bounds.height - view.frame.maxY
    }

    /// Whether the view shows nothing by itself.
    package var isEmpty: Bool {
        subviews.isEmpty && backgroundColor == nil && layer.showsNothing && content?(.zero) == nil
    }

    /// Says how strongly it keeps its content's size.
    package func hug(_ axes: NSLayoutConstraint.Axis...) {
        for axis in axes { setContentHuggingPriority(.defaultHigh, for: axis) }
    }

    /// Has what shows it drawn again.
    package func changed() { noteChange() }
}

/// The ideal size of a view, by itself.
@MainActor package func idealSize(_ view: some View) -> CGSize { measured(view) }
