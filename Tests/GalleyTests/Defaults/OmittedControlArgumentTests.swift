import Foundation
import Galley
import GalleyGraph
import GalleyTestSupport
import GalleyTold
import Testing

/// As `OmittedArgumentTests`, for texts, controls, containers, motion and formats.
@MainActor @Suite("Arguments of controls that are left out") struct OmittedControlArgumentTests {
    private func told(_ view: some View) -> String {
        var options = RenderOptions()
        options.currentDate = Date(timeIntervalSinceReferenceDate: 90)
        return ViewHost(view.frame(width: 120, height: 50), options: options).told
    }

    private func expect(_ name: String, _ omitted: some View, _ same: some View, _ other: some View) {
        let told = (told(omitted), told(same), told(other))
        #expect(told.0 == told.1, "\(name)")
        #expect(told.0 != told.2, "\(name): the argument changes nothing, so that this test says nothing")
    }

    @Test("Of texts") func texts() {
        let text = Text("Text")
        expect("underline", text.underline(), text.underline(true, pattern: .solid), text.underline(false))
        expect("strikethrough", text.strikethrough(), text.strikethrough(true), text.strikethrough(false))
        expect("pattern", text.underline(pattern: .dot), text.underline(true, pattern: .dot), text)
        expect("struck pattern", text.strikethrough(pattern: .dash), text.strikethrough(true, pattern: .dash), text)
        expect("bold", text.bold(), text.bold(true), text)
        expect("italic", text.italic(), text.italic(true), text)
        expect("monospaced", text.monospaced(), text.monospaced(true), text)
        expect("scale", text.textScale(.secondary), text.textScale(.secondary, isEnabled: true), text)
        let view = HStack { text }
        expect("view's underline", view.underline(), view.underline(true, pattern: .solid), view)
        expect("view's strikethrough", view.strikethrough(), view.strikethrough(true, pattern: .solid), view)
        expect("view's bold", view.bold(), view.bold(true), view)
        expect("view's italic", view.italic(), view.italic(true), view)
        expect("view's monospaced", view.monospaced(), view.monospaced(true), view)
        expect("view's scale", view.textScale(.secondary), view.textScale(.secondary, isEnabled: true), view)
        expect(
            "private", view.privacySensitive().redacted(reason: .privacy),
            view.privacySensitive(true).redacted(reason: .privacy),
            view.privacySensitive(false).redacted(reason: .privacy))
        let span = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 7290)
        expect(
            "timer", Text(timerInterval: span), Text(timerInterval: span, countsDown: true, showsHours: true),
            Text(timerInterval: span, countsDown: false))
        expect(
            "timer's hours", Text(timerInterval: span), Text(timerInterval: span, showsHours: true),
            Text(timerInterval: span, showsHours: false))
        expect(
            "timer in a text", Text("in \(timerInterval: span)"),
            Text("in \(timerInterval: span, countsDown: true, showsHours: true)"),
            Text("in \(timerInterval: span, countsDown: false)"))
    }

    @Test("Of controls and containers") func controls() {
        expect(
            "total", ProgressView(value: 0.3), ProgressView(value: 0.3, total: 1), ProgressView(value: 0.3, total: 2))
        expect(
            "named total", ProgressView("A", value: 0.3), ProgressView("A", value: 0.3, total: 1),
            ProgressView("A", value: 0.3, total: 2))
        expect(
            "total with a label", ProgressView(value: 0.3) { Text("A") },
            ProgressView(value: 0.3, total: 1) { Text("A") }, ProgressView(value: 0.3, total: 2) { Text("A") })
        expect(
            "total with labels",
            ProgressView(value: 0.3) {
                Text("A")
            } currentValueLabel: {
                Text("B")
            },
            ProgressView(value: 0.3, total: 1) {
                Text("A")
            } currentValueLabel: {
                Text("B")
            },
            ProgressView(value: 0.3, total: 2) {
                Text("A")
            } currentValueLabel: {
                Text("B")
            })
        let name = String("A")
        expect(
            "total with a name", ProgressView(name, value: 0.3), ProgressView(name, value: 0.3, total: 1),
            ProgressView(name, value: 0.3, total: 2))
        let span = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 400)
        expect(
            "timer", ProgressView(timerInterval: span), ProgressView(timerInterval: span, countsDown: true),
            ProgressView(timerInterval: span, countsDown: false))
        expect(
            "timer with a label", ProgressView(timerInterval: span) { Text("A") },
            ProgressView(timerInterval: span, countsDown: true) { Text("A") },
            ProgressView(timerInterval: span, countsDown: false) { Text("A") })
        expect(
            "timer with labels",
            ProgressView(timerInterval: span) {
                Text("A")
            } currentValueLabel: {
                Text("B")
            },
            ProgressView(timerInterval: span, countsDown: true) {
                Text("A")
            } currentValueLabel: {
                Text("B")
            },
            ProgressView(timerInterval: span, countsDown: false) {
                Text("A")
            } currentValueLabel: {
                Text("B")
            })
        let tall = Color.red.frame(width: 200, height: 200)
        func grid(_ item: GridItem) -> some View {
            LazyVGrid(columns: [item, item], spacing: 0) { Color.red.frame(height: 5) }.frame(width: 4)
        }
        expect(
            "tracks", grid(GridItem(.flexible())), grid(GridItem(.flexible(minimum: 10, maximum: .infinity))),
            grid(GridItem(.flexible(minimum: 11))))
        expect(
            "clipping", ScrollView { tall }.scrollClipDisabled(), ScrollView { tall }.scrollClipDisabled(true),
            ScrollView { tall })
    }

    /// Each stepper and slider moves by one where no step is given.
    @Test("Of steps") func steps() {
        let label = { Text("A") }
        let steppers: [(Binding<Double>) -> AnyView] = [
            { AnyView(Stepper("A", value: $0)) }, { AnyView(Stepper("A", value: $0, in: 0...9)) },
            { AnyView(Stepper(String("A"), value: $0)) }, { AnyView(Stepper(String("A"), value: $0, in: 0...9)) },
            { AnyView(Stepper(value: $0, label: label)) }, { AnyView(Stepper(value: $0, in: 0...9, label: label)) },
            { AnyView(Stepper(value: $0, format: .number, label: label)) },
            { AnyView(Stepper(value: $0, in: 0...9, format: .number, label: label)) },
            { AnyView(Stepper("A", value: $0, format: .number)) },
            { AnyView(Stepper("A", value: $0, in: 0...9, format: .number)) },
        ]
        for (index, make) in steppers.enumerated() {
            let value = Recorded(3.0)
            liveHost(make(value.binding).labelsHidden(), 94, 32).tap(CGPoint(x: 71, y: 16))
            #expect(value.value == 4, "\(index)")
        }
    }

    @Test("Of motion") func motion() {
        #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0, blendDuration: 0))
        #expect(Animation.spring() != .spring(duration: 0.6))
        #expect(Animation.spring(Spring()) == .spring(Spring(duration: 0.5, bounce: 0), blendDuration: 0))
        #expect(Animation.interpolatingSpring(Spring()) == .interpolatingSpring(Spring(), initialVelocity: 0))
        #expect(
            Animation.spring(response: 0.3) == .spring(response: 0.3, dampingFraction: 0.825, blendDuration: 0))
        #expect(
            Animation.spring(dampingFraction: 0.3) == .spring(response: 0.5, dampingFraction: 0.3, blendDuration: 0))
        #expect(
            Animation.interactiveSpring(response: 0.3)
                == .interactiveSpring(response: 0.3, dampingFraction: 0.86, blendDuration: 0.25))
        #expect(
            Animation.interactiveSpring(dampingFraction: 0.3)
                == .interactiveSpring(response: 0.15, dampingFraction: 0.3, blendDuration: 0.25))
        #expect(
            Animation.interactiveSpring() == .interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25))
        #expect(
            Animation.interpolatingSpring(stiffness: 3, damping: 2)
                == .interpolatingSpring(mass: 1, stiffness: 3, damping: 2, initialVelocity: 0))
        #expect(
            Animation.interpolatingSpring() == .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 0))
        #expect(Animation.smooth() == .smooth(duration: 0.5, extraBounce: 0))
        #expect(Animation.snappy() == .snappy(duration: 0.5, extraBounce: 0))
        #expect(Animation.bouncy() == .bouncy(duration: 0.5, extraBounce: 0))
        #expect(Animation.linear.repeatCount(3) == .linear.repeatCount(3, autoreverses: true))
        #expect(Animation.linear.repeatForever() == .linear.repeatForever(autoreverses: true))
        #expect(Animation.linear.repeatForever() != .linear.repeatForever(autoreverses: false))
        #expect(Spring() == Spring(duration: 0.5, bounce: 0) && Spring() != Spring(duration: 0.5, bounce: 0.1))
        #expect(
            Spring(stiffness: 9, damping: 70) == Spring(mass: 1, stiffness: 9, damping: 70, allowOverDamping: false))
        #expect(
            Spring(settlingDuration: 2, dampingRatio: 0.3)
                == Spring(settlingDuration: 2, dampingRatio: 0.3, epsilon: 0.001))
        #expect(Spring.smooth() == .smooth(duration: 0.5, extraBounce: 0))
        #expect(Spring.snappy() == .snappy(duration: 0.5, extraBounce: 0))
        #expect(Spring.bouncy() == .bouncy(duration: 0.5, extraBounce: 0))
        var path = NavigationPath(["a", "b", "c"])
        path.removeLast()
        #expect(path.count == 2)
        #expect(SensoryFeedback.impact(weight: .heavy) == .impact(weight: .heavy, intensity: 1))
        #expect(SensoryFeedback.impact() == .impact(weight: .medium, intensity: 1))
        #expect(SensoryFeedback.impact(flexibility: .soft) == .impact(flexibility: .soft, intensity: 1))
        #expect(ContentTransition.numericText() == .numericText(countsDown: false))
        #expect(ContentTransition.numericText() != .numericText(countsDown: true))
    }

    @Test("Of formats") func formats() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let span = start..<start.addingTimeInterval(90_061.25)
        let moments = [0, 59.5, 60.5, 3_661.5, 90_000, 100_000_000].map { start.addingTimeInterval($0) }
        for moment in moments {
            func text<F: FormatStyle>(_ format: F) -> String
            where F.FormatInput == Date, F.FormatOutput == AttributedString {
                String(format.format(moment).characters)
            }
            #expect(
                text(.stopwatch(startingAt: start))
                    == text(
                        .stopwatch(
                            startingAt: start, showsHours: true, maxFieldCount: 4, maxPrecision: .milliseconds(10))))
            #expect(
                text(SystemFormatStyle.Timer(countingDownIn: span))
                    == text(
                        .timer(
                            countingDownIn: span, showsHours: true, maxFieldCount: 3, maxPrecision: .seconds(1))))
            #expect(
                text(SystemFormatStyle.Timer(countingUpIn: span))
                    == text(
                        .timer(countingUpIn: span, showsHours: true, maxFieldCount: 3, maxPrecision: .seconds(1))))
            #expect(
                text(SystemFormatStyle.Stopwatch(startingAt: start))
                    == text(
                        .stopwatch(
                            startingAt: start, showsHours: true, maxFieldCount: 4, maxPrecision: .milliseconds(10))))
            #expect(
                text(.timer(countingDownIn: span))
                    == text(
                        .timer(
                            countingDownIn: span, showsHours: true, maxFieldCount: 3, maxPrecision: .seconds(1))))
            #expect(
                text(.timer(countingUpIn: span))
                    == text(
                        .timer(countingUpIn: span, showsHours: true, maxFieldCount: 3, maxPrecision: .seconds(1))))
            #expect(
                text(.offset(to: start))
                    == text(
                        .offset(
                            to: start, allowedFields: [.year, .month, .week, .day, .hour, .minute, .second],
                            maxFieldCount: 2, sign: .automatic)))
            #expect(
                text(.reference(to: start))
                    == text(
                        .reference(
                            to: start, allowedFields: [.year, .month, .day, .hour, .minute], maxFieldCount: 2,
                            thresholdField: .day)))
        }
    }
}
