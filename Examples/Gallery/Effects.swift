// Blend modes, filters, shadows, masks, transforms and shapes.
import SwiftUI

struct BlendModes: View {
    private let modes: [(String, BlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
        ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
        ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
        ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("sourceAtop", .sourceAtop),
        ("destinationOver", .destinationOver), ("destinationOut", .destinationOut), ("plusDarker", .plusDarker),
        ("plusLighter", .plusLighter),
    ]

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(84)), count: 4), spacing: 12) {
            ForEach(modes, id: \.0) { name, mode in
                VStack(spacing: 4) {
                    ZStack {
                        Circle().fill(.orange).frame(width: 48).offset(x: -12)
                        Circle().fill(.blue).frame(width: 48).offset(x: 12).blendMode(mode)
                    }
                    .frame(width: 80, height: 52)
                    .compositingGroup()
                    Text(name).font(.system(size: 10))
                }
            }
        }
        .padding()
    }
}

#Preview("Blend modes") { BlendModes() }

struct Picture: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)
            Circle().fill(.yellow).frame(width: 30).offset(x: 18, y: -16)
            Image(systemName: "sailboat.fill").font(.system(size: 36)).foregroundStyle(.white).offset(y: 8)
        }
        .frame(width: 80, height: 80)
        .clipShape(.rect(cornerRadius: 12))
    }
}

struct Sample<Content: View>: View {
    var name: String
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: 6) {
            content
            Text(name).font(.system(size: 10)).foregroundStyle(Color.secondary)
        }
    }
}

#Preview("Filters") {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(90)), count: 4), spacing: 16) {
        Sample(name: "none") { Picture() }
        Sample(name: "blur") { Picture().blur(radius: 4) }
        Sample(name: "brightness") { Picture().brightness(0.3) }
        Sample(name: "contrast") { Picture().contrast(2) }
        Sample(name: "saturation 0.3") { Picture().saturation(0.3) }
        Sample(name: "saturation 2") { Picture().saturation(2) }
        Sample(name: "grayscale") { Picture().grayscale(1) }
        Sample(name: "hueRotation") { Picture().hueRotation(.degrees(120)) }
        Sample(name: "colorInvert") { Picture().colorInvert() }
        Sample(name: "colorMultiply") { Picture().colorMultiply(.orange) }
        Sample(name: "luminanceToAlpha") { Picture().luminanceToAlpha() }
        Sample(name: "opacity") { Picture().opacity(0.4) }
    }
    .padding()
}

#Preview("Shadows") {
    HStack(spacing: 30) {
        Sample(name: "radius 6") { Circle().fill(.white).frame(width: 64).shadow(radius: 6) }
        Sample(name: "y 8") {
            Circle().fill(.orange).frame(width: 64).shadow(color: .black.opacity(0.4), radius: 8, y: 8)
        }
        Sample(name: "coloured") { Circle().fill(.blue).frame(width: 64).shadow(color: .blue, radius: 12) }
        Sample(name: "text") { Text("Aa").font(.largeTitle.bold()).shadow(color: .red, radius: 2, x: 3, y: 3) }
    }
    .padding(30)
}

#Preview("Transforms") {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(100)), count: 3), spacing: 34) {
        Sample(name: "rotation") { Picture().rotationEffect(.degrees(10)) }
        Sample(name: "scale") { Picture().scaleEffect(0.7) }
        Sample(name: "scale x, y") { Picture().scaleEffect(x: 1, y: 0.5) }
        Sample(name: "mirrored") { Picture().scaleEffect(x: -1) }
        Sample(name: "offset") { Picture().offset(x: 10, y: -10) }
        Sample(name: "shear") { Picture().transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 12, ty: 0)) }
    }
    .padding()
}

#Preview("Masks and clips") {
    HStack(spacing: 20) {
        Sample(name: "clipShape") { Picture().clipShape(.circle) }
        Sample(name: "text mask") {
            LinearGradient(colors: [.red, .purple], startPoint: .leading, endPoint: .trailing)
                .frame(width: 90, height: 60)
                .mask { Text("Mask").font(.title.bold()) }
        }
        Sample(name: "gradient mask") {
            Picture().mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
        }
    }
    .padding()
}

#Preview("Shapes") {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(84)), count: 4), spacing: 16) {
        Sample(name: "Rectangle") { Rectangle().frame(width: 60, height: 60) }
        Sample(name: "Rounded") { RoundedRectangle(cornerRadius: 16).frame(width: 60, height: 60) }
        Sample(name: "Uneven") {
            UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).frame(width: 60, height: 60)
        }
        Sample(name: "Circle") { Circle().frame(width: 60, height: 60) }
        Sample(name: "Ellipse") { Ellipse().frame(width: 70, height: 44) }
        Sample(name: "Capsule") { Capsule().frame(width: 70, height: 36) }
        Sample(name: "stroke") { Circle().stroke(lineWidth: 6).frame(width: 56, height: 56) }
        Sample(name: "dashes") {
            Capsule().stroke(style: StrokeStyle(lineWidth: 3, dash: [8, 5])).frame(width: 70, height: 36)
        }
        Sample(name: "trim") {
            Circle().trim(from: 0, to: 0.7).stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round)).frame(
                width: 52, height: 52)
        }
        Sample(name: "even-odd") {
            Path { path in
                path.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
                path.addEllipse(in: CGRect(x: 10, y: 10, width: 40, height: 40))
            }
            .fill(style: FillStyle(eoFill: true))
            .frame(width: 60, height: 60)
        }
        Sample(name: "fill and stroke") {
            Circle().fill(.mint).stroke(.indigo, lineWidth: 5).frame(width: 56, height: 56)
        }
        Sample(name: "curves") {
            Path { path in
                path.move(to: CGPoint(x: 30, y: 56))
                path.addCurve(
                    to: CGPoint(x: 30, y: 16), control1: CGPoint(x: -16, y: 24), control2: CGPoint(x: 14, y: -8))
                path.addCurve(
                    to: CGPoint(x: 30, y: 56), control1: CGPoint(x: 46, y: -8), control2: CGPoint(x: 76, y: 24))
            }
            .fill(.red)
            .frame(width: 60, height: 60)
        }
    }
    .foregroundStyle(.blue)
    .padding()
}

#Preview("Canvas") {
    Canvas { context, size in
        for ring in 0..<9 {
            let inset = Double(ring) * 12
            let circle = Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset))
            context.stroke(circle, with: .color(hue(ring)), lineWidth: 5)
        }
        context.draw(Text("Canvas").font(.headline), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    .frame(width: 260, height: 260)
    .padding()
}

func hue(_ ring: Int) -> Color { Color(hue: Double(ring) / 9, saturation: 0.7, brightness: 0.9) }
