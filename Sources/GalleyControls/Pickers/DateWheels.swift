import Foundation
import GalleyGraph
import GalleyViews

/// The parts of a date on wheels, each of which turns by itself: those that UIKit shows for the components, in the language's
/// order (rules.md §18.7).
struct DateWheels: View {
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.isInRows) private var isInRows
    let choice: DateChoice
    let components: DatePickerComponents

    var body: some View {
        let texts = DateWheelTexts(locale: locale, calendar: calendar, timeZone: timeZone)
        let columns = texts.columns(components, at: choice.date)
        HStack(spacing: 0) {
            ForEach(columns, id: \.self) { DateWheel(column: $0, choice: choice, texts: texts) }
        }
        .environment(\.wheelsShareBand, true)
        .background { WheelBand() }
        .frame(idealWidth: WheelSize.width, maxWidth: isInRows ? .infinity : WheelSize.width)
    }
}

/// A wheel of a date picker.
enum DateColumn: Hashable {
    /// The day with its weekday and month.
    case date
    case year, month, day, hour, minute
    /// Before or after noon.
    case period

    /// What the wheel turns.
    fileprivate var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .date, .day: .day
        case .hour, .period: .hour
        case .minute: .minute
        }
    }
}

/// What the wheels of a date picker say.
struct DateWheelTexts {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    private var style: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }

    /// The wheels from the first one read to the last.
    func columns(_ components: DatePickerComponents, at date: Date) -> [DateColumn] {
        let date = date.bounded
        let time = fields(style.hour().minute(), date).compactMap { field -> DateColumn? in
            switch field.kind {
            case .hour: .hour
            case .minute: .minute
            case .amPM: .period
            default: nil
            }
        }
        if components == .hourAndMinute { return time }
        if components.contains(.hourAndMinute) { return [.date] + time }
        return fields(style.year().month(.wide).day(), date).compactMap { field -> DateColumn? in
            switch field.kind {
            case .year: .year
            case .month: .month
            case .day: .day
            default: nil
            }
        }
    }

    func text(_ column: DateColumn, _ date: Date) -> String {
        let date = date.bounded
        switch column {
        case .date: return day(date)
        case .year: return style.year().format(date)
        case .month: return style.month(.wide).format(date)
        case .day: return style.day().format(date)
        case .hour: return part(.hour, date)
        case .minute: return part(.minute, date)
        case .period: return part(.amPM, date)
        }
    }

    /// A weekday, month and day, without the commas of a sentence; today by its name.
    private func day(_ date: Date) -> String {
        var calendar = calendar
        calendar.timeZone = timeZone
        if calendar.isDate(date, inSameDayAs: MainStrings.current.now) {
            return RelativeDateTimeFormatter.nameOfToday(in: locale)
        }
        return style.weekday(.abbreviated).month(.abbreviated).day().format(date).filter { !",،".contains($0) }
    }

    /// A part of the time as the language writes it in a time.
    private func part(_ kind: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field, _ date: Date) -> String {
        fields(style.hour().minute(), date).first { $0.kind == kind }?.text ?? ""
    }

    private func fields(_ style: Date.FormatStyle, _ date: Date) -> [(
        kind: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field, text: String
    )] {
        let text = style.attributedStyle.format(date)
        return text.runs.compactMap { run in
            run.dateField.map { ($0, String(text[run.range].characters)) }
        }
    }
}

/// One wheel of a date picker, no narrower than its widest text.
private struct DateWheel: View {
    let column: DateColumn
    let choice: DateChoice
    let texts: DateWheelTexts

    var body: some View {
        let steps = column == .period ? 0..<2 : -8..<9
        let labels = steps.map { texts.text(column, date(after: $0)) }
        Widest(texts: labels)
            .frame(maxWidth: .infinity)
            .frame(height: WheelSize.height)
            .overlay {
                Picker("", selection: turn) {
                    ForEach(steps, id: \.self) { step in Text(verbatim: labels[step - steps.lowerBound]) }
                }
                .pickerStyle(.wheel)
            }
    }

    /// Noon parts the wheel that has two halves of a day, and no more.
    private var half: Int { choice.calendar.component(.hour, from: choice.date) < 12 ? 0 : 1 }

    private var turn: Binding<Int> {
        Binding(
            get: { column == .period ? half : 0 },
            set: { choice.choose(date(after: $0)) })
    }

    /// The date that the wheel chooses when it is turned.
    private func date(after step: Int) -> Date {
        switch column {
        case .date: choice.calendar.date(byAdding: .day, value: step, to: choice.date) ?? choice.date
        case .period: step == half ? choice.date : choice.turned(.hour, by: 12)
        case .year, .month, .day, .hour, .minute: choice.turned(column.component, by: step)
        }
    }
}

/// Room for the widest of several texts on a wheel.
private struct Widest: View {
    let texts: [String]

    var body: some View {
        ZStack {
            ForEach(Array(Set(texts)).sorted(), id: \.self) { Text(verbatim: $0).lineLimit(1).fixedSize() }
        }
        .font(.system(size: 23))
        .padding(.horizontal, 4)
        .hidden()
    }
}
