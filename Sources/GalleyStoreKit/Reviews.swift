@_exported import Foundation
import GalleyGraph
import GalleyUIKitClasses

// What asks for a review. There is no store here, and on Apple's platforms, too, it is the system that decides whether anything is asked:
// nothing is. Products and purchases are absent. Source: Apple's pages of RequestReviewAction, SKStoreReviewController and AppStore.

/// Asks for a review, where the system has it. Nothing is asked here.
@MainActor
public struct RequestReviewAction: Sendable {
    nonisolated init() {}

    /// Asks: nothing.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// What asks for a review.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// The store's questions. None is asked here.
open class SKStoreReviewController: NSObject {
    /// Asks for a review: nothing.
    @available(iOS, introduced: 10.3, deprecated: 14.0)
    open class func requestReview() {}
    /// Asks for a review in a window's scene: nothing.
    @available(iOS, introduced: 14.0, deprecated: 18.0)
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The store.
public enum AppStore: Sendable {
    /// Asks for a review in a window's scene: nothing.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

/// A card of the store. None is shown here.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
    /// Where a card is.
    public enum Position: Int, Sendable { case bottom, bottomRaised }

    /// What a card shows.
    open class Configuration: NSObject {}

    /// A card of a program.
    open class AppConfiguration: Configuration {
        /// Which program: kept.
        open var appIdentifier: String
        /// Where: kept.
        open var position: Position
        /// Whether it can be taken away: kept.
        open var userDismissible = true
        /// Where it was asked for: kept.
        open var campaignToken: String?

        /// A card of a program.
        public init(appIdentifier: String, position: Position) {
            (self.appIdentifier, self.position) = (appIdentifier, position)
            super.init()
        }
    }
}

extension View {
    /// Shows a card of the store while a value is true.
    /// - Note: Accepted, does nothing here: there is no store.
    nonisolated public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View { self }
}
