import GalleyGraph

// What is said of a text. Of two modifiers of one kind the inner one holds, as with views: it is the nearer one to the text.

extension Text {
    /// The text's font; nil is that of the surroundings.
    public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }

    /// Bold letters.
    public func bold() -> Text { bold(true) }

    /// Bold letters, or not.
    public func bold(_ isActive: Bool) -> Text { changed { $0.traits.isBold = $0.traits.isBold ?? isActive } }

    /// Italic letters.
    public func italic() -> Text { italic(true) }

    /// Italic letters, or not.
    public func italic(_ isActive: Bool) -> Text { changed { $0.traits.isItalic = $0.traits.isItalic ?? isActive } }

    /// The weight of the letters; nil is the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changed { $0.traits.weight = $0.traits.weight ?? weight }
    }

    /// The design of the letters; nil is the font's own.
    public func fontDesign(_ design: Font.Design?) -> Text {
        changed { $0.traits.design = $0.traits.design ?? design }
    }

    /// Letters of one width, or not.
    public func monospaced(_ isActive: Bool = true) -> Text {
        changed { $0.traits.design = $0.traits.design ?? (isActive ? .monospaced : nil) }
    }

    /// Digits of one width.
    public func monospacedDigit() -> Text { changed { $0.traits.hasMonospacedDigits = true } }

    /// The colour of the letters; nil is that of the surroundings.
    public func foregroundColor(_ color: Color?) -> Text {
        changed { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
    }

    /// The style of the letters. A gradient runs over the whole text's box.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        let style = AnyShapeStyle(style)
        return changed { $0.style = $0.style ?? style }
    }
}
