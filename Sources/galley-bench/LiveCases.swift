import Galley
import GalleyExport

/// Something that happens to a view that is alive, over and over: what it costs until the next picture is drawn.
struct LiveCase {
    let name: String
    let host: @MainActor () -> ViewHost
    let step: @MainActor (ViewHost, Int) -> Void

    static let all = [
        LiveCase(name: "live-dates", host: { shown(Dates()) }, step: { host, _ in host.skip(1) }),
        LiveCase(
            name: "live-pager", host: { shown(Pager()) },
            step: { host, run in
                host.send(.scroll(CGSize(width: 0, height: run % 40 < 20 ? 12 : -12), at: CGPoint(x: 200, y: 600)))
            }),
    ]

    @MainActor private static func shown(_ view: some View) -> ViewHost {
        var options = RenderOptions()
        options.currentDate = Date(timeIntervalSinceReferenceDate: 0)
        return ViewHost(view, size: CGSize(width: 393, height: 852), options: options)
    }

    @MainActor func figures(runs: Int) -> [Figure] {
        let host = host()
        let memory = SVGMemory()
        let tick = Measuring.median(runs: runs) { run -> Int in
            step(host, run)
            return (try? host.svgPicture(memory).elements.count) ?? 0
        }
        return [
            Figure(
                name: name, level: .view, nodes: host.viewTree().flatMap(\.all).count, metric: .tick, value: tick / 1000
            )
        ]
    }
}

/// A list in which a clock's time is written in several formats.
private struct Dates: View {
    var body: some View {
        NavigationStack {
            List {
                TimelineView(.periodic(from: .distantPast, by: 1)) { context in
                    Text(context.date, format: .dateTime.hour().minute().second()).font(.largeTitle)
                    Text(context.date, format: .dateTime.weekday(.wide).day().month(.wide))
                    Text(context.date, style: .time)
                }
                ForEach(0..<10, id: \.self) { Text("Row \($0)") }
            }
            .navigationTitle("Clock")
        }
    }
}

/// A pager above rows, all of which scroll.
private struct Pager: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 12) { ForEach(0..<8, id: \.self) { card($0) } }.scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .contentMargins(.horizontal, 20, for: .scrollContent)
                ForEach(0..<60, id: \.self) { row in
                    HStack {
                        Image(systemName: "star")
                        Text("Row \(row)")
                        Spacer()
                        Text("Detail")
                    }
                    .padding(.vertical, 6)
                    Divider()
                }
            }
            .padding()
        }
    }

    private func card(_ number: Int) -> some View {
        RoundedRectangle(cornerRadius: 20).fill(.blue.gradient).frame(height: 180)
            .overlay { Text("Card \(number)").font(.title) }
            .containerRelativeFrame(.horizontal)
            .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.4).scaleEffect($1.isIdentity ? 1 : 0.9) }
    }
}
