import GalleyGraph
import GalleyLive
import GalleyViews

/// A month's days in weeks, the chosen one on a disc. A tap chooses a day; the arrows show other months.
struct MonthView: View {
    @Environment(\.calendar) private var calendar
    /// How many months after the date's the one is that is shown.
    @State private var turned = 0
    let choice: DateChoice
    let components: DatePickerComponents

    var body: some View {
        let month = choice.month(after: turned) ?? choice.date
        VStack(spacing: 10) {
            HStack(spacing: 24) {
                HStack(spacing: 4) {
                    Text(month, format: .dateTime.month(.wide).year()).font(.headline)
                    Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(.tint)
                }
                Spacer()
                arrow("chevron.left", "Previous Month", -1)
                arrow("chevron.right", "Next Month", 1)
            }
            HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { column in
                    Text(verbatim: weekday(column)).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                        .frame(maxWidth: .infinity)
                }
            }
            let weeks = weeks(of: month)
            Grid(horizontalSpacing: 0, verticalSpacing: 2) {
                ForEach(0..<weeks.count, id: \.self) { week in
                    GridRow { ForEach(0..<7, id: \.self) { column in cell(weeks[week][column], of: month) } }
                }
            }
            if components.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    Spacer()
                    DatePills(choice: choice, components: .hourAndMinute)
                }
            }
        }
        .frame(minWidth: 280)
    }

    private func arrow(_ symbol: String, _ name: String, _ step: Int) -> some View {
        Image(systemName: symbol).foregroundStyle(.tint).accessibilityLabel(Text(verbatim: name))
            .liveTap { turned += step }
    }

    private func cell(_ day: Int?, of month: Date) -> some View {
        let isChosen = turned == 0 && day == calendar.component(.day, from: choice.date)
        var paint = AnyShapeStyle(.tertiary)
        var action: (@MainActor () -> Void)?
        if let day, choice.mayChoose(day, of: month) {
            paint = AnyShapeStyle(.primary)
            action = { choose(day, of: month) }
        }
        if isChosen { paint = AnyShapeStyle(.tint) }
        return Text(verbatim: day.map { "\($0)" } ?? "")
            .font(.system(size: 20, weight: isChosen ? .medium : .regular))
            .foregroundStyle(paint)
            .frame(maxWidth: .infinity)
            .frame(height: 40)
            .background { if isChosen { Circle().fill(.tint.opacity(0.15)) } }
            .liveTap(action)
    }

    private func choose(_ day: Int, of month: Date) {
        guard let date = choice.day(day, of: month) else { return }
        choice.choose(date)
        turned = 0
    }

    private func weekday(_ column: Int) -> String {
        calendar.shortStandaloneWeekdaySymbols[(column + calendar.firstWeekday - 1) % 7].uppercased()
    }

    /// The days of a month by weeks; nil before the first and after the last.
    private func weeks(of month: Date) -> [[Int?]] {
        guard let days = calendar.range(of: .day, in: .month, for: month),
            let first = calendar.date(from: calendar.dateComponents([.year, .month], from: month))
        else { return [] }
        let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        let cells = [Int?](repeating: nil, count: lead) + days.map { Optional($0) }
        return stride(from: 0, to: cells.count, by: 7).map { start in
            (start..<start + 7).map { $0 < cells.count ? cells[$0] : nil }
        }
    }
}
