import GalleyEngine
import GalleyGraph

/// Views with a separate guide.
nonisolated struct AlignmentGuideModifier: WrappingModifier {
    enum Guide {
        case horizontal(HorizontalAlignment)
        case vertical(VerticalAlignment)
    }

    let guide: Guide
    let compute: (ViewDimensions) -> CGFloat

    static var kind: String { "alignmentGuide" }

    @MainActor func wrap(_ child: Int, in tree: LayoutTree) -> Int {
        let key =
            switch guide {
            case .horizontal(let guide): tree.key(guide)
            case .vertical(let guide): tree.key(guide)
            }
        return tree.addAlignmentGuide(key, GuideValue(compute), around: child)
    }
}

extension View {
    /// Gives the view an explicit value for a guide, in points from its left (rules.md §5.3).
    @preconcurrency nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: .horizontal(guide), compute: computeValue))
    }

    /// Gives the view an explicit value for a guide, in points from its top (rules.md §5.3).
    @preconcurrency nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: .vertical(guide), compute: computeValue))
    }
}

/// A closure given to `alignmentGuide`.
private final class GuideValue: GuideValueDelegate {
    private let compute: (ViewDimensions) -> CGFloat

    init(_ compute: @escaping (ViewDimensions) -> CGFloat) { self.compute = compute }

    override func value(_ dimensions: Dimensions) -> Double {
        let value = Double(compute(ViewDimensions(dimensions)))
        return value.isFinite ? value : 0
    }
}
