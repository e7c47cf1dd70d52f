import Foundation
import Galley
import GalleyTestSupport
import Testing

private struct Number: View, Equatable {
    let number: CGFloat
    var body: some View { box(number, 10) }
}

private struct Weight: _ViewTraitKey { static var defaultValue: CGFloat { 1 } }

/// Hands its views on, each with twice its weight, to one that makes them as wide as that.
private struct Doubling: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
            let heavier: _VariadicView.Children.Element = {
                var child = child
                child[Weight.self] *= 2
                return child
            }()
            heavier
        }
    }
}

private struct Weighing: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in child.frame(width: child[Weight.self]) }
    }
}

@MainActor @Suite("Small views and helpers")
struct ViewVocabularyTests {
    @Test func equatableViews() {
        expect(size(of: Number(number: 12).equatable(), nil, nil), 12, 10)
        let view: EquatableView<Number> = EquatableView(content: Number(number: 7))
        #expect(view.content == Number(number: 7))
    }

    @Test func unaryAdaptors() {
        let adaptor = _UnaryViewAdaptor(Number(number: 9))
        #expect(adaptor.content.number == 9)
    }

    @Test func traitsOfVariadicViewsCanBeSet() {
        let view = _VariadicView.Tree(Weighing()) {
            _VariadicView.Tree(Doubling()) {
                Color.red.frame(height: 10)._trait(Weight.self, 20)
                Color.red.frame(height: 10)
            }
        }
        expect(size(of: HStack(spacing: 0) { view }, nil, nil), 42, 10)
    }

    @Test func designTimeIdentifiers() {
        let modifier = _IdentifiedModifier(identifier: __DesignTimeSelectionIdentifier("a"))
        #expect(modifier == _IdentifiedModifier(identifier: __DesignTimeSelectionIdentifier("a")))
        #expect(modifier != _IdentifiedModifier(identifier: __DesignTimeSelectionIdentifier("b")))
        let view: ModifiedContent<Number, _IdentifiedModifier<__DesignTimeSelectionIdentifier>> =
            Number(number: 5).modifier(modifier)
        expect(size(of: view, nil, nil), 5, 10)
    }

    /// Apple's documentation: `toOffset` counts in the collection before the move.
    @Test func movedElements() {
        func moved(_ source: IndexSet, _ destination: Int) -> [Int] {
            var numbers = [0, 1, 2, 3, 4]
            numbers.move(fromOffsets: source, toOffset: destination)
            return numbers
        }
        #expect(moved([0], 3) == [1, 2, 0, 3, 4])
        #expect(moved([3], 0) == [3, 0, 1, 2, 4])
        #expect(moved([1, 3], 5) == [0, 2, 4, 1, 3])
        #expect(moved([1, 3], 0) == [1, 3, 0, 2, 4])
        #expect(moved([1, 3], 2) == [0, 1, 3, 2, 4])
        #expect(moved([2], 2) == [0, 1, 2, 3, 4])
        #expect(moved([], 4) == [0, 1, 2, 3, 4])
        var numbers = [0, 1, 2, 3, 4]
        numbers.remove(atOffsets: [0, 2, 4])
        #expect(numbers == [1, 3])
        numbers.remove(atOffsets: [])
        #expect(numbers == [1, 3])
        var text = "abcde"
        text.remove(atOffsets: [1, 4])
        #expect(text == "acd")
    }

    @Test func previewTraits() {
        let preview = Preview("Wide", traits: .landscapeLeft, .fixedLayout(width: 40, height: 30)) { Color.red }
        #expect(preview.orientation == .landscapeLeft && preview.layout == .fixed(width: 40, height: 30))
        #expect(Preview("A", traits: .portrait) { Color.red }.layout == nil)
        #expect(Preview { Color.red }.orientation == nil)
        let both = PreviewTrait(.landscapeLeft, .fixedLayout(width: 40, height: 30), .sizeThatFitsLayout)
        let composed = Preview("Both", traits: both) { Color.red }
        #expect(composed.orientation == .landscapeLeft && composed.layout == .sizeThatFits)
        let several = Preview("Box", traits: .sizeThatFitsLayout, arguments: [10, 20]) { box(CGFloat($0 as Int), 5) }
        #expect(several.variants?.map(\.name) == ["Box 10", "Box 20"])
        #expect(several.variants?.allSatisfy { $0.layout == .sizeThatFits } == true)
        #expect(Preview(arguments: [Int]()) { _ in Color.red }.variants?.isEmpty == true)
    }
}
