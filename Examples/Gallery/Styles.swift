// Colours, levels, gradients and materials.
import SwiftUI

#Preview("System colours") {
    let colors: [(String, Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
        ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
        ("gray", .gray), ("black", .black), ("white", .white), ("primary", .primary), ("secondary", .secondary),
        ("accent", .accentColor),
    ]
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 6), spacing: 12) {
        ForEach(colors, id: \.0) { name, color in
            VStack(spacing: 4) {
                RoundedRectangle(cornerRadius: 10)
                    .fill(color)
                    .frame(height: 48)
                    .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.separator) }
                Text(name).font(.caption2).lineLimit(1).minimumScaleFactor(0.7)
            }
        }
    }
    .frame(width: 350)
    .padding()
}

struct LevelRow: View {
    var body: some View {
        GridRow {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
            Rectangle().fill(.quaternary)
            Rectangle().fill(.quinary)
        }
        .frame(width: 60, height: 34)
    }
}

#Preview("Levels") {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        LevelRow()
        LevelRow().foregroundStyle(.blue)
        LevelRow().foregroundStyle(.orange)
        GridRow {
            Rectangle().fill(.fill)
            Rectangle().fill(.fill.secondary)
            Rectangle().fill(.fill.tertiary)
            Rectangle().fill(.fill.quaternary)
            Rectangle().fill(.separator)
        }
        .frame(width: 60, height: 34)
        GridRow {
            Rectangle().fill(.background)
            Rectangle().fill(.background.secondary)
            Rectangle().fill(.background.tertiary)
            Rectangle().fill(.tint)
            Rectangle().fill(.placeholder)
        }
        .frame(width: 60, height: 34)
        .border(.separator)
    }
    .padding()
}

#Preview("Linear gradients") {
    VStack(spacing: 10) {
        LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.red, .yellow, .green], startPoint: .topLeading, endPoint: .bottomTrailing)
        LinearGradient(
            stops: [
                .init(color: .orange, location: 0), .init(color: .orange, location: 0.5),
                .init(color: .teal, location: 0.5), .init(color: .teal, location: 1),
            ],
            startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
        Rectangle().fill(
            .linearGradient(
                Gradient(colors: [.red, .blue]).colorSpace(.device), startPoint: .leading, endPoint: .trailing))
        Rectangle().fill(
            .linearGradient(
                Gradient(colors: [.red, .blue]).colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
    }
    .frame(width: 320, height: 300)
    .padding()
}

#Preview("Radial, angular and elliptical gradients") {
    LazyVGrid(columns: [GridItem(.fixed(150)), GridItem(.fixed(150))], spacing: 12) {
        Group {
            RadialGradient(colors: [.yellow, .orange, .red], center: .center, startRadius: 0, endRadius: 75)
            RadialGradient(colors: [.white, .blue], center: .topLeading, startRadius: 20, endRadius: 180)
            AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center)
            AngularGradient(colors: [.mint, .indigo], center: .center, startAngle: .zero, endAngle: .degrees(270))
            EllipticalGradient(colors: [.pink, .purple])
            EllipticalGradient(
                colors: [.white, .teal], center: .bottom, startRadiusFraction: 0.1, endRadiusFraction: 1)
        }
        .frame(height: 100)
    }
    .padding()
}

#Preview("Colours as gradients") {
    HStack(spacing: 10) {
        ForEach([Color.red, .orange, .green, .blue, .purple, .gray], id: \.self) { color in
            RoundedRectangle(cornerRadius: 12).fill(color.gradient).frame(width: 48, height: 120)
        }
    }
    .padding()
}

#Preview("Gradients on shapes and texts") {
    VStack(spacing: 16) {
        Text("Gradient").font(.system(size: 64, weight: .heavy))
            .foregroundStyle(LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
        Circle()
            .strokeBorder(AngularGradient(colors: [.blue, .mint, .blue], center: .center), lineWidth: 18)
            .frame(width: 120)
        Image(systemName: "flame.fill").font(.system(size: 70))
            .foregroundStyle(.linearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
    }
    .padding()
}

struct Materials: View {
    private let materials: [(String, Material)] = [
        ("ultraThin", .ultraThinMaterial), ("thin", .thinMaterial), ("regular", .regularMaterial),
        ("thick", .thickMaterial), ("ultraThick", .ultraThickMaterial), ("bar", .bar),
    ]

    var body: some View {
        VStack(spacing: 10) {
            ForEach(materials, id: \.0) { name, material in
                HStack {
                    Text(name).font(.headline)
                    Spacer()
                    Text("secondary").foregroundStyle(.secondary)
                }
                .padding()
                .background(material, in: .rect(cornerRadius: 14))
            }
        }
        .padding()
        .frame(width: 340)
        .background {
            HStack(spacing: 0) {
                ForEach([Color.red, .yellow, .green, .blue, .purple], id: \.self) { $0 }
            }
        }
    }
}

#Preview("Materials") { Materials() }
