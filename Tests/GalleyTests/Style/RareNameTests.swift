import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("More names that few files use")
struct RareNameTests {
    private func size(_ view: some View) -> CGSize { RenderedView(view).size }
    private func pixels(_ view: some View) throws -> Data {
        try RenderedView(view.frame(width: 40, height: 40)).pngData()
    }

    @Test("A view with a Metal function is drawn without it, and the picture says so") func shaders() throws {
        let red = Color.red.frame(width: 10, height: 10)
        let wave = ShaderLibrary.wave(.float(0.5), .float2(CGPoint(x: 1, y: 2)), .boundingRect, .color(.red))
        #expect(wave.function.name == "wave" && wave.arguments.count == 4)
        #expect(wave == ShaderLibrary.default.wave(.float(0.5), .float2(1, 2), .boundingRect, .color(.red)))
        for view in [
            AnyView(red.colorEffect(wave)), AnyView(red.layerEffect(wave, maxSampleOffset: .zero)),
            AnyView(red.distortionEffect(wave, maxSampleOffset: CGSize(width: 3, height: 3))),
        ] {
            #expect(try pixels(view) == pixels(red))
            #expect(
                RenderedView(view).diagnostics.map(\.message) == [
                    "the Metal function “wave” is not run here: its view is drawn without it"
                ])
        }
        #expect(RenderedView(red.colorEffect(wave, isEnabled: false)).diagnostics.isEmpty)
        let filled = RenderedView(Rectangle().fill(wave).frame(width: 10, height: 10))
        #expect(filled.diagnostics.count == 1 && filled.diagnostics[0].message.contains("wave"))
        #expect(try pixels(Rectangle().fill(wave)) == pixels(Rectangle()))
        let moving = red.visualEffect { content, place in
            content.distortionEffect(ShaderLibrary.wave(.float2(place.size)), maxSampleOffset: .zero)
        }
        #expect(try pixels(moving) == pixels(red))
    }

    @Test("A symbol that an effect leaves larger keeps the room that it had") func scaledSymbols() throws {
        let heart = Image(systemName: "heart.fill").font(.system(size: 20))
        #expect(size(heart.symbolEffect(.scale.up)) == size(heart))
        #expect(try pixels(heart.symbolEffect(.scale.up)) != pixels(heart))
        #expect(try pixels(heart.symbolEffect(.scale.up)) != pixels(heart.symbolEffect(.scale.down)))
        #expect(try pixels(heart.symbolEffect(.scale.up, isActive: false)) == pixels(heart))
        // Others come to rest where they began.
        #expect(try pixels(heart.symbolEffect(.pulse)) == pixels(heart))
    }

    // UIKit's margins of windows: 16 points across a phone, 20 where it is wider.
    @Test("A scene's padding is that of its width") func scenePadding() {
        let box = Color.red.frame(width: 10, height: 10)
        #expect(size(box.scenePadding()) == CGSize(width: 42, height: 42))
        #expect(size(box.scenePadding(.horizontal)) == CGSize(width: 42, height: 10))
        #expect(size(box.scenePadding(.minimum, edges: .top)) == CGSize(width: 10, height: 26))
    }

    struct Ground: View {
        @Environment(\.backgroundStyle) private var style
        let note: (Bool) -> Void
        var body: some View {
            note(style != nil)
            return Color.clear.background()
        }
    }

    @Test("The style of backgrounds is part of the environment") func backgrounds() throws {
        var isSet: [Bool] = []
        let ground = Ground { isSet.append($0) }
        let plain = try pixels(ground)
        #expect(isSet.last == false)
        let red = try pixels(ground.backgroundStyle(.red))
        #expect(isSet.last == true && red != plain)
        #expect(try pixels(ground.environment(\.backgroundStyle, AnyShapeStyle(.red))) == red)
        #expect(
            try pixels(ground.backgroundStyle(.blue).environment(\.backgroundStyle, AnyShapeStyle(.background)))
                != plain)
        #expect(try pixels(ground.environment(\.backgroundStyle, nil).backgroundStyle(.red)) == plain)
    }

    @Test("A link's button is its label in blue; a rename button needs an action") func buttons() throws {
        let link = Button("Open") {}.buttonStyle(.link)
        #expect(try pixels(link) == pixels(Text("Open").foregroundStyle(.blue)))
        var count = 0
        let host = ViewHost(RenameButton().renameAction { count += 1 }, size: CGSize(width: 200, height: 50))
        host.tap("Rename")
        #expect(count == 1)
        #expect(size(RenameButton()) == size(Button("Rename", systemImage: "pencil") {}))
    }

    struct Person: Identifiable {
        var id: String
    }

    @Test("What only assistive technology and other devices are told is taken") func taken() {
        let people = [Person(id: "Ada"), Person(id: "Alan")]
        let view = Text("a")
            .accessibilityRotor("VIPs") {
                ForEach(people) { person in AccessibilityRotorEntry(person.id, id: person.id) }
                AccessibilityRotorEntry("Other", id: "x")
            }
            .accessibilityRotor(.headings) { AccessibilityRotorEntry("H", id: 1) }
            .accessibilityRotor("All", entries: people, entryLabel: \.id)
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in _ = activity.webpageURL }
            .userActivity("org.example.read") { $0.title = "a" }
            .speechSpellsOutCharacters()
            .writingToolsBehavior(.disabled)
        #expect(size(view) == size(Text("a")))
        let activity = NSUserActivity(activityType: "t")
        activity.addUserInfoEntries(from: ["a": 1])
        #expect(activity.userInfo?["a"] as? Int == 1)
    }

    // The primaries of Display P3 in sRGB, as CSS Color 4 has the conversion: red lies outside, and the nearest is 1, 0, 0.
    @Test("Colours of Core Graphics in another space") func converted() throws {
        let rgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        func parts(_ color: CGColor?) -> [Double] {
            (color?.components ?? []).map { (Double($0) * 1e4).rounded() / 1e4 }
        }
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(parts(red.converted(to: wide, intent: .defaultIntent, options: nil)) == [0.9175, 0.2003, 0.1386, 0.5])
        let wideRed = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1]))
        #expect(parts(wideRed.converted(to: rgb, intent: .perceptual, options: nil)) == [1, 0, 0, 1])
        let grey = CGColor(gray: 0.5, alpha: 1)
        #expect(parts(grey.converted(to: rgb, intent: .defaultIntent, options: nil)) == [0.5, 0.5, 0.5, 1])
        #expect(red.converted(to: rgb, intent: .defaultIntent, options: nil) === red)
        #expect(
            parts(
                CGColor(red: 0, green: 1, blue: 0, alpha: 1).converted(
                    to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)) == [0.8625, 1])
    }
}
