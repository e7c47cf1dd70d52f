import GalleyGraph

extension Image {
    /// What stands for any symbol: a square as large as the font, in the middle of a box of the same size for all, as recorded
    /// on macOS 26 (iamcgn/swiftui-web, Docs/elements/Redaction.md).
    @MainActor static func addPlaceholder(_ name: String, isResizable: Bool, _ builder: ViewTreeBuilder) {
        let environment = builder.environment
        let fontSize = CGFloat(
            (environment.font ?? environment.defaultFont).request(environment.fontTraits, in: environment).size)
        let size = CGSize(width: (1.18 * fontSize).rounded(), height: (1.145 * fontSize).rounded())
        let square = CGRect(
            x: (size.width - fontSize) / 2, y: (size.height - fontSize) / 2, width: fontSize, height: fontSize)
        let drawing = SymbolDrawing(
            layers: [
                .init(
                    path: Path(square), usesEvenOdd: false,
                    paint: .color(environment.placeholderInk(of: builder.foreground(level: 0))))
            ], transform: .identity, size: size, ink: square, baselineOffset: 0)
        let node =
            isResizable
            ? builder.tree.addFlexible(ideal: square.size.engine) : builder.tree.addRigid(size.engine)
        builder.push(node, NodeItem("Image", label: name, SymbolContent(isResizable ? drawing.trimmed : drawing)))
    }
}
