import GalleyGraph
import GalleyText

extension Font {
    /// The font so many times as large.
    public func scaled(by factor: CGFloat) -> Font {
        changed { $0.scale = ($0.scale ?? 1) * (factor.isFinite && factor > 0 ? factor : 1) }
    }
}
