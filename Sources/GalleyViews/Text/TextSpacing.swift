import GalleyGraph

extension Text {
    /// The space between letters, in points; ligatures come apart. It wins over kerning.
    public func tracking(_ tracking: CGFloat) -> Text {
        changed { $0.tracking = $0.tracking ?? (tracking.isFinite ? tracking : 0) }
    }

    /// The space after letters, in points; ligatures stay together.
    public func kerning(_ kerning: CGFloat) -> Text {
        changed { $0.kerning = $0.kerning ?? (kerning.isFinite ? kerning : 0) }
    }

    /// How far the text stands above the baseline, in points (rules.md §13.2).
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changed { $0.baselineOffset = $0.baselineOffset ?? (baselineOffset.isFinite ? baselineOffset : 0) }
    }
}

extension EnvironmentValues {
    /// Whether letters may move together to fit a text into its line.
    public var allowsTightening: Bool {
        get { textSettings.allowsTightening }
        set { textSettings.allowsTightening = newValue }
    }
}

extension View {
    /// The space between letters of the texts inside, in points; ligatures come apart. It wins over kerning.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textSettings.tracking, tracking.isFinite ? tracking : 0)
    }

    /// The space after letters of the texts inside, in points; ligatures stay together.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textSettings.kerning, kerning.isFinite ? kerning : 0)
    }

    /// How far the texts inside stand above their baseline, in points (rules.md §13.2).
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textSettings.baselineOffset, baselineOffset.isFinite ? baselineOffset : 0)
    }

    /// Whether letters of the texts inside may move together to fit into a line (rules.md §13.2).
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
