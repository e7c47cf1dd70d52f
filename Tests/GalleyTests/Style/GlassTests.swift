import Galley
import GalleyTestSupport
import Testing

/// Glass blurs what lies behind it and has its light, in bars and where views ask for it. Its lights are those of rules.md §16.7: 220
/// and 33/255 of what lies behind (clear: white at 15 %). Its shadow lies around it, not behind it.
@MainActor @Suite("Glass")
struct GlassTests {
    /// Stripes of black and white, each two points wide.
    private var stripes: some View {
        Canvas { context, size in
            for x in stride(from: CGFloat(0), to: size.width, by: 4) {
                context.fill(Path(CGRect(x: x, y: 0, width: 2, height: size.height)), with: .color(.black))
            }
        }
        .background(Color.white)
    }

    private func middle(_ view: some View) throws -> [Int] {
        let pixels = try Pixels(in: 100, 60, view.frame(width: 100, height: 60))
        return (45..<55).map { Int(pixels[$0, 30][1]) }
    }

    private var piece: some View { Color.clear.frame(width: 80, height: 40).glassEffect() }

    @Test("A fine pattern is not seen through it") func blur() throws {
        let seen = try middle(piece.background { stripes })
        // 220 + 33/255 × 127.5, the mean of black and white.
        for level in seen { #expect(abs(Double(level) - 236.5) <= 1, "\(seen)") }
        let clear = try middle(Color.clear.frame(width: 80, height: 40).glassEffect(.clear).background { stripes })
        // 0.15 × 255 + 0.85 × 127.5.
        for level in clear { #expect(abs(Double(level) - 146.6) <= 2, "\(clear)") }
    }

    @Test("It is as light or dark as what it lies on") func light() throws {
        let (white, black) = (try middle(piece.background(Color.white)), try middle(piece.background(Color.black)))
        #expect(white == Array(repeating: 253, count: 10) && black == Array(repeating: 220, count: 10))
        // Over black a bar's glass was measured at 19 of 255 in the dark (iOS 26).
        let dark = try middle(piece.background(Color.black).environment(\.colorScheme, .dark))
        #expect(abs(dark[5] - 19) <= 1)
    }

    private func bars(_ content: some View) -> some View {
        NavigationStack {
            ScrollView { content.frame(height: 2000) }
                .toolbar { ToolbarItem(placement: .bottomBar) { Button("A long button") {} } }
        }
    }

    @Test("Bars are such glass in pictures, and paint in documents") func bars() throws {
        let pixels = try Pixels(in: 300, 500, bars(stripes))
        // Somewhere nothing of the stripes is seen, and it is neither white nor black: the platter beside the button's label.
        let rows = (0..<500).filter { y in
            stride(from: 0, to: 290, by: 3).contains { x in
                let levels = (x..<x + 8).map { Int(pixels[$0, y][1]) }
                return (levels.max() ?? 0) - (levels.min() ?? 0) < 20 && levels[0] > 180 && levels[0] < 250
            }
        }
        #expect(rows.count > 10, "\(rows.count)")
        let text = String(decoding: try RenderedView(bars(Color.red)).data(as: .svg), as: UTF8.self)
        #expect(!text.contains("data:image/png"))
        let asked = String(decoding: try RenderedView(piece.background(Color.red)).data(as: .svg), as: UTF8.self)
        #expect(asked.contains("data:image/png"))
    }

    @Test("A button on glass is as large as a bordered one", arguments: [ControlSize.small, .regular, .large])
    func buttons(controlSize: ControlSize) {
        let button = Button("Go on") {}.controlSize(controlSize)
        let bordered = size(of: button.buttonStyle(.bordered), nil, nil)
        #expect(size(of: button.buttonStyle(.glass), nil, nil) == bordered)
        #expect(size(of: button.buttonStyle(.glassProminent), nil, nil) == bordered)
        #expect(size(of: button.buttonStyle(.glass(.clear)), nil, nil) == bordered)
    }

    @Test("Labels on glass: as text, in the tint, white on prominent glass") func labels() throws {
        func colors(_ view: some View) -> [ResolvedColor] {
            RenderedView(view).displayList.marks.compactMap { mark in
                if case .glyphs(_, _, .color(let color), _) = mark { color } else { nil }
            }
        }
        let button = Button("Go") {}
        let black = ResolvedColor(red: 0, green: 0, blue: 0)
        let green = Color(red: 0, green: 1, blue: 0)
        #expect(colors(button.buttonStyle(.glass)) == [black])
        #expect(colors(button.buttonStyle(.glass).tint(green)) == [ResolvedColor(red: 0, green: 1, blue: 0)])
        #expect(colors(button.buttonStyle(.glassProminent)) == [ResolvedColor(red: 1, green: 1, blue: 1)])
    }

    private struct Pair: View {
        @Namespace private var space
        let names: [String?]
        let isContained: Bool

        var body: some View {
            let row = HStack(spacing: 20) {
                ForEach(names.indices, id: \.self) { index in
                    Color.clear.frame(width: 30, height: 40).glassEffect()
                        .glassEffectUnion(id: names[index], namespace: space)
                }
            }
            Group { if isContained { GlassEffectContainer { row } } else { row } }.background(Color.black)
        }
    }

    /// Apple's documentation of glassEffectUnion: views with one identifier in a container make one shape.
    @Test(
        "Pieces of one identifier are one in a container, others are apart",
        arguments: [
            (["a", "a"], true, 220), (["a", "b"], true, 0), ([nil, nil], true, 0), (["a", "a"], false, 0),
        ] as [([String?], Bool, Int)])
    func unions(names: [String?], isContained: Bool, between: Int) throws {
        let pixels = try Pixels(in: 80, 40, Pair(names: names, isContained: isContained))
        #expect(abs(Int(pixels[40, 20][1]) - between) <= 1)
        #expect(abs(Int(pixels[15, 20][1]) - 220) <= 1 && abs(Int(pixels[65, 20][1]) - 220) <= 1)
        #expect(RenderedView(Pair(names: names, isContained: isContained)).size == CGSize(width: 80, height: 40))
    }

    /// Apple's documentation of Button.init(role:action:): the label is made for the role.
    @Test(
        "A button with a role alone has the role's symbol and name",
        arguments: [
            (ButtonRole.close, "xmark", "Close"), (.confirm, "checkmark", "Done"), (.cancel, "xmark", "Cancel"),
            (.destructive, "trash", "Delete"),
        ])
    func roles(role: ButtonRole, symbol: String, name: String) throws {
        let alone = Button(role: role) {}
        let written = Button(role: role) {
        } label: {
            Label(name, systemImage: symbol).labelStyle(.iconOnly)
        }
        #expect(try RenderedView(alone).pngData() == RenderedView(written).pngData())
        #expect(size(of: alone, nil, nil).width < 30)
    }
}
