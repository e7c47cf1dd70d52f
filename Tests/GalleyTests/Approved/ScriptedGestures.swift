import Foundation
import Galley
import GalleyTestSupport

/// Scripts of fingers, keys and the focus.
@MainActor enum ScriptedGestures {
    static var all: [(String, () -> ToldScript)] {
        [
            ("taps", taps), ("long press", longPress), ("drag", drag), ("two fingers", twoFingers),
            ("sequence", sequence),
            ("one of several", several), ("hover", hover), ("focus and keys", focus),
            ("shortcuts", shortcuts),
        ]
    }

    private static func square(_ name: String = "box") -> some View {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier(name)
    }

    private static func taps() -> ToldScript {
        let script = ToldScript(CGSize(width: 100, height: 100)) { tell in
            square().onTapGesture(count: 2, coordinateSpace: .local) { tell("double at \($0)") }
                .onTapGesture(coordinateSpace: .global) { tell("single at \($0)") }
        }
        script.tap(40, 45)
        script.wait(0.2, 0.4)
        script.tap(60, 60)
        script.wait(0.1)
        script.tap(61, 61)
        script.wait(1)
        script.tap(20, 20)
        return script
    }

    private static func longPress() -> ToldScript {
        struct Pressed: View {
            let tell: (String) -> Void
            @GestureState private var isDown = false
            var body: some View {
                ScriptedGestures.square().opacity(isDown ? 0.5 : 1)
                    .gesture(
                        LongPressGesture(minimumDuration: 0.3, maximumDistance: 5)
                            .updating($isDown) { value, state, _ in state = value }
                            .onChanged { tell("changed \($0)") }.onEnded { tell("ended \($0)") })
            }
        }
        let script = ToldScript(CGSize(width: 100, height: 100)) { Pressed(tell: $0) }
        script.down(50, 50)
        script.wait(0.2)
        script.move(53, 53)
        script.wait(0.2)
        script.up(53, 53)
        script.down(50, 50)
        script.move(60, 50)
        script.wait(0.5)
        script.up(60, 50)
        return script
    }

    private static func drag() -> ToldScript {
        func words(_ value: DragGesture.Value) -> String {
            let numbers = [
                value.startLocation.x, value.startLocation.y, value.location.x, value.location.y,
                value.translation.width,
                value.translation.height, value.velocity.width, value.velocity.height, value.predictedEndLocation.x,
                value.predictedEndTranslation.height,
            ]
            return numbers.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
        }
        struct Dragged: View {
            let tell: (String) -> Void
            let words: (DragGesture.Value) -> String
            @State private var place = CGSize.zero
            @GestureState private var moved = CGSize.zero
            var body: some View {
                ScriptedGestures.square().offset(x: place.width + moved.width, y: place.height + moved.height)
                    .gesture(
                        DragGesture(minimumDistance: 15, coordinateSpace: .global)
                            .updating($moved) { value, state, _ in state = value.translation }
                            .onChanged { tell("changed \(words($0))") }
                            .onEnded {
                                tell("ended \(words($0))")
                                place.width += $0.translation.width
                            })
            }
        }
        let script = ToldScript(CGSize(width: 200, height: 100)) { Dragged(tell: $0, words: words) }
        script.down(100, 50)
        script.wait(0.05)
        script.move(110, 52)
        script.wait(0.05)
        script.move(130, 55)
        script.wait(0.05)
        script.move(140, 60)
        script.up(140, 60)
        script.down(20, 20)
        script.move(80, 20)
        script.up(80, 20)
        script.down(140, 50)
        script.move(100, 50)
        script.step("cancelled") { $0.send(.pointerCancelled) }
        return script
    }

    private static func twoFingers() -> ToldScript {
        struct Turned: View {
            let tell: (String) -> Void
            @State private var size = 1.0
            @State private var angle = Angle.zero
            var body: some View {
                ScriptedGestures.square().scaleEffect(size).rotationEffect(angle)
                    .gesture(
                        MagnifyGesture(minimumScaleDelta: 0.1)
                            .onChanged {
                                size = $0.magnification
                                tell("magnified \(($0.magnification * 1000).rounded()) around \($0.startAnchor)")
                            }
                            .onEnded { tell("ended at \(($0.magnification * 1000).rounded())") }
                            .simultaneously(
                                with: RotateGesture(minimumAngleDelta: .degrees(5)).onChanged {
                                    angle = $0.rotation
                                    tell("turned \(($0.rotation.degrees * 100).rounded())")
                                }))
            }
        }
        let script = ToldScript(CGSize(width: 200, height: 200)) { Turned(tell: $0) }
        func fingers(_ kind: String, _ first: (CGFloat, CGFloat), _ second: (CGFloat, CGFloat)) {
            let (one, other) = (CGPoint(x: first.0, y: first.1), CGPoint(x: second.0, y: second.1))
            script.step("\(kind) \(first) and \(second)") {
                switch kind {
                case "down": $0.send(.fingersDown(one, other))
                case "moved": $0.send(.fingersMoved(one, other))
                default: $0.send(.fingersUp(one, other))
                }
            }
            script.host.advance(by: 0.02)
        }
        fingers("down", (90, 100), (110, 100))
        fingers("moved", (89.5, 100), (110.5, 100))
        fingers("moved", (80, 100), (120, 100))
        fingers("moved", (85, 80), (115, 120))
        fingers("up", (85, 80), (115, 120))
        return script
    }

    private static func sequence() -> ToldScript {
        let script = ToldScript(CGSize(width: 200, height: 100)) { tell in
            square().gesture(
                LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
                    .onChanged {
                        switch $0 {
                        case .first(let pressed): tell("first \(pressed)")
                        case .second(let pressed, let drag):
                            tell("second \(pressed) \(drag.map { "\($0.translation)" } ?? "not yet")")
                        }
                    }
                    .onEnded { _ in tell("ended") })
        }
        script.down(100, 50)
        script.move(104, 50)
        script.wait(0.25)
        script.move(130, 60)
        script.up(130, 60)
        script.down(100, 50)
        script.up(100, 50)
        return script
    }

    private static func several() -> ToldScript {
        let script = ToldScript(CGSize(width: 200, height: 100)) { tell in
            square().gesture(
                TapGesture(count: 2).exclusively(before: TapGesture())
                    .onEnded {
                        switch $0 {
                        case .first: tell("two taps")
                        case .second: tell("one tap")
                        }
                    }
            )
            .padding(20).contentShape(Rectangle())
            .highPriorityGesture(LongPressGesture(minimumDuration: 0.4).onEnded { _ in tell("high priority") })
            .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { tell("at \($0.location)") })
        }
        script.tap(100, 50)
        script.wait(0.5)
        script.tap(100, 50)
        script.tap(100, 50)
        script.wait(0.5)
        script.down(70, 30)
        script.wait(0.5)
        script.up(70, 30)
        return script
    }

    private static func hover() -> ToldScript {
        let script = ToldScript(CGSize(width: 120, height: 60)) { tell in
            HStack(spacing: 0) {
                square("left").onHover { tell("left \($0)") }
                square("right").onContinuousHover { tell("\($0)") }.onHover { tell("right \($0)") }
            }
        }
        for (x, y) in [(10, 10), (30, 30), (35, 31), (70, 30), (75, 35), (119, 1)] as [(CGFloat, CGFloat)] {
            script.step("over \(x) \(y)") { $0.send(.hover(CGPoint(x: x, y: y))) }
        }
        script.step("over left") { $0.send(.hover(CGPoint(x: 30, y: 30))) }
        script.step("leaves") { $0.send(.hover(nil)) }
        return script
    }

    private enum Place: Hashable { case first, second }

    private static func focus() -> ToldScript {
        struct Focused: View {
            let tell: (String) -> Void
            @FocusState private var place: Place?
            var body: some View {
                VStack(spacing: 4) {
                    ScriptedGestures.square("first").focusable().focused($place, equals: .first)
                        .onKeyPress("a") {
                            tell("a")
                            return .handled
                        }
                        .onKeyPress(phases: .all) {
                            tell("\($0.characters) \($0.phase) \($0.modifiers.rawValue)")
                            return .ignored
                        }
                        .onMoveCommand { tell("\($0)") }
                    ScriptedGestures.square("second").focusable().focused($place, equals: .second)
                        .onExitCommand { tell("exit") }.onDeleteCommand { tell("delete") }
                    Text(verbatim: place.map { "\($0)" } ?? "none")
                    Button("To the second") { place = .second }
                }
                .onChange(of: place) { tell("from \($0.map { "\($0)" } ?? "none")") }
            }
        }
        let script = ToldScript(CGSize(width: 200, height: 160)) { Focused(tell: $0) }
        script.step("next") { $0.send(.focusNext) }
        script.key("a", "a")
        script.key("b", .shift, "shift b")
        script.key(.leftArrow, "left")
        script.step("next") { $0.send(.focusNext) }
        script.key(.escape, "escape")
        script.key(.delete, "delete")
        script.step("previous") { $0.send(.focusPrevious) }
        script.tap("To the second")
        return script
    }

    private static func shortcuts() -> ToldScript {
        let script = ToldScript(CGSize(width: 200, height: 100)) { tell in
            VStack {
                Button("Save") { tell("save") }.keyboardShortcut("s")
                Button("All") { tell("all") }.keyboardShortcut("s", modifiers: [.command, .shift])
                Button("OK") { tell("ok") }.keyboardShortcut(.defaultAction)
                Button("No") { tell("no") }.keyboardShortcut(.cancelAction).disabled(true)
            }
        }
        script.key("s", .command, "command s")
        script.key("s", [.command, .shift], "shift command s")
        script.key("s", "s")
        script.key(.return, "return")
        script.key(.escape, "escape")
        return script
    }
}
