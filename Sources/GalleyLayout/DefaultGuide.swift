import Foundation
import GalleyEngine

extension LayoutSubviews {
    /// Where a guide lies in a box of `size` that holds no view which could say anything about it: what a container with
    /// a separate length aligns its views with. It asks the guide's `AlignmentID` as frames do (rules.md §5.5).
    package func position(of guide: HorizontalAlignment, in size: CGSize) -> CGFloat {
        CGFloat(host.pass.defaultGuide(host.tree.key(guide), in: size.engine))
    }

    /// Where a guide lies in a box of `size`, from its top.
    package func position(of guide: VerticalAlignment, in size: CGSize) -> CGFloat {
        CGFloat(host.pass.defaultGuide(host.tree.key(guide), in: size.engine))
    }
}
