import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A month's days, drawn as a `MultiDatePicker`. What is put below days (`Decoration`) is kept and not drawn.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// What is put below a day: kept.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        /// A dot.
        public override init() { super.init() }
        /// A dot of a colour.
        public convenience init(color: UIColor?, size: DecorationSize = .medium) { self.init() }
        /// A picture.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) { self.init() }
        /// A view of one's own.
        public convenience init(customViewProvider: @escaping () -> UIView) { self.init() }

        /// A dot.
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration()
        }
        /// A picture.
        public class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration
        {
            Decoration()
        }
        /// A view of one's own.
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration() }
    }

    /// How large what lies below a day is.
    public enum DecorationSize: Int, Sendable { case small, medium, large }

    /// Who puts something below days: never asked.
    open weak var delegate: (any UICalendarViewDelegate)?
    /// What is chosen; nothing can be where it is nil.
    open var selectionBehavior: UICalendarSelection?
    /// Whose months: kept.
    open var calendar: Calendar = .current
    /// Whose words: kept.
    open var locale: Locale = .current
    /// Whose days: kept.
    open var timeZone: TimeZone?
    /// The days that can be seen.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    /// The month that is seen: kept; it is that of the first chosen day, or the current one.
    open var visibleDateComponents = Calendar.current.dateComponents([.year, .month], from: Date())
    /// Whether something lies below days: kept.
    open var wantsDateDecorations = true
    /// The kind of letters: kept.
    open var fontDesign = UIFontDescriptor.SystemDesign.default

    /// Shows a month, and nothing moves.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
    /// Asks again for what lies below days: nothing does.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

    /// The size of its content.
    open override var intrinsicContentSize: CGSize { measured(content) }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(content) }

    private var content: some View {
        let days = Binding<Set<DateComponents>>(
            get: { [self] in selectionBehavior?.days ?? [] },
            set: { [self] in
                selectionBehavior?.choose($0)
                onChange?()
            })
        return MultiDatePicker(selection: days, in: availableDateRange.start..<availableDateRange.end) { EmptyView() }
            .disabled(selectionBehavior == nil)
    }
}

/// Who puts something below days. Never asked here.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
    /// What lies below a day.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    /// Another month is seen.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Nothing.
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    { nil }
    /// Another month is seen.
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// What is chosen of a calendar.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    /// The chosen days.
    var days: Set<DateComponents> { [] }
    /// Someone chose or gave up days.
    func choose(_ days: Set<DateComponents>) {}
    /// Asks again which days can be chosen: every touch asks.
    open func updateSelectableDates() {}
}

/// One day of a calendar, or none.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Who is asked and told.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The day.
    open var selectedDate: DateComponents?

    /// A choice of one day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Sets the day, and nothing moves.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    override var days: Set<DateComponents> { selectedDate.map { [$0] } ?? [] }
    override func choose(_ days: Set<DateComponents>) {
        let chosen = days.subtracting(self.days).first
        guard delegate?.dateSelection(self, canSelectDate: chosen) ?? true else { return }
        selectedDate = chosen
        delegate?.dateSelection(self, didSelectDate: chosen)
    }
}

/// Who is asked and told of a day.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// A day was chosen, or given up.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether it can be.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// It can.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// Several days of a calendar.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Who is asked and told.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The days.
    open var selectedDates: [DateComponents] = []

    /// A choice of several days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Sets the days, and nothing moves.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override var days: Set<DateComponents> { Set(selectedDates) }
    override func choose(_ days: Set<DateComponents>) {
        for day in days.subtracting(self.days)
        where delegate?.multiDateSelection(self, canSelectDate: day) ?? true {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
        for day in self.days.subtracting(days) where delegate?.multiDateSelection(self, canDeselectDate: day) ?? true {
            selectedDates.removeAll { $0 == day }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        }
    }
}

/// Who is asked and told of days.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// A day was chosen.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// A day was given up.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be chosen.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
        -> Bool
    /// Whether a day can be given up.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
        -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// It can.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// It can.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
