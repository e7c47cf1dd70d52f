import Foundation
import GalleyApproved
import GalleyDrawing
import GalleyExport
import GalleyFormats
import GalleyGeometry

/// Documents that say what their parts are, of every setting.
enum ApprovedDocuments {
    typealias Part = ApprovedText.Part

    private static func square(_ x: Double = 5, _ y: Double = 5) -> DrawItem {
        .fill(Path(CGRect(x: x, y: y, width: 8, height: 6)), .color(FormatFeature.blue), FillStyle())
    }

    private static func meaning(
        _ role: Semantics.Role?, _ label: String? = nil, described: Bool = true, continued: Bool = false,
        _ items: [DrawItem]
    ) -> DrawItem {
        .group(semantics: Semantics(role, label: label, isDescribed: described, isContinued: continued), items)
    }

    private static func text(_ text: String, _ y: Double = 2) -> [DrawItem] {
        ApprovedTexts.text(text, size: 9, at: CGPoint(x: 2, y: y))
    }

    /// Parts with a meaning, by name.
    static var lists: [(String, [DrawItem])] {
        let item = meaning(.listItem, nil, text("item"))
        let row = meaning(
            .tableRow, nil, [meaning(.columnHeader, nil, text("A")), meaning(.tableCell, nil, text("b", 12))])
        let shadow = LayerEffect.shadow(LayerShadow(color: .black, radius: 1, x: 1, y: 1))
        let turned = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 20, ty: -4)
        let clip = DrawClip(Path(CGRect(x: 2, y: 2, width: 30, height: 9)))
        return [
            ("headings", (0...7).map { meaning(.heading(level: $0), nil, text("Level \($0)", Double($0) * 4)) }),
            (
                "a heading after another",
                [
                    meaning(.heading(level: 1), nil, text("One")), meaning(.heading(level: 3), nil, text("Three")),
                    meaning(.heading(level: 0), "said", text("below")),
                ]
            ),
            (
                "links",
                [
                    meaning(.link("https://a.b/c?d=1&e=(2)"), nil, text("link")),
                    meaning(.link("mailto:a@b.c"), "Write", [square(30)]),
                    meaning(.link("javascript:x"), nil, [square(20, 20)]), meaning(.link(""), nil, [square(30, 20)]),
                ]
            ),
            (
                "a turned link in a clip",
                [
                    .group(
                        transform: turned, clip: clip, [meaning(.link("https://a.b"), nil, text("turned") + [square()])]
                    )
                ]
            ),
            (
                "a link in a link",
                [meaning(.link("https://a"), nil, [meaning(.link("https://b"), nil, [square()]), square(20)])]
            ),
            (
                "a link beyond the page",
                [
                    meaning(.link("https://a"), nil, [square(100, 100)]),
                    meaning(.link("https://b"), nil, [square(-4, -3)]),
                ]
            ),
            (
                "figures",
                [
                    meaning(.figure, "A \"cat\" & <dog> ü", [square()]), meaning(.figure, nil, [square(20)]),
                    meaning(.figure, "file.png", described: false, [square(40)]),
                ]
            ),
            (
                "decoration",
                [
                    meaning(.decoration, nil, text("no") + [square(30)]),
                    meaning(.decoration, "label", [meaning(.figure, "inside", [square()])]),
                ]
            ),
            ("a list", [meaning(.list, nil, [item, meaning(.listItem, "labelled", [square(20, 20)]), item])]),
            (
                "a list in a list",
                [meaning(.list, nil, [item, meaning(.listItem, nil, text("x") + [meaning(.list, nil, [item])])])]
            ),
            ("a list without items", [meaning(.list, nil, [square()]), meaning(.list, "label", [item, square(20)])]),
            ("a list behind groups", [meaning(.list, nil, [.group([item]), .group(effect: .opacity(0.5), [item])])]),
            ("a table", [meaning(.table, nil, [row, row]), meaning(.table, "Sums", [.group([row])])]),
            (
                "a table without rows",
                [meaning(.table, nil, [square()]), meaning(.tableRow, nil, [meaning(.tableCell, nil, [square(20)])])]
            ),
            (
                "labels alone",
                [
                    meaning(nil, "said instead", text("seen")), meaning(nil, "", text("seen", 20)),
                    meaning(nil, nil, [square(40)]),
                ]
            ),
            (
                "labels of parts with effects",
                [
                    meaning(nil, "said", [.group(effect: shadow, text("seen"))]),
                    .group(effect: shadow, [meaning(.heading(level: 2), nil, text("head", 20))]),
                ]
            ),
            (
                "parts in pictures of pixels",
                [
                    .group(
                        effect: .blur(LayerBlur(radius: 1)),
                        [meaning(.heading(level: 1), nil, text("blurred")), meaning(.figure, "fig", [square(30)])])
                ]
            ),
            (
                "continued parts",
                [
                    meaning(.list, nil, continued: true, [item]),
                    meaning(nil, nil, continued: true, text("goes on", 20)),
                    meaning(.table, nil, continued: true, [row]),
                ]
            ),
            ("paragraphs", text("one two") + text("three", 20) + [square(40)]),
            ("several scripts", text("ab שלום 한국 fi")),
            ("letters out of nowhere", text("a\u{200B}b\tc  d") + [square(40)]),
            ("nothing", []), ("an empty part", [meaning(.heading(level: 1), nil, []), meaning(.figure, "none", [])]),
            (
                "views",
                [
                    .group(
                        tag: ViewTag(kind: "VStack", label: "a & b", identifier: "top"),
                        [
                            .group(tag: ViewTag(kind: "Text", label: "\u{1}<"), text("view")),
                            .group(tag: ViewTag(kind: "Spacer"), []), .group(tag: ViewTag(kind: "Color"), [square(40)]),
                        ])
                ]
            ),
            (
                "a view with a meaning in a clip",
                [
                    .group(
                        tag: ViewTag(kind: "Button", identifier: "id"),
                        semantics: Semantics(.link("https://a.b"), label: "go"), transform: turned, clip: clip,
                        effect: .opacity(0.7), text("go"))
                ]
            ),
            (
                "the same picture twice",
                [
                    ApprovedEffects.image(.smooth),
                    ApprovedEffects.image(.smooth, in: CGRect(x: 1, y: 1, width: 9, height: 9)),
                    ApprovedEffects.image(.stencil), ApprovedEffects.image(.stencil),
                ]
            ),
            (
                "the same gradient twice",
                [square(), square(20)].map { _ in
                    FormatFeature.fill(.linearGradient(FormatFeature.stops, start: .zero, end: CGPoint(x: 60, y: 0)))
                }
            ),
            ("the same clip and shadow twice", [0, 1].map { _ in .group(clip: clip, effect: shadow, [square()]) }),
        ]
    }

    static func list(_ items: [DrawItem]) -> DisplayList { FormatFeature.list(items) }

    static var svgParts: [Part] {
        lists.flatMap { name, items in
            [
                Part(name) { try DocumentText.svg(SVGExporter().data(for: list(items))) },
                Part("\(name), text that can be selected") {
                    var exporter = SVGExporter(
                        background: FormatFeature.green.multiplyingAlpha(by: 0.3), idPrefix: "a<\"",
                        title: "Title & more", language: "de-CH")
                    exporter.text = .embedded
                    return try DocumentText.svg(exporter.data(for: list(items)))
                },
            ]
        }
    }

    /// The settings of documents, by name.
    private static var settings: [(String, PDFSettings)] {
        func with(_ change: (inout PDFSettings) -> Void) -> PDFSettings {
            var settings = PDFSettings()
            settings.effectsDPI = 48
            change(&settings)
            return settings
        }
        return [
            ("usual", with { _ in }), ("without tags", with { $0.isTagged = false }),
            ("without an outline", with { $0.hasOutline = false }),
            (
                "described",
                with {
                    ($0.title, $0.author, $0.subject, $0.keywords, $0.language, $0.creationDate) = (
                        "T (1) \\ ü 한", "An Author", "About & <all>", ["one", "two, three"], "en-GB", 1_700_000_000
                    )
                }
            ),
            ("for everybody", with { ($0.title, $0.language, $0.standards) = ("Title", "en", [.ua1]) }),
            (
                "to keep",
                with {
                    ($0.title, $0.language, $0.standards, $0.creationDate) = (
                        "Title", "en", [.a2a, .ua1], 1_700_000_000
                    )
                }
            ),
            ("to keep, 2.0", with { ($0.title, $0.standards, $0.creationDate) = ("Title", [.a4], 951_782_400) }),
            ("without a title", with { $0.standards = [.ua1] }),
            ("two standards that disagree", with { ($0.title, $0.language, $0.standards) = ("T", "en", [.a2a, .a4]) }),
            ("coarse", with { $0.effectsDPI = 1 }),
            (
                "a language that is none",
                with { ($0.title, $0.language, $0.standards) = ("T", "not a language", [.ua1]) }
            ), ("an early date", with { $0.creationDate = -1 }),
        ]
    }

    static var pdfParts: [Part] {
        settings.map { name, settings in
            Part(name) {
                // The usual ones for all that there is, the others for some.
                let some =
                    name == "usual"
                    ? lists
                    : ["headings", "a turned link in a clip", "figures", "parts in pictures of pixels"].flatMap {
                        name in lists.filter { $0.0 == name }
                    }
                return try DocumentText.pdf(
                    PDFExporter(settings: settings, background: name == "described" ? FormatFeature.green : nil).data(
                        forPages: some.map { list($0.1) }))
            }
        } + [
            Part("pages that are refused") {
                let sizes = [
                    CGSize(width: 0, height: 4), CGSize(width: 4, height: CGFloat.nan),
                    CGSize(width: 14_401, height: 4), CGSize(width: 4, height: 14_400), CGSize(width: -3, height: 4),
                ]
                return sizes.map { size in
                    do { return "\(try PDFExporter().data(for: DisplayList(size: size)).count > 500)" } catch {
                        return "\(error)"
                    }
                }.joined(separator: "\n")
            }
        ]
    }
}
