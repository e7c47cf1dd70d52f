import Foundation
import Galley
import GalleyTestSupport

/// Scripts of animated values, and of how animations are chosen and end.
extension ScriptedMotion {
    struct Switched<Content: View>: View {
        @State private var isOn = false
        var animation: Animation? = .linear(duration: 1)
        let content: (Bool) -> Content
        var body: some View {
            content(isOn).frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
                .onTapGesture { withAnimation(animation) { isOn.toggle() } }
        }
    }

    private static func red(_ name: String) -> some View {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier(name)
    }

    private static func run(_ view: some View, _ waits: Double...) -> ToldScript {
        let script = ToldScript(CGSize(width: 240, height: 240)) { _ in view }
        script.tap(5, 5)
        for wait in waits { script.wait(wait) }
        return script
    }

    static func effects() -> ToldScript {
        run(
            Switched { isOn in
                VStack(spacing: 2) {
                    red("opacity").opacity(isOn ? 0.2 : 1)
                    red("scale").scaleEffect(x: isOn ? 2 : 1, y: isOn ? 0.5 : 1, anchor: .topLeading)
                    red("angle").rotationEffect(.degrees(isOn ? 90 : 0), anchor: .bottomTrailing)
                    red("blur").blur(radius: isOn ? 8 : 0)
                    red("shadow").shadow(
                        color: .black.opacity(isOn ? 1 : 0.5), radius: isOn ? 4 : 2, x: isOn ? 6 : 0, y: 1)
                    red("colour").brightness(isOn ? 0.4 : 0).saturation(isOn ? 0.5 : 1).hueRotation(
                        .degrees(isOn ? 60 : 0))
                    red("turned").rotation3DEffect(.degrees(isOn ? 60 : 0), axis: (0, 1, 0), perspective: 0.5)
                    red("clipped").clipShape(RoundedRectangle(cornerRadius: isOn ? 10 : 0))
                }
            }, 0.5, 0.6)
    }

    static func layouts() -> ToldScript {
        run(
            Switched { isOn in
                let layout = isOn ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout(spacing: 4))
                return layout {
                    red("padded").padding(.leading, isOn ? 40 : 0)
                    red("framed").frame(
                        width: isOn ? 60 : 20, height: 40, alignment: isOn ? .bottomTrailing : .topLeading)
                    red("placed").position(x: isOn ? 30 : 10, y: 10).frame(width: 40, height: 20)
                }
            }, 0.5, 0.6)
    }

    static func transactions() -> ToldScript {
        run(
            Switched { isOn in
                VStack(alignment: .leading) {
                    red("as asked").offset(x: isOn ? 100 : 0)
                    red("at once").offset(x: isOn ? 100 : 0).transaction { $0.animation = nil }
                    red("faster").offset(x: isOn ? 100 : 0).transaction { $0.animation = $0.animation?.speed(2) }
                    red("otherwise").offset(x: isOn ? 100 : 0).animation(.linear(duration: 0.5), value: isOn)
                    red("inner").offset(x: isOn ? 100 : 0).animation(nil, value: isOn)
                    red("part").animation(.linear(duration: 0.25)) { $0.offset(x: isOn ? 100 : 0) }
                }
            }, 0.25, 0.25, 0.6)
    }

    static func interrupted() -> ToldScript {
        let script = ToldScript(CGSize(width: 240, height: 240)) { _ in
            Switched(animation: .spring(duration: 1)) { isOn in
                VStack(alignment: .leading) {
                    red("spring").offset(x: isOn ? 100 : 0)
                    red("line").offset(x: isOn ? 100 : 0).animation(.linear(duration: 1), value: isOn)
                    if isOn { red("comes").transition(.opacity.animation(.linear(duration: 1))) }
                }
            }
        }
        script.tap(5, 5)
        script.wait(0.4)
        script.tap(5, 5)
        script.wait(0.2, 0.5, 1)
        return script
    }
}
