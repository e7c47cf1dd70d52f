#if canImport(Galley)
    import Galley
#else
    import SwiftUI
#endif

extension LayoutSubviews {
    /// Where a horizontal guide lies in a box of `size` that has no view in it. Only Galley can ask a guide of one's own
    /// for that; elsewhere it counts as the center.
    func guide(_ guide: HorizontalAlignment, in size: CGSize) -> CGFloat {
        #if canImport(Galley)
            position(of: guide, in: size)
        #else
            guide == .leading ? 0 : guide == .trailing ? size.width : size.width / 2
        #endif
    }
}
