/// A question over the screen: kept. A box stands for it where it is shown by a representable.
@preconcurrency @MainActor
open class UIAlertController: _SystemController {
    /// Where it stands.
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// What it says.
    open var message: String?
    /// Where it stands.
    public let preferredStyle: Style
    /// The answers.
    open private(set) var actions: [UIAlertAction] = []
    /// The answer that return gives: kept.
    open var preferredAction: UIAlertAction?
    /// The lines to type into; nil where there are none.
    open private(set) var textFields: [UITextField]?

    /// A question.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// A question of an archive.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a line to type into.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// An answer to a question. It is never given.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What an answer means.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// Its words.
    public let title: String?
    /// What it means.
    public let style: Style
    /// Whether it can be given; true.
    open var isEnabled = true

    /// An answer, and what is done then.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        super.init()
    }
}
