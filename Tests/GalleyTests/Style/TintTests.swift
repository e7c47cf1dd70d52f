import Foundation
import Galley
import GalleyExport
import GalleyTestSupport
import Testing

/// A style of the user's that is the accent colour where it stands.
private struct Accent: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.accentColor.resolve(in: environment) }
}

/// The same as a style that resolves to a colour.
private struct HalfAccent: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color { .accentColor.opacity(0.5) }
}

/// Tints that lead to a tint (rules.md §16.5): an accent colour in a tint is that of where the tint is set.
@MainActor @Suite("Tints")
struct TintTests {
    private static let blue = ResolvedColor(red: 0, green: 136 / 255, blue: 1)
    private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)

    /// The colours of what is filled, in order.
    private func fills(_ view: some View, options: RenderOptions = RenderOptions()) -> [ResolvedColor] {
        RenderedView(view.frame(width: 10, height: 10), options: options).displayList.marks.compactMap {
            if case .fill(_, .color(let color), _) = $0 { color } else { nil }
        }
    }

    private func expect(
        _ view: some View, _ wanted: ResolvedColor, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = fills(view)
        let isNear = found.allSatisfy { color in
            abs(color.red - wanted.red) < 0.005 && abs(color.green - wanted.green) < 0.005
                && abs(color.blue - wanted.blue) < 0.005 && abs(color.alpha - wanted.alpha) < 0.005
        }
        #expect(found.count == 1 && isNear, "\(found)", sourceLocation: sourceLocation)
    }

    @Test("A tint of the accent colour is the program's own: blue") func accentOfItself() {
        let circle = Circle().fill(.tint)
        expect(circle.tint(.accentColor), Self.blue)
        expect(circle.accentColor(.accentColor), Self.blue)
        expect(Circle().fill(Color.accentColor).accentColor(.accentColor), Self.blue)
        expect(circle.tint(.accentColor).tint(.accentColor).accentColor(.accentColor), Self.blue)
        expect(circle.tint(Color(uiColor: .tintColor)), Self.blue)
        expect(circle.tint(Color(uiColor: UIColor { _ in .tintColor })), Self.blue)
        expect(circle.tint(Color(Accent())), Self.blue)
        expect(circle.tint(Color(Accent())).tint(Color(Accent())), Self.blue)
        expect(circle.tint(TintShapeStyle()), Self.blue)
        expect(circle.tint(SelectionShapeStyle()), Self.blue)
    }

    @Test("In a tint the accent colour is the tint around it, as often as that is said") func accentOfTheTintAround() {
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        let half = ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let circle = Circle().fill(.tint)
        expect(circle.tint(.accentColor).tint(Self.red), red)
        expect(circle.tint(.accentColor.opacity(0.5)).tint(Self.red), half)
        expect(
            circle.tint(.accentColor.opacity(0.5)).tint(.accentColor.opacity(0.5)).tint(Self.red),
            ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.25))
        expect(circle.tint(.accentColor.mix(with: Self.red, by: 0.5)).tint(Self.red), red)
        expect(circle.tint(Color(Accent())).tint(Self.red), red)
        expect(circle.tint(HalfAccent()).tint(Self.red), half)
        expect(circle.tint(Color?.none).tint(Self.red), Self.blue)
    }

    @Test("A tint is the colour of the appearance where it is seen, not where it is set") func appearance() {
        let dark = Circle().fill(.tint).environment(\.colorScheme, .dark).tint(.accentColor)
        expect(dark, SystemColor.blue.resolved(in: darkEnvironment))
    }

    private var darkEnvironment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = .dark
        return values
    }

    @Test("Controls with a tint of the accent colour are drawn as without one", arguments: 0..<5)
    func controls(_ index: Int) throws {
        let controls: [AnyView] = [
            AnyView(Button("x") {}.buttonStyle(.borderedProminent)), AnyView(ProgressView(value: 0.5)),
            AnyView(Slider(value: .constant(0.5))), AnyView(Button("x") {}),
            AnyView(Gauge(value: 0.5) { Text(verbatim: "g") }),
        ]
        let plain = RenderedView(controls[index].frame(width: 200)).displayList
        let tinted = RenderedView(controls[index].tint(.accentColor).frame(width: 200)).displayList
        #expect(try PNGExporter().data(for: plain) == PNGExporter().data(for: tinted))
    }

    // MARK: The assets' accent colour

    /// A folder with a colour set of that name in a catalogue.
    private func folder(_ contents: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("accent-" + UUID().uuidString)
        let set = folder.appendingPathComponent("Assets.xcassets/AccentColor.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        return folder
    }

    @Test("The accent colour is the colour set AccentColor (Xcode, Specifying your app's color scheme)")
    func assets() throws {
        let folder = try folder(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
              {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}], "info": {"version": 1}}
            """)
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = RenderOptions()
        options.assetFolders = [folder]
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        #expect(fills(Circle().fill(.tint), options: options) == [red])
        #expect(fills(Circle().fill(.tint).tint(.accentColor), options: options) == [red])
        #expect(fills(Circle().fill(Color(Accent())), options: options) == [red])
    }

    @Test("A new project's colour set, which has no colour, is blue and no fault; another fault is told")
    func emptyAssets() throws {
        for (contents, isFault) in [
            (#"{"colors": [{"idiom": "universal"}], "info": {"version": 1}}"#, false), ("{", true),
        ] {
            let folder = try folder(contents)
            defer { try? FileManager.default.removeItem(at: folder) }
            var options = RenderOptions()
            options.assetFolders = [folder]
            let rendered = RenderedView(Circle().fill(.tint).frame(width: 10, height: 10), options: options)
            #expect(rendered.diagnostics.isEmpty != isFault, "\(rendered.diagnostics)")
            #expect(fills(Circle().fill(.tint), options: options).first?.blue == 1)
        }
    }
}
