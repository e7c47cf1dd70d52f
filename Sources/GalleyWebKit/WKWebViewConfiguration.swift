import Foundation
import GalleyUIKit

/// How a page of the web is shown: kept.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    /// Which kinds of data become links.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// What it lets pages do.
    open var preferences = WKPreferences()
    /// What it lets each page do.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// What scripts may tell the program.
    open var userContentController = WKUserContentController()
    /// Where what pages keep is kept.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// The process that pages share.
    open var processPool = WKProcessPool()
    /// Whether films play in the page.
    open var allowsInlineMediaPlayback = false
    /// Whether films may be sent to other screens.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether films may lie over other programs.
    open var allowsPictureInPictureMediaPlayback = true
    /// What waits for a touch before it plays.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Whether nothing shows before all is there.
    open var suppressesIncrementalRendering = false
    /// What is added to what it says that it is.
    open var applicationNameForUserAgent: String?
}

/// Kinds of data that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers of telephones.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses of the web.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Addresses of houses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// All.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What pages may do: kept.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// Letters are no smaller than this.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts run.
    open var javaScriptEnabled = true
    /// Whether scripts open windows by themselves.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether pages that pretend to be others are told.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether a part of a page may fill the screen.
    open var isElementFullscreenEnabled = false
}

/// What a page may do: kept.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// Whether scripts run.
    open var allowsContentJavaScript = true
}

/// The process that pages share: there is none.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// Where what pages keep is kept: nothing is.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let one = WKWebsiteDataStore()

    /// The usual place.
    open class func `default`() -> WKWebsiteDataStore { one }
    /// A place that is gone with the program.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Whether it stays.
    open var isPersistent: Bool { self === WKWebsiteDataStore.one }
}

/// When a script runs in a page.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script that every page gets: kept, and never run.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    /// Its text.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it runs in the outermost frame alone.
    public let isForMainFrameOnly: Bool

    /// A script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        super.init()
    }
}

/// What scripts may tell the program: kept. No script runs here.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// The scripts that every page gets.
    open private(set) var userScripts: [WKUserScript] = []

    /// Adds a script.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Takes all scripts away.
    open func removeAllUserScripts() { userScripts = [] }
    /// Lets scripts tell a handler something: nothing is told.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Lets them no more.
    open func removeScriptMessageHandler(forName name: String) {}
}

/// Who is told something by scripts. Nothing is told here.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
    /// A script told something.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a script tells.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// What it says.
    open var body: Any { NSNull() }
    /// Whom it is for.
    open var name: String { "" }
    /// The page's view; nil.
    open var webView: WKWebView? { nil }
}
