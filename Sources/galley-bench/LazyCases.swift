import Galley

/// A lazy container in a scroll view, scrolled to its middle: what is visible has to cost the same however much is not.
struct LazyCase {
    let name: String
    let show: @MainActor (Int) -> any MeasuredView

    static let all = [
        LazyCase(name: "lazy-stack") { LiveView(LazyRows(count: $0), options: screen) },
        LazyCase(name: "lazy-grid") { LiveView(LazyCells(count: $0), options: screen) },
        LazyCase(name: "list") { LiveView(ListOfRows(count: $0), options: screen) },
    ]

    static let counts = [1_000, 1_000_000]

    private static var screen: RenderOptions {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 390, height: 844)
        options.canvas = CGSize(width: 390, height: 844)
        return options
    }

    /// The cost of building and laying out what is visible of `count` items.
    @MainActor func figures(_ count: Int, runs: Int) -> [Figure] {
        let visible = Measuring.median(runs: runs) { _ in show(count) }
        return [Figure(name: name, level: .view, nodes: count, metric: .visible, value: visible / 1000)]
    }
}

private struct LazyRows: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }
        }
        .defaultScrollAnchor(.center)
    }
}

private struct LazyCells: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                ForEach(0..<count, id: \.self) { Text("Item \($0)").frame(height: 40) }
            }
        }
        .defaultScrollAnchor(.center)
    }
}

/// The rows of an everyday list.
struct ListOfRows: View {
    let count: Int

    var body: some View {
        List(0..<count, id: \.self) { row in
            HStack {
                Image(systemName: "envelope")
                VStack(alignment: .leading) {
                    Text("Message \(row)").font(.headline)
                    Text("From somebody").font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Text("12:34").font(.footnote)
            }
        }
    }
}
