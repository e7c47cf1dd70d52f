import GalleyUIKit

/// A button that a row shows when it is swept aside: kept. No row is swept here.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What is done; who does it says whether it was.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What a button does to its row.
    public enum Style: Int, Sendable { case normal, destructive }

    /// What it does to its row.
    public let style: Style
    /// What it does.
    public let handler: Handler
    /// Its words.
    open var title: String?
    /// Its picture.
    open var image: UIImage?
    /// Its ground.
    open var backgroundColor: UIColor!

    /// A button.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.handler = handler
        self.title = title
        super.init()
    }
}

/// The buttons of one side of a row: kept.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The buttons, the outermost first.
    public let actions: [UIContextualAction]
    /// Whether a long sweep presses the first.
    open var performsFirstActionWithFullSwipe = true

    /// Buttons.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
