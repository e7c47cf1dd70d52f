import SwiftUI

struct AnswerStyle: ButtonStyle {
    var isDimmed = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.title3.weight(.medium))
            .frame(maxWidth: 240)
            .padding(.vertical, 12)
            .foregroundStyle(.white)
            .background(.accent.gradient, in: .capsule)
            .shadow(radius: configuration.isPressed ? 1 : 5)
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .opacity(isDimmed ? 0.25 : 1)
    }
}

#Preview("Answers", traits: .sizeThatFitsLayout) {
    VStack {
        Button("Lima") {}.buttonStyle(AnswerStyle())
        Button("Quito") {}.buttonStyle(AnswerStyle(isDimmed: true))
    }
    .padding()
}
