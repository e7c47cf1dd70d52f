import Galley
import GalleyTestSupport
import Testing

/// A subview is a view where it is used: what is set around it there holds, and what is set inside of the content holds before
/// that (WWDC24 "Demystify SwiftUI containers": cards style the subviews that they wrap).
@MainActor @Suite("Subviews in the environment of their place")
struct SubviewEnvironmentTests {
    /// The red component of what is filled, in drawing order.
    private func reds(_ view: some View) -> [Double] {
        RenderedView(view).displayList.marks.compactMap {
            if case .fill(_, .color(let color), _) = $0 { return color.red } else { return nil }
        }
    }

    private func tint(_ red: Double) -> Color { Color(red: red, green: 0, blue: 0) }

    @ViewBuilder private var content: some View {
        Color.accentColor
        Color.accentColor.tint(tint(0.3))
        ForEach(0..<1) { _ in Color.accentColor.frame(width: 5) }
    }

    @Test func whatIsSetWhereTheyAreUsed() {
        #expect(
            reds(
                Group(subviews: content) { subviews in
                    VStack { ForEach(subviews) { $0.tint(tint(0.2)) } }
                }) == [0.2, 0.3, 0.2])
    }

    @Test func whatIsSetAroundTheReader() {
        #expect(
            reds(Group(subviews: content) { subviews in HStack { subviews } }.tint(tint(0.4))) == [0.4, 0.3, 0.4])
    }

    @Test func nothingSet() {
        #expect(reds(Group(subviews: content) { subviews in HStack { subviews } }) == [0, 0.3, 0])
    }

    @Test func aViewWithoutATagHasNone() {
        var tags: [Int??] = []
        _ = reds(
            Group(
                subviews: Group {
                    Color.red
                    Color.red.tag(nil as Int?)
                    Color.red.tag(7 as Int?)
                }
            ) { subviews in
                ForEach(subviews) { subview -> Subview in
                    tags.append(subview.containerValues.tag(for: Int?.self))
                    return subview
                }
            })
        #expect(tags == [nil, .some(nil), .some(7)])
    }
}
