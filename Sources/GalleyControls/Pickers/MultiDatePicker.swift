import GalleyGraph
import GalleyLive
import GalleyViews

/// A control that chooses several dates: a month's days, the chosen ones on discs.
///
/// It begins with the month of the first chosen date; where none is chosen, with the current one.
nonisolated public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let bounds: DateBounds
    private let label: Label

    private init(_ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds, _ label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.label = label
    }

    /// A picker of any dates, with a view as its label, which is not shown.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, DateBounds(), label())
    }

    /// A picker of dates within a range, whose end is no part of it; with a view as its label, which is not shown.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        // The last moment before the end.
        self.init(selection, DateBounds(bounds.lowerBound, bounds.upperBound.addingTimeInterval(-1)), label())
    }

    /// A picker of dates from one on, with a view as its label, which is not shown.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(bounds.lowerBound, nil), label())
    }

    /// A picker of dates before one, with a view as its label, which is not shown.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(nil, bounds.upperBound.addingTimeInterval(-1)), label())
    }

    @MainActor public var body: some View {
        NamedView("MultiDatePicker") {
            ManyDates(selection: selection, bounds: bounds).dimmedWhenDisabled().accessibilityElement(
                children: .contain)
        }
    }
}

extension MultiDatePicker where Label == Text {
    /// A picker of any dates, with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// A picker of any dates, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// A picker of dates within a range, whose end is no part of it.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker of dates within a range, whose end is no part of it, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// A picker of dates from one on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker of dates from one on, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// A picker of dates before one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker of dates before one, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}

/// A month's days, of which any number can be chosen.
private struct ManyDates: View {
    @Environment(\.calendar) private var calendar
    @State private var turned = 0
    /// The month that is shown at first stays, whatever is chosen.
    @State private var start: Date?
    let selection: Binding<Set<DateComponents>>
    let bounds: DateBounds

    var body: some View {
        let first = start ?? firstDate
        let choice = DateChoice(selection: .constant(first), bounds: bounds, calendar: calendar)
        let month = choice.month(after: turned) ?? first
        let chosen = Set(selection.wrappedValue.compactMap(day))
        VStack(spacing: 10) {
            MonthPage(
                month: month, isChosen: { chosen.contains(day($0, of: month)) },
                action: { action($0, choice.mayChoose($0, of: month), of: month, first) },
                turn: { months in
                    start = first
                    turned += months
                })
        }
        .frame(minWidth: 280)
    }

    private var firstDate: Date {
        let dates = selection.wrappedValue.compactMap { calendar.date(from: $0) }
        return dates.min() ?? bounds.clamped(MainStrings.current.now)
    }

    /// Year, month and day alone, by which dates are told apart.
    private func day(_ parts: DateComponents) -> DateComponents? {
        calendar.date(from: parts).map { calendar.dateComponents([.era, .year, .month, .day], from: $0) }
    }

    private func day(_ day: Int, of month: Date) -> DateComponents {
        let start = calendar.date(from: calendar.dateComponents([.era, .year, .month], from: month)) ?? month
        let date = calendar.date(byAdding: .day, value: day - 1, to: start) ?? start
        return calendar.dateComponents([.era, .year, .month, .day], from: date)
    }

    private func action(_ day: Int, _ mayChoose: Bool, of month: Date, _ first: Date) -> (@MainActor () -> Void)? {
        guard mayChoose else { return nil }
        return { toggle(day, of: month, first) }
    }

    private func toggle(_ number: Int, of month: Date, _ first: Date) {
        start = first
        var parts = day(number, of: month)
        if let known = selection.wrappedValue.first(where: { day($0) == parts }) {
            selection.wrappedValue.remove(known)
        } else {
            (parts.calendar, parts.isLeapMonth) = (calendar, nil)
            selection.wrappedValue.insert(parts)
        }
    }
}
