import Dispatch
import Foundation
import GalleyDrawing
import GalleyExport
import GalleyImages
import GalleyText
import Testing

/// Texts of many scripts give the same bytes whatever was drawn before, and on any thread.
@Suite("Scripts, again and again") struct ScriptsTests {
    private static let texts = [
        "Tất cả mọi người", "Όλοι οι άνθρωποι", "Все люди", "Բոլոր մարդիկ", "ყველა ადამიანი", "يولد جميع الناس أحرارًا",
        "כָּל בְּנֵי אָדָם", "सभी मनुष्यों को क्ष श्री", "সমস্ত মানুষ ন্ত্র", "மனிதப் பிறவியினர் ஸ்ரீ", "มนุษย์ทั้งหลาย ที่นี่",
        "모든 인간은 태어날 때부터", "すべての人間は、生まれながら", "人人生而自由，在尊严", "👍🏽👨‍👩‍👧‍👦🇰🇷1️⃣❤️✈︎", "abc שלום (def) مرحبا 123",
    ]

    private static func list(_ text: String, _ fonts: FontLibrary) -> DisplayList {
        let span = TextSpan(text, font: FontRequest(size: 17))
        let paragraph = Paragraph([span], options: ParagraphOptions(pixelLength: 0.5), fonts: fonts)
        var items: [DrawItem] = []
        for run in paragraph.layout(width: 120, height: nil).lines.flatMap(\.runs) {
            items.append(.glyphs(run, origin: CGPoint(x: 4, y: 4), .color(.black), pictures: run.pictures))
        }
        return DisplayList(size: CGSize(width: 140, height: 80), items: items)
    }

    private static func bytes(_ text: String, _ fonts: FontLibrary) -> [Data?] {
        let list = list(text, fonts)
        return [
            try? PNGExporter().data(for: list), try? SVGExporter().data(for: list), try? PDFExporter().data(for: list),
        ]
    }

    @Test("Every character has a glyph") func noBoxes() {
        let fonts = FontLibrary()
        for text in Self.texts { _ = Self.list(text, fonts) }
        #expect(fonts.takeDiagnostics().isEmpty)
    }

    @Test("In any order") func order() {
        let alone = Self.texts.map { Self.bytes($0, FontLibrary()) }
        #expect(alone.allSatisfy { $0.allSatisfy { $0 != nil } })
        let fonts = FontLibrary()
        for index in Self.texts.indices.reversed() { #expect(Self.bytes(Self.texts[index], fonts) == alone[index]) }
        for index in Self.texts.indices { #expect(Self.bytes(Self.texts[index], fonts) == alone[index]) }
    }

    @Test("On several threads at once") func threads() {
        let expected = Self.texts.map { Self.bytes($0, FontLibrary()) }
        let fonts = FontLibrary()
        let wrong = Locked<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for step in Self.texts.indices {
                let index = (step + thread * 5) % Self.texts.count
                if Self.bytes(Self.texts[index], fonts) != expected[index] {
                    wrong.withLock { $0.append(Self.texts[index]) }
                }
            }
        }
        #expect(wrong.withLock { $0 }.isEmpty)
    }
}
