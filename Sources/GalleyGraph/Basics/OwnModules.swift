/// The modules that the vocabulary is made of: a type of theirs is none that a view's author wrote. Scripts/check-floors.py sees to it
/// that none is missing.
package enum OwnModules {
    private static let names: Set = [
        "Galley", "GalleyGraph", "GalleyViews", "GalleyLive", "GalleyControls", "GalleyScreens", "GalleyInsight",
        "GalleyPages", "GalleyUIKit", "GalleyAppKit", "GalleyUIKitClasses", "GalleyAppKitClasses",
        "GalleyAVFoundation", "GalleyAVKit", "GalleyAuthenticationServices", "GalleyCoreImage", "GalleyCoreLocation",
        "GalleyCoreLocationUI", "GalleyMapKit", "GalleyMessageUI", "GalleyPhotosUI", "GalleySafariServices",
        "GalleyStoreKit", "GalleyWebKit", "GalleyWidgetKit",
    ]

    package static func contain(_ type: Any.Type) -> Bool {
        names.contains(String(_typeName(type, qualified: true).prefix { $0 != "." && $0 != "(" && $0 != "<" }))
    }
}
