import Foundation
import Galley

extension ToldModifiers {
    /// Colour filters, layers, what is moved and turned, and a canvas.
    static var effects: [(String, AnyView)] {
        let box = Color.red.frame(width: 40, height: 20)
        return [
            (
                "colour effects",
                column {
                    box.brightness(0.3)
                    box.contrast(0.5)
                    box.saturation(0.2)
                    box.grayscale(0.7)
                    box.hueRotation(.degrees(80))
                    box.colorMultiply(.yellow)
                    box.colorInvert()
                    box.luminanceToAlpha()
                    box.opacity(0.4)
                    Color(hue: 0.4, saturation: 0.6, brightness: 0.7, opacity: 0.9).frame(width: 40, height: 20)
                }
            ),
            (
                "layers",
                column {
                    box.blur(radius: 3, opaque: true)
                    box.shadow(color: .blue, radius: 5, x: 3, y: -2)
                    box.mask(alignment: .leading) { Circle().frame(width: 15) }
                    box.clipShape(.capsule, style: FillStyle(antialiased: false))
                    Text("Wide text that is cut").fixedSize().frame(width: 40).clipped()
                    box.cornerRadius(6)
                    ZStack {
                        box
                        Circle().fill(.blue).blendMode(.multiply).frame(width: 20)
                    }.compositingGroup().opacity(0.5)
                    box.drawingGroup()
                    box.overlay(alignment: .bottomTrailing) { Circle().frame(width: 8, height: 8) }
                }
            ),
            (
                "moved and turned",
                column {
                    box.offset(x: 5, y: 6)
                    box.rotationEffect(.degrees(20), anchor: .bottomLeading)
                    box.scaleEffect(x: 0.5, y: 1.5, anchor: .topTrailing)
                    box.transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 3, ty: 0))
                    box.rotation3DEffect(.degrees(40), axis: (1, 1, 0), anchor: .leading, anchorZ: 5, perspective: 0.8)
                    box.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 4, y: 2)))
                    box.visualEffect { view, proxy in view.offset(x: proxy.size.width / 2).scaleEffect(0.5) }
                    box.flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)
                    box.position(x: 100, y: 5).frame(height: 20)
                }
            ),
            (
                "canvas",
                column {
                    Canvas { context, size in
                        context.fill(Path(CGRect(x: 2, y: 2, width: 20, height: 10)), with: .color(.red))
                        context.stroke(
                            Path(ellipseIn: CGRect(x: 30, y: 2, width: 20, height: 10)),
                            with: .linearGradient(
                                Gradient(colors: [.red, .blue]), startPoint: .zero,
                                endPoint: CGPoint(x: size.width, y: 0)), lineWidth: 3)
                        context.opacity = 0.5
                        context.draw(Text("Drawn").font(.caption), at: CGPoint(x: 80, y: 20), anchor: .topLeading)
                        context.drawLayer { inner in
                            inner.addFilter(.blur(radius: 2))
                            inner.translateBy(x: 100, y: 10)
                            inner.rotate(by: .degrees(45))
                            inner.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.green))
                        }
                        context.clip(to: Path(CGRect(x: 0, y: 40, width: 50, height: 10)))
                        context.blendMode = .multiply
                        context.draw(Image(systemName: "star"), in: CGRect(x: 5, y: 30, width: 30, height: 30))
                        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 40, y: 45)) }
                    } symbols: {
                        Circle().fill(.blue).frame(width: 12, height: 12).tag(1)
                    }.frame(height: 60)
                }
            ),
        ]
    }
}
