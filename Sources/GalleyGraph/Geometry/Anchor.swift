/// A point or rectangle of a view, to be read in another view's space through `GeometryProxy[anchor]` (rules.md §20.3).
nonisolated public struct Anchor<Value> {
    /// The value in the picture's space, turned into another by a transform.
    package let resolve: (CGAffineTransform) -> Value
    private let key: [CGFloat]

    init(key: [CGFloat], _ resolve: @escaping (CGAffineTransform) -> Value) {
        self.key = key
        self.resolve = resolve
    }

    /// A part of a view that an anchor can name.
    public struct Source {
        let make: (_ frames: CoordinateFrames, _ size: CGSize) -> Anchor<Value>
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.key == b.key }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle of the view's own space.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { frames, _ in Anchor<CGRect>.Source.anchor(rect, frames) }
    }

    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { frames, size in anchor(CGRect(origin: .zero, size: size), frames) }
    }

    private static func anchor(_ rect: CGRect, _ frames: CoordinateFrames) -> Anchor<CGRect> {
        let global = rect.applying(frames.toGlobal)
        return Anchor<CGRect>(key: [global.minX, global.minY, global.width, global.height]) { global.applying($0) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view's own space.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { frames, _ in anchor(point, frames) }
    }

    /// A point given in parts of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { frames, size in
            anchor(CGPoint(x: point.x * size.width, y: point.y * size.height), frames)
        }
    }

    /// The view's top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the view's upper edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The view's top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the view's leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The view's middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the view's trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The view's bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the view's lower edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The view's bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func anchor(_ point: CGPoint, _ frames: CoordinateFrames) -> Anchor<CGPoint> {
        let global = point.applying(frames.toGlobal)
        return Anchor<CGPoint>(key: [global.x, global.y]) { global.applying($0) }
    }
}

extension Anchor.Source {
    /// Several parts of the view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        make = { frames, size in
            let anchors = array.map { $0.make(frames, size) }
            return Anchor(key: anchors.flatMap(\.key)) { transform in anchors.map { $0.resolve(transform) } }
        }
    }

    /// A part of the view, or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        make = { frames, size in
            let anchor = anchor?.make(frames, size)
            return Anchor(key: anchor?.key ?? []) { anchor?.resolve($0) }
        }
    }
}
