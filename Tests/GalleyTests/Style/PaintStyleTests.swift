import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Meshes, patterns, inner shadows, materials, tints and glass.
@MainActor @Suite("Styles of several parts")
struct PaintStyleTests {
    private let corners: [Color] = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 1, green: 1, blue: 1),
    ]

    private func mesh(_ points: [SIMD2<Float>], smooth: Bool = false, background: Color = .clear) -> MeshGradient {
        MeshGradient(
            width: 2, height: 2, points: points, colors: corners, background: background, smoothsColors: smooth)
    }

    private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    @Test("A mesh of one cell mixes its corners, encoded by default", arguments: [false, true])
    func cell(smooth: Bool) throws {
        let pixels = try Pixels(in: 100, 100, mesh(square, smooth: smooth))
        func isNear(_ x: Int, _ y: Int, _ wanted: [Double]) -> Bool {
            zip(pixels[x, y], wanted).allSatisfy { abs(Double($0) - $1) <= 4 }
        }
        // The middle: the mean of four colours. Half of the upper side: red and green.
        #expect(isNear(50, 50, [127.5, 127.5, 127.5, 255]))
        #expect(isNear(50, 0, [127, 127, 1, 255]))
        #expect(isNear(99, 50, [127, 255, 127, 255]))
        #expect(isNear(1, 1, [250, 4, 4, 255]))
    }

    @Test("Beside the mesh lies its background") func background() throws {
        let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
        let clear = try Pixels(in: 100, 20, mesh(half))
        #expect(clear[25, 10][3] == 255 && clear[75, 10][3] == 0)
        let black = try Pixels(in: 100, 20, mesh(half, background: .black))
        #expect(black[75, 10] == [0, 0, 0, 255])
    }

    @Test("Too few points or colours: the background, and a warning") func wrong() {
        let gradient = MeshGradient(width: 3, height: 3, points: square, colors: corners, background: .black)
        let rendered = RenderedView(gradient.frame(width: 10, height: 10))
        #expect(rendered.diagnostics.map(\.severity) == [.warning])
        let nan = mesh([[.nan, 0], [1, 0], [0, 1], [1, 1]], background: .black)
        #expect(RenderedView(nan.frame(width: 10, height: 10)).displayList.marks.count == 1)
    }

    /// A picture of 4 by 2 points: the left half red, the right half blue.
    private var picture: Image {
        Image(size: CGSize(width: 4, height: 2)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(red: 1, green: 0, blue: 0))
            context.fill(Path(CGRect(x: 2, y: 0, width: 2, height: 2)), with: .color(red: 0, green: 0, blue: 1))
        }
    }

    @Test("A picture repeats itself from the shape's corner on") func pattern() throws {
        let pixels = try Pixels(in: 24, 24, Rectangle().fill(ImagePaint(image: picture)).frame(width: 20, height: 20))
        let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
        for y in [2, 11, 21] {
            #expect((2..<22).map { pixels[$0, y] == red } == (0..<20).map { $0 % 4 < 2 })
            #expect((2..<22).map { pixels[$0, y] == blue } == (0..<20).map { $0 % 4 >= 2 })
        }
        #expect(pixels[1, 10][3] == 0)
    }

    @Test("A shape of any length is filled with it", arguments: [1e6, 1e15, 1e100])
    func longShapes(length: CGFloat) throws {
        let pixels = try Pixels(in: 20, 20, Rectangle().fill(.image(picture)).frame(width: 20, height: length))
        let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
        #expect((0..<20).map { pixels[$0, 10] == red } == (0..<20).map { $0 % 4 < 2 })
        #expect((0..<20).map { pixels[$0, 10] == blue } == (0..<20).map { $0 % 4 >= 2 })
    }

    @Test("A part of the picture, and a scale") func part() throws {
        let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let blue = try Pixels(in: 8, 8, Rectangle().fill(.image(picture, sourceRect: right)))
        #expect((0..<8).allSatisfy { blue[$0, 3] == [0, 0, 255, 255] })
        let large = try Pixels(in: 16, 8, Rectangle().fill(.image(picture, scale: 2)))
        #expect((0..<16).map { large[$0, 3][0] > 127 } == (0..<16).map { $0 % 8 < 4 })
        #expect(RenderedView(Rectangle().fill(ImagePaint(image: picture, scale: 0))).displayList.marks.count == 1)
    }

    @Test("A shadow falls into a shape: most at its edge, nothing in the middle of a large one") func inner() throws {
        let style = Color.white.shadow(.inner(color: .black, radius: 4))
        let pixels = try Pixels(in: 80, 80, Rectangle().fill(style).frame(width: 60, height: 60))
        // Half of the shadow's alpha at the edge, a sixth one radius inside (rules.md §17.1).
        #expect(abs(Int(pixels[10, 40][0]) - 140) <= 8)
        #expect(abs(Int(pixels[13, 40][0]) - 205) <= 12)
        #expect(pixels[40, 40] == [255, 255, 255, 255])
        #expect(pixels[8, 40][3] == 0)
        #expect(
            RenderedView(Rectangle().fill(style)).displayList.effects == [
                .innerShadow(LayerShadow(color: ResolvedColor(red: 0, green: 0, blue: 0), radius: 4, falloff: .short))
            ])
    }

    @Test("A shadow that is moved down darkens the upper edge") func innerOffset() throws {
        let style = Color.white.shadow(.inner(color: .black, radius: 0, y: 6))
        let pixels = try Pixels(in: 40, 40, Rectangle().fill(style))
        #expect(pixels[20, 3] == [0, 0, 0, 255] && pixels[20, 5] == [0, 0, 0, 255])
        #expect(pixels[20, 7] == [255, 255, 255, 255] && pixels[2, 20] == [255, 255, 255, 255])
    }

    @Test("A material shows the mean of a fine pattern behind it, under its tint") func material() throws {
        let stripes = Canvas { context, size in
            for x in stride(from: CGFloat(0), to: size.width, by: 4) {
                context.fill(Path(CGRect(x: x, y: 0, width: 2, height: size.height)), with: .color(.black))
            }
        }
        let view = Rectangle().fill(.ultraThinMaterial).frame(width: 100, height: 100)
            .frame(width: 200, height: 200).background { stripes.background(Color.white) }
        let pixels = try Pixels(in: 200, 200, view)
        // Half of grey 127.5 and half of 247.
        for x in 95..<105 { #expect(abs(Int(pixels[x, 100][1]) - 187) <= 4, "\(x)") }
        #expect(pixels[20, 20] != pixels[22, 20])
    }

    @Test("In documents a material is the same picture", arguments: [PictureFormat.svg, .pdf])
    func materialInDocuments(format: PictureFormat) throws {
        let view = ZStack {
            HStack(spacing: 0) {
                Color.red
                Color.blue
            }
            Text("Sharp")
            Capsule().fill(.thinMaterial).frame(width: 60, height: 30)
        }
        .frame(width: 100, height: 60)
        let data = try RenderedView(view).data(as: format)
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains(format == .svg ? "data:image/png" : "/Image"))
        if format == .svg { #expect(text.contains("Sharp")) }
    }

    @Test("A tint may be any style; a colour takes it back") func tint() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        func paint(_ view: some View) -> Paint? {
            guard case .fill(_, let paint, _)? = RenderedView(view).displayList.marks.first else { return nil }
            return paint
        }
        let shape = Rectangle().fill(.tint).frame(width: 10, height: 10)
        if case .linear? = paint(shape.tint(gradient)) {} else { Issue.record("no gradient") }
        let green = ResolvedColor(red: 0, green: 1, blue: 0)
        #expect(paint(shape.tint(Color(red: 0, green: 1, blue: 0)).tint(gradient)) == .color(green))
        #expect(RenderedView(shape.tint(gradient)).diagnostics.map(\.severity) == [.note])
        #expect(RenderedView(shape.tint(Color.red.opacity(0.5))).diagnostics.isEmpty)
    }

    @Test("Glass is a ground that says what it is not; identity is none") func glass() {
        let text = Text("a").padding()
        let glass = RenderedView(text.glassEffect())
        #expect(glass.size == RenderedView(text).size)
        #expect(glass.diagnostics.map(\.severity) == [.note])
        #expect(RenderedView(text.glassEffect(.identity)).diagnostics.isEmpty)
        let tinted = RenderedView(text.glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8)))
        #expect(tinted.displayList.effects.contains { if case .backdrop = $0 { true } else { false } })
        let apart = RenderedView(GlassEffectContainer(spacing: 20) { text.glassEffect() })
        #expect(apart.diagnostics.count == 2)
    }

    @Test("A style that follows its container is as much rounder as it lies further outside") func container() throws {
        let view = ContainerRelativeShape().fill(.red).padding(10)
            .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
            .frame(width: 100, height: 100)
        guard case .fill(let path, _, _)? = RenderedView(view).displayList.marks.first else {
            Issue.record("nothing is filled")
            return
        }
        #expect(
            path
                == Path(
                    roundedRect: CGRect(x: 10, y: 10, width: 80, height: 80), cornerRadius: 20, style: .circular))
        let clipped = Color.red.clipShape(ContainerRelativeShape()).padding(25)
            .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular)).frame(width: 100, height: 100)
        let clip = RenderedView(clipped).displayList.groups.compactMap(\.clip).first
        let round = try #require(clip?.path)
        #expect(round.boundingRect == CGRect(x: 25, y: 25, width: 50, height: 50))
        // Its corners have a radius of 5: those points lie 6.4 and 4.2 from their middle.
        #expect(!round.contains(CGPoint(x: 25.5, y: 25.5)) && round.contains(CGPoint(x: 27, y: 27)))
        guard
            case .fill(let alone, _, _)? = RenderedView(ContainerRelativeShape().frame(width: 9, height: 9))
                .displayList.marks.first
        else { return }
        #expect(alone == Path(CGRect(x: 0, y: 0, width: 9, height: 9)))
    }
}
