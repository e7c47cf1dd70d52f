import CHarfBuzz

/// Where the lines under and through a font's letters lie, and how thick they are: points, before they are brought to pixels.
public struct DecorationMetrics: Hashable, Sendable {
    /// From the baseline down to the middle of the line under letters.
    public var underlineOffset: Double
    /// From the baseline up to the middle of the line through letters: half the height of an x.
    public var strikethroughOffset: Double
    /// The thickness of both.
    public var thickness: Double

    /// SF's, whose figures grow with the size, as recorded on macOS 26 (rules.md §13.2): the line's middle 0.15137 em below
    /// the baseline, 0.05859 em thick, thicker and a little higher in heavier weights.
    static func sanFrancisco(_ size: Double, weight: Int, _ design: FontFamilyDesign) -> DecorationMetrics {
        let heavier = thickening(weight)
        // At black the line is 2.167 times as thick and its offset 0.8065 times as large; in between, in proportion.
        let offset = 0.15137 * (1 - 0.1659 * (heavier - 1))
        let (offsetFactor, thicknessFactor) =
            switch design {
            case .standard, .rounded: (1.0, 1.0)
            case .serif: (0.76, 0.74)
            case .monospaced: (0.65, 0.83)
            }
        return DecorationMetrics(
            underlineOffset: offset * offsetFactor * size, strikethroughOffset: 1078 / 2048 / 2 * size,
            thickness: 0.05859 * heavier * thicknessFactor * size)
    }

    /// How many times as thick as at the regular weight lines are; lighter weights were not recorded.
    private static func thickening(_ weight: Int) -> Double {
        let steps: [(weight: Int, factor: Double)] = [
            (400, 1), (500, 1.214), (600, 1.369), (700, 1.583), (800, 1.894), (900, 2.167),
        ]
        guard let high = steps.firstIndex(where: { weight <= $0.weight }) else { return 2.167 }
        guard high > 0 else { return 1 }
        let (low, top) = (steps[high - 1], steps[high])
        return low.factor + (top.factor - low.factor) * Double(weight - low.weight) / Double(top.weight - low.weight)
    }
}

extension FontFace {
    /// The figures of the font's own tables.
    func ownDecorations(size: Double) -> DecorationMetrics {
        func metric(_ tag: hb_ot_metrics_tag_t, or other: Double) -> Double {
            var value: hb_position_t = 0
            let isKnown = hb_ot_metrics_get_position(font, tag, &value) != 0 && value != 0
            return isKnown ? abs(Double(value)) / unitsPerEm : other
        }
        let thickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, or: 0.05)
        return DecorationMetrics(
            // The table has the line's upper edge.
            underlineOffset: (metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, or: 0.1) + thickness / 2) * size,
            strikethroughOffset: metric(HB_OT_METRICS_TAG_X_HEIGHT, or: 0.5) / 2 * size, thickness: thickness * size)
    }
}
