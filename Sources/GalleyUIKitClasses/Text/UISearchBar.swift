import GalleyControls
import GalleyGraph
import GalleyLive
import GalleyUIKit
import GalleyViews

/// A line to search with, drawn as a field on grey. In a live view what is typed reaches its delegate.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// How it looks.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    /// The text.
    open var text: String?
    /// What is shown where there is no text.
    open var placeholder: String?
    /// A line above it: kept.
    open var prompt: String?
    /// Its ground's colour: kept.
    open var barTintColor: UIColor?
    /// How it looks: kept.
    open var searchBarStyle = Style.default
    /// How its bar looks: kept.
    open var barStyle = UIBarStyle.default
    /// Whether it has a button that ends the search: kept.
    open var showsCancelButton = false
    /// Whether what is behind shines through: kept.
    open var isTranslucent = true
    /// Its ground: kept.
    open var backgroundImage: UIImage?
    /// The words of its choices: kept.
    open var scopeButtonTitles: [String]?
    /// Its choice.
    open var selectedScopeButtonIndex = 0
    /// Whether its choices show: kept.
    open var showsScopeBar = false
    /// Which keys are shown: kept.
    open var keyboardType = UIKeyboardType.default
    /// What the return key says: kept.
    open var returnKeyType = UIReturnKeyType.search
    /// Which letters become capitals: kept.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether mistakes are mended: kept.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether return waits for a text: kept.
    open var enablesReturnKeyAutomatically = true
    /// The line itself: kept.
    public let searchTextField = UITextField()
    /// Who is told what is typed.
    open weak var delegate: (any UISearchBarDelegate)?

    /// Shows or hides the button that ends the search: kept.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// 56 points high, of which the field has 36.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }

    override func ownContent(in size: CGSize) -> AnyView? {
        let text = Binding(
            get: { self.text ?? "" },
            set: { new in
                self.text = new
                self.delegate?.searchBar(self, textDidChange: new)
                self.noteChange()
            })
        return AnyView(
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
                TextField(placeholder ?? "", text: text).textFieldStyle(.plain)
                    .onSubmit { self.delegate?.searchBarSearchButtonClicked(self) }
            }
            .font(.system(size: 17)).padding(.horizontal, 8)
            .frame(height: 36)
            .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
            .padding(.horizontal, 8)
            .frame(width: size.width, height: size.height))
    }
}

/// What is told what is searched for.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    /// The text changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// The search was asked for.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The search was given up.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// A choice was made.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// The text changed.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// The search was asked for.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// The search was given up.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// It may.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Editing began.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Editing ended.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// A choice was made.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
