import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Progress views and gauges: sizes of rules.md §18.2 and §18.7, values by Apple's documentation of `ProgressView` and `Gauge`.
@MainActor @Suite("Progress views and gauges")
struct ProgressTests {
    @Test(
        "A value counts from 0 to the total, and no further",
        arguments: [
            (0.4, 1, "40%"), (3, 4, "75%"), (-1, 1, "0%"), (2, 1, "100%"), (0, 0, "0%"), (0.005, 1, "1%"),
        ])
    func fractions(value: Double, total: Double, spoken: String) {
        let node = liveHost(ProgressView(value: value, total: total), 200, 60).node("ProgressView")
        #expect(node?.value == spoken && node?.role == .progress)
    }

    /// Apple's documentation of `init(timerInterval:countsDown:)`: the view empties as time passes, or fills where it does not count
    /// down, and shows the time below.
    @Test(
        "A stretch of time empties or fills the bar, and its time stands below",
        arguments: [
            (-10, true, "100%", "1:20"), (0, true, "100%", "1:20"), (20, true, "75%", "1:00"),
            (100, true, "0%", "0:00"),
            (20, false, "25%", "0:20"), (100, false, "100%", "1:20"),
        ] as [(TimeInterval, Bool, String, String)])
    func interval(passed: TimeInterval, countsDown: Bool, spoken: String, below: String) {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        var options = RenderOptions()
        options.currentDate = start + passed
        let bar = ProgressView(timerInterval: start...(start + 80), countsDown: countsDown)
        let host = ViewHost(bar, size: CGSize(width: 200, height: 60), options: options)
        #expect(host.node("ProgressView")?.value == spoken)
        #expect(host.viewTree().flatMap(\.all).contains { $0.label == below || $0.value == below })
    }

    @Test("A task of unknown length has no value and is a wheel of 20, of 37 where controls are large") func wheels() {
        #expect(liveHost(ProgressView(), 200, 60).node("ProgressView")?.value == nil)
        expect(size(of: ProgressView(), 200, 100), 20, 20)
        expect(size(of: ProgressView(value: Double?.none), 200, 100), 20, 20)
        for (controlSize, length): (ControlSize, CGFloat) in [
            (.mini, 20), (.small, 20), (.regular, 20), (.large, 37), (.extraLarge, 37),
        ] {
            expect(size(of: ProgressView().controlSize(controlSize), nil, nil), length, length)
        }
        expect(size(of: ProgressView(value: 0.5).progressViewStyle(.circular), 200, 100), 20, 20)
    }

    @Test(
        "The bar is 4 tall and filled by the value's part, never shorter than it is tall",
        arguments: [(0.25, 50), (1, 200), (0.001, 4), (0.02, 4), (0.03, 6)] as [(Double, CGFloat)])
    func bars(value: Double, width: CGFloat) {
        let bar = ProgressView(value: value).tint(Color(red: 1, green: 0, blue: 0))
        expect(size(of: bar, 200, 100), 200, 4)
        expect(liveHost(bar, 200, 20).boxes(.pureRed).first, 0, 8, width, 4)
    }

    @Test("Nothing done fills nothing") func empty() {
        let bar = ProgressView(value: 0).tint(Color(red: 1, green: 0, blue: 0))
        #expect(liveHost(bar, 200, 20).boxes(.pureRed).allSatisfy { $0.isNull })
    }

    @Test("A bar's label lies 4 above, at the leading edge; that of the value below") func labels() {
        let bar = ProgressView(value: 0.5) {
            box(30, 10).probe("label")
        } currentValueLabel: {
            box(20, 10).probe("value")
        }
        expect(size(of: bar, 200, nil), 200, 32)
        let found = frames(proposing: 200, nil, bar)
        expect(found["label"], 0, 0, 30, 10)
        expect(found["value"], 0, 22, 20, 10)
    }

    @Test(
        "Eight spokes, the first at the top and as strong as any", arguments: [ColorScheme.light, .dark])
    func spokes(scheme: ColorScheme) {
        let list = RenderedView(ProgressView().environment(\.colorScheme, scheme)).displayList
        let opacities = list.effects.compactMap { effect -> Double? in
            if case .opacity(let opacity) = effect { opacity } else { nil }
        }
        #expect(opacities.count == 8 && opacities.first == opacities.max())
        #expect(Set(opacities).count == 8 && opacities.dropFirst() == opacities.dropFirst().sorted()[...])
    }

    @Test("A style has what the view was given") func styles() {
        struct Words: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
                    configuration.label
                    configuration.currentValueLabel
                }
            }
        }
        func texts(_ view: some View) -> [String] { screen(view.progressViewStyle(Words())).texts }
        #expect(
            texts(
                ProgressView(value: 1, total: 4) {
                    Text("a")
                } currentValueLabel: {
                    Text("b")
                }) == ["0.25", "a", "b"])
        #expect(texts(ProgressView("a")) == ["unknown", "a"])
        #expect(texts(ProgressView(value: 0.5)) == ["0.5"])
    }

    @Test(
        "A gauge's value counts between its bounds",
        arguments: [(15, "50%"), (10, "0%"), (20, "100%"), (30, "100%"), (-5, "0%")])
    func gauges(value: Double, spoken: String) {
        let gauge = Gauge(value: value, in: 10...20) { Text("Speed") }
        #expect(liveHost(gauge, 200, 60).node("Gauge")?.value == spoken)
    }

    @Test("A gauge's labels: its own above, the bounds' at the bar's ends, the value's below") func gaugeLabels() {
        let gauge = Gauge(value: 0.5) {
            box(30, 10).probe("label")
        } currentValueLabel: {
            box(20, 10).probe("value")
        } minimumValueLabel: {
            box(10, 10).probe("low")
        } maximumValueLabel: {
            box(14, 10).probe("high")
        }
        let found = frames(proposing: 200, nil, gauge)
        expect(found["label"], 85, 0, 30, 10)
        expect(found["low"], 0, 14, 10, 10)
        expect(found["high"], 186, 14, 14, 10)
        expect(found["value"], 90, 28, 20, 10)
        expect(size(of: gauge, 200, nil), 200, 38)
    }

    @Test("Rings are 50 points, whatever they are offered") func rings() {
        let gauge = Gauge(value: 0.5) { Text("L") }
        for offered: CGFloat? in [nil, 10, 200] {
            expect(size(of: gauge.gaugeStyle(.accessoryCircular), offered, offered), 50, 50)
            expect(size(of: gauge.gaugeStyle(.accessoryCircularCapacity), offered, offered), 50, 50)
        }
    }

    @Test(
        "A small bar is filled by the value's part", arguments: [(0.5, 100), (1, 200), (0, 6)] as [(Double, CGFloat)])
    func smallBars(value: Double, width: CGFloat) {
        let gauge = Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
            .tint(Color(red: 1, green: 0, blue: 0))
        expect(liveHost(gauge, 200, 60).boxes(.pureRed).first?.width, width)
    }
}
