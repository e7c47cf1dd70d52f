/// Apple's frameworks that a product and a module of Galley's stand for: their commonest names are here.
package enum PartialFrameworks {
    /// The modules, by Apple's names.
    package static let names = [
        "CoreLocation", "MapKit", "AVFoundation", "AVKit", "PhotosUI", "SafariServices", "WebKit", "CoreHaptics",
        "LocalAuthentication", "MessageUI", "Network", "UserNotifications", "AuthenticationServices", "CoreImage",
        "CoreLocationUI", "WidgetKit", "AudioToolbox",
    ]

    /// The framework of a type as the compiler writes it in full: `GalleyCoreImage.CIFilter` is Core Image's.
    ///
    /// - Returns: Nil for the types of other modules, SwiftUI's and the author's among them.
    package static func module(ofType type: some StringProtocol) -> String? {
        guard type.hasPrefix("Galley"), let dot = type.firstIndex(of: ".") else { return nil }
        let module = String(type[..<dot].dropFirst("Galley".count))
        return names.contains(module) ? module : nil
    }

    /// What to say of a name within a framework's type that is not here.
    package static func advice(onInner name: String, of module: String) -> String {
        "'\(name)' is not here: of \(module) Galley has a part; docs/support.md lists it"
    }
}
