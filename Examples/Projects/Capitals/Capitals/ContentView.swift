import SwiftUI

struct ContentView: View {
    @State private var round = 0
    @State private var score = 0
    @State private var chosen: String?
    @State private var showingResult = false
    @State private var spin = 0.0

    private let questions = Question.all

    private var question: Question { questions[round % questions.count] }

    var body: some View {
        ZStack {
            RadialGradient(
                stops: [.init(color: .night, location: 0.3), .init(color: .sunset, location: 0.3)],
                center: .top, startRadius: 200, endRadius: 700
            )
            .ignoresSafeArea()

            VStack {
                Spacer()
                Text("Capitals")
                    .titleStyle()
                VStack(spacing: 15) {
                    VStack {
                        Text("What is the capital of")
                            .font(.subheadline.weight(.heavy))
                            .foregroundStyle(.secondary)
                        Text(question.country)
                            .font(.largeTitle.weight(.semibold))
                    }
                    ForEach(question.answers, id: \.self) { answer in
                        Button(answer) { choose(answer) }
                            .buttonStyle(AnswerStyle(isDimmed: chosen != nil && chosen != answer))
                            .rotation3DEffect(.degrees(chosen == answer ? spin : 0), axis: (x: 0, y: 1, z: 0))
                    }
                }
                .frame(maxWidth: .infinity)
                .padding(.vertical, 20)
                .background(.regularMaterial)
                .clipShape(.rect(cornerRadius: 20))
                Spacer()
                Spacer()
                Text("Score: \(score)")
                    .foregroundStyle(.white)
                    .font(.title.bold())
                Spacer()
            }
            .padding()
        }
        .alert(chosen == question.capital ? "Right!" : "Wrong", isPresented: $showingResult) {
            Button("Continue", action: next)
        } message: {
            Text("\(question.capital) is the capital of \(question.country).")
        }
    }

    private func choose(_ answer: String) {
        withAnimation(.spring(duration: 0.6)) {
            chosen = answer
            spin += 360
        }
        if answer == question.capital { score += 1 }
        showingResult = true
    }

    private func next() {
        chosen = nil
        round += 1
    }
}

struct Title: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.largeTitle.bold())
            .foregroundStyle(.white)
    }
}

extension View {
    func titleStyle() -> some View { modifier(Title()) }
}

#Preview {
    ContentView()
}
