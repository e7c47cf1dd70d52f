import GalleyLayout
import GalleyViews

/// Sizes and places are numbers.
enum FinitenessCheck {
    static func faults(_ played: PlayedLayout) -> [LayoutFault] {
        for axis in [Axis.horizontal, .vertical] {
            let (length, offer) = (played.size.length(axis), played.proposal.length(axis))
            let isInfinite = length.isInfinite && offer?.isInfinite != true
            guard length.isNaN || length < 0 || isInfinite else { continue }
            let size = LayoutNumber.short(played.size.width, played.size.height)
            let name = axis == .horizontal ? "width" : "height"
            let asked = offer.map { "a \(name) of \(LayoutNumber.short($0))" } ?? "an unspecified \(name)"
            let given = length.isNaN ? "no number" : LayoutNumber.short(length)
            return [LayoutFault(.notFinite, "it answers \(asked) with \(given) (its size: \(size))", played)]
        }
        let isEndless = played.size.width.isInfinite || played.size.height.isInfinite
        if !isEndless, let child = played.frames.firstIndex(where: { $0.map { !$0.isFinite } ?? false }) {
            return [LayoutFault(.notFinite, "it places child \(child + 1) at no finite place", played)]
        }
        return []
    }
}
