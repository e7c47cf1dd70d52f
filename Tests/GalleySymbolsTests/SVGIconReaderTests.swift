import Foundation
import GalleyGeometry
import Testing

@testable import GalleySymbols

@Suite("SVG icons")
struct SVGIconReaderTests {
    private func read(_ body: String) -> SVGIconReader.Icon? {
        SVGIconReader.read("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>\(body)</svg>")
    }

    private func box(_ body: String) throws -> CGRect {
        let icon = try #require(read(body))
        return try #require(icon.outline.inkBounds)
    }

    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
            && abs(a.height - b.height) < 1e-6
    }

    @Test("Circles, rectangles and polygons")
    func shapes() throws {
        #expect(isClose(try box("<circle cx='8' cy='6' r='2'/>"), CGRect(x: 6, y: 4, width: 4, height: 4)))
        #expect(
            isClose(
                try box("<rect width='4' height='12' x='6' y='1' rx='1'/>"), CGRect(x: 6, y: 1, width: 4, height: 12)))
        #expect(
            isClose(try box("<polygon points='1,1 5,1 5,4'/>"), CGRect(x: 1, y: 1, width: 4, height: 3)))
    }

    @Test("Transforms of shapes and groups")
    func transforms() throws {
        let flipped = "<rect width='4' height='12' rx='1' transform='matrix(1 0 0 -1 6 15)'/>"
        #expect(isClose(try box(flipped), CGRect(x: 6, y: 3, width: 4, height: 12)))
        let nested = "<g transform='translate(2, 3)'><g transform='scale(2)'><path d='M0 0h1v1z'/></g></g>"
        #expect(isClose(try box(nested), CGRect(x: 2, y: 3, width: 2, height: 2)))
        let turned = "<path transform='rotate(90 8 8)' d='M8 0h1v2h-1z'/>"
        #expect(isClose(try box(turned), CGRect(x: 14, y: 8, width: 2, height: 1)))
    }

    @Test("Definitions, unfilled shapes and comments are not drawn")
    func leftOut() throws {
        let body = """
            <!-- <path d='M0 0h9v9z'/> --><defs><path d='M0 0h9v9z'/></defs><title>a > b</title>
            <path fill="none" d="M0 0h9v9z"/><path d="M1 1h2v2z"/>
            """
        #expect(isClose(try box(body), CGRect(x: 1, y: 1, width: 2, height: 2)))
    }

    @Test("Shapes that disagree about the fill rule become one path for the non-zero rule")
    func mixedRules() throws {
        let icon = try #require(
            read("<path fill-rule='evenodd' d='M0 0h8v8h-8zM2 2h4v4h-4z'/><path d='M10 0h2v2h-2z'/>"))
        #expect(!icon.usesEvenOdd)
        let areas = icon.outline.contours.map { Path.signedArea($0.flattened()) }
        #expect(areas == [64, -16, 4])
    }

    @Test(
        "What is no icon is nil",
        arguments: [
            "", "<", "<svg", "<svg viewBox='0 0 0 0'><path d='M0 0h1v1z'/></svg>", "<svg viewBox='a b c d'/>",
            "<svg viewBox='0 0 16 16'></svg>", "<svg viewBox='0 0 16 16'><path d=''/></svg>", "</g></g></svg>",
        ])
    func noIcon(text: String) {
        #expect(SVGIconReader.read(text).map(\.viewBox) == nil)
    }
}
