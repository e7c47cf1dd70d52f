@_exported import Foundation
@_exported import FoundationNetworking
import GalleyGraph
import GalleyUIKit
import GalleyUIKitClasses
import GalleyViews

/// A page of the web: a white ground as a stand-in, as nothing is ever loaded here.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// How it was made.
    public let configuration: WKWebViewConfiguration
    /// Who is asked and told of pages: never.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Who shows questions of pages: never asked.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The page's address: what was asked for last.
    open private(set) var url: URL?
    /// The page's title; nil.
    open var title: String? { nil }
    /// Whether something is being loaded: nothing is.
    open var isLoading: Bool { false }
    /// How much is loaded, 0…1: nothing.
    open var estimatedProgress: Double { 0 }
    /// Whether all of it came safely: nothing came.
    open var hasOnlySecureContent: Bool { false }
    /// Whether there is a page before it: there is none.
    open var canGoBack: Bool { false }
    /// Whether there is a page after it: there is none.
    open var canGoForward: Bool { false }
    /// Whether sweeps go back and forth: kept.
    open var allowsBackForwardNavigationGestures = false
    /// Whether links are shown beforehand: kept.
    open var allowsLinkPreview = true
    /// What it says that it is: kept.
    open var customUserAgent: String?
    /// Whether it can be looked into from a computer: kept.
    open var isInspectable = false
    /// How much larger it is: kept.
    open var pageZoom: CGFloat = 1
    /// The colour below its page: kept.
    open var underPageBackgroundColor: UIColor! = .white
    /// What scrolls its page: kept.
    public let scrollView = UIScrollView()

    /// A page in a rectangle.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        shownContent = { _ in AnyView(PageGround()) }
    }
    /// A page in a rectangle.
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    /// A page of an archive.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        shownContent = { _ in AnyView(PageGround()) }
    }

    private struct PageGround: View {
        var body: some View {
            StandIn(
                name: "WKWebView", message: "Galley draws no web pages: a white ground stands in the place of one"
            ) { Color.white }
        }
    }

    /// Asks for a page: it does not come.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }
    /// Shows a page's text: it does not.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return nil
    }
    /// Shows a file: it does not.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return nil
    }
    /// Shows bytes: it does not.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
        -> WKNavigation?
    {
        url = baseURL
        return nil
    }
    /// Asks for the page again.
    @discardableResult
    open func reload() -> WKNavigation? { nil }
    /// Asks for the page again, wherever it is kept.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { nil }
    /// Asks for no more.
    open func stopLoading() {}
    /// Goes to the page before.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// Goes to the page after.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    /// Runs a script: there is no page, and so nothing comes of it.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, nil)
    }
}
