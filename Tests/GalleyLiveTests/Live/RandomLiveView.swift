import Galley
import GalleyRandom

/// A random view of the kinds that change by themselves, or depend on what the layout finds: scroll views, lazy containers, pages,
/// timelines, animators, observers of geometry, controls.
@MainActor
struct RandomLiveView {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// A view, `depth` containers deep at most.
    mutating func view(_ depth: Int) -> AnyView {
        var made = depth == 0 || random.whole(0...5) == 0 ? leaf() : container(depth)
        for _ in 0..<random.whole(0...2) { made = modified(made) }
        return made
    }

    private mutating func views(_ depth: Int) -> [AnyView] { (0..<random.whole(1...3)).map { _ in view(depth - 1) } }

    private mutating func leaf() -> AnyView {
        let number = random.whole(0...3)
        switch random.whole(0...12) {
        case 0: return AnyView(Text("A text that is long enough for two lines where it is narrow"))
        case 1: return AnyView(Color.blue.frame(minHeight: 20))
        case 2: return AnyView(TimelineView(.animation) { Text("\(Int($0.date.timeIntervalSince1970 * 60) % 60)") })
        case 3: return AnyView(TimelineView(.periodic(from: .distantPast, by: 0.1)) { Text($0.date, style: .time) })
        case 4: return AnyView(PhaseAnimator([0.2, 1.0, 0.5]) { Text("phase").opacity($0) })
        case 5: return AnyView(Tapped())
        case 6: return AnyView(picker(number).pickerStyle(.wheel))
        case 7: return AnyView(picker(number).pickerStyle(.segmented))
        case 8: return AnyView(picker(number))
        case 9: return AnyView(Slider(value: .constant(0.3)))
        case 10: return AnyView(TextField("name", text: .constant("typed")))
        case 11: return AnyView(Image(systemName: number == 0 ? "no.such.symbol" : "star"))
        default: return AnyView(Divider())
        }
    }

    private func picker(_ chosen: Int) -> some View {
        Picker("choice", selection: .constant(chosen)) { ForEach(0..<4, id: \.self) { Text("option \($0)") } }
    }

    private mutating func container(_ depth: Int) -> AnyView {
        let made = views(depth)
        let each = ForEach(made.indices, id: \.self) { made[$0] }
        switch random.whole(0...11) {
        case 0, 1: return AnyView(VStack { each })
        case 2: return AnyView(HStack { each })
        case 3: return AnyView(ZStack { each })
        case 4: return AnyView(ScrollView { LazyVStack { each } })
        case 5:
            let row = LazyHStack { each }.scrollTargetLayout()
            return AnyView(ScrollView(.horizontal) { row }.scrollTargetBehavior(.viewAligned))
        case 6: return AnyView(ScrollView([.horizontal, .vertical]) { VStack { each } })
        case 7: return AnyView(List { each })
        case 8: return AnyView(TabView { each }.tabViewStyle(.page))
        case 9: return AnyView(NavigationStack { VStack { each }.navigationTitle("Title") })
        case 10: return AnyView(Measured(content: made[0]))
        default: return AnyView(LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { each })
        }
    }

    private mutating func modified(_ view: AnyView) -> AnyView {
        let length = random.pick([CGFloat(10), 44, 120])
        switch random.whole(0...8) {
        case 0: return AnyView(view.padding(length / 4))
        case 1: return AnyView(view.frame(width: length * 2, height: length))
        case 2: return AnyView(view.containerRelativeFrame(.horizontal, count: random.whole(1...3), spacing: 8))
        case 3: return AnyView(view.containerRelativeFrame([.horizontal, .vertical]))
        case 4: return AnyView(view.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.4) })
        case 5: return AnyView(view.position(x: length, y: length))
        case 6: return AnyView(view.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in }))
        case 7: return AnyView(view.safeAreaInset(edge: .bottom) { Text("bar") })
        default: return AnyView(view.scaleEffect(0.8).zIndex(1))
        }
    }

    /// A button that moves its neighbours.
    private struct Tapped: View {
        @State private var count = 1

        var body: some View {
            HStack {
                Button("tap \(count)") { withAnimation { count = count % 4 + 1 } }
                ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 8, height: 8) }
            }
        }
    }

    /// Says how wide its content is.
    private struct Measured: View {
        let content: AnyView
        @State private var width = CGFloat.zero

        var body: some View {
            VStack {
                content.onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
                Text("\(Int(min(max(width, -1e6), 1e6)))")
            }
        }
    }
}
