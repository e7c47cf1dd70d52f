import Galley
import GalleyLayouts

/// A case at the level of View values: content whose `ForEach` stands in a body.
struct ViewCase {
    let name: String
    /// Lays out about so many visible views.
    let layOut: @MainActor (Int) -> LaidOutView
    /// Where the views lie in each other, recursion bounds the depth.
    var most = 100_000

    static let all = [
        ViewCase(name: "flow") { LaidOutView(Tags(count: $0), options: column) },
        ViewCase(name: "nested4") {
            LaidOutView(Nested(shape: TreeShape(fanOut: 4, count: $0), node: 0), options: screen)
        },
        ViewCase(name: "nested10") {
            LaidOutView(Nested(shape: TreeShape(fanOut: 10, count: $0), node: 0), options: screen)
        },
        ViewCase(name: "nested-text") {
            LaidOutView(Nested(shape: TreeShape(fanOut: 4, count: $0), node: 0, isText: true), options: screen)
        },
        ViewCase(name: "grid") { LaidOutView(Cells(count: $0), options: column) },
        ViewCase(name: "page") { LaidOutView(Form(count: $0), options: column) },
        ViewCase(name: "chain", layOut: { LaidOutView(Chain(depth: $0), options: column) }, most: 1_000),
    ]

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

private struct Nested: View {
    let shape: TreeShape
    let node: Int
    var isVertical = true
    var isText = false

    var body: some View {
        let children = shape.children(of: node)
        if children.isEmpty {
            if isText {
                Text(word(node))
            } else {
                Color.blue.frame(width: SampleLengths.width(node), height: SampleLengths.height(node))
            }
        } else if isVertical {
            VStack { content(children) }
        } else {
            HStack { content(children) }
        }
    }

    private func content(_ children: Range<Int>) -> some View {
        ForEach(children, id: \.self) { Nested(shape: shape, node: $0, isVertical: !isVertical, isText: isText) }
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
