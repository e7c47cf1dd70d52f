import Galley
import GalleyTestSupport
import GalleyUIKitClasses
import Testing

/// What Apple's documentation says of `UICalendarView` and of what is chosen of it.
@MainActor @Suite("UIKit's calendar")
struct UICalendarViewTests {
    private final class Asked: UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate {
        var told: [String] = []
        var allows = true

        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            told.append("day \(dateComponents?.day ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
            -> Bool
        {
            allows
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
        {
            told.append("more \(dateComponents.day ?? 0)")
        }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) {
            told.append("less \(dateComponents.day ?? 0)")
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UICalendarView
        func makeUIView(context: Context) -> UICalendarView { view }
        func updateUIView(_ uiView: UICalendarView, context: Context) {}
    }

    /// Touches days of June 2026 as a person does.
    private func touch(_ days: [String], _ selection: UICalendarSelection?) throws {
        let view = UICalendarView()
        view.selectionBehavior = selection
        let host = ViewHost(Shown(view: view), size: CGSize(width: 340, height: 420))
        #expect(host.shows("June 2026"))
        for day in days { host.tap(day) }
    }

    private let second = DateComponents(year: 2026, month: 6, day: 2)

    @Test("One day: another takes its place, its delegate is asked before and told after") func one() throws {
        let asked = Asked()
        let choice = UICalendarSelectionSingleDate(delegate: asked)
        choice.setSelected(second, animated: true)
        try touch(["17"], choice)
        #expect(choice.selectedDate?.day == 17 && choice.selectedDate?.month == 6 && asked.told == ["day 17"])
        asked.allows = false
        try touch(["3"], choice)
        #expect(choice.selectedDate?.day == 17 && asked.told.count == 1)
    }

    @Test("Several days come and go") func several() throws {
        let asked = Asked()
        let choice = UICalendarSelectionMultiDate(delegate: asked)
        choice.setSelectedDates([second], animated: false)
        try touch(["17", "9", "17"], choice)
        #expect(choice.selectedDates.compactMap(\.day) == [2, 9] && asked.told == ["more 17", "more 9", "less 17"])
    }

    @Test("It is a month high; without a choice nothing can be chosen") func nothing() throws {
        let view = UICalendarView()
        #expect(view.intrinsicContentSize.width >= 280 && view.intrinsicContentSize.height > 200)
        #expect(view.selectionBehavior == nil && view.wantsDateDecorations)
        #expect(UICalendarView.Decoration.image(nil, size: .large) !== UICalendarView.Decoration.default())
    }
}
