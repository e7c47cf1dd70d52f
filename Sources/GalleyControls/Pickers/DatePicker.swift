import GalleyGraph
import GalleyViews

/// A control that chooses a date. A picture shows it closed: pills with the day and the time, unless its style shows more.
nonisolated public struct DatePicker<Label: View>: View {
    /// What of a date can be chosen.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let bounds: DateBounds
    private let components: DatePickerComponents
    private let label: Label

    init(
        _ selection: Binding<Date>, _ bounds: DateBounds, _ components: DatePickerComponents,
        _ label: Label
    ) {
        self.selection = selection
        self.bounds = bounds
        self.components = components
        self.label = label
    }

    @MainActor public var body: some View {
        NamedView("DatePicker") {
            DatePickerBody(selection: selection, bounds: bounds, components: components, label: label)
        }
    }
}

/// The parts of a date that a picker shows.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    /// Makes a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The time.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
    /// A date picker with a view as its label.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(), displayedComponents, label())
    }

    /// A date picker with a view as its label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(range.lowerBound, range.upperBound), displayedComponents, label())
    }

    /// A date picker with a view as its label.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(range.lowerBound, nil), displayedComponents, label())
    }

    /// A date picker with a view as its label.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(nil, range.upperBound), displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// A date picker with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(), displayedComponents, Text(titleKey))
    }

    /// A date picker with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(), displayedComponents, Text(title))
    }

    /// A date picker with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range.lowerBound, range.upperBound), displayedComponents, Text(titleKey))
    }

    /// A date picker with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range.lowerBound, range.upperBound), displayedComponents, Text(title))
    }

    /// A date picker with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range.lowerBound, nil), displayedComponents, Text(titleKey))
    }

    /// A date picker with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range.lowerBound, nil), displayedComponents, Text(title))
    }

    /// A date picker with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(nil, range.upperBound), displayedComponents, Text(titleKey))
    }

    /// A date picker with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(nil, range.upperBound), displayedComponents, Text(title))
    }
}
