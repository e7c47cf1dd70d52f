import Foundation
import GalleyDrawing
import GalleyGeometry
import Testing

@testable import GalleyExport

/// Small parts of the exporters, each for itself.
@Suite("Parts of exporters") struct ExportPartsTests {
    @Test("Names that follow from contents: another one for every change") func contentNames() {
        var names: Set<String> = []
        let keys = [
            "", "a", "b", "ab", "ba", "abcdefgh", "abcdefgi", "bbcdefgh", "abcdefgh\0", "abcdefgha", "abcdefghabcdefgh",
            "abcdefghabcdefgi",
        ]
        for key in keys { names.insert(SVGContentName.text("g", key)) }
        #expect(names.count == keys.count && names.allSatisfy { $0.first == "g" })
        #expect(SVGContentName.text("p", "abc").dropFirst() == SVGContentName.text("g", "abc").dropFirst())
        let long = String(repeating: "0123456789", count: 20)
        for place in 0..<200 {
            var other = Array(long.utf8)
            other[place] ^= 1
            names.insert(SVGContentName.text("g", String(decoding: other, as: UTF8.self)))
        }
        #expect(names.count == keys.count + 200)
    }

    /// Colours as they are without alpha; what is clear takes the mean of its neighbours, by how opaque they are.
    @Test("Pictures with clear parts: colours and alpha apart") func documentPixels() throws {
        let clear: [UInt8] = [0, 0, 0, 0], half: [UInt8] = [100, 50, 20, 128], red: [UInt8] = [0, 0, 255, 255],
            blue: [UInt8] = [255, 0, 0, 255]
        let rows = [[red, clear, clear, clear], [clear, half, clear, clear], [blue, clear, clear, clear]]
        let image = try #require(
            RasterImage(pixelWidth: 4, pixelHeight: 3, premultipliedBGRA: rows.flatMap { $0.flatMap { $0 } }))
        let made = try #require(DocumentPixels.surfaces(of: image))
        let colors = Pixels(try CairoSurface.image(of: made.colors)),
            mask = Pixels(try CairoSurface.image(of: made.mask))
        func color(_ x: Int, _ y: Int) -> [Int] { Array(colors[x, y].prefix(3)) }
        #expect(color(0, 0) == [255, 0, 0] && color(0, 2) == [0, 0, 255])
        // 100, 50 and 20 of 128.
        #expect(color(1, 1) == [40, 100, 199])
        // Beside red and the half: (255 + 20, 50, 100) of 383; beside the half alone: its colour; beside nothing: black.
        #expect(
            color(1, 0) == [183, 33, 67] && color(2, 0) == [40, 100, 199] && color(2, 2) == [40, 100, 199]
                && color(3, 1) == [0, 0, 0])
        // Beside red, the half and blue.
        #expect(color(0, 1) == [(275 * 255 + 319) / 638, (50 * 255 + 319) / 638, (355 * 255 + 319) / 638])
        #expect(mask[1, 1] == [20, 50, 100, 128] && mask[3, 1] == [0, 0, 0, 0] && mask[0, 2] == [0, 0, 255, 255])
        let opaque = try #require(RasterImage(pixelWidth: 1, pixelHeight: 1, premultipliedBGRA: red))
        #expect(DocumentPixels.surfaces(of: opaque) == nil)
    }

    @Test("An area is narrowed to a box; one pixel stays") func areas() {
        func narrowed(_ box: CGRect) -> [Int] {
            var area = CairoCanvas.Area(x: 10, y: 20, width: 30, height: 40)
            area.narrow(to: box)
            return [area.x, area.y, area.width, area.height]
        }
        #expect(narrowed(CGRect(x: 12.5, y: 25.2, width: 5, height: 6)) == [12, 25, 6, 7])
        #expect(narrowed(CGRect(x: 0, y: 0, width: 100, height: 100)) == [10, 20, 30, 40])
        #expect(narrowed(CGRect(x: 0, y: 0, width: 15, height: 21)) == [10, 20, 5, 1])
        #expect(narrowed(CGRect(x: 38, y: 59, width: 50, height: 50)) == [38, 59, 2, 1])
        #expect(
            narrowed(CGRect(x: 90, y: 90, width: 5, height: 5)) == [39, 59, 1, 1]
                && narrowed(CGRect(x: -9, y: -9, width: 5, height: 5)) == [10, 20, 1, 1])
        #expect(narrowed(CGRect(x: CGFloat.nan, y: 30, width: 5, height: 5)).prefix(2) == [10, 30])
    }

    @Test("Lengths and ways of a filter's grid") func grids() {
        let area = CairoCanvas.Area(x: 0, y: 0, width: 1, height: 1)
        let grid = CairoCanvas.FilterGrid(
            scale: 1, matrix: CGAffineTransform(a: 3, b: 5, c: 4, d: 12, tx: 9, ty: 9), open: area)
        // A unit circle reaches as far as the matrix's columns are long.
        #expect(grid.stretchX == 5 && grid.stretchY == 13)
        #expect(grid.shift(2, 1).x == 10 && grid.shift(2, 1).y == 22)
        #expect(
            CairoCanvas.usable(10) == 10 && CairoCanvas.usable(.infinity) == 2048 && CairoCanvas.usable(2049) == 2048)
    }

    @Test("How many pixels a vector picture is drawn in") func vectorPixels() {
        func fitted(_ width: Double, _ height: Double) -> [Int] {
            let size = VectorImage.fitted(width, height)
            return [size.0, size.1]
        }
        #expect(
            fitted(10, 20) == [10, 20] && fitted(10.2, 0.3) == [11, 1] && fitted(.nan, -5) == [1, 1]
                && fitted(4000, 4000) == [4000, 4000])
        // 16 million at most, in proportion; and 32,767 along a side.
        #expect(
            fitted(8000, 8000) == [4000, 4000] && fitted(40_000, 10_000) == [8000, 2000]
                && fitted(1e9, 1) == [32_767, 1])
    }

    @Test("A blurred plane is a sum of bells, and as large as before") func planes() {
        var plane = Plane(width: 9, height: 7)
        plane.values[3 * 9 + 4] = 100
        let blurred = GaussianBlur(radiusX: 1, radiusY: 0.6).apply(to: plane)
        let (across, down) = (Planes.bell(1), Planes.bell(0.6))
        for y in 0..<7 {
            for x in 0..<9 {
                let (dx, dy) = (abs(x - 4), abs(y - 3))
                let wanted = dx < across.count && dy < down.count ? 100 * across[dx] * down[dy] : 0
                // A thirtieth of a step of 255, were the plane's highest value the brightest.
                #expect(abs(Double(blurred.values[y * 9 + x]) - wanted) < 0.013)
            }
        }
        #expect(GaussianBlur(radiusX: 0, radiusY: 0).apply(to: plane).values == plane.values)
        // 33 pixels, of which two become one: nothing is lost in a large plane.
        var wide = Plane(width: 401, height: 1)
        wide.values[200] = 1000
        let far = GaussianBlur(radiusX: 33, radiusY: 0).apply(to: wide)
        #expect(abs(far.values.reduce(0, +) - 1000) < 5 && far.values.count == 401)
        let middle =
            far.values.enumerated().reduce(0.0) { $0 + Double($1.offset) * Double($1.element) }
            / Double(far.values.reduce(0, +))
        #expect(abs(middle - 200) < 0.6)
        let spread =
            far.values.enumerated().reduce(0.0) { $0 + pow(Double($1.offset) - middle, 2) * Double($1.element) } / 1000
        let wanted = Planes.bell(33).enumerated().reduce(0.0) { $0 + 2 * pow(Double($1.offset), 2) * $1.element }
        #expect(abs(spread.squareRoot() - wanted.squareRoot()) < 0.5)
    }

    /// A page's steps as Cairo writes them.
    @Test("Marks of a page get their names; each has to be there once") func marks() {
        let steps = "q\n/P << /MCID 0 >> BDC\n1 0 0 rg\nEMC\n/P << /MCID 1 >> BDC\nf\nEMC\nQ"
        func named(_ marks: [PDFContent.Mark]?) -> String? {
            PDFContent.named(Array(steps.utf8), marks).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(
            named([.content("H1", id: 7), .decoration])
                == "q\n/H1<</MCID 7>>BDC\n1 0 0 rg\nEMC\n/Artifact BMC\nf\nEMC\nQ")
        #expect(named(nil) == "q\n/Artifact BMC\n1 0 0 rg\nEMC\n/Artifact BMC\nf\nEMC\nQ")
        #expect(
            named([.decoration]) == nil && named([.decoration, .decoration, .decoration]) == nil && named([]) == nil)
        #expect(PDFContent.named(Array("f\n".utf8), []) == Array("f\n".utf8))
    }

    @Test("PDF's streams, short and long") func streams() throws {
        for count in [0, 10, 5000, 3_000_000] {
            let bytes = [UInt8](repeating: 7, count: count) + [1, 2, 3]
            #expect(try PDFCompression.expanded(PDFCompression.compressed(bytes)[...]) == bytes)
        }
        #expect(throws: ExportError.self) { try PDFCompression.expanded([1, 2, 3]) }
    }

    /// ISO 32000-1 §14.7.4.4: the structure is found from marks by the one number tree of its root. Nothing of Cairo's structure stays.
    @Test("A document has one tree of structure, its own") func structure() throws {
        let document = try PDFExporter().data(for: Samples.picture)
        var texts = ""
        var place = document.startIndex
        while let begin = document.range(of: Data("/Type/ObjStm".utf8), in: place..<document.endIndex),
            let head = document.range(of: Data(">>\nstream\n".utf8), in: begin.upperBound..<document.endIndex),
            let end = document.range(of: Data("\nendstream".utf8), in: head.upperBound..<document.endIndex)
        {
            let stream = [UInt8](document[head.upperBound..<end.lowerBound])
            texts += String(decoding: try PDFCompression.expanded(stream[...]), as: UTF8.self)
            place = end.upperBound
        }
        #expect(texts.components(separatedBy: "/Nums").count == 2)
    }

    @Test("The objects of a document, by their table") func objects() throws {
        func document(_ objects: [String]) -> [UInt8] {
            var text = "%PDF-1.7\n", places: [Int] = []
            for (index, object) in objects.enumerated() {
                places.append(text.utf8.count)
                text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
            }
            let start = text.utf8.count
            text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
            for place in places { text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
            text +=
                "trailer\n<< /Size \(objects.count + 1)\n   /Root 3 0 R\n   /Info 12 0 R\n>>\nstartxref\n\(start)\n%%EOF\n"
            return Array(text.utf8)
        }
        let list = [
            "<< /Length 2 0 R /Kind 5\n>>\nstream\nab\nendobj\nz\nendstream", "11",
            "<< /Type /Catalog /Length 3 >>\nstream\nxyz\nendstream", "plain",
        ]
        let bytes = document(list + (5...12).map { "\($0)" })
        let objects = try PDFObjects(bytes)
        #expect(
            objects.count == 13 && objects.root == 3 && objects.info == 12 && objects[0] == nil && objects[13] == nil)
        #expect(objects[4]?.text == "plain" && objects[4]?.stream == nil && objects[12]?.text == "12")
        #expect(
            objects[3]?.text == "<< /Type /Catalog /Length 3 >>"
                && objects[3]?.stream.map { Array($0) } == Array("xyz".utf8))
        #expect(
            objects.begins(4, with: "pla") && !objects.begins(4, with: "plx") && objects.begins(2, with: "11")
                && !objects.begins(0, with: ""))
        #expect(
            PDFObjects.reference("/A", in: "<</A 12 0 R/B 3>>") == 12
                && PDFObjects.reference("/B", in: "<</A 12 0 R/B 3>>") == nil)
        #expect(PDFObjects.value("/B", in: "<</A 12 0 R/B 37>>") == 37 && PDFObjects.value("/C", in: "<</B 3>>") == nil)
        #expect(PDFObjects.place(of: "/B", in: "<</A/B>>") == 4 && PDFObjects.place(of: "é", in: "aé") == 1)
        for broken in [
            Array(bytes.prefix(bytes.count - 20)), Array(bytes.suffix(30)), [], Array("startxref\n99999\n".utf8),
            Array("startxref\n0\n".utf8),
        ] {
            #expect(throws: ExportError.self) { try PDFObjects(broken) }
        }
    }
}
