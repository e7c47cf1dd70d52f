/// What a control's value is. Assistive technology reads it where `accessibilityValue` says nothing else: a switch is "on" or "off", a
/// slider's value is a share of its range (Apple's documentation of `UISlider` and of the switch's accessibility value).
package enum ControlValue: Sendable {
    case state(isOn: Bool)
    /// Several values, of which some are on.
    case mixed
    /// A part of a whole, 0…1.
    case fraction(Double)
    /// What stands in a field.
    case text(String)

    /// As it is read.
    package func spoken(_ locale: Locale) -> String {
        switch self {
        case .state(let isOn): isOn ? "on" : "off"
        case .mixed: "mixed"
        case .fraction(let part):
            part.formatted(
                .percent.precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero).locale(locale))
        case .text(let text): text
        }
    }
}
