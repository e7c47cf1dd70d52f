/// The unsafe areas around a view, the outermost first: what a window's edges and `safeAreaInset` take from the views
/// inside. All in the picture's space, as far as layout is concerned.
package struct SafeArea {
    /// An area, and what of it is safe.
    package struct Level {
        package var outer: CGRect
        package var inner: CGRect

        package init(outer: CGRect, inner: CGRect) {
            self.outer = outer
            self.inner = inner
        }
    }

    package private(set) var levels: [Level]

    package init(_ levels: [Level]) { self.levels = levels }

    /// A window's; nil where all of it is safe.
    package init?(canvas: CGSize, _ insets: EdgeInsets) {
        guard insets != EdgeInsets() else { return nil }
        let inner = CGRect(
            x: insets.leading, y: insets.top, width: canvas.width - insets.leading - insets.trailing,
            height: canvas.height - insets.top - insets.bottom)
        levels = [Level(outer: CGRect(origin: .zero, size: canvas), inner: inner)]
    }

    /// How far a view may reach beyond its own frame: an edge on the end of the safe part, or in the unsafe part, goes
    /// on to the end of that; and from there on into the next area around, if it ends there too (OSU,
    /// SafeAreaInsets.resolve; SWW ios/representable/safearea-rule).
    func reach(of frame: CGRect, pixelLength: CGFloat) -> EdgeReach {
        let noise = pixelLength / 2 + 0.001
        var reach = EdgeReach()
        for level in levels.reversed() {
            /// How much further out an edge goes; all positions counted outwards.
            func growth(_ edge: CGFloat, _ inner: CGFloat, _ outer: CGFloat) -> CGFloat {
                inner < outer && edge > inner - noise && edge < outer + noise ? outer - edge : 0
            }
            let (inner, outer) = (level.inner, level.outer)
            reach.top += growth(reach.top - frame.minY, -inner.minY, -outer.minY)
            reach.left += growth(reach.left - frame.minX, -inner.minX, -outer.minX)
            reach.bottom += growth(reach.bottom + frame.maxY, inner.maxY, outer.maxY)
            reach.right += growth(reach.right + frame.maxX, inner.maxX, outer.maxX)
        }
        return reach
    }
}

/// Lengths beyond the edges of a rectangle, outwards.
package struct EdgeReach: Equatable {
    package var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0

    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Those of some edges; the others are 0.
    package func only(_ edges: Edge.Set, isRightToLeft: Bool) -> EdgeReach {
        let (start, end) = (edges.contains(.leading), edges.contains(.trailing))
        return EdgeReach(
            top: edges.contains(.top) ? top : 0, left: (isRightToLeft ? end : start) ? left : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, right: (isRightToLeft ? start : end) ? right : 0)
    }

    package func insets(isRightToLeft: Bool) -> EdgeInsets {
        EdgeInsets(
            top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
    }
}

extension CGRect {
    /// The rectangle with its edges moved outwards.
    package func grown(by reach: EdgeReach) -> CGRect {
        if reach == EdgeReach() { return self }
        return CGRect(
            x: minX - reach.left, y: minY - reach.top, width: width + reach.left + reach.right,
            height: height + reach.top + reach.bottom)
    }
}

extension ViewTree {
    /// How far the unsafe area next to a node's edges reaches beyond them.
    package func reach(of node: Int) -> EdgeReach {
        let frames = frames(of: node)
        guard let area = frames.safeArea else { return EdgeReach() }
        let frame = CGRect(origin: frames.layoutOrigin, size: CGSize(pass.size(of: node)))
        return area.reach(of: frame, pixelLength: 1 / max(context.options.scale, 1e-3))
    }

    /// The same as insets, as a geometry proxy tells them.
    package func safeAreaInsets(of node: Int) -> EdgeInsets {
        reach(of: node).insets(isRightToLeft: pass.isRightToLeft(node))
    }
}

/// What makes an area unsafe.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars, and the edges of the container.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard; a picture has none.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Every reason for which an area is not safe, those too that Galley does not know.
    public static let all = SafeAreaRegions(rawValue: .max)
}
