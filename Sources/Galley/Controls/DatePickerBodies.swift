/// A date picker in the style of its place.
struct DatePickerBody<Label: View>: View {
    @Environment(\.datePickerKind) private var kind
    @Environment(\.isEnabled) private var isEnabled
    let selection: Binding<Date>
    let components: DatePickerComponents
    let label: Label

    var body: some View {
        Group {
            switch kind {
            case .compact:
                ControlRow {
                    label
                } control: {
                    DatePills(date: selection.wrappedValue, components: components).opacity(opacity)
                }
            case .graphical: MonthView(selection: selection, components: components).opacity(opacity)
            case .wheel:
                ControlRow {
                    label
                } control: {
                    DateWheels(date: selection.wrappedValue, components: components).opacity(opacity)
                }
            }
        }
    }

    private var opacity: Double { isEnabled ? 1 : 0.5 }
}

/// The day and the time, each on a ground of its own (rules.md §18.7).
private struct DatePills: View {
    @Environment(\.metrics) private var metrics
    let date: Date
    let components: DatePickerComponents

    var body: some View {
        HStack(spacing: 6) {
            if components.contains(.date) { pill(Text(date, format: .dateTime.month(.abbreviated).day().year())) }
            if components.contains(.hourAndMinute) { pill(Text(date, format: .dateTime.hour().minute())) }
        }
    }

    private func pill(_ text: Text) -> some View {
        text.lineLimit(1)
            .padding(.horizontal, metrics.pillInset)
            .frame(height: metrics.pillHeight)
            .background(
                .primary.opacity(0.063), in: RoundedRectangle(cornerRadius: metrics.pillRadius, style: .continuous))
    }
}

/// A month's days in weeks, the chosen one on a disc.
private struct MonthView: View {
    @Environment(\.calendar) private var calendar
    let selection: Binding<Date>
    let components: DatePickerComponents

    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 24) {
                HStack(spacing: 4) {
                    Text(selection.wrappedValue, format: .dateTime.month(.wide).year()).font(.headline)
                    Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(.tint)
                }
                Spacer()
                Image(systemName: "chevron.left").foregroundStyle(.tint)
                Image(systemName: "chevron.right").foregroundStyle(.tint)
            }
            HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { column in
                    Text(verbatim: weekday(column)).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                        .frame(maxWidth: .infinity)
                }
            }
            Grid(horizontalSpacing: 0, verticalSpacing: 2) {
                ForEach(0..<weeks.count, id: \.self) { week in
                    GridRow { ForEach(0..<7, id: \.self) { column in cell(weeks[week][column]) } }
                }
            }
            if components.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    Spacer()
                    DatePills(date: selection.wrappedValue, components: .hourAndMinute)
                }
            }
        }
        .frame(minWidth: 280)
    }

    @ViewBuilder private func cell(_ day: Int?) -> some View {
        let isChosen = day == calendar.component(.day, from: selection.wrappedValue)
        Text(verbatim: day.map { "\($0)" } ?? "")
            .font(.system(size: 20, weight: isChosen ? .medium : .regular))
            .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            .frame(maxWidth: .infinity)
            .frame(height: 40)
            .background { if isChosen { Circle().fill(.tint.opacity(0.15)) } }
    }

    private func weekday(_ column: Int) -> String {
        calendar.shortStandaloneWeekdaySymbols[(column + calendar.firstWeekday - 1) % 7].uppercased()
    }

    /// The days of the month by weeks; nil before the first and after the last.
    private var weeks: [[Int?]] {
        let date = selection.wrappedValue
        guard let days = calendar.range(of: .day, in: .month, for: date),
            let first = calendar.date(from: calendar.dateComponents([.year, .month], from: date))
        else { return [] }
        let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        let cells = [Int?](repeating: nil, count: lead) + days.map { Optional($0) }
        return stride(from: 0, to: cells.count, by: 7).map { start in
            (start..<start + 7).map { $0 < cells.count ? cells[$0] : nil }
        }
    }
}

/// The parts of a date on wheels.
private struct DateWheels: View {
    @Environment(\.calendar) private var calendar
    let date: Date
    let components: DatePickerComponents

    var body: some View {
        HStack(spacing: 0) {
            if components.contains(.date) {
                wheel(.month) { Text($0, format: .dateTime.month(.wide)) }
                wheel(.day) { Text($0, format: .dateTime.day()) }
                wheel(.year) { Text($0, format: .dateTime.year()) }
            }
            if components.contains(.hourAndMinute) {
                wheel(.hour) { Text($0, format: .dateTime.hour(.defaultDigits(amPM: .omitted))) }
                wheel(.minute) { Text($0, format: .dateTime.minute(.twoDigits)) }
            }
        }
        .environment(\.wheelsShareBand, true)
        .background { WheelBand() }
    }

    private func wheel(_ component: Calendar.Component, _ text: @escaping (Date) -> Text) -> some View {
        Picker("", selection: .constant(0)) {
            ForEach(-3..<4, id: \.self) { step in
                text(calendar.date(byAdding: component, value: step, to: date) ?? date)
            }
        }
        .pickerStyle(.wheel)
    }
}
