import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Which style texts, symbols and shapes have: what is set around, what a control gives its label, and their levels
/// (docs/rules.md §16.4, §16.5; Apple's page of `foregroundColor(_:)`).
@MainActor @Suite("Foregrounds and their levels")
struct ForegroundLevelTests {
    private func fill(_ view: some View) -> [Double] {
        for mark in RenderedView(view.frame(width: 9, height: 9)).displayList.marks {
            guard case .fill(_, .color(let color), _) = mark else { continue }
            return [color.red, color.green, color.blue].map { ($0 * 255).rounded() } + [color.alpha]
        }
        return []
    }

    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let label: [Double] = [0, 0, 0, 1], secondLabel: [Double] = [60, 60, 67, 0.6]

    @Test("Levels that are given, and those that are not: the first, fainter") func levels() {
        let shapes: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        func found(_ change: (AnyView) -> some View) -> [[Double]] {
            shapes.map { fill(change(AnyView(Rectangle().fill($0)))) }
        }
        let faint: [[Double]] = [0.5, 0.25, 0.18, 0.05].map { [255, 0, 0, $0] }
        #expect(found { $0.foregroundStyle(red) } == [[255, 0, 0, 1]] + faint)
        #expect(found { $0.foregroundStyle(red, blue) } == [[255, 0, 0, 1], [0, 0, 255, 1]] + faint.dropFirst())
        let three = found { $0.foregroundStyle(red, blue, green) }
        #expect(three == [[255, 0, 0, 1], [0, 0, 255, 1], [0, 255, 0, 1]] + faint.dropFirst(2))
        let labels: [[Double]] = [0.6, 0.3, 0.18, 0.05].map { [60, 60, 67, $0] }
        #expect(found { $0 } == [label] + labels && found { $0.foregroundColor(nil) } == [label] + labels)
    }

    @Test("No colour takes one back that is set around, to the control's or the system's") func none() {
        let shape = Rectangle()
        let found = [
            fill(shape.foregroundColor(nil).foregroundStyle(red)),
            fill(shape.foregroundColor(blue).foregroundStyle(red)),
            fill(shape.foregroundColor(nil).foregroundStyle(red).defaultForeground(blue)),
            fill(shape.defaultForeground(blue)), fill(shape.defaultForeground(blue).foregroundStyle(red)),
            fill(shape.foregroundStyle(red).defaultForeground(blue)),
            fill(shape.defaultForeground(red).defaultForeground(blue)),
        ]
        let (first, last): ([Double], [Double]) = ([255, 0, 0, 1], [0, 0, 255, 1])
        #expect(found == [label, last, last, last, first, first, first])
    }

    @Test("A row's value has the second level of what is around, a control in it its own") func second() {
        let shape = Rectangle()
        let found = [
            fill(shape.secondaryForeground()), fill(shape.secondaryForeground().foregroundStyle(red)),
            fill(shape.secondaryForeground().foregroundStyle(red, blue)),
            fill(shape.defaultForeground(green).secondaryForeground()),
            fill(shape.defaultForeground(green).secondaryForeground().foregroundStyle(red)),
            fill(shape.foregroundStyle(green).secondaryForeground().foregroundStyle(red)),
            fill(shape.secondaryForeground().defaultForeground(blue)),
        ]
        let half: [Double] = [255, 0, 0, 0.5]
        #expect(
            found == [
                secondLabel, half, [0, 0, 255, 1], [0, 255, 0, 1], half, [0, 255, 0, 1], [0, 0, 255, 0.5],
            ])
    }

    @Test("Neighbours in other surroundings have their own") func neighbours() {
        let view = HStack(spacing: 0) {
            Rectangle()
            Rectangle().foregroundStyle(red)
            Rectangle()
            Group {
                Rectangle()
                Rectangle().environment(\.colorScheme, .dark)
            }.foregroundStyle(.secondary)
            Rectangle().foregroundStyle(red.secondary)
        }
        let found = RenderedView(view.frame(width: 60, height: 9)).displayList.marks.compactMap { mark -> String? in
            guard case .fill(_, .color(let color), _) = mark else { return nil }
            return "\(Int((color.red * 255).rounded())) \(color.alpha)"
        }
        // A style is made where it is set: in the light.
        #expect(found == ["0 1.0", "255 1.0", "0 1.0", "60 0.6", "60 0.6", "255 0.5"])
    }

    @Test("A background's style counts inside, and is the system's in itself") func backgrounds() {
        let shape = Rectangle().fill(.background)
        let found = [
            fill(shape), fill(shape.environment(\.colorScheme, .dark)), fill(shape.backgroundStyle(red)),
            fill(shape.backgroundStyle(blue).backgroundStyle(red)),
            fill(shape.environment(\.backgroundStyle, AnyShapeStyle(red))),
            fill(shape.environment(\.backgroundStyle, AnyShapeStyle(.background.opacity(0.5)))),
            fill(shape.environment(\.backgroundStyle, nil).backgroundStyle(red)),
            fill(Rectangle().fill(.background.secondary).backgroundStyle(red)),
            fill(shape.backgroundStyle(.background.opacity(0.25))),
        ]
        let (white, black, first): ([Double], [Double], [Double]) = (
            [255, 255, 255, 1], [0, 0, 0, 1], [255, 0, 0, 1]
        )
        #expect(
            found == [
                white, black, first, [0, 0, 255, 1], first, [255, 255, 255, 0.5], white, [255, 0, 0, 0.5],
                [255, 255, 255, 0.25],
            ])
    }
}
