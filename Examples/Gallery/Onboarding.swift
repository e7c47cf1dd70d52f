// First screens: what is new, and pages to swipe through.
import SwiftUI

struct WelcomeScreen: View {
    var body: some View {
        VStack(spacing: 0) {
            Spacer()
            Text("Welcome to\nField Notes")
                .font(.largeTitle.bold())
                .multilineTextAlignment(.center)
                .padding(.bottom, 44)
            VStack(alignment: .leading, spacing: 26) {
                Feature(
                    "Sketch anywhere", "Draw with a finger or a pen, on paper of any size.", "pencil.and.scribble",
                    .orange)
                Feature(
                    "Find it again", "Everything that you write can be searched, handwriting too.", "magnifyingglass",
                    .blue)
                Feature("Yours alone", "Notes stay on this device until you share them.", "lock.fill", .green)
            }
            .padding(.horizontal, 36)
            Spacer()
            Spacer()
            Button {
            } label: {
                Text("Continue").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding(.horizontal, 24)
            .padding(.bottom, 12)
        }
    }
}

struct Feature: View {
    var title: String
    var text: String
    var symbol: String
    var color: Color

    init(_ title: String, _ text: String, _ symbol: String, _ color: Color) {
        self.title = title
        self.text = text
        self.symbol = symbol
        self.color = color
    }

    var body: some View {
        HStack(spacing: 18) {
            Image(systemName: symbol)
                .font(.system(size: 30))
                .foregroundStyle(color)
                .frame(width: 44)
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.subheadline.bold())
                Text(text).font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }
}

struct TourScreen: View {
    var body: some View {
        TabView {
            ForEach(0..<4) { page in
                VStack(spacing: 24) {
                    Image(systemName: ["map.fill", "camera.fill", "leaf.fill", "star.fill"][page])
                        .font(.system(size: 96))
                        .foregroundStyle(.white)
                    Text("Every path on one map").font(.title.bold())
                    Text("Mark where you have been, and see what is near.")
                        .multilineTextAlignment(.center)
                }
                .foregroundStyle(.white)
                .padding(40)
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .background(
            LinearGradient(
                colors: [.indigo, Color(red: 0, green: 0.4, blue: 0.5)], startPoint: .top, endPoint: .bottom))
    }
}

#Preview("Onboarding") {
    WelcomeScreen()
}

#Preview("Pages") {
    TourScreen()
}
