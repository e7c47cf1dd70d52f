import GalleyGraph

extension GraphicsContext {
    /// What a path is filled with.
    nonisolated public struct Shading: Sendable {
        let paint: @MainActor @Sendable (ViewTreeBuilder) -> StylePaint
        /// The box of a style's unit square; nil for the path's own.
        let box: CGRect?
        /// Where the box begins, if elsewhere.
        var origin: CGPoint?

        private init(box: CGRect? = nil, _ paint: @escaping @MainActor @Sendable (ViewTreeBuilder) -> StylePaint) {
            self.box = box
            self.paint = paint
        }

        /// One point is one unit: a style's points are the context's.
        private static let points = CGRect(x: 0, y: 0, width: 1, height: 1)

        private static func point(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }

        /// The foreground style of the view that draws.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// A colour of red, green and blue, each 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        /// A grey, 0 black … 1 white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

        /// A style, over the box of what it fills.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { S._paint(style, in: $0) } }

        /// Several shadings, of which a path is filled with the first: symbols in several styles would take the others.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        /// A picture that repeats itself, from a point of the context on.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            var shading = style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
            shading.origin = origin
            return shading
        }

        /// A gradient along a line between two points of the context.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            let style = LinearGradient(gradient: gradient, startPoint: point(startPoint), endPoint: point(endPoint))
            return Shading(box: points) { LinearGradient._paint(style, in: $0) }
        }

        /// A gradient between two circles about a point of the context.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(box: points) { .radial(gradient.resolved($0), point(center), startRadius, endRadius) }
        }

        /// A gradient around a point of the context, from an angle on.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
            Shading(box: points) {
                .angular(gradient.resolved($0), point(center), angle, Angle(radians: angle.radians + 2 * .pi))
            }
        }
    }
}
