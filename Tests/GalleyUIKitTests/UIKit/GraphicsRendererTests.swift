import Foundation
import Galley
import GalleyTestSupport
import GalleyUIKit
import Testing

@testable import GalleyUIKitClasses

/// Pictures that are drawn, written and read: as Apple's documentation of `UIGraphicsImageRenderer`, of `UIImage` and of asset catalogues
/// says.
@MainActor @Suite("Pictures drawn and read") struct GraphicsRendererTests {
    private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
        guard let picture = image?.cgImage, let data = picture.dataProvider?.data else { return [] }
        let start = (y * picture.width + x) * 4
        return Array(data[start..<start + 4])
    }

    private func format(_ scale: CGFloat, _ isOpaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, isOpaque)
        return format
    }

    @Test("A renderer's picture begins at its rectangle, with its scale, and opaque where it is said") func renderers()
        throws
    {
        let bounds = CGRect(x: 2, y: 3, width: 4, height: 5)
        let red = CGRect(x: 3, y: 4, width: 2, height: 2)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format(1)).image {
            UIColor.red.setFill()
            $0.fill(red)
        }
        #expect(image.size == bounds.size && pixel(image, 0, 0) == [0, 0, 0, 0])
        let places = [(1, 1), (2, 2), (3, 1), (1, 3)]
        #expect(places.map { pixel(image, $0, $1)[3] } == [255, 255, 0, 0])
        let opaque = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(3, true)).image { _ in }
        #expect(opaque.cgImage?.width == 6 && pixel(opaque, 5, 5)[3] == 255)
        let bytes = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format(2)).pngData { _ in }
        #expect(UIImage(data: bytes)?.size == CGSize(width: 4, height: 2))
        let none = UIGraphicsImageRenderer(size: CGSize(width: 0, height: 2), format: format(1)).image { _ in }
        #expect(none.size == .zero && UIGraphicsGetCurrentContext() == nil)
        let usual = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2))
        #expect(usual.format.scale == UIScreen.main.scale && !usual.format.opaque)
    }

    @Test("Pictures that are begun are clear or opaque, of the screen's scale or their own") func begun() {
        func made(_ begin: () -> Void) -> [CGFloat] {
            begin()
            let image = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            return [image?.scale ?? 0, CGFloat(pixel(image, 0, 0)[3])]
        }
        let size = CGSize(width: 2, height: 2)
        let seen = [
            made { UIGraphicsBeginImageContext(size) }, made { UIGraphicsBeginImageContextWithOptions(size, true, 2) },
            made { UIGraphicsBeginImageContextWithOptions(size, false, 0) },
            made { UIGraphicsBeginImageContextWithOptions(size, true, 0.5) },
        ]
        #expect(seen == [[1, 0], [2, 255], [UIScreen.main.scale, 0], [0.5, 255]])
    }

    @Test("Colours and paths draw in the picture that is being made") func drawing() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format(1)).image { _ in
            UIColor.red.set()
            UIColor.blue.setStroke()
            let path = UIBezierPath(rect: CGRect(x: 3, y: 3, width: 6, height: 6))
            path.lineWidth = 2
            path.fill()
            path.stroke()
            path.addClip()
            UIRectFill(CGRect(x: 0, y: 4, width: 12, height: 1))
        }
        let places = [(0, 4), (2, 5), (3, 5), (5, 5), (3, 4), (9, 5), (10, 5), (11, 4)]
        let names: [[UInt8]: String] = [[255, 0, 0, 255]: "red", [0, 0, 255, 255]: "blue", [0, 0, 0, 0]: "-"]
        let seen = places.map { names[pixel(image, $0, $1)] ?? "?" }
        #expect(seen == ["-", "blue", "blue", "red", "red", "blue", "-", "-"])
    }

    @Test("A file of a better quality is larger, and its picture lies at its corner") func jpeg() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32), format: format(1)).image { context in
            for place in 0..<256 {
                UIColor(white: CGFloat(place * 37 % 101) / 100, alpha: 1).setFill()
                context.fill(CGRect(x: place % 16 * 2, y: place / 16 * 2, width: 2, height: 2))
            }
        }
        let counts = try [0.1, 0.5, 1].map { try #require(image.jpegData(compressionQuality: $0)).count }
        #expect(counts[0] < counts[1] && counts[1] < counts[2])
        let red = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format(1)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        let read = UIImage(data: try #require(red.jpegData(compressionQuality: 1)))
        let corners = [(0, 0), (7, 7), (0, 7), (7, 0)].map { pixel(read, $0, $1) }
        #expect(corners.allSatisfy { $0[0] > 245 && $0[1] < 12 && $0[2] < 12 })
    }

    private struct Asking: View {
        let ask: () -> Void
        var body: some View {
            ask()
            return Color.clear
        }
    }

    /// “Providing images for different appearances”: a set's picture for the dark is taken in the dark, or where traits say so.
    @Test("A named picture is the one of the appearance") func appearances() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "GraphicsRendererTests-\(UUID())")
        let set = folder.appending(path: "Media.xcassets/flag.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, side) in [("light", 3), ("dark", 5)] as [(String, CGFloat)] {
            let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format(1)).image { _ in
            }
            try #require(image.pngData()).write(to: set.appending(path: "\(name).png"))
        }
        let contents = """
            {"images": [{"filename": "light.png", "idiom": "universal", "scale": "1x"},
            {"appearances": [{"appearance": "luminosity", "value": "dark"}], "filename": "dark.png",
            "idiom": "universal", "scale": "1x"}], "info": {"author": "xcode", "version": 1}}
            """
        try contents.write(to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
        func sides(_ scheme: ColorScheme) -> [CGFloat] {
            var options = RenderOptions()
            (options.assetFolders, options.colorScheme) = ([folder], scheme)
            var found: [CGFloat] = []
            let traits = [
                nil, UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light),
            ]
            _ = RenderedView(
                Asking {
                    found = traits.map { UIImage(named: "flag", in: nil, compatibleWith: $0)?.size.width ?? 0 }
                    found.append(UIImage(imageLiteralResourceName: "flag").size.width)
                }, options: options)
            return found
        }
        #expect(sides(.light) == [3, 5, 3, 3])
        #expect(sides(.dark).prefix(2) == [5, 5])
    }
}
