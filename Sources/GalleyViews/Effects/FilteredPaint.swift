import GalleyGraph

extension [ColorFilter] {
    /// A paint for a rectangle, as the filters around leave it; the innermost is the last.
    func resolved(_ paint: StylePaint, in rect: CGRect) -> Paint {
        reversed().reduce(paint.resolved(in: rect)) { $1.apply(to: $0) }
    }
}

extension Painter {
    /// A paint for a rectangle, as the filters around leave it.
    package func resolved(_ paint: StylePaint, in rect: CGRect) -> Paint {
        filters.resolved(paint, in: rect)
    }
}
