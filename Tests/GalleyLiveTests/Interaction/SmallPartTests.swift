import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Small values of what a person does with views, by Apple's documentation of each: what they are unless something is said, and when
/// two are one.
@MainActor @Suite("Small parts of what is done with views")
struct SmallPartTests {
    @Test("What buttons, presses and activities are unless something is said") func defaults() {
        let press = PressTarget(setPressed: { _ in }, act: {})
        #expect([press.isSolid, press.takesEscape] == [false, false])
        #expect(ButtonTrait().role == nil && ElementTraits().isDefaultButton == nil)
        let activity = NSUserActivity(activityType: "t")
        let flags = [
            activity.isEligibleForHandoff, activity.isEligibleForSearch, activity.isEligibleForPublicIndexing,
            activity.isEligibleForPrediction,
        ]
        #expect(flags == [true, false, false, false] && activity.userInfo == nil)
        activity.addUserInfoEntries(from: ["a": 1, "b": 2])
        activity.addUserInfoEntries(from: ["a": 3])
        #expect(activity.userInfo as? [String: Int] == ["a": 3, "b": 2])
        #expect(
            FocusedValues() == FocusedValues() && !EnvironmentValues().isFocused && !EnvironmentValues().pageDrawsFields
        )
        let drag = DragGesture()
        #expect(drag.minimumDistance == 10 && drag.coordinateSpace == .local)
        let way = DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: 0), location: CGPoint(x: 5, y: 9),
            startLocation: CGPoint(x: 2, y: 3), velocity: CGSize(width: 8, height: -4))
        // A quarter of a second further.
        #expect(way.translation == CGSize(width: 3, height: 6) && way.predictedEndLocation == CGPoint(x: 7, y: 8))
        #expect(way.predictedEndTranslation == CGSize(width: 5, height: 5))
    }

    @Test("Feedback is one where all of it is") func feedback() {
        let all: [SensoryFeedback] = [
            .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment, .levelChange,
            .impact, .impact(), .impact(weight: .light), .impact(weight: .heavy), .impact(intensity: 0.5),
            .impact(flexibility: .rigid), .impact(flexibility: .soft), .impact(flexibility: .soft, intensity: 0.5),
        ]
        for (index, one) in all.enumerated() { #expect(all.filter { $0 == one }.count == 1, "\(index)") }
        #expect(SensoryFeedback.impact() == .impact(weight: .medium, intensity: 1))
        #expect(SensoryFeedback.impact(flexibility: .solid) == .impact(flexibility: .solid, intensity: 1))
    }

    @Test("Of several scroll views the first takes what is said around them; a report is news where it is another")
    func observers() {
        let (first, second) = (Identity.root.child(1), Identity.root.child(2))
        var settings = ScrollSettings()
        settings.observers = [ScrollObserver(), ScrollObserver(laidOut: { _, _ in }), ScrollObserver()]
        #expect(settings.observers[1].isTaken(by: second) && !settings.observers[1].isTaken(by: first))
        #expect(settings.taken(by: first).observers.count == 2 && settings.taken(by: second).observers.count == 1)
        #expect(settings.taken(by: second).observers[0].laidOut != nil && settings.observers.count == 3)
        let report = ScrollReport(5, .top, isRequest: true) { _ in }
        #expect(report.isNews(6) && !report.isNews(5) && report.isRequest && report.anchor == .top)
    }

    @Test("The next page, or the view that a movement reaches, by its anchor") func targets() {
        var asked: [UnitPoint?] = []
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(x: 0, y: 0, width: 10, height: 10)),
            velocity: CGVector(dx: 1, dy: 2), contentSize: CGSize(width: 3, height: 4),
            containerSize: CGSize(width: 10, height: 10), axes: .vertical, environment: EnvironmentValues(),
            nearestView: { seen, anchor in
                asked.append(anchor)
                return seen.offsetBy(dx: 1, dy: 1)
            })
        #expect(context.velocity == CGVector(dx: 1, dy: 2) && context.contentSize == CGSize(width: 3, height: 4))
        #expect(context.containerSize.width == 10 && context.axes == .vertical && context.isEnabled)
        // No further than a length of the scroll view from where it began, either way.
        let wanted = [(5, 5), (50, -50), (-10, 10), (-11, 11)].map { CGRect(x: $0.0, y: $0.1, width: 7, height: 8) }
        let limits = [(5, 5), (10, -10), (-10, 10), (-10, 10)].map { CGRect(x: $0.0, y: $0.1, width: 7, height: 8) }
        #expect(wanted.map { context.limited($0) } == limits)
        for (behavior, anchor) in [
            (ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: .center), UnitPoint.center),
            (ViewAlignedScrollTargetBehavior(limitBehavior: .never), nil),
        ] as [(ViewAlignedScrollTargetBehavior, UnitPoint?)] {
            var target = ScrollTarget(rect: CGRect(x: 90, y: 90, width: 1, height: 1))
            asked = []
            behavior.updateTarget(&target, context: context)
            #expect(target.rect == CGRect(x: 91, y: 91, width: 1, height: 1) && asked == [anchor])
        }
    }

    private func caret(_ text: String, _ editing: TextEditing) -> CGRect? {
        drawnBounds(
            in: 200, 50,
            Caret(text: text).environment(\.textEditing, editing)
                .frame(width: 200, height: 50, alignment: .topLeading).accessibilityIdentifier("caret"))["caret"]
    }

    @Test("The caret stands behind the characters before it, two points wide, a line tall") func caret() {
        let editing = TextEditing()
        #expect(caret("abc", editing) == nil)
        editing.focus(true, "abc")
        let line = size(of: Text(verbatim: "abc"), nil, nil).height
        for (place, before) in [(3, "abc"), (1, "a"), (0, "")] {
            editing.move(to: place, in: "abc", selecting: false)
            let width = before.isEmpty ? 0 : size(of: Text(verbatim: before), nil, nil).width
            let found = caret("abc", editing)
            #expect(
                found.map { abs($0.midX - width) < 0.51 && abs($0.width - 2) < 0.51 && abs($0.height - line) < 0.51 }
                    == true)
        }
        // Of a text that has become shorter it stands at the end.
        editing.move(to: 3, in: "abc", selecting: false)
        #expect(caret("a", editing).map { abs($0.midX - size(of: Text(verbatim: "a"), nil, nil).width) < 0.51 } == true)
    }

    @Test("What is selected lies between the characters before its beginning and its end") func selection() {
        let editing = TextEditing()
        let text = "Wiemer"
        editing.focus(true, text)
        func width(_ count: Int) -> CGFloat { size(of: Text(verbatim: String(text.prefix(count))), nil, nil).width }
        for (from, to) in [(2, 5), (5, 2), (0, 6), (3, 4)] {
            editing.move(to: from, in: text, selecting: false)
            editing.move(to: to, in: text, selecting: true)
            let ends = [from, to].sorted().map(width)
            // The caret, which is at the one end or the other, is a point wider.
            let side: CGFloat = from < to ? 0 : 1
            let found = caret(text, editing)
            #expect(
                found.map { abs($0.minX - ends[0] + side) < 0.51 && abs($0.maxX - ends[1] - 1 + side) < 0.51 } == true)
        }
    }

    @Test("The parts of a whole that are told apart from a control") func parts() {
        let host = ViewHost(
            VStack {
                Text(verbatim: "chosen").chosenPart()
                Text(verbatim: "other").chosenPart(false)
                Text(verbatim: "tab").liveTab(true) {}
            }, size: CGSize(width: 100, height: 100))
        let all = host.viewTree().flatMap(\.all)
        #expect(["chosen", "other"].map { name in all.first { $0.label == name }?.isSelected } == [true, false])
        #expect(all.first { $0.kind == "TabItem" }.map { $0.isSelected && $0.isInteractive && $0.role == .tab } == true)
        // A picture has no such parts.
        #expect(
            RenderedView(Text(verbatim: "t").liveTap {}.chosenPart()).size == RenderedView(Text(verbatim: "t")).size)
    }

    @Test("Any point of a part is tapped; what leaves a cover is pressed by Escape, too") func taps() {
        var told: [String] = []
        let view = VStack(spacing: 20) {
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 20, height: 10)
        }
        let host = ViewHost(view.liveTap { told.append("tap") }, size: CGSize(width: 100, height: 100))
        host.tap(CGPoint(x: 50, y: 50))
        host.send(.key(.escape))
        #expect(told == ["tap"])
        let none = ViewHost(view.liveTap(nil), size: CGSize(width: 100, height: 100))
        #expect(none.views(at: CGPoint(x: 50, y: 50)).isEmpty)
    }
}
