import Foundation
import GalleyDrawing
import GalleyExport
import GalleyFormats
import GalleyGeometry
import Testing

/// What SVG files say besides their picture.
@Suite struct SVGSemanticsTests {
    private let square = DrawItem.fill(
        Path(CGRect(x: 10, y: 10, width: 20, height: 20)), .color(.black), FillStyle())

    private func svg(_ items: [DrawItem], title: String? = nil, size: CGSize = CGSize(width: 100, height: 100)) throws
        -> String
    {
        let exporter = SVGExporter(title: title, language: title == nil ? nil : "en")
        return String(decoding: try exporter.data(for: DisplayList(size: size, items: items)), as: UTF8.self)
    }

    @Test func meaningsAreRoles() throws {
        func tag(_ semantics: Semantics) throws -> String {
            let lines = try svg([.group(semantics: semantics, [square])]).split(separator: "\n")
            return String(lines[1])
        }
        #expect(try tag(Semantics(.heading(level: 2))) == "<g role=\"heading\" aria-level=\"2\">")
        #expect(try tag(Semantics(.heading(level: 0))) == "<g role=\"heading\" aria-level=\"1\">")
        #expect(try tag(Semantics(.figure, label: "A \"cat\"")) == "<g role=\"img\" aria-label=\"A &quot;cat&quot;\">")
        #expect(try tag(Semantics(.decoration)) == "<g aria-hidden=\"true\">")
        #expect(try tag(Semantics(.link("https://a.b/?c=1&d=2"))) == "<a href=\"https://a.b/?c=1&amp;d=2\">")
        #expect(try !tag(Semantics(.link(" java\nscript:alert(1)"))).hasPrefix("<a"))
    }

    @Test func linksEndAndDoNotNest() throws {
        let inner = DrawItem.group(semantics: Semantics(.link("https://b")), [square])
        let text = try svg([.group(semantics: Semantics(.link("https://a")), [inner, square])])
        #expect(text.components(separatedBy: "<a ").count == 2)
        #expect(text.components(separatedBy: "</a>").count == 2)
    }

    @Test func listsHoldItemsAndNothingElse() throws {
        let item = DrawItem.group(semantics: Semantics(.listItem), [square])
        let list = try svg([.group(semantics: Semantics(.list), [item, item])])
        #expect(list.components(separatedBy: "role=\"listitem\"").count == 3 && list.contains("role=\"list\""))
        let heading = DrawItem.group(semantics: Semantics(.heading(level: 1)), [square])
        let mixed = try svg([.group(semantics: Semantics(.list), [heading, item])])
        #expect(!mixed.contains("role=\"list") && mixed.contains("role=\"heading\""))
        // What is no item comes after one; and no item at all (ARIA 1.2: a list owns items).
        #expect(try !svg([.group(semantics: Semantics(.list), [item, heading])]).contains("role=\"list"))
        #expect(try !svg([.group(semantics: Semantics(.list), [square])]).contains("role=\"list"))
    }

    @Test func theTitleNamesTheFile() throws {
        let text = try svg([square], title: "A & B")
        #expect(
            text.contains(
                " xml:lang=\"en\" role=\"group\" aria-labelledby=\"title\">\n<title id=\"title\">A &amp; B</title>"))
        #expect(try !svg([square]).contains("title"))
    }

    /// A server's pictures have its settings: the title is that of documents, and without one a picture has none.
    @Test func settingsOfPicturesNameTheFile() throws {
        func text(_ title: String?, _ language: String?) throws -> String {
            var settings = PictureSettings()
            (settings.pdf.title, settings.pdf.language) = (title, language)
            let list = DisplayList(size: CGSize(width: 100, height: 100), items: [square])
            let text = String(decoding: try SVGExporter(settings).data(for: list), as: UTF8.self)
            #expect(try text == String(decoding: PictureFormat.svg.data(for: list, settings), as: UTF8.self))
            return text
        }
        let start = #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100""#
        let plain = try text(nil, nil)
        #expect(plain.hasPrefix(start + ">\n") && !plain.contains("title") && !plain.contains("lang"))
        let named = try text("A & B", "de-CH")
        let names = #" xml:lang="de-CH" role="group" aria-labelledby="title">"#
        #expect(named.hasPrefix(start + names + "\n<title id=\"title\">A &amp; B</title>\n"))
        #expect(try text(nil, "de-CH").hasPrefix(start + " xml:lang=\"de-CH\">\n"))
    }

    /// A blur of 2 points reaches 6 points beyond the square at 10 to 30, and a point more for smooth edges.
    @Test func filtersAreAsSmallAsTheirContent() throws {
        let text = try svg([.group(effect: .blur(LayerBlur(radius: 2)), [square])])
        #expect(text.contains("x=\"3\" y=\"3\" width=\"34\" height=\"34\""))
        let all = try svg([
            .group(
                effect: .blur(LayerBlur(radius: 2)),
                [.fill(Path(CGRect(x: -500, y: 0, width: 1000, height: 900)), .color(.black), FillStyle())])
        ])
        #expect(all.contains("x=\"-6\" y=\"-6\" width=\"112\" height=\"112\""))
    }

    /// The picture of a glass has what lies under it as far as it blurs: 2.1 radii of 4 points, and 2 for smooth edges.
    @Test func picturesOfGlassAreAsSmallAsTheGlass() throws {
        let shape = DrawItem.fill(Path(CGRect(x: 50, y: 60, width: 20, height: 10)), .color(.black), FillStyle())
        let glass = DrawItem.group(effect: .backdrop(LayerBackdrop(radius: 4, saturation: 1, tint: .black)), [shape])
        let ground = DrawItem.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), .color(.white), FillStyle())
        // From 39.6 to 80.4 and from 49.6 to 80.4, in whole points, two pixels each.
        #expect(try svg([ground, glass]).contains("width=\"84\" height=\"64\""))
    }

    @Test func partsOfPointsDoNotMoveThePicture() throws {
        #expect(try svg([square], size: CGSize(width: 100, height: 99.5)).contains("preserveAspectRatio=\"xMinYMin\""))
        #expect(try !svg([square]).contains("preserveAspectRatio"))
    }

    /// A picture that we made says what it shows, or nothing: somebody who listens must not meet "image" without a name.
    @Test func madePicturesAreDescribedOrHidden() throws {
        let turn = try #require(LayerProjection([[1, 0, 0], [0, 1, 0], [0.004, 0.002, 1]]))
        func turned(_ items: [DrawItem]) throws -> String { try svg([.group(effect: .projection(turn), items)]) }
        let lamp = DrawItem.group(semantics: Semantics(.figure, label: "Lamp"), [square])
        #expect(try turned([square]).contains("<g aria-hidden=\"true\">"))
        #expect(try turned([lamp]).contains("<g role=\"img\" aria-label=\"Lamp\">"))
        let glass = DrawItem.group(effect: .backdrop(LayerBackdrop(radius: 4, saturation: 1, tint: .black)), [square])
        let text = try svg([square, glass])
        #expect(text.contains("<use") && text.contains("<g aria-hidden=\"true\">"))
    }
}
