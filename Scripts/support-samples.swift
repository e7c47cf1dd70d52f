import Combine
import SwiftUI

struct BoxedStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.border(Color.red) }
}

struct BoxedMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).border(Color.red) }
}

struct Leaning: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(rotationAngle: 0.3)) }
}

struct Matched: View {
    @Namespace var space
    var body: some View {
        HStack(spacing: 0) {
            Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 20, height: 20)
            Color.clear.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 20)
        }
    }
}

struct Faint: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        context.opacity = 0.5
        for line in layout { context.draw(line) }
    }
}

struct Told: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A view that is red until something calls `done`.
struct Later<Content: View>: View {
    @State private var isDone = false
    @ViewBuilder var content: (Color, @escaping @MainActor () -> Void) -> Content
    var body: some View { content(isDone ? .green : .red) { isDone = true }.frame(width: 20, height: 20) }
}

struct Focusing: View {
    @FocusState var isFocused: Bool
    var body: some View { TextField("Name", text: .constant("Ada")).focused($isFocused) }
}

struct Dragging: View {
    @GestureState private var isDragged = false
    var body: some View {
        Later { view, done in
            view.gesture(DragGesture().updating($isDragged) { _, state, _ in state = true }.onChanged { _ in done() })
        }
    }
}
