/// Whose controls are drawn: those of iOS before 26, or those of iOS 26.
public enum Look: String, Hashable, CaseIterable, Sendable {
    /// iOS 13 to 18.
    case iOS18
    /// iOS 26, which is the default.
    case iOS26
}

private enum LookKey: EnvironmentKey { static let defaultValue = Look.iOS26 }

extension EnvironmentValues {
    /// Whose controls are drawn. Galley's own; Apple's SwiftUI draws those of the system it runs on.
    public var look: Look {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }

    /// The measures of controls in the look of the place.
    package var metrics: ControlMetrics { ControlMetrics.of(look, textPlatform) }
}

/// The measures of controls, in points: one table for each look. Where they were measured is said in docs/rules.md §18.
package struct ControlMetrics: Sendable {
    // Switches: the track, the knob in it, and how far that lies in.
    package var switchSize = CGSize(width: 63, height: 28)
    package var switchKnob = CGSize(width: 37, height: 24)
    package var switchInset: CGFloat = 2
    /// How far the track is drawn past its own end.
    package var switchReach: CGFloat = 0

    // Sliders: the whole control, its track and its knob.
    package var sliderHeight: CGFloat = 31
    package var sliderTrack: CGFloat = 6
    package var sliderKnob = CGSize(width: 37, height: 24)

    package var stepperSize = CGSize(width: 94, height: 32)
    /// The radius of a stepper's corners; half of the height where it is a capsule.
    package var stepperRadius: CGFloat = 16

    // Segmented pickers: the whole control, how far the chosen segment's ground lies in, and both radii.
    package var segmentedHeight: CGFloat = 31
    package var segmentedInset: CGFloat = 2
    package var segmentedRadius: CGFloat = 15.5
    package var segmentedLensRadius: CGFloat = 13.5
    package var segmentedTextSize: CGFloat = 13

    /// A text field with a border: its height, its corners, and how far its text lies in.
    package var fieldHeight: CGFloat = 34
    package var fieldRadius: CGFloat = 5
    package var fieldInset: CGFloat = 7.5

    /// Bordered buttons: whether they are capsules; else their corners' radius.
    package var buttonsAreCapsules = true
    package var buttonRadius: CGFloat = 8

    /// The ground of date pickers: its height, nil for as much above and below the text as a bordered button has; its corners,
    /// nil for a capsule; and the room at the text's sides.
    package var pillHeight: CGFloat?
    package var pillRadius: CGFloat?
    package var pillInset: CGFloat = 13.5

    /// The least distance of a control and its label.
    package var labelSpacing: CGFloat = 8

    package var bars = BarMetrics()
    package var covers = CoverMetrics()

    static func of(_ look: Look, _ platform: TextPlatform) -> ControlMetrics {
        var metrics = ControlMetrics()
        if platform == .macOS {
            metrics.switchSize = CGSize(width: 54, height: 24)
            metrics.switchKnob = CGSize(width: 32, height: 20)
            metrics.sliderHeight = 16
            metrics.sliderTrack = 5
            metrics.sliderKnob = CGSize(width: 22, height: 16)
            metrics.stepperSize = CGSize(width: 20, height: 26)
            metrics.stepperRadius = 6
            metrics.segmentedHeight = 24
            metrics.fieldHeight = 24
            (metrics.pillHeight, metrics.pillRadius) = (34, 8)
            return metrics
        }
        guard look == .iOS18 else { return metrics }
        metrics.switchSize = CGSize(width: 51, height: 31)
        metrics.switchReach = 2
        metrics.switchKnob = CGSize(width: 27, height: 27)
        metrics.sliderTrack = 4
        metrics.sliderKnob = CGSize(width: 28, height: 28)
        metrics.stepperRadius = 8
        metrics.segmentedHeight = 32
        metrics.segmentedRadius = 9
        metrics.segmentedLensRadius = 7
        metrics.buttonsAreCapsules = false
        (metrics.pillHeight, metrics.pillRadius) = (34, 8)
        metrics.bars = .iOS18
        metrics.covers = .iOS18
        return metrics
    }
}
