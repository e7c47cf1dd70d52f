import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

private enum Word: RenderKey { static var defaultValue: String { "nothing" } }

/// What all trees of a rendering share: the surroundings that options ask for, and what is reported, each once.
@MainActor @Suite("What a rendering shares")
struct RenderContextTests {
    private func told(_ values: EnvironmentValues) -> [String] {
        [
            "\(values.colorScheme)", "\(values.displayScale)", "\(values.textPlatform)", "\(values.layoutDirection)",
            values.locale.identifier, "\(values.timeZone.secondsFromGMT())",
            "\(values.calendar.timeZone.secondsFromGMT())",
            "\(values.look)", "\(values.isLive)", "\(values.imageLoader == nil)",
        ]
    }

    @Test("The root's surroundings are what the options say") func environment() throws {
        let plain = RenderContext(options: RenderOptions())
        #expect(
            told(plain.environment) == [
                "light", "1.0", "iOS", "leftToRight", "en_US", "0", "0", "iOS26", "false", "true",
            ])
        #expect(!plain.keepsScopes && plain.environment.assetSource != nil)
        var options = RenderOptions()
        (options.colorScheme, options.scale, options.textPlatform, options.layoutDirection) = (
            .dark, 3, .macOS, .rightToLeft
        )
        (options.locale, options.look) = (Locale(identifier: "de_DE"), .iOS18)
        options.timeZone = try #require(TimeZone(secondsFromGMT: 7200))
        options.imageLoader = { _ in Data() }
        options.storedValues = ["key": 5]
        let store = StateStore()
        store.live = LiveState(start: Date(timeIntervalSinceReferenceDate: 0), transition: AnyTransition.opacity)
        let full = RenderContext(options: options, store: store, keepsScopes: true)
        #expect(
            told(full.environment) == [
                "dark", "3.0", "macOS", "rightToLeft", "de_DE", "7200", "7200", "iOS18", "true", "false",
            ])
        #expect(full.keepsScopes && store.storedValues["key"] as? Int == 5)
    }

    @Test("Options are those of a plain picture unless something is said") func options() {
        let options = RenderOptions()
        let flags = [
            options.followsPreviewLayout, options.allowsFileURLs, options.chrome, options.notesOrigins,
            options.canvas == nil,
            options.background == nil,
        ]
        #expect(flags == [false, true, false, false, true, true] && options.settle == 0.5 && options.scale == 1)
        #expect(options.currentDate == Date(timeIntervalSinceReferenceDate: 0) && options.colorScheme == .light)
        var opaque = options
        opaque.isOpaque = true
        #expect(opaque.background == ResolvedColor.white)
        opaque.colorScheme = .dark
        #expect(opaque.background == ResolvedColor.black)
        #expect(Diagnostic(severity: .warning, message: "m").description == "warning: m")
    }

    @Test("Each thing is reported once, sections are counted, and parts tell each other") func notes() {
        let context = RenderContext(options: RenderOptions())
        context.report(.warning, "a")
        context.report(.warning, "a")
        context.report(.error, "a")
        context.note(ofText: ["x", "y", "x"])
        context.note(ofText: ["y", "z"])
        #expect(context.diagnostics.map(\.description) == ["warning: a", "error: a"])
        #expect(context.textDiagnostics == ["x", "y", "z"])
        #expect([context.nextSection(), context.nextSection(), context.nextSection()] == [1, 2, 3] as [Int])
        #expect(context[Word.self] == "nothing")
        context[Word.self] = "told"
        #expect(context[Word.self] == "told" && RenderContext(options: RenderOptions())[Word.self] == "nothing")
    }

    @Test("Trees in trees without end are left out, with one message") func trees() {
        let context = RenderContext(options: RenderOptions())
        var (depth, most) = (0, 0)
        func go() {
            depth += 1
            most = max(most, depth)
            context.inTree(go)
            depth -= 1
        }
        context.inTree(go)
        #expect(most == 200 && depth == 0 && context.diagnostics.count == 1)
        #expect(context.diagnostics.first?.message.contains("more than 200 inside each other") == true)
        var ran = false
        context.inTree { ran = true }
        #expect(ran && RenderContext.mostRounds == 16)
    }

    @Test("Pictures and colours are looked for in the folders, then in the bundle that is asked for") func assets()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let set = folder.appendingPathComponent("Colors.xcassets/tint.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let json = """
            {"colors": [
                {"color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}},
                {"appearances": [{"appearance": "luminosity", "value": "dark"}],
                 "color": {"color-space": "srgb", "components": {"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "1.0"}}}
            ]}
            """
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        try Data([1]).write(to: folder.appendingPathComponent("star@2x.png"))
        let plain = RenderContext(options: RenderOptions())
        let (red, blue) = (ResolvedColor(red: 1, green: 0, blue: 0), ResolvedColor(red: 0, green: 0, blue: 1))
        func found(_ context: RenderContext, _ bundle: String?) -> [ResolvedColor] {
            [false, true].map { context.assetColor(named: "tint", bundle: bundle, isDark: $0) }
        }
        #expect(found(plain, nil) == [.clear, .clear])
        #expect(plain.diagnostics.map(\.message) == ["no colour named “tint” (no asset folder was given)"])
        #expect(found(plain, folder.path) == [red, blue] && plain.bundles.count == 1 && plain.diagnostics.count == 1)
        #expect(plain.image(named: "star", bundle: folder.path, displayScale: 1, isDark: false)?.scale == 2)
        #expect(plain.image(named: "star", bundle: nil, displayScale: 1, isDark: false) == nil)
        var options = RenderOptions()
        options.assetFolders = [folder]
        let own = RenderContext(options: options)
        #expect(found(own, nil) == [red, blue] && own.bundles.isEmpty && own.diagnostics.isEmpty)
        var values = own.environment
        #expect(values.assetColor(named: "tint", bundle: nil) == red)
        values.colorScheme = .dark
        #expect(values.assetColor(named: "tint", bundle: nil) == blue && own.accentColor(isDark: false) == nil)
        #expect(EnvironmentValues().assetColor(named: "tint", bundle: nil) == .clear)
        #expect(own.missingAsset("image", "x") == "no image named “x” (searched \(folder.path))")
    }
}
