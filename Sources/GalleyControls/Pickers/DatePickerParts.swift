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
        let chosen = calendar.component(.day, from: choice.date)
        VStack(spacing: 10) {
            MonthPage(
                month: month, isChosen: { turned == 0 && $0 == chosen },
                action: { action($0, of: month) }, turn: { turned += $0 })
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

    private func action(_ day: Int, of month: Date) -> (@MainActor () -> Void)? {
        guard choice.mayChoose(day, of: month) else { return nil }
        return { choose(day, of: month) }
    }

    private func choose(_ day: Int, of month: Date) {
        guard let date = choice.day(day, of: month) else { return }
        choice.choose(date)
        turned = 0
    }
}
