import SwiftUI

struct Gestures: View {
    @State private var offset = CGSize.zero
    @State private var dropped = CGSize.zero
    @State private var isHeld = false
    @State private var likes = 0
    @State private var zoom = 1.0
    @State private var angle = Angle.zero
    @GestureState private var isDragging = false

    var body: some View {
        VStack(spacing: 30) {
            Circle()
                .fill(isDragging ? .red : .blue)
                .frame(width: 80, height: 80)
                .offset(x: dropped.width + offset.width, y: dropped.height + offset.height)
                .gesture(
                    DragGesture(minimumDistance: 5)
                        .updating($isDragging) { _, state, _ in state = true }
                        .onChanged { offset = $0.translation }
                        .onEnded { value in
                            dropped.width += value.translation.width
                            dropped.height += value.translation.height
                            offset = .zero
                        }
                )
                .accessibilityElement()
                .accessibilityLabel("Ball")
            Text("at \(Int(dropped.width)), \(Int(dropped.height))")
            Text(isHeld ? "Held" : "Hold me")
                .padding()
                .background(.yellow, in: .capsule)
                .onLongPressGesture(minimumDuration: 0.5) { isHeld.toggle() }
            Text("\(likes) likes")
                .padding()
                .background(.pink.opacity(0.3), in: .capsule)
                .onTapGesture(count: 2) { likes += 1 }
            Rectangle()
                .fill(.green.gradient)
                .frame(width: 120, height: 120)
                .scaleEffect(zoom)
                .rotationEffect(angle)
                .gesture(
                    MagnifyGesture().onChanged { zoom = $0.magnification }
                        .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
                )
                .accessibilityElement()
                .accessibilityLabel("Card")
            Text("zoom \(zoom, specifier: "%.1f"), angle \(angle.degrees, specifier: "%.0f")")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview { Gestures() }
