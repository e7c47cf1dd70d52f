import GalleyUIKit

/// A list of cells that a data source gives. A box stands for it: its cells are not asked for.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How sections look.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// How rows come and go: kept.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    /// Where a row goes to: kept.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    /// The length that is found from the content.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// How sections look.
    public let style: Style
    /// Who gives the cells.
    open weak var dataSource: (any UITableViewDataSource)?
    /// How high rows are.
    open var rowHeight = UITableView.automaticDimension
    /// How high rows are, about.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// How high headers are.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// How high footers are.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// Between the bar and the first header.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    /// How lines between rows look.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The lines' colour.
    open var separatorColor: UIColor?
    /// The lines' distances from the sides.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The view above the rows.
    open var tableHeaderView: UIView?
    /// The view below the rows.
    open var tableFooterView: UIView?
    /// The view behind the rows.
    open var backgroundView: UIView?
    /// Whether rows can be chosen.
    open var allowsSelection = true
    /// Whether several can be chosen.
    open var allowsMultipleSelection = false
    /// Whether rows can be chosen while it is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether it is edited.
    open var isEditing = false
    /// The letters' colour at its side.
    open var sectionIndexColor: UIColor?
    /// The chosen row; nil.
    open var indexPathForSelectedRow: IndexPath? { nil }
    /// The cells that are seen; none.
    open var visibleCells: [UITableViewCell] { [] }

    /// How many sections its data source says; 0 without one.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// How many rows its data source says a section has; 0 without one.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    /// A list of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    /// A plain list.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// A list of an archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    override var isBox: Bool { true }

    /// Says which class cells are of.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    /// Says which class headers are of.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    /// A cell to be filled.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// A cell to be filled; nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
    /// Asks for all cells. They are not asked for.
    open func reloadData() {}
    /// Asks for cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Asks for sections.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Adds rows.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Takes rows away.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Makes changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Begins changes.
    open func beginUpdates() {}
    /// Ends changes.
    open func endUpdates() {}
    /// The cell of a row; nil.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    /// Gives up a choice.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    /// Chooses a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
    /// Scrolls to a row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Edits it.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// A row of a list: kept.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// What a row shows.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// What is at its end.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// How it looks while it is chosen.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// How lines between rows look.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    /// What editing does to it.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// The view for what is in it.
    public let contentView = UIView()
    /// Its words.
    public let textLabel: UILabel? = UILabel()
    /// Its lesser words.
    public let detailTextLabel: UILabel? = UILabel()
    /// Its picture.
    public let imageView: UIImageView? = UIImageView()
    /// Its kind's name.
    public let reuseIdentifier: String?
    /// What is at its end.
    open var accessoryType = AccessoryType.none
    /// The view at its end.
    open var accessoryView: UIView?
    /// How it looks while it is chosen.
    open var selectionStyle = SelectionStyle.default
    /// The view behind it.
    open var backgroundView: UIView?
    /// The view behind it while it is chosen.
    open var selectedBackgroundView: UIView?
    /// The line's distances from the sides.
    open var separatorInset = UIEdgeInsets.zero
    /// Its content as one value.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Its ground as one value.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// Whether it is chosen.
    open var isSelected = false

    /// A row of a kind.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }
    /// A row of the first kind.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }
    /// A row of an archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// It is filled again.
    open func prepareForReuse() {}
    /// It was chosen, or no more.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// It is pressed, or no more.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}

/// A header or footer of a list: kept.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The view for what is in it.
    public let contentView = UIView()
    /// Its words.
    public let textLabel: UILabel? = UILabel()
    /// The view behind it.
    open var backgroundView: UIView?
}

extension IndexPath {
    /// The place of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The place of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The row.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The item.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

/// What gives a list its cells. It is not asked.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are.
    func numberOfSections(in tableView: UITableView) -> Int
    /// A section's header.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// None.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// What is told of a list. Nothing is, here.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// A row was chosen.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// How high a row is.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// A cell is about to be seen.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    /// A row was chosen.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// As the list has it.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    /// A cell is about to be seen.
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
}

/// A list in a controller. A box stands for it.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The list.
    open private(set) lazy var tableView: UITableView! = UITableView(frame: .zero, style: style)
    private let style: UITableView.Style
    /// The spinner above it: kept.
    open var refreshControl: UIRefreshControl?

    /// A list of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    /// A list of an archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Makes its view.
    open override func loadView() { view = tableView }
    /// None.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// An empty one.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// One.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// A row was chosen.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
