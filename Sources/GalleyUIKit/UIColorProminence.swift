import GalleyViews

extension UIColor {
    /// How much a colour stands out.
    public enum Prominence: Int, Hashable, Sendable {
        case primary, secondary, tertiary, quaternary
    }

    /// The colour as it is for what stands out less: its alpha is lower, as that of SwiftUI's levels of a style.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        let fading = ForegroundLevels.fading(prominence.rawValue)
        return fading == 1 ? self : UIColor(color.opacity(fading))
    }
}
