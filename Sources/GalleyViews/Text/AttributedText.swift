import GalleyGraph

extension Text.Segment {
    /// A stretch of an attributed string.
    nonisolated init(_ string: String, _ attributes: AttributeContainer) {
        self.init(string: string)
        font = attributes.font
        style = attributes.swiftUI.foregroundColor.map { AnyShapeStyle($0) }
        background = attributes.swiftUI.backgroundColor
        tracking = attributes.tracking.map { $0.isFinite ? $0 : 0 }
        kerning = attributes.kern.map { $0.isFinite ? $0 : 0 }
        baselineOffset = attributes.baselineOffset.map { $0.isFinite ? $0 : 0 }
        if let line = attributes.underlineStyle { underline = .some(line) }
        if let line = attributes.strikethroughStyle { strikethrough = .some(line) }
        link = attributes.link?.absoluteString
        apply(attributes.inlinePresentationIntent ?? [], isLink: link != nil)
    }

    /// A stretch of Markdown.
    nonisolated init(_ run: MarkdownRun, _ string: String) {
        self.init(string: string)
        link = run.link
        apply(run.intent, isLink: link != nil)
    }

    /// Emphasis is italic, strong is bold, code has letters of one width; a link has the tint and no line under it.
    private mutating func apply(_ intent: InlinePresentationIntent, isLink: Bool) {
        if intent.contains(.stronglyEmphasized) { traits.isBold = true }
        if intent.contains(.emphasized) { traits.isItalic = true }
        if intent.contains(.code) { traits.design = .monospaced }
        if intent.contains(.strikethrough), strikethrough == nil { strikethrough = .some(.single) }
        if isLink, style == nil { style = AnyShapeStyle(TintShapeStyle()) }
    }
}

extension AttributedString {
    /// The stretches of equal attributes.
    nonisolated var segments: [Text.Segment] {
        runs.map { run in
            let string = String(characters[run.range])
            return Text.Segment(string, run.attributes)
        }
    }
}
