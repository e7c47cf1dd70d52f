import Foundation
import Galley
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// The bytes of pictures, and what of views and layers is drawn into them.
@MainActor @Suite("Bytes of pictures")
struct PixelBytesTests {
    private func bytes(_ draw: (CGContext) -> Void) throws -> [UInt8] {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { draw($0.cgContext) }
        let image = try #require(picture.cgImage)
        let data = try #require(image.dataProvider?.data)
        #expect(data.count == image.bytesPerRow * image.height && CFDataGetLength(data) == data.count)
        // Documentation of `CGImageAlphaInfo`: 1 is alpha behind the colours, which are multiplied by it.
        #expect(image.alphaInfo.rawValue == 1)
        let pointer = try #require(CFDataGetBytePtr(data))
        #expect((0..<data.count).allSatisfy { pointer[$0] == data[$0] })
        return [UInt8](data.prefix(4))
    }

    @Test("Colours come as red, green, blue and alpha") func order() throws {
        let clear = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(try bytes { _ in } == [0, 0, 0, 0])
        let red = try bytes { context in
            context.setFillColor(clear.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(red[0] == red[3] && (127...128).contains(red[0]) && red[1] == 0 && red[2] == 0, "\(red)")
    }

    /// Documentation of `CALayer.render(in:)`: the layer and its sublayers, of a view also its subviews.
    @Test("A layer is drawn with what is in it") func layers() throws {
        let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)), UIView())
        inner.frame = view.bounds
        inner.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        view.addSubview(inner)
        #expect(try bytes { view.layer.render(in: $0) } == [0, 255, 0, 255])
        let layer = CALayer()
        layer.frame = view.bounds
        layer.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
        #expect(try bytes { layer.render(in: $0) } == [0, 0, 255, 255])
    }

    /// Documentation of `CGRectEqualToRect`: “equal in size and location”; `CGRectStandardize` makes lengths positive.
    @Test("Rectangles are equal however they are written") func equality() {
        let rect = CGRect(x: 4, y: 4, width: -4, height: -4)
        #expect(rect.equalTo(CGRect(x: 0, y: 0, width: 4, height: 4)))
        #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
    }
}
