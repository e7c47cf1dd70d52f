import GalleyGraph
import GalleyLive
import GalleyViews

/// A month's days in weeks, those that are chosen on discs, with arrows to other months.
struct MonthPage: View {
    @Environment(\.calendar) private var calendar
    /// The month's first moment, or any other of it.
    let month: Date
    /// Whether a day is chosen.
    let isChosen: (_ day: Int) -> Bool
    /// What a tap on a day does; nil where it cannot be chosen.
    let action: (_ day: Int) -> (@MainActor () -> Void)?
    /// Shows the month that lies so many later.
    let turn: @MainActor (_ months: Int) -> Void

    var body: some View {
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
        let weeks = weeks
        Grid(horizontalSpacing: 0, verticalSpacing: 2) {
            ForEach(0..<weeks.count, id: \.self) { week in
                GridRow { ForEach(0..<7, id: \.self) { column in cell(weeks[week][column]) } }
            }
        }
    }

    private func arrow(_ symbol: String, _ name: String, _ step: Int) -> some View {
        Image(systemName: symbol).foregroundStyle(.tint).accessibilityLabel(Text(verbatim: name))
            .liveTap { turn(step) }
    }

    private func cell(_ day: Int?) -> some View {
        let isChosen = day.map { self.isChosen($0) } ?? false
        let tap: (@MainActor () -> Void)? = day.flatMap { action($0) }
        var paint = tap == nil ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.primary)
        if isChosen { paint = AnyShapeStyle(.tint) }
        return Text(verbatim: day.map { "\($0)" } ?? "")
            .font(.system(size: 20, weight: isChosen ? .medium : .regular))
            .foregroundStyle(paint)
            .frame(maxWidth: .infinity)
            .frame(height: 40)
            .background { if isChosen { Circle().fill(.tint.opacity(0.15)) } }
            .liveTap(tap)
    }

    private func weekday(_ column: Int) -> String {
        calendar.shortStandaloneWeekdaySymbols[(column + calendar.firstWeekday - 1) % 7].uppercased()
    }

    /// The days of the month by weeks; nil before the first and after the last.
    private var weeks: [[Int?]] {
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
