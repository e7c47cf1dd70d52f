import Galley
import GalleyTestSupport
import Testing

/// docs/rules.md §16.2 and §16.3: the palette of iOS 26 as recorded and documented, that of iOS 13 to 18 as read.
@Suite("System palettes")
@MainActor
struct SystemPaletteTests {
    private func components(
        _ color: Color, _ look: Look = .iOS26, _ platform: TextPlatform = .iOS, dark: Bool = false
    ) -> [Int] {
        var environment = EnvironmentValues()
        environment.look = look
        environment.textPlatform = platform
        environment.colorScheme = dark ? .dark : .light
        let color = color.resolve(in: environment)
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    @Test("A colour has the components of the look")
    func looks() {
        #expect(components(.blue) == [0, 136, 255])
        #expect(components(.blue, dark: true) == [0, 145, 255])
        #expect(components(.blue, .iOS18) == [0, 122, 255])
        #expect(components(.blue, .iOS18, dark: true) == [10, 132, 255])
        #expect(components(.accentColor) == [0, 136, 255])
        #expect(components(.accentColor, .iOS18) == [0, 122, 255])
        #expect(components(.orange.opacity(0.5)) == [255, 141, 40])
        #expect(components(.purple, dark: true) == [219, 52, 242])
        #expect(components(.mint) == [0, 200, 179] && components(.teal) == [0, 195, 208])
        #expect(components(.cyan, dark: true) == [60, 211, 254] && components(.brown) == [172, 127, 94])
    }

    @Test("Green and pink are the same in both looks")
    func unchanged() {
        for look in Look.allCases {
            #expect(components(.green, look) == [52, 199, 89] && components(.pink, look) == [255, 45, 85])
        }
    }

    @Test("macOS has the colours of 26 in both looks, and its own gray in the dark and separator")
    func macOS() {
        // Pictures of iOS 26 have macOS's indigo in the dark; links there are UIColor.link (rules.md §16.2).
        #expect(components(.indigo, dark: true) == [109, 124, 255])
        #expect(
            components(Color(uiColor: .link)) == [0, 122, 255]
                && components(Color(uiColor: .link), dark: true) == [9, 132, 255])
        #expect(components(.gray, dark: true) == [142, 142, 147])
        for look in Look.allCases {
            #expect(components(.indigo, look, .macOS, dark: true) == [109, 124, 255])
            #expect(components(.gray, look, .macOS, dark: true) == [152, 152, 157])
            #expect(components(.red, look, .macOS) == [255, 56, 60])
        }
        var environment = EnvironmentValues()
        environment.textPlatform = .macOS
        #expect(Color.primary.resolve(in: environment).opacity == 0.85)
        #expect(Color.secondary.resolve(in: environment).opacity == 0.5)
    }

    @Test("A picture is drawn in the palette of its look")
    func drawn() {
        func red(_ look: Look) -> Paint? {
            var options = RenderOptions()
            options.look = look
            for case .fill(_, let paint, _) in RenderedView(Color.red.frame(width: 4, height: 4), options: options)
                .displayList.marks
            {
                return paint
            }
            return nil
        }
        #expect(red(.iOS18) == .color(ResolvedColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)))
        #expect(red(.iOS26) == .color(ResolvedColor(red: 1, green: 56 / 255, blue: 60 / 255, alpha: 1)))
    }
}
