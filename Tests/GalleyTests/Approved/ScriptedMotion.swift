import Foundation
import Galley
import GalleyTestSupport

/// Scripts of what moves by itself.
@MainActor enum ScriptedMotion {
    static var all: [(String, () -> ToldScript)] {
        [
            ("curves", curves), ("springs", springs), ("repeated and delayed", repeated),
            ("phases", phases), ("keyframes", keyframes), ("timeline", timeline),
            ("matched", matched), ("contents", contents), ("values of effects", effects), ("layouts", layouts),
            ("transactions", transactions), ("interrupted", interrupted),

        ]
    }

    private struct Toggled<Content: View>: View {
        @State private var isOn = false
        let content: (Bool) -> Content
        var body: some View {
            content(isOn).frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
                .onTapGesture { isOn.toggle() }
        }
    }

    private static func box(_ name: String, _ color: Color = .red) -> some View {
        color.frame(width: 20, height: 20).accessibilityIdentifier(name)
    }

    private static func script(_ view: some View, _ waits: Double...) -> ToldScript {
        let script = ToldScript(CGSize(width: 200, height: 200)) { _ in view }
        script.tap(5, 5)
        for wait in waits { script.wait(wait) }
        return script
    }

    private static func curves() -> ToldScript {
        script(
            Toggled { isOn in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(
                        [
                            Animation.linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1),
                            .easeInOut(duration: 1), .timingCurve(0.1, 0.8, 0.3, 1, duration: 1),
                            .timingCurve(UnitCurve.circularEaseIn, duration: 1),
                            .spring(response: 0.5, dampingFraction: 1),
                        ].enumerated().map { Curve(id: $0.offset, animation: $0.element) }
                    ) { curve in
                        box("\(curve.id)").offset(x: isOn ? 100 : 0).animation(curve.animation, value: isOn)
                    }
                }.frame(width: 200, alignment: .leading)
            }, 0.25, 0.25, 0.25, 0.3)
    }

    private struct Curve: Identifiable {
        let id: Int
        let animation: Animation
    }

    private static func springs() -> ToldScript {
        script(
            Toggled { isOn in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(
                        [
                            Animation.spring, .bouncy, .snappy, .smooth(duration: 1, extraBounce: 0.2),
                            .spring(response: 0.8, dampingFraction: 0.4), .interactiveSpring,
                            .interpolatingSpring(stiffness: 100, damping: 10),
                        ].enumerated().map { Curve(id: $0.offset, animation: $0.element) }
                    ) { curve in
                        box("\(curve.id)").offset(x: isOn ? 100 : 0).animation(curve.animation, value: isOn)
                    }
                }.frame(width: 200, alignment: .leading)
            }, 0.1, 0.2, 0.4, 2)
    }

    private static func repeated() -> ToldScript {
        script(
            Toggled { isOn in
                VStack(alignment: .leading, spacing: 0) {
                    box("thrice").offset(x: isOn ? 100 : 0)
                        .animation(.linear(duration: 0.4).repeatCount(3), value: isOn)
                    box("twice").offset(x: isOn ? 100 : 0)
                        .animation(.linear(duration: 0.4).repeatCount(2, autoreverses: false), value: isOn)
                    box("late").offset(x: isOn ? 100 : 0).animation(.linear(duration: 0.4).delay(0.3), value: isOn)
                    box("fast").offset(x: isOn ? 100 : 0).animation(.linear(duration: 0.4).speed(2), value: isOn)
                    box("for ever").offset(x: isOn ? 100 : 0)
                        .animation(.linear(duration: 0.4).repeatForever(), value: isOn)
                }
            }, 0.1, 0.25, 0.2, 0.2, 0.3, 2)
    }

    private static func phases() -> ToldScript {
        script(
            Toggled { isOn in
                VStack(alignment: .leading) {
                    box("loops").phaseAnimator([0, 20, 50]) { view, phase in
                        view.offset(x: CGFloat(phase))
                    } animation: {
                        $0 == 50 ? .linear(duration: 1) : .linear(duration: 0.5)
                    }
                    box("once").phaseAnimator([1.0, 2.0], trigger: isOn) { view, phase in
                        view.scaleEffect(phase)
                    } animation: { _ in
                        .linear(duration: 0.5)
                    }
                }
            }, 0.25, 0.25, 0.5, 0.5, 0.5)
    }

    private struct Pose {
        var scale = 1.0
        var x = 0.0
    }

    private static func keyframes() -> ToldScript {
        script(
            Toggled { isOn in
                box("keyed").keyframeAnimator(initialValue: Pose(), trigger: isOn) { view, pose in
                    view.scaleEffect(pose.scale).offset(x: pose.x)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(2, duration: 0.5)
                        SpringKeyframe(0.5, duration: 0.5, spring: .bouncy)
                        CubicKeyframe(1, duration: 0.5)
                    }
                    KeyframeTrack(\.x) {
                        CubicKeyframe(40, duration: 0.4)
                        MoveKeyframe(-40)
                        LinearKeyframe(0, duration: 0.6, timingCurve: .easeIn)
                    }
                }
            }, 0.2, 0.3, 0.2, 0.2, 0.3, 0.5)
    }

    private static func timeline() -> ToldScript {
        let script = ToldScript(CGSize(width: 300, height: 100)) { _ in
            VStack {
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0.5), by: 2)) { context in
                    Text(verbatim: "every two: \(context.date.timeIntervalSinceReferenceDate)")
                }
                TimelineView(
                    .explicit([Date(timeIntervalSinceReferenceDate: 1), Date(timeIntervalSinceReferenceDate: 3)])
                ) {
                    Text(verbatim: "given: \($0.date.timeIntervalSinceReferenceDate) \($0.cadence)")
                }
                TimelineView(.everyMinute) { Text(verbatim: "minutes: \($0.date.timeIntervalSinceReferenceDate)") }
                Text(Date(timeIntervalSinceReferenceDate: 90), style: .timer)
            }
        }
        script.wait(0.4, 0.2, 0.5, 2, 60)
        return script
    }

    private static func matched() -> ToldScript {
        struct Matched: View {
            @Namespace private var space
            @State private var isOn = false
            var body: some View {
                ZStack {
                    if isOn {
                        Color.red.frame(width: 80, height: 60).accessibilityIdentifier("large")
                            .matchedGeometryEffect(id: "box", in: space).offset(x: 40, y: 40)
                    } else {
                        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("small")
                            .matchedGeometryEffect(id: "box", in: space).offset(x: -40)
                    }
                    Color.blue.frame(width: 4, height: 4).accessibilityIdentifier("follows")
                        .matchedGeometryEffect(
                            id: "box", in: space, properties: .position, anchor: .topLeading, isSource: false)
                }
                .frame(width: 200, height: 200).contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            }
        }
        return script(Matched(), 0.25, 0.25, 0.6)
    }

    private static func contents() -> ToldScript {
        script(
            Toggled { isOn in
                VStack {
                    Text(verbatim: isOn ? "20" : "10").contentTransition(.numericText(value: isOn ? 20 : 10))
                    Text(verbatim: isOn ? "new" : "old").contentTransition(.opacity)
                    Text(verbatim: isOn ? "large" : "small").font(.system(size: isOn ? 30 : 10))
                        .contentTransition(.interpolate)
                    Image(systemName: isOn ? "star.fill" : "star").contentTransition(.symbolEffect(.replace))
                    Text("Colour").foregroundStyle(isOn ? .red : .blue)
                }
                .animation(.linear(duration: 1), value: isOn)
            }, 0.25, 0.5, 0.5)
    }
}
