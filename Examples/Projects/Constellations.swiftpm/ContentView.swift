import SwiftUI

struct ContentView: View {
    @State private var index = 0
    @State private var brightness = 0.7
    @State private var showsLines = true

    private let all = Constellation.all

    var body: some View {
        VStack(spacing: 24) {
            Text("Night Sky")
                .font(.system(.largeTitle, design: .rounded, weight: .heavy))
            if all.indices.contains(index) {
                SkyView(constellation: all[index], brightness: brightness, showsLines: showsLines)
                    .aspectRatio(1, contentMode: .fit)
                    .clipShape(RoundedRectangle(cornerRadius: 24))
                VStack {
                    Text(all[index].name).font(.title2.bold())
                    Text(all[index].meaning).italic().opacity(0.7)
                }
                .contentTransition(.opacity)
            }
            Toggle("Lines", isOn: $showsLines.animation())
            HStack {
                Image(systemName: "sun.min")
                Slider(value: $brightness)
                Image(systemName: "sun.max")
            }
            Button {
                withAnimation { index = (index + 1) % max(all.count, 1) }
            } label: {
                Label("Next", systemImage: "arrow.right")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
        .padding()
        .frame(maxHeight: .infinity)
        .background(Color(red: 0.04, green: 0.05, blue: 0.14))
        .preferredColorScheme(.dark)
    }
}

struct SkyView: View {
    let constellation: Constellation
    var brightness: Double
    var showsLines: Bool

    var body: some View {
        Canvas { context, size in
            let points = constellation.stars.map { CGPoint(x: $0[0] * size.width, y: $0[1] * size.height) }
            for number in 0..<120 {
                let x = Double((number * 7919) % 1000) / 1000 * size.width
                let y = Double((number * 104_729) % 997) / 997 * size.height
                let dot = CGRect(x: x, y: y, width: 1.5, height: 1.5)
                context.fill(Path(ellipseIn: dot), with: .color(.white.opacity(0.5 * brightness)))
            }
            if showsLines {
                for line in constellation.lines {
                    var path = Path()
                    path.move(to: points[line[0]])
                    path.addLine(to: points[line[1]])
                    context.stroke(path, with: .color(.indigo), lineWidth: 2)
                }
            }
            for point in points {
                let star = CGRect(x: point.x - 5, y: point.y - 5, width: 10, height: 10)
                context.fill(Path(ellipseIn: star), with: .color(.white.opacity(0.3 + 0.7 * brightness)))
            }
        }
        .background(
            LinearGradient(
                colors: [.black, Color(red: 0.10, green: 0.10, blue: 0.35)], startPoint: .top, endPoint: .bottom)
        )
    }
}

#Preview {
    ContentView()
}
