import Galley
import GalleyExtraLayouts

/// A case at the level of View values: content whose `ForEach` stands in a body.
struct ViewCase {
    let name: String
    /// Builds the nodes of about so many visible views, and nothing more.
    let build: @MainActor (Int) -> Int
    /// Lays out as many.
    let layOut: @MainActor (Int) -> any MeasuredView
    /// The same views with a state in every leaf; nil where that is not measured.
    var layOutStateful: (@MainActor (Int) -> any MeasuredView)?
    /// Where the views lie in each other, recursion bounds the depth.
    var most = 100_000

    init<V: View>(
        _ name: String, _ options: RenderOptions, most: Int = 100_000, _ view: @escaping @MainActor (Int) -> V
    ) {
        self.name = name
        self.most = most
        build = { ViewBuilding.itemCount(of: view($0), options: options) }
        layOut = { LiveView(view($0), options: options) }
    }

    init<V: View, S: View>(
        _ name: String, _ options: RenderOptions, most: Int = 100_000, _ view: @escaping @MainActor (Int) -> V,
        stateful: @escaping @MainActor (Int) -> S
    ) {
        self.init(name, options, most: most, view)
        layOutStateful = { LiveView(stateful($0), options: options) }
    }

    static let all = [
        ViewCase("flow", column, most: 1_000_000, { Tags(count: $0) }, stateful: { StatefulTags(count: $0) }),
        nested("nested4", fanOut: 4, leaf: .box, stateful: .statefulBox),
        nested("nested10", fanOut: 10, leaf: .box, stateful: .statefulBox),
        nested("nested-text", fanOut: 4, leaf: .text, stateful: .statefulText),
        ViewCase("grid", column) { Cells(count: $0) },
        ViewCase("page", column) { Form(count: $0) },
        ViewCase("chain", column, most: 1_000) { Chain(depth: $0) },
    ]

    private static func nested(
        _ name: String, fanOut: Int, leaf: Nested.Leaf, stateful: Nested.Leaf
    ) -> ViewCase {
        func view(_ leaf: Nested.Leaf) -> @MainActor (Int) -> Nested {
            { Nested(shape: TreeShape(fanOut: fanOut, count: $0), node: 0, leaf: leaf) }
        }
        return ViewCase(name, screen, view(leaf), stateful: view(stateful))
    }

    private static var column: RenderOptions {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 390, height: nil)
        return options
    }

    private static var screen: RenderOptions {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 390, height: 844)
        return options
    }
}

/// One of 500 words.
private func word(_ index: Int) -> String {
    let number = (index &* 7919) % 500
    return "tag\(number)" + String(repeating: "x", count: number % 7)
}

private struct Tags: View {
    let count: Int

    var body: some View {
        FlowLayout { ForEach(0..<count, id: \.self) { Text(word($0)) } }
    }
}

/// Changes the state of one leaf, the one that was built last.
@MainActor
enum LeafChanger {
    static var change: (() -> Void)?
}

private struct StatefulText: View {
    let index: Int
    @State private var turn = 0

    var body: some View {
        LeafChanger.change = { turn += 1 }
        return Text(word(index + turn))
    }
}

private struct StatefulBox: View {
    let index: Int
    @State private var turn = 0

    var body: some View {
        LeafChanger.change = { turn += 1 }
        return Color.blue.frame(
            width: SampleLengths.width(index + turn), height: SampleLengths.height(index + turn))
    }
}

private struct StatefulTags: View {
    let count: Int

    var body: some View {
        FlowLayout { ForEach(0..<count, id: \.self) { StatefulText(index: $0) } }
    }
}

struct Nested: View {
    enum Leaf { case box, text, statefulBox, statefulText }

    let shape: TreeShape
    let node: Int
    var isVertical = true
    var leaf = Leaf.box

    var body: some View {
        let children = shape.children(of: node)
        if children.isEmpty {
            switch leaf {
            case .box: Color.blue.frame(width: SampleLengths.width(node), height: SampleLengths.height(node))
            case .text: Text(word(node))
            case .statefulBox: StatefulBox(index: node)
            case .statefulText: StatefulText(index: node)
            }
        } else if isVertical {
            VStack { content(children) }
        } else {
            HStack { content(children) }
        }
    }

    private func content(_ children: Range<Int>) -> some View {
        ForEach(children, id: \.self) { Nested(shape: shape, node: $0, isVertical: !isVertical, leaf: leaf) }
    }
}

private struct Cells: View {
    let count: Int

    var body: some View {
        Grid {
            ForEach(0..<(count + 9) / 10, id: \.self) { row in
                GridRow {
                    ForEach(0..<10, id: \.self) { column in
                        Color.blue.frame(
                            width: SampleLengths.width(row * 10 + column),
                            height: SampleLengths.height(row * 10 + column))
                    }
                }
            }
        }
    }
}

/// Rows of six visible views each.
private struct Form: View {
    let count: Int

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(0..<max(count / 60, 1), id: \.self) { section in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<10, id: \.self) { FormRow(index: section * 10 + $0) }
                }
            }
        }
    }
}

private struct FormRow: View {
    let index: Int

    var body: some View {
        HStack {
            Circle().frame(width: 28, height: 28)
            VStack(alignment: .leading, spacing: 2) {
                Text(word(index)).font(.headline)
                Text(word(index + 1)).font(.caption)
            }
            Spacer()
            Text(word(index + 2)).layoutPriority(1)
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(Color.gray)
    }
}

private struct Chain: View {
    let depth: Int

    var body: some View {
        if depth == 0 {
            Color.blue.frame(width: 20, height: 20)
        } else if depth % 2 == 0 {
            Chain(depth: depth - 1).padding(0.5)
        } else {
            Chain(depth: depth - 1).frame(minWidth: 1)
        }
    }
}
