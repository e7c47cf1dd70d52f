import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Blend modes, clips and filters of graphics contexts.
@MainActor @Suite("State of graphics contexts")
struct GraphicsContextStateTests {
    private func pixels(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> Pixels {
        try Pixels(in: 20, 20, Canvas { context, _ in draw(&context) })
    }

    private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
    private let all = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
    private let green = Color(red: 0, green: 1, blue: 0)

    @Test("A blend mode meets what the canvas has drawn") func blending() throws {
        let seen = try pixels { context in
            context.fill(left, with: .color(Color(red: 1, green: 1, blue: 0)))
            context.blendMode = .multiply
            context.fill(all, with: .color(Color(red: 0, green: 1, blue: 1)))
        }
        #expect(seen[5, 5] == [0, 255, 0, 255] && seen[15, 5] == [0, 255, 255, 255])
        let cut = try pixels { context in
            context.fill(all, with: .color(red))
            context.blendMode = .destinationOut
            context.fill(left, with: .color(blue))
        }
        #expect(cut[5, 5] == [0, 0, 0, 0] && cut[15, 5] == [255, 0, 0, 255])
    }

    // SwiftUI's modes have Core Graphics' numbers (CGBlendMode in CGContext.h): 0 normal, 1 multiply … 27 plusLighter.
    @Test("Modes have Core Graphics' numbers; by their numbers they draw the same") func numbers() throws {
        typealias Mode = GraphicsContext.BlendMode
        #expect(Mode.normal.rawValue == 0 && Mode.multiply.rawValue == 1 && Mode.luminosity.rawValue == 15)
        #expect(Mode.sourceAtop.rawValue == 20 && Mode.destinationOut.rawValue == 23 && Mode.plusLighter.rawValue == 27)
        for (number, seen) in [(Int32(1), [0, 255, 0, 255]), (10, [255, 0, 255, 255]), (27, [255, 255, 255, 255])] {
            let drawn = try pixels { context in
                context.fill(all, with: .color(Color(red: 1, green: 1, blue: 0)))
                context.blendMode = Mode(rawValue: number)
                context.fill(all, with: .color(Color(red: 0, green: 1, blue: 1)))
            }
            #expect(drawn[5, 5].map(Int.init) == seen)
        }
    }

    @Test("An inverse clip leaves what lies outside") func inverse() throws {
        let seen = try pixels { context in
            context.clip(to: left, options: .inverse)
            context.fill(all, with: .color(red))
        }
        #expect(seen[5, 5][3] == 0 && seen[15, 5] == [255, 0, 0, 255])
    }

    @Test("A clip to a layer, by how opaque it is") func layer() throws {
        for (options, inside, outside) in [(GraphicsContext.ClipOptions(), 128, 0), (.inverse, 127, 255)] {
            let seen = try pixels { context in
                context.clipToLayer(opacity: 0.5, options: options) { $0.fill(left, with: .color(.white)) }
                context.fill(all, with: .color(red))
            }
            #expect(abs(Int(seen[5, 5][3]) - inside) <= 1 && Int(seen[15, 5][3]) == outside)
        }
    }

    @Test("The rectangle around what the clips leave, in the context's space") func bounding() {
        var found: [CGRect] = []
        _ =
            RenderedView(
                Canvas { context, _ in
                    context.clip(to: left)
                    found.append(context.clipBoundingRect)
                    context.translateBy(x: 2, y: 3)
                    context.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 5)))
                    found.append(context.clipBoundingRect)
                }.frame(width: 20, height: 20)
            ).displayList
        #expect(found == [CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 0, y: 0, width: 8, height: 5)])
    }

    @Test("What is more opaque than a threshold becomes one colour") func threshold() throws {
        let seen = try pixels { context in
            context.addFilter(.alphaThreshold(min: 0.5, color: green))
            context.drawLayer { layer in
                layer.fill(left, with: .color(red.opacity(0.6)))
                layer.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 20)), with: .color(red.opacity(0.4)))
            }
        }
        #expect(seen[5, 5] == [0, 255, 0, 255] && seen[15, 5][3] == 0)
        let blurred = try pixels { context in
            context.addFilter(.alphaThreshold(min: 0.5, color: green))
            context.addFilter(.blur(radius: 3))
            context.fill(left, with: .color(red))
        }
        // The filter that was added last comes first: the blur's half lies on the edge.
        #expect(blurred[8, 10] == [0, 255, 0, 255] && blurred[12, 10][3] == 0)
    }

    @Test("A matrix of colours, and light as alpha") func matrix() throws {
        var swap = ColorMatrix()
        (swap.r1, swap.r3, swap.b1, swap.b3) = (0, 1, 1, 0)
        let seen = try pixels { context in
            context.addFilter(.colorMatrix(swap))
            context.fill(all, with: .color(red))
        }
        #expect(seen[5, 5] == [0, 0, 255, 255])
        var faded = ColorMatrix()
        (faded.a4, faded.a5) = (0.5, 0.1)
        let half = try pixels { context in
            context.addFilter(.colorMatrix(faded))
            context.fill(all, with: .color(red))
        }
        #expect(abs(Int(half[5, 5][3]) - 153) <= 1)
        let light = try pixels { context in
            context.addFilter(.luminanceToAlpha)
            context.fill(all, with: .color(green))
        }
        #expect(abs(Int(light[5, 5][3]) - 182) <= 1 && light[5, 5][1] == 0)
    }

    @Test("A shadow that falls inside, and a projection") func shadows() throws {
        let inner = try pixels { context in
            context.addFilter(.shadow(color: .black, radius: 0, x: 4, options: .invertsAlpha))
            context.fill(all, with: .color(red))
        }
        #expect(inner[1, 10] == [0, 0, 0, 255] && inner[8, 10] == [255, 0, 0, 255])
        let moved = try pixels { context in
            context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 5, y: 0))))
            context.fill(left, with: .color(red))
        }
        #expect(moved[2, 5][3] == 0 && moved[12, 5] == [255, 0, 0, 255])
    }

    @Test("A picture repeats itself from a point of the context on") func tiles() throws {
        let picture = Image(size: CGSize(width: 4, height: 4)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 4)), with: .color(red))
        }
        let seen = try pixels { $0.fill(all, with: .tiledImage(picture, origin: CGPoint(x: 1, y: 0))) }
        #expect((0..<20).map { seen[$0, 5][3] == 255 } == (0..<20).map { ($0 + 3) % 4 < 2 })
        let first = try pixels { $0.fill(all, with: .palette([.color(red), .color(blue)])) }
        #expect(first[5, 5] == [255, 0, 0, 255])
    }

    /// Apple's documentation of `GraphicsContext.ShadowOptions` and of the filter's `blendMode`.
    @Test("A shadow lies over what is drawn, alone, or by a blend mode") func shadowOptions() throws {
        func seen(_ blend: GraphicsContext.BlendMode, _ options: GraphicsContext.ShadowOptions) throws -> Pixels {
            try pixels { context in
                context.fill(all, with: .color(green))
                context.addFilter(.shadow(color: red, radius: 0, x: 5, blendMode: blend, options: options))
                context.fill(left, with: .color(blue))
            }
        }
        let below = try seen(.normal, [])
        #expect(
            below[7, 5] == [0, 0, 255, 255] && below[12, 5] == [255, 0, 0, 255] && below[17, 5] == [0, 255, 0, 255])
        let above = try seen(.normal, .shadowAbove)
        #expect(
            above[2, 5] == [0, 0, 255, 255] && above[7, 5] == [255, 0, 0, 255] && above[12, 5] == [255, 0, 0, 255])
        let only = try seen(.normal, .shadowOnly)
        #expect(only[2, 5] == [0, 255, 0, 255] && only[7, 5] == [255, 0, 0, 255])
        let added = try seen(.plusLighter, [])
        #expect(added[7, 5] == [0, 0, 255, 255] && added[12, 5] == [255, 255, 0, 255])
        let inner = try seen(.plusLighter, .invertsAlpha)
        #expect(
            inner[2, 5] == [255, 0, 255, 255] && inner[7, 5] == [0, 0, 255, 255] && inner[12, 5] == [0, 255, 0, 255])
    }
}
