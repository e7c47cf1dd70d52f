import Foundation
import FoundationNetworking

// How pages of the web come. None comes here, and nobody is asked or told.

/// A page that comes.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// Whether a page may come.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether what came may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
/// Why a page is to come.
public enum WKNavigationType: Int, Sendable {
    /// A link, a form, a step in the history, or the page again.
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    /// Anything else.
    case other = -1
}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// Whether it is the outermost.
    open var isMainFrame: Bool { true }
    /// What was asked for.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

/// What asks for a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// Why.
    open var navigationType: WKNavigationType { .other }
    /// For what.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// From where.
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    /// To where; nil is a new window.
    open var targetFrame: WKFrameInfo? { nil }
}

/// What came.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// Whether it is for the outermost frame.
    open var isForMainFrame: Bool { true }
    /// What the server said.
    open var response: URLResponse {
        URLResponse(
            url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
    /// Whether it can be shown.
    open var canShowMIMEType: Bool { false }
}

/// Who is asked and told of pages.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
    /// Whether a page may come.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// Whether a page may come.
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    /// Whether what came may be shown.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// A page is asked for.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// A page is elsewhere.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// A page did not come.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// A page comes.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// A page is there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A page broke off.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// The pages' process ended.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// It may.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// It may.
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    { .allow }
    /// It may.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    /// A page is asked for.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// A page is elsewhere.
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    /// A page did not come.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    /// A page comes.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// A page is there.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// A page broke off.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// The pages' process ended.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Who shows questions of pages.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {
    /// A page asks for a window.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// A page goes.
    func webViewDidClose(_ webView: WKWebView)
    /// A page says something.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void)
}

extension WKUIDelegate {
    /// None.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// A page goes.
    public func webViewDidClose(_ webView: WKWebView) {}
    /// A page says something.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) { completionHandler() }
}

/// How a window of a page is to be: nothing is said.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}
