import GalleyGraph

/// How the letters of a place look, for a program that draws them in another way than Galley does.
package nonisolated struct LetterLook: Hashable, Sendable {
    /// The size in points.
    package var size: Double
    /// 100 … 900; 400 is regular.
    package var weight: Int
    package var isItalic: Bool
    /// A family by name; nil is the system's of the design.
    package var family: String?
    package var design: Font.Design
    package var color: ResolvedColor
    package var alignment: TextAlignment
    /// How far each line is from the next, in points.
    package var lineHeight: Double
}

extension ViewTreeBuilder {
    /// How the letters of a text here would look; one that is painted with more than a colour counts as one in the label's.
    package var letterLook: LetterLook {
        let request = environment.fontRequest
        let design: Font.Design =
            switch request.design {
            case .standard: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        let metrics = environment.lineMetrics
        var color = SystemColor.label(level: 0).resolved(in: environment)
        if case .color(let own) = foreground(level: 0) { color = own }
        return LetterLook(
            size: request.size, weight: request.weight, isItalic: request.isItalic, family: request.family,
            design: design, color: color, alignment: environment.multilineTextAlignment,
            lineHeight: max(request.lineHeight ?? 0, metrics.ascent + metrics.descent))
    }
}
