import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A choice of a date, drawn as a `DatePicker`.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    /// The date.
    open var date = Date()
    /// The first date that can be chosen.
    open var minimumDate: Date?
    /// The last date that can be chosen.
    open var maximumDate: Date?
    /// What is chosen; date and time.
    open var datePickerMode = Mode.dateAndTime
    /// How it looks.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// How it looks.
    open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
    /// Whose words: kept.
    open var locale: Locale?
    /// Whose months: kept.
    open var calendar: Calendar! = .current
    /// Whose hours: kept.
    open var timeZone: TimeZone?
    /// Minutes from one choice to the next: kept.
    open var minuteInterval = 1
    /// How long, in seconds: kept.
    open var countDownDuration: TimeInterval = 0

    /// Sets the date, and nothing moves.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The size of its content.
    open override var intrinsicContentSize: CGSize { measured(content) }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(content) }

    @ViewBuilder private var content: some View {
        let components: DatePickerComponents =
            datePickerMode == .time ? .hourAndMinute : datePickerMode == .date ? .date : [.date, .hourAndMinute]
        let range = (minimumDate ?? .distantPast)...max(maximumDate ?? .distantFuture, minimumDate ?? .distantPast)
        let choice = Binding(
            get: { self.date },
            set: {
                self.date = $0; self.used(.valueChanged)
            })
        let picker = DatePicker("", selection: choice, in: range, displayedComponents: components).labelsHidden()
            .disabled(!isEnabled)
        switch preferredDatePickerStyle {
        case .wheels: picker.datePickerStyle(.wheel)
        case .inline: picker.datePickerStyle(.graphical)
        default: picker.datePickerStyle(.compact)
        }
    }
}

/// A choice of a colour, drawn as a `ColorPicker`.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// The colour.
    open var selectedColor: UIColor?
    /// Its name: kept.
    open var title: String?
    /// Whether opacity is chosen as well.
    open var supportsAlpha = true

    /// The size of its content.
    open override var intrinsicContentSize: CGSize { measured(content) }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(content) }

    private var content: some View {
        let choice = Binding(
            get: { Color(uiColor: self.selectedColor ?? .black) },
            set: {
                self.selectedColor = UIColor($0); self.used(.valueChanged)
            })
        return ColorPicker("", selection: choice, supportsOpacity: supportsAlpha).labelsHidden().disabled(!isEnabled)
    }
}
