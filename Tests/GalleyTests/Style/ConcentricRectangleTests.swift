import Galley
import GalleyTestSupport
import Testing

/// Apple's documentation of Edge.Corner.Style.concentric: "the corner radius to equal the container shape's corner radius minus the
/// distance between corners", square at zero; of isUniform: the largest radius on each corner.
@MainActor @Suite("Concentric rectangles")
struct ConcentricRectangleTests {
    private func picture(_ shape: some Shape, _ insets: EdgeInsets, rightToLeft: Bool = false) throws -> Data {
        let view = shape.fill(.red).padding(insets).containerShape(RoundedRectangle(cornerRadius: 30))
            .frame(width: 120, height: 100)
            .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        return try RenderedView(view).pngData()
    }

    private func even(_ radius: CGFloat) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: radius, bottomLeadingRadius: radius, bottomTrailingRadius: radius,
            topTrailingRadius: radius)
    }

    private func all(_ way: CGFloat) -> EdgeInsets { EdgeInsets(top: way, leading: way, bottom: way, trailing: way) }

    @Test("As round as the container, less the way between them", arguments: [0, 8, 20, 30, 40])
    func radius(way: CGFloat) throws {
        let plain = even(max(30 - way, 0))
        #expect(try picture(ConcentricRectangle(), all(way)) == picture(plain, all(way)))
        #expect(try picture(.rect(corners: .concentric), all(way)) == picture(plain, all(way)))
    }

    private let uneven = EdgeInsets(top: 10, leading: 10, bottom: 25, trailing: 5)

    @Test("Each corner by the longer of its two ways, in both directions", arguments: [false, true])
    func corners(rightToLeft: Bool) throws {
        let plain = UnevenRoundedRectangle(
            topLeadingRadius: 20, bottomLeadingRadius: 5, bottomTrailingRadius: 5, topTrailingRadius: 20)
        #expect(
            try picture(ConcentricRectangle(), uneven, rightToLeft: rightToLeft)
                == picture(plain, uneven, rightToLeft: rightToLeft))
    }

    @Test("Uniform corners are as round as the roundest, and none is less than its least") func uniform() throws {
        let plain = even(20)
        #expect(
            try picture(ConcentricRectangle(corners: .concentric, isUniform: true), uneven) == picture(plain, uneven))
        let least = UnevenRoundedRectangle(
            topLeadingRadius: 20, bottomLeadingRadius: 12, bottomTrailingRadius: 12, topTrailingRadius: 20)
        #expect(
            try picture(ConcentricRectangle(corners: .concentric(minimum: .fixed(12))), uneven)
                == picture(least, uneven))
        let mixed = UnevenRoundedRectangle(
            topLeadingRadius: 7, bottomLeadingRadius: 5, bottomTrailingRadius: 5, topTrailingRadius: 7)
        #expect(
            try picture(ConcentricRectangle(uniformTopCorners: .fixed(7), uniformBottomCorners: .concentric), uneven)
                == picture(mixed, uneven))
    }

    @Test("Clips, borders and insets follow, too; without a container the least counts") func elsewhere() throws {
        let clipped = Color.red.clipShape(.rect(corners: .concentric)).padding(10)
            .containerShape(RoundedRectangle(cornerRadius: 30)).frame(width: 120, height: 100)
        let plain = Color.red.clipShape(even(20)).padding(10).frame(width: 120, height: 100)
        #expect(try RenderedView(clipped).pngData() == RenderedView(plain).pngData())
        #expect(
            try picture(ConcentricRectangle().inset(by: 4), all(6))
                == picture(even(20), all(10)))
        let alone = ConcentricRectangle(corners: .concentric(minimum: .fixed(9))).fill(.red).frame(
            width: 50, height: 40)
        let rounded = even(9).fill(.red).frame(width: 50, height: 40)
        #expect(try RenderedView(alone).pngData() == RenderedView(rounded).pngData())
    }
}
