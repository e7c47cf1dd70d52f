import GalleyEngine
import GalleyGraph

/// What stands for pictures that are not there.
extension Image {
    /// UIKit's secondary fill: what stands there says "something will be here" on any background.
    @MainActor static func placeholderFill(_ builder: ViewTreeBuilder) -> StylePaint {
        let isDark = builder.environment.colorScheme == .dark
        return .color(ResolvedColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: isDark ? 0.32 : 0.16))
    }

    /// Adds a picture that is missing, and reports it.
    ///
    /// A picture of nothing is 0 × 0 (rules.md §14): in its own size it takes no space, with a plain view's spacing. A
    /// resizable one takes what it is offered, as any does, so that what is around it lies where it would; a crossed grey
    /// area shows where it would be.
    @MainActor static func addMissing(_ name: String, _ message: String, _ view: Image, _ builder: ViewTreeBuilder) {
        builder.context.report(.warning, message)
        guard let insets = view.resizing?.capInsets else {
            return builder.push(builder.tree.addRigid(.zero), NodeItem("Image", label: name))
        }
        func length(_ inset: CGFloat) -> Double { inset > 0 && inset.isFinite ? Double(inset) : 0 }
        let minimum = Size(
            length(insets.leading) + length(insets.trailing), length(insets.top) + length(insets.bottom))
        let gray = placeholderFill(builder)
        let line = StrokeStyle(lineWidth: 1)
        let drawing = ShapeDrawing(
            path: { Path($0) },
            layers: [
                .init(paint: gray, how: .fill(FillStyle())),
                .init(paint: gray, how: .border({ crossed($0.insetBy(dx: 0.5, dy: 0.5)) }, line)),
            ])
        builder.push(
            builder.tree.addFlexible(ideal: .zero, minimum: minimum),
            NodeItem("Image", label: name, ShapeContent(drawing)))
    }

    /// A rectangle and its diagonals; nothing where there is no room for them.
    private static func crossed(_ rect: CGRect) -> Path {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return Path() }
        var path = Path(rect)
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}
