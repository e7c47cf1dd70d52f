/// A search of a navigation bar: kept.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The line to search with.
    public let searchBar = UISearchBar()
    /// The controller of what is found.
    public let searchResultsController: UIViewController?
    /// Who is told what is searched for. Nothing is.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Whether someone searches; false.
    open var isActive = false
    /// Whether what is behind is dimmed: kept.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the bar goes: kept.
    open var hidesNavigationBarDuringPresentation = true

    /// A search, with a controller of what is found.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    /// A search of an archive.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

/// What is told what is searched for. Nothing is, here.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// The search changed.
    func updateSearchResults(for searchController: UISearchController)
}
