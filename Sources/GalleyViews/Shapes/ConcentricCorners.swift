import GalleyGraph

extension Edge {
    /// A corner of a rectangle.
    public enum Corner {
        /// How a corner of a rectangle is drawn.
        public struct Style: Hashable, Sendable {
            private enum Form: Hashable { case fixed, concentric }

            private let form: Form
            /// What the corner's radius is at least, in points.
            let leastRadius: CGFloat

            /// As round as the container's corner, less the way between the two; square where nothing is left.
            public static var concentric: Style { Style(form: .concentric, leastRadius: 0) }

            /// As round as the container's corner, less the way between the two, but no less than another style.
            public static func concentric(minimum: Style? = nil) -> Style {
                Style(form: .concentric, leastRadius: minimum?.leastRadius ?? 0)
            }

            /// A corner of a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style {
                Style(form: .fixed, leastRadius: radius.isFinite ? max(radius, 0) : 0)
            }

            /// The radius where the container's corner has `outer` and is `way` points away.
            func radius(outer: CGFloat, way: CGFloat) -> CGFloat {
                form == .fixed ? leastRadius : max(outer - max(way, 0), leastRadius)
            }
        }
    }
}

/// A shape whose corners are known, so that what lies inside of it can follow them.
protocol CornerShape {
    /// The corners' radii in a frame of a size.
    nonisolated func cornerRadii(in size: CGSize) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
    fileprivate init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    /// With the sides exchanged.
    var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }
}

extension RoundedRectangle: CornerShape {
    nonisolated func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(cornerSize.width, cornerSize.height, size.width / 2, size.height / 2))
    }
}

extension UnevenRoundedRectangle: CornerShape {
    nonisolated func cornerRadii(in size: CGSize) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: CornerShape {
    nonisolated func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(size.width, size.height) / 2)
    }
}

extension Circle: CornerShape {
    nonisolated func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(size.width, size.height) / 2)
    }
}
