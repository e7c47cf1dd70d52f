@_exported import Foundation
import GalleyUIKit
import GalleyUIKitClasses

/// A page of the web over the program: a box stands for it.
@preconcurrency @MainActor
open class SFSafariViewController: _SystemController {
    /// How it is shown.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether pages open for reading where they can.
        open var entersReaderIfAvailable = false
        /// Whether its bars move away.
        open var barCollapsingEnabled = true
    }

    /// What its button says.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    /// The delegate, which is never called.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// How it is shown.
    public let configuration: Configuration
    /// What its button says: kept.
    open var dismissButtonStyle = DismissButtonStyle.done
    /// Its bars' colour: kept.
    open var preferredBarTintColor: UIColor?
    /// Its buttons' colour: kept.
    open var preferredControlTintColor: UIColor?

    /// A page.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// A page of an archive.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}

/// Who is told of a page. Nothing is told here.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
    /// It was closed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Its first page is there.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// It was closed.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Its first page is there.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
