import Foundation
import Galley
import GalleyGraph
import GalleyTestSupport
import GalleyViews
import Testing

@testable import GalleyUIKit

/// Traits and attributes of fonts by Apple's pages of `UIFontDescriptor` and UIFontDescriptor.h, configurations of
/// symbols by those of `UIImage.SymbolConfiguration`, and completions against the dictionary's own file, read here
/// line by line.
@MainActor @Suite("Descriptors, configurations and completions") struct FontWordTests {
    private typealias Descriptor = UIFontDescriptor

    private func descriptor(_ weight: UIFont.Weight?) -> Descriptor {
        weight.map { UIFont.systemFont(ofSize: 10, weight: $0).fontDescriptor }
            ?? UIFont.systemFont(ofSize: 10).fontDescriptor
    }

    /// What is as heavy as is asked for stays as heavy as it was; semibold, 600, counts as bold.
    @Test("A font that is bold already keeps its weight, one that is none keeps its own")
    func weights() {
        let weights: [UIFont.Weight?] = [
            nil, .ultraLight, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let bold = weights.map { descriptor($0).withSymbolicTraits(.traitBold)?.value.weight }
        #expect(bold == [.bold, .bold, .bold, .bold, .semibold, .bold, .heavy, .black])
        let plain = weights.map { descriptor($0).withSymbolicTraits([])?.value.weight }
        #expect(plain == [nil, .ultraLight, .regular, .medium, .regular, .regular, .regular, .regular])
        let italic = descriptor(.black).withSymbolicTraits([.traitItalic, .traitBold])
        #expect(italic?.symbolicTraits == [.traitItalic, .traitBold] && italic?.value.weight == .black)
        #expect(italic?.withSymbolicTraits(.traitBold)?.value.isItalic == false)
        #expect(italic?.withSymbolicTraits(.traitItalic)?.value.isItalic == true)
    }

    @Test("Widths: below nought is condensed, above is expanded, nought is neither") func widths() {
        let traits = [UIFont.Width.compressed, .condensed, .standard, .expanded].map {
            UIFont.systemFont(ofSize: 9, weight: .regular, width: $0).fontDescriptor.symbolicTraits
        }
        #expect(traits == [.traitCondensed, .traitCondensed, [], .traitExpanded])
        #expect(descriptor(nil).withSymbolicTraits(.traitCondensed)?.value.width == .condensed)
        #expect(descriptor(nil).withSymbolicTraits(.traitExpanded)?.value.width == .expanded)
        #expect(descriptor(nil).withSymbolicTraits(.traitTightLeading)?.value.leading == .tight)
        #expect(descriptor(nil).withSymbolicTraits(.traitLooseLeading)?.value.leading == .loose)
        #expect(descriptor(nil).withSymbolicTraits(.traitMonoSpace)?.value.design == .monospaced)
        #expect(
            descriptor(nil).withSymbolicTraits([])?.value
                == UIFont.systemFont(ofSize: 10).fontDescriptor.value)
    }

    @Test("Attributes: what is said takes the place of what was, the rest stays") func attributes() {
        let base = descriptor(.heavy)
        let sized = base.addingAttributes([.size: 21])
        #expect(sized.pointSize == 21 && sized.value.weight == .heavy && base.pointSize == 10)
        #expect(base.addingAttributes() == base && base.addingAttributes([.size: "21"]).pointSize == 10)
        let sizes: [Any] = [12.5 as CGFloat, 12.5 as Double, 12.5 as Float, 12]
        #expect(sizes.map { base.addingAttributes([.size: $0]).pointSize } == [12.5, 12.5, 12.5, 12])
        let named = base.addingAttributes([.family: "Inter", .name: "Inter-Bold"])
        #expect(named.value.name == "Inter-Bold" && named.postscriptName == "Inter-Bold")
        #expect(base.addingAttributes([.family: "Inter"]).value.name == "Inter")
        let style = base.addingAttributes([.textStyle: UIFont.TextStyle.title1])
        #expect(
            style.pointSize == 28 && style.object(forKey: .textStyle) as? UIFont.TextStyle == .title1)
        let traits = style.fontAttributes[.traits] as? [Descriptor.TraitKey: CGFloat]
        #expect(traits == [.weight: 0] && descriptor(nil).fontAttributes[.traits] == nil)
        #expect(
            base.withFamily("Inter").value.name == "Inter" && base.withFamily("Inter").pointSize == 10)
        #expect(base.withSize(3).value.weight == .heavy && base.withSize(3).pointSize == 3)
        #expect(
            base.withDesign(.serif)?.value.design == .serif
                && base.withDesign(.default)?.value == base.value)
        #expect(base.withDesign(.rounded)?.value.design == .rounded)
        // Apple's guidelines: 17 points, semibold.
        let headline = Descriptor.preferredFontDescriptor(withTextStyle: .headline)
        #expect(
            headline.pointSize == 17 && headline.value.weight == .semibold
                && headline.symbolicTraits == .traitBold)
        let larger = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        let body = Descriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: larger)
        #expect(body.pointSize == 19)
    }

    @Test("Fonts are alike by what they are of") func alike() {
        let one = UIFont.systemFont(ofSize: 11, weight: .thin)
        #expect(
            one == UIFont.systemFont(ofSize: 11, weight: .thin)
                && one != UIFont.systemFont(ofSize: 12, weight: .thin))
        #expect(one != UIFont.systemFont(ofSize: 11) && !one.isEqual("font") && one.withSize(11) == one)
        #expect(one.hash == UIFont.systemFont(ofSize: 11, weight: .thin).hash)
        #expect(
            one.fontName == ".SFUI-Thin"
                && UIFont.italicSystemFont(ofSize: 9).fontName == ".SFUI-RegularItalic")
        let names = [
            "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
        ]
        #expect(
            stride(from: 100, through: 900, by: 100).map { UIFont.Weight(number: $0).name } == names)
        #expect(
            UIFont(name: "Inter", size: 20)?.familyName == "Inter"
                && UIFont(name: "Inter", size: 20)?.leading != nil)
        #expect(
            CTFontCreateWithName("no font of this name" as CFString, 8, nil)
                == UIFont.systemFont(ofSize: 8))
        let heavier = UIFont.systemFont(ofSize: 30, weight: .heavy).fontDescriptor
        #expect(CTFontCreateCopyWithAttributes(one, 0, nil, heavier).pointSize == 11)
        #expect(
            CTFontCreateCopyWithAttributes(one, -1, nil, heavier).fontDescriptor.value.weight == .heavy)
        #expect(
            CTFontCreateCopyWithAttributes(one, 5, nil, nil)
                == UIFont.systemFont(ofSize: 5, weight: .thin))
    }

    @Test("What one configuration says counts before another's") func configurations() throws {
        typealias Symbol = UIImage.SymbolConfiguration
        let first = Symbol(pointSize: 20, weight: .bold, scale: .large)
        let both = try #require(first.applying(Symbol(pointSize: 30)) as? Symbol)
        #expect(both.values.size == 30 && both.values.weight == .bold && both.values.scale == .large)
        let other = try #require(both.applying(Symbol(weight: .thin)) as? Symbol)
        #expect(other.values.size == 30 && other.values.weight == .thin)
        let scaled = try #require(other.applying(Symbol(scale: .small)) as? Symbol)
        #expect(scaled.values.scale == .small && scaled.setting.scale == .small)
        #expect(first.applying(nil) === first && first.applying(UIImage.Configuration()) === first)
        let plain = UIImage.Configuration()
        #expect(plain.applying(nil) === plain && plain.applying(first) === first)
        let colours = try #require(
            Symbol(paletteColors: [.red, .blue]).applying(Symbol(pointSize: 9)) as? Symbol)
        #expect(
            colours.values.palette == [.red, .blue] && colours.values.size == 9
                && colours.values.mode == nil)
        #expect(Symbol(hierarchicalColor: .green).values.mode == .hierarchical(.green))
        #expect(Symbol.preferringMulticolor().values.mode == .multicolor)
        #expect(Symbol.preferringMonochrome().values.mode == .monochrome)
        #expect(
            Symbol.unspecified.values == Symbol.Values() && Symbol.unspecified.setting.scale == .medium)
        let weights: [UIImage.SymbolWeight] = [
            .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(
            weights.map { $0.fontWeight().number } == [400, 100, 200, 300, 400, 500, 600, 700, 800, 900])
        let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
        #expect(
            scales.map(\.rawValue) == [-1, 0, 1, 2, 3]
                && scales.map(\.swiftUI) == [nil, nil, .small, .medium, .large])
        func usual(_ size: CGFloat, _ weight: Font.Weight? = nil) -> Font {
            .system(size: size, weight: weight, design: .default)
        }
        // 17 points where nothing else is said, also where the size is none.
        for size in [0, -4, CGFloat.infinity, .nan] {
            #expect(Symbol(pointSize: size).setting.font == usual(17), "\(size)")
        }
        #expect(Symbol(pointSize: 0.5).setting.font == usual(0.5))
        #expect(
            Symbol(textStyle: .title2, scale: .small).setting.font == usual(22, .regular))
        #expect(Symbol(font: .systemFont(ofSize: 5)).setting.font == usual(5))
    }

    @Test("How a symbol is drawn, by its configuration") func modes() throws {
        func pixels(_ view: some View) throws -> Data {
            try RenderedView(view.frame(width: 40, height: 40)).pngData()
        }
        let name = "person.crop.circle.badge.plus"
        let plain = Image(systemName: name).font(.system(size: 17))
        func picture(_ configuration: UIImage.SymbolConfiguration) throws -> Data {
            try pixels(
                Image(uiImage: #require(UIImage(systemName: name, withConfiguration: configuration))))
        }
        let red = Color(uiColor: .red)
        let tree = plain.symbolRenderingMode(.hierarchical).foregroundStyle(red)
        #expect(try picture(.init(hierarchicalColor: .red)) == pixels(tree))
        #expect(try picture(.preferringMulticolor()) == pixels(plain.symbolRenderingMode(.multicolor)))
        #expect(try picture(.preferringMonochrome()) == pixels(plain.symbolRenderingMode(.monochrome)))
        let star = try #require(
            UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor()))
        let tinted = star.withTintColor(.blue)
        #expect(tinted.symbolConfiguration?.values.mode == .monochrome && tinted.isSymbolImage)
        #expect(
            tinted.symbolConfiguration?.values.palette == [.blue] && tinted.renderingMode == .automatic)
        #expect(
            star.withTintColor(.blue, renderingMode: .alwaysTemplate).renderingMode == .alwaysTemplate)
    }

    /// The words of the dictionary in small letters, by its format: a word, perhaps a stroke and rules; first their
    /// number.
    private func stems() throws -> [String] {
        let folders = [
            "/usr/local/share/hunspell", "/usr/share/hunspell", "/usr/share/myspell/dicts",
            "/usr/share/myspell",
        ]
        let path = try #require(
            folders.map { $0 + "/en_US.dic" }.first { FileManager.default.fileExists(atPath: $0) })
        let data = try #require(FileManager.default.contents(atPath: path))
        let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
        var found: [String] = []
        for line in text.components(separatedBy: "\n").dropFirst() {
            let word = line.components(separatedBy: CharacterSet(charactersIn: "/\t \r"))[0]
            let isPlain = word.allSatisfy { $0.isLowercase || $0 == "'" || $0 == "\u{2019}" || $0 == "-" }
            if word.count > 1, isPlain { found.append(word) }
        }
        return found.sorted()
    }

    @Test("Completions are the dictionary's words that begin so, the first and the last too")
    func completions() throws {
        let stems = try stems()
        func completed(_ word: String) -> [String]? {
            let range = NSRange(location: 0, length: word.utf16.count)
            return UITextChecker().completions(forPartialWordRange: range, in: word, language: "en_US")
        }
        let (first, last) = (try #require(stems.first), try #require(stems.last))
        let middle = stems[stems.count / 2]
        for word in [
            "swim", "zy", "ba", "qu", first, last, middle, String(middle.dropLast()), "aardv", "zzzz",
        ] {
            #expect(completed(word) == stems.filter { $0.hasPrefix(word) }, "\(word)")
        }
        #expect(
            completed("SWIM") == completed("swim") && completed("swim")?.isEmpty == false
                && completed("") == [])
        // Part of a longer text.
        let inner = UITextChecker().completions(
            forPartialWordRange: NSRange(location: 2, length: 4), in: "a swims", language: "en_US")
        #expect(inner == completed("swim"))
    }

    @Test("Guesses are made for words of up to 60 letters; several words are ignored") func limits() {
        func guesses(_ word: String) -> [String]? {
            UITextChecker().guesses(
                forWordRange: NSRange(location: 0, length: word.utf16.count), in: word, language: "en_US")
        }
        #expect(guesses(String(repeating: "ab", count: 31)) == [] && guesses("wrom")?.isEmpty == false)
        let checker = UITextChecker()
        checker.ignoreWord("wrom")
        checker.ignoreWord("tset")
        #expect(checker.ignoredWords == ["wrom", "tset"])
        func wrong(_ text: String, from start: Int, wrap: Bool) -> Int {
            let range = NSRange(location: 0, length: text.utf16.count)
            return checker.rangeOfMisspelledWord(
                in: text, range: range, startingAt: start, wrap: wrap, language: "en_US"
            ).location
        }
        #expect(wrong("wrom tset fgkl a fgkk", from: 0, wrap: false) == 10)
        // A word that begins at the place counts, one that has begun before does not.
        #expect(wrong("wrom tset fgkl a fgkk", from: 10, wrap: false) == 10)
        #expect(wrong("wrom tset fgkl a fgkk", from: 11, wrap: true) == 17)
        #expect(wrong("wrom tset fgkl a fgkk", from: 18, wrap: true) == 10)
        #expect(wrong("wrom tset fgkl a fgkk", from: 18, wrap: false) == NSNotFound)
    }
}
