import Foundation
import Galley
import GalleyGraph
import GalleyTestSupport
import GalleyViews
import Testing

@testable import GalleyUIKit

/// Pictures that stand turned, by the EXIF numbers of CGImagePropertyOrientation's page (up 1, down 3, left 8,
/// right 6, and mirrored 2, 4, 5 and 7); traits, paths and colours by Apple's pages of `UITraitCollection`,
/// `UIBezierPath` and `UIColor`.
@MainActor @Suite("Turned pictures, traits, paths") struct PictureTurnTests {
    /// A picture whose pixels are opaque, with these blues.
    private func image(_ width: Int, _ blues: [UInt8]) throws -> CGImage {
        let bytes = blues.flatMap { [$0, 0, 0, 255] as [UInt8] }
        return CGImage(
            try #require(
                RasterImage(pixelWidth: width, pixelHeight: blues.count / width, premultipliedBGRA: bytes)))
    }

    private func blues(_ image: CGImage?) -> [UInt8] {
        let bytes = image?.raster.premultipliedBGRA ?? []
        return stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }
    }

    @Test("Each orientation, as it is shown and written") func orientations() throws {
        let all: [(UIImage.Orientation, [UInt8])] = [
            (.up, [10, 20, 30, 40, 50, 60]), (.down, [60, 50, 40, 30, 20, 10]),
            (.left, [30, 60, 20, 50, 10, 40]), (.right, [40, 10, 50, 20, 60, 30]),
            (.upMirrored, [30, 20, 10, 60, 50, 40]), (.downMirrored, [40, 50, 60, 10, 20, 30]),
            (.leftMirrored, [10, 40, 20, 50, 30, 60]), (.rightMirrored, [60, 30, 50, 20, 40, 10]),
        ]
        #expect(all.map(\.0.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
        // Stored are 10 20 30 over 40 50 60.
        let stored = try image(3, [10, 20, 30, 40, 50, 60])
        for (orientation, wanted) in all {
            let picture = UIImage(cgImage: stored, scale: 1, orientation: orientation)
            let isUpright = [.up, .down, .upMirrored, .downMirrored].contains(orientation)
            let size = isUpright ? CGSize(width: 3, height: 2) : CGSize(width: 2, height: 3)
            #expect(picture.size == size && picture.imageOrientation == orientation, "\(orientation)")
            // What is stored stays as it is.
            #expect(blues(picture.cgImage) == [10, 20, 30, 40, 50, 60], "\(orientation)")
            let data = try #require(picture.pngData())
            let written = try #require(UIImage(data: data))
            #expect(blues(written.cgImage) == wanted && written.imageOrientation == .up, "\(orientation)")
            let shown = ImageRenderer(content: Image(uiImage: picture)).cgImage
            #expect(blues(shown) == wanted, "\(orientation)")
            let half = UIImage(cgImage: stored, scale: 2, orientation: orientation)
            #expect(half.size == CGSize(width: size.width / 2, height: size.height / 2) && half.scale == 2)
        }
    }

    @Test("What is said of a picture stays where one thing is changed") func changes() throws {
        let stored = try image(3, [10, 20, 30, 40, 50, 60])
        let picture = UIImage(cgImage: stored, scale: 2, orientation: .right)
        let template = picture.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate && picture.renderingMode == .automatic)
        #expect(template.scale == 2 && template.imageOrientation == .right && template.size == picture.size)
        let tinted = template.withTintColor(.blue)
        #expect(tinted.renderingMode == .alwaysTemplate && tinted.scale == 2 && tinted.imageOrientation == .right)
        #expect(blues(tinted.cgImage) == [255, 255, 255, 255, 255, 255] && blues(picture.cgImage).first == 10)
        #expect(picture.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
        let star = try #require(UIImage(systemName: "star"))
        #expect(star.withRenderingMode(.alwaysTemplate).isSymbolImage && star.scale == 1 && star.pngData() == nil)
        #expect(UIImage().size == .zero && UIImage().scale == 1 && !UIImage().isSymbolImage)
        #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
        let none = UIImage(imageLiteralResourceName: "no picture of this name")
        #expect(none.scale == 1 && none.size == .zero)
    }

    @Test("A better JPEG is larger and nearer; it lies on white") func quality() throws {
        let values: [UInt8] = (0..<1024).map { (index: Int) -> UInt8 in
            let (row, column) = (index / 32, index % 32)
            return UInt8((row * 91 + column * 37) % 256)
        }
        let picture = UIImage(cgImage: try image(32, values))
        let qualities: [CGFloat] = [0.05, 0.5, 0.95]
        let sizes = qualities.map { picture.jpegData(compressionQuality: $0)?.count ?? 0 }
        #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
        func error(_ quality: CGFloat) throws -> Int {
            let read = UIImage(data: try #require(picture.jpegData(compressionQuality: quality)))
            var sum = 0
            for (found, wanted) in zip(blues(read?.cgImage), values) { sum += abs(Int(found) - Int(wanted)) }
            return sum
        }
        #expect(try error(1) < error(0.1))
        let clear = try #require(
            RasterImage(pixelWidth: 8, pixelHeight: 8, premultipliedBGRA: Array(repeating: 0, count: 256)))
        let white = UIImage(data: try #require(UIImage(cgImage: CGImage(clear)).jpegData(compressionQuality: 1)))
        #expect(white?.size == CGSize(width: 8, height: 8) && blues(white?.cgImage).allSatisfy { $0 > 250 })
    }

    @Test("Each trait by itself, and nothing else") func traits() {
        typealias Traits = UITraitCollection
        func words(_ traits: Traits) -> [String] {
            var found: [String] = []
            if traits.userInterfaceStyle != .unspecified { found.append("style \(traits.userInterfaceStyle)") }
            if traits.userInterfaceIdiom != .unspecified { found.append("idiom \(traits.userInterfaceIdiom)") }
            if traits.layoutDirection != .unspecified { found.append("direction \(traits.layoutDirection)") }
            if traits.displayScale != 0 { found.append("scale \(traits.displayScale)") }
            if traits.horizontalSizeClass != .unspecified { found.append("across \(traits.horizontalSizeClass)") }
            if traits.verticalSizeClass != .unspecified { found.append("down \(traits.verticalSizeClass)") }
            if traits.preferredContentSizeCategory != .unspecified {
                found.append("size \(traits.preferredContentSizeCategory.rawValue)")
            }
            if traits.accessibilityContrast != .unspecified { found.append("contrast \(traits.accessibilityContrast)") }
            if traits.userInterfaceLevel != .unspecified { found.append("level \(traits.userInterfaceLevel)") }
            if traits.displayGamut != .unspecified { found.append("gamut \(traits.displayGamut)") }
            if traits.legibilityWeight != .unspecified { found.append("weight \(traits.legibilityWeight)") }
            return found
        }
        let all: [(Traits, String)] = [
            (Traits(userInterfaceStyle: .dark), "style dark"), (Traits(userInterfaceIdiom: .mac), "idiom mac"),
            (Traits(layoutDirection: .rightToLeft), "direction rightToLeft"),
            (Traits(displayScale: 3), "scale 3.0"), (Traits(horizontalSizeClass: .compact), "across compact"),
            (Traits(verticalSizeClass: .regular), "down regular"),
            (Traits(preferredContentSizeCategory: .small), "size UICTContentSizeCategoryS"),
            (Traits(accessibilityContrast: .high), "contrast high"),
            (Traits(userInterfaceLevel: .elevated), "level elevated"), (Traits(displayGamut: .P3), "gamut P3"),
            (Traits(legibilityWeight: .bold), "weight bold"),
        ]
        #expect(words(Traits()) == [])
        for (traits, word) in all { #expect(words(traits) == [word]) }
        let together = Traits(traitsFrom: all.map(\.0))
        #expect(words(together) == all.map(\.1) && all.allSatisfy { together.containsTraits(in: $0.0) })
        // Later ones come before earlier ones, what they do not say stays.
        let changed = Traits(traitsFrom: [together, Traits(displayScale: 2), Traits(userInterfaceStyle: .light)])
        #expect(changed.displayScale == 2 && changed.userInterfaceStyle == .light && changed.displayGamut == .P3)
        #expect(!together.containsTraits(in: changed) && words(Traits(traitsFrom: [])) == [])
    }

    @Test("A path as a value") func paths() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.currentPoint == .zero && path.lineWidth == 1 && path.miterLimit == 10)
        #expect(!path.usesEvenOddFillRule && path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
        path.move(to: CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: 13, y: 9))
        #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 13, y: 9))
        #expect(path.bounds == CGRect(x: 3, y: 4, width: 10, height: 5))
        // A square in a square: a hole by the even-odd rule alone.
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 5, width: 10, height: 10)))
        let (hole, rim) = (CGPoint(x: 15, y: 10), CGPoint(x: 5, y: 10))
        #expect(ring.contains(hole) && ring.contains(rim) && !ring.contains(CGPoint(x: 31, y: 10)))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(hole) && ring.contains(rim))
        let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(oval.contains(CGPoint(x: 10, y: 5)) && !oval.contains(CGPoint(x: 1, y: 1)))
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        func corners(_ corners: UIRectCorner) -> [Bool] {
            let path = UIBezierPath(
                roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 12, height: 1))
            let places: [(CGFloat, CGFloat)] = [(1, 1), (39, 1), (1, 39), (39, 39)]
            return places.map { path.contains(CGPoint(x: $0, y: $1)) }
        }
        #expect(corners(.topLeft) == [false, true, true, true] && corners(.topRight) == [true, false, true, true])
        #expect(
            corners(.bottomLeft) == [true, true, false, true] && corners(.bottomRight) == [true, true, true, false])
        #expect(corners([]) == [true, true, true, true] && corners(.allCorners) == [false, false, false, false])
        let copy = UIBezierPath(cgPath: ring.cgPath)
        copy.apply(CGAffineTransform(translationX: 100, y: 50))
        #expect(copy.bounds == CGRect(x: 100, y: 50, width: 30, height: 20) && ring.bounds.minX == 0)
        copy.cgPath = oval.cgPath
        #expect(copy.bounds.width == 20 && copy.bounds.height == 10)
    }

    @Test("Prominence: a half, a quarter, less; the colour itself first") func prominence() {
        func alpha(_ prominence: UIColor.Prominence) -> CGFloat {
            var alpha: CGFloat = -1
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).withProminence(prominence).getRed(
                nil, green: nil, blue: nil, alpha: &alpha)
            return (alpha * 100).rounded() / 100
        }
        // rules.md §16.4: levels of a colour fade by 0.5, 0.25 and 0.18.
        #expect(
            alpha(.primary) == 1 && alpha(.secondary) == 0.5 && alpha(.tertiary) == 0.25 && alpha(.quaternary) == 0.18)
    }

    @Test("A dynamic colour with another opacity stays dynamic") func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.25)
        func parts(_ style: UIUserInterfaceStyle) -> [CGFloat] {
            var (red, alpha): (CGFloat, CGFloat) = (-1, -1)
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(
                &red, green: nil, blue: nil, alpha: &alpha)
            return [red, alpha]
        }
        #expect(parts(.light) == [0, 0.25] && parts(.dark) == [1, 0.25] && parts(.unspecified) == [0, 0.25])
    }
}
