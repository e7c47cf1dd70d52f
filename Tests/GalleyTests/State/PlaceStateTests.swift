import Foundation
import Galley
import GalleyTestSupport
import Testing

// State belongs to the place, not to the value: Apple's documentation of `State` ("SwiftUI manages the property's storage …
// create one for each instance of the view in the hierarchy") and of `StateObject` ("a new instance of the model object only
// once during the lifetime of the container that declares the state object").

/// Counts its own appearances; as wide as the count.
private struct Counter: View {
    let name: String
    @State private var count: CGFloat = 0

    init(_ name: String) { self.name = name }

    var body: some View { box(count, 10).onAppear { count += 1 }.probe(name) }
}

/// Copies of one value in one row, so that what they show adds up.
@MainActor private func widths(_ view: some View) -> CGFloat {
    size(of: HStack(spacing: 0) { view }, nil, nil).width
}

private final class Model: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var count: CGFloat = 0

    init() { Model.made += 1 }
}

private struct ModelCounter: View {
    @StateObject private var model = Model()

    var body: some View { box(model.count, 10).onAppear { model.count += 1 } }
}

private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
        HStack(spacing: 0) {
            content
            content
        }
    }
}

private struct TwiceButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            configuration.label
            configuration.label
        }
    }
}

private struct TwiceLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            configuration.title
            configuration.title
            configuration.icon
            configuration.icon
        }
    }
}

/// A property of one's own, with state inside.
@propertyWrapper private struct Tally: DynamicProperty {
    @State private var count: CGFloat = 0
    var wrappedValue: CGFloat {
        get { count }
        nonmutating set { count = newValue }
    }
    var projectedValue: Binding<CGFloat> { $count }
}

private struct TallyCounter: View {
    @Tally private var count

    var body: some View { box(count, 10).onAppear { $count.wrappedValue += 1 } }
}

private struct Bound: View {
    @Binding var count: CGFloat
    var body: some View { box(count, 10).onAppear { count += 1 } }
}

private struct Owner: View {
    @State private var count: CGFloat = 0
    var body: some View { Bound(count: $count) }
}

/// Each of the views that it is given twice.
private struct TwiceEach: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
            child
            child
        }
        children
    }
}

private struct Styled: ButtonStyle {
    @State private var width: CGFloat = 0

    func makeBody(configuration: Configuration) -> some View {
        box(width, 10).onAppear { width += 1 }
    }
}

@MainActor @Suite("State belongs to the place", .serialized)
struct PlaceStateTests {
    private let row = Counter("row")

    @Test func copiesInAForEach() {
        #expect(widths(ForEach(0..<3, id: \.self) { _ in row }) == 3)
        // Each on its own is 1 wide, not 3.
        let found = frames(proposing: nil, nil, HStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in row } })
        #expect(found["row"]?.width == 1)
    }

    @Test func storedViews() {
        #expect(
            widths(
                Group {
                    row
                    row
                }) == 2)
    }

    @Test func contentUsedTwice() {
        #expect(widths(row.modifier(Twice())) == 2)
        #expect(widths(row.modifier(Twice().concat(Twice()))) == 4)
    }

    @Test func labelsOfStyles() {
        #expect(widths(Button(action: {}) { row }.buttonStyle(TwiceButton())) == 2)
        #expect(
            widths(
                Label {
                    row
                } icon: {
                    row
                }.labelStyle(TwiceLabel())) == 4)
    }

    @Test func stylesInSeveralPlaces() {
        let buttons = Group {
            Button("a") {}
            Button("b") {}
        }
        #expect(widths(buttons.buttonStyle(Styled())) == 2)
    }

    @Test func anObjectAPlace() {
        Model.made = 0
        let view = ModelCounter()
        #expect(
            widths(
                Group {
                    view
                    view
                }) == 2)
        #expect(Model.made == 2)
    }

    @Test func propertiesOfOnesOwn() {
        let view = TallyCounter()
        #expect(
            widths(
                Group {
                    view
                    view
                }) == 2)
    }

    @Test func bindings() {
        let view = Owner()
        #expect(
            widths(
                Group {
                    view
                    view
                }) == 2)
    }

    @Test func hiddenTypes() {
        let view = AnyView(row)
        #expect(
            widths(
                Group {
                    view
                    view
                }) == 2)
    }

    @Test func viewsOfAVariadicView() {
        // What a listed view holds; the view itself is looked into where it is listed, so its own state belongs there.
        let held = HStack(spacing: 0) {
            row
            box(1, 1)
        }
        let tree = _VariadicView.Tree(TwiceEach()) {
            held
            held
        }
        // Each of two views in three places.
        #expect(widths(tree) == 12)
        let group = Group(subviews: held) { subviews in
            ForEach(subviews: subviews) { $0 }
            subviews[0]
        }
        #expect(widths(group) == 4)
    }

    @Test func modifiersAroundLazyRows() {
        // 20 rows, each with a background of its own that counts its appearance.
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 100, height: 100)
        let list = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { _ in box(50, 10) }.background { Counter("count") }
            }
        }
        var counts: [CGFloat] = []
        var open = [LayoutRecord(of: list, options: options).root]
        while let node = open.popLast() {
            if node.label == "count" { counts.append(node.frame.width) }
            open += node.children
        }
        #expect(counts.count >= 10)
        #expect(Set(counts) == [1])
    }

    @Test func stylesAroundLazyRows() {
        // Styles around a ForEach hold for its rows in a lazy stack as elsewhere.
        let options = RenderOptions()
        func colors(_ view: some View) -> Set<ResolvedColor> {
            var colors: Set<ResolvedColor> = []
            for case .fill(_, .color(let color), _) in RenderedView(view, options: options).displayList.marks {
                colors.insert(color)
            }
            return colors
        }
        let rows = ForEach(0..<20, id: \.self) { _ in Rectangle().frame(width: 10, height: 10) }.foregroundStyle(.green)
        let lazy = ScrollView { LazyVStack { rows } }.frame(width: 50, height: 50)
        #expect(colors(lazy) == colors(VStack { rows }))
    }

    @Test func stateWithoutAPlace() {
        // Apple's: the initial value, and setting it does nothing.
        let state = State(initialValue: 5)
        state.wrappedValue = 7
        #expect(state.wrappedValue == 5)
        state.projectedValue.wrappedValue = 9
        #expect(state.projectedValue.wrappedValue == 5)
    }

    private struct Threads: View {
        @State private var count = 0

        var body: some View {
            box(CGFloat(count), 10).onAppear {
                let count = $count
                DispatchQueue.concurrentPerform(iterations: 100) { count.wrappedValue = max($0, 1) }
                count.wrappedValue = 100
            }
        }
    }

    @Test func anyThreadMaySetIt() {
        expect(size(of: Threads(), nil, nil), 100, 10)
    }
}
