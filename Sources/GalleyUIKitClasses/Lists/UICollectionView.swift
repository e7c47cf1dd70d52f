import GalleyUIKit

/// A grid of cells that a data source gives. A box stands for it: its cells are not asked for.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// Along which axis it scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    /// Where a cell goes to: kept.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// To the middle, from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// To the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// To the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// To the middle, from side to side.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// To the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// How cells lie.
    open var collectionViewLayout: UICollectionViewLayout
    /// Who gives the cells.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// The view behind the cells.
    open var backgroundView: UIView?
    /// Whether cells can be chosen.
    open var allowsSelection = true
    /// Whether several can be chosen.
    open var allowsMultipleSelection = false
    /// The chosen cells; nil.
    open var indexPathsForSelectedItems: [IndexPath]? { nil }
    /// The cells that are seen; none.
    open var visibleCells: [UICollectionViewCell] { [] }
    /// The name of headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The name of footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// How many sections its data source says; 0 without one.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// How many cells its data source says a section has; 0 without one.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    /// A grid of a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }
    /// A grid of an archive.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    override var isBox: Bool { true }

    /// Says which class cells are of.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    /// Says which class headers are of.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {}
    /// A cell to be filled.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        UICollectionViewCell(frame: .zero)
    }
    /// Asks for all cells. They are not asked for.
    open func reloadData() {}
    /// Asks for cells.
    open func reloadItems(at indexPaths: [IndexPath]) {}
    /// Asks for sections.
    open func reloadSections(_ sections: IndexSet) {}
    /// Makes changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// The cell of a place; nil.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    /// Chooses a cell.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
    /// Gives up a choice.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
    /// Scrolls to a cell.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Sets how cells lie.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
}

/// A view of a grid that can be filled again: kept.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// Its kind's name; nil.
    open var reuseIdentifier: String? { nil }
    /// It is filled again.
    open func prepareForReuse() {}
}

/// A cell of a grid: kept.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The view for what is in it.
    public let contentView = UIView()
    /// The view behind it.
    open var backgroundView: UIView?
    /// The view behind it while it is chosen.
    open var selectedBackgroundView: UIView?
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether it is pressed.
    open var isHighlighted = false
    /// Its content as one value.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Its ground as one value.
    open var backgroundConfiguration: UIBackgroundConfiguration?

    /// A cell.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }
    /// A cell of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }
}

/// How a grid's cells lie: kept.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The grid.
    open internal(set) weak var collectionView: UICollectionView?
    /// How large the content is.
    open var collectionViewContentSize: CGSize { .zero }
    /// Makes it ready. Never called.
    open func prepare() {}
    /// Asks for it again.
    open func invalidateLayout() {}
    /// Where scrolling ends: where it is about to. Never called.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Where a change of the layout ends: where it is about to. Never called.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// A layout.
    public override init() { super.init() }
    /// A layout of an archive.
    public required init?(coder: NSCoder) { super.init() }
}

/// Cells in lines: kept.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size that is found from the content.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Between lines.
    open var minimumLineSpacing: CGFloat = 10
    /// Between cells of a line.
    open var minimumInteritemSpacing: CGFloat = 10
    /// How large cells are.
    open var itemSize = CGSize(width: 50, height: 50)
    /// How large cells are, about.
    open var estimatedItemSize = CGSize.zero
    /// Along which axis it scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// How large headers are.
    open var headerReferenceSize = CGSize.zero
    /// How large footers are.
    open var footerReferenceSize = CGSize.zero
    /// The distances around sections.
    open var sectionInset = UIEdgeInsets.zero
    /// Whether headers stay at the top.
    open var sectionHeadersPinToVisibleBounds = false
}

/// What gives a grid its cells. It is not asked.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// How many cells a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of a place.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// How many sections there are.
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What is told of a grid. Nothing is, here.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// A cell was chosen.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    /// A cell was chosen.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// What says how cells in lines lie. It is not asked.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// How large a cell is.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    /// As the layout has it.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50) }
}
