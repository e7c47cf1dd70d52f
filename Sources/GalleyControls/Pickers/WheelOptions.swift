import Foundation
import GalleyGraph
import GalleyLive
import GalleyViews

/// The options on a wheel, 216 points tall, the chosen one in its middle. A finger turns it: the option that is in the middle when it goes
/// up is chosen; so is one that is tapped.
struct WheelOptions: View {
    @Environment(\.wheelsShareBand) private var sharesBand
    @Environment(\.isEnabled) private var isEnabled
    /// By how many options a finger has turned the wheel.
    @State private var turned = 0.0
    let options: [PickerOption]

    /// The angle between two options, and how far from its axis the wheel's face is: 34 points from one option to the next in the middle.
    private static let step = 0.34
    private static let radius = 100.0
    private static let height = Double(WheelSize.height)

    private var chosen: Int { options.firstIndex(where: \.isChosen) ?? 0 }

    var body: some View {
        let place = place(turned)
        ZStack {
            if !sharesBand { WheelBand() }
            ForEach(options.indices.filter { abs(Double($0) - place) < 3.5 }, id: \.self) { index in
                let turn = (Double(index) - place) * Self.step
                options[index].view
                    .font(.system(size: 23))
                    .lineLimit(1)
                    .scaleEffect(y: cos(turn))
                    .opacity(index == Int(place.rounded()) ? 1 : max(0, 0.6 - abs(turn) * 0.4))
                    .offset(y: Self.radius * sin(turn))
                    .chosenPart(index == Int(place.rounded()))
            }
        }
        .frame(minWidth: 0, idealWidth: WheelSize.width, maxWidth: .infinity)
        .frame(height: Self.height)
        .clipped()
        .modifier(WheelTurning(isEnabled: isEnabled && !options.isEmpty, turn: turn, end: end))
    }

    /// The option in the middle, or between which two it is.
    private func place(_ turned: Double) -> Double {
        min(max(Double(chosen) + turned, 0), Double(max(options.count - 1, 0)))
    }

    private func turn(_ way: CGFloat) { turned = place(-Double(way) / (Self.radius * Self.step)) - Double(chosen) }

    /// A finger went up that has gone some way, or tapped at a height.
    private func end(_ way: CGFloat, _ y: CGFloat) {
        let sine = min(max((Double(y) - Self.height / 2) / Self.radius, -1), 1)
        let turned = abs(way) < 10 ? asin(sine) / Self.step : -Double(way) / (Self.radius * Self.step)
        let index = Int(place(turned.rounded()).rounded())
        self.turned = 0
        if index != chosen { options[index].choose() }
    }
}

/// Hands a finger's way over a wheel on, where the view is alive.
nonisolated private struct WheelTurning: PrimitiveModifier {
    let isEnabled: Bool
    let turn: @MainActor (CGFloat) -> Void
    let end: @MainActor (_ way: CGFloat, _ y: CGFloat) -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard builder.live != nil, modifier.isEnabled else { return Base._build(content, into: builder) }
        let (turn, end) = (modifier.turn, modifier.end)
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        build(
            content.contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { turn($0.translation.height) }
                        .onEnded { end($0.translation.height, $0.location.y) }
                )
                .modifier(InteractionModifier(kind: "wheel", interaction: .staysInFrame)))
    }
}

/// How large wheels are that no one makes larger or smaller: as UIKit's (rules.md §18.7).
enum WheelSize {
    static let width: CGFloat = 320
    static let height: CGFloat = 216
}

/// The ground of what is chosen on a wheel, or on several beside each other.
struct WheelBand: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(SystemColors.tertiaryFill).frame(height: 32)
            .padding(.horizontal, 9)
    }
}
