import Foundation
import Galley

/// A card for links that are shared: a gradient, a round picture, a title in two lines, tags; 1200 × 630 points.
struct SharedCard: View {
    /// Number of the card: each has a separate title.
    let number: Int
    let avatar: CGImage

    private static let tags = ["swift", "layout", "linux", "rendering", "open source", "server"]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 24) {
                Image(decorative: avatar, scale: 2).resizable().frame(width: 96, height: 96).clipShape(Circle())
                VStack(alignment: .leading, spacing: 4) {
                    text("Galley Weekly", 30, .semibold).frame(height: 38)
                    text("November 21, 2026", 24).opacity(0.8).frame(height: 30)
                }
            }
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 16) {
                text("Layout that explains itself: SwiftUI on Linux servers, pixel for pixel #\(padded)", 64, .bold)
                text("Proposals travel down, sizes travel up, and every view gets a place.", 30).opacity(0.85)
                    .frame(height: 38)
            }
            Spacer(minLength: 0)
            HStack(spacing: 12) {
                ForEach(Self.tags, id: \.self) { tag in
                    text(tag, 22).padding(.horizontal, 20).frame(height: 44)
                        .background(.white.opacity(0.18), in: Capsule(style: .circular))
                }
            }
        }
        .foregroundStyle(.white)
        .padding(64)
        .frame(width: 1200, height: 630, alignment: .leading)
        // The corners of the gradient's line are those of CSS's 135 degrees.
        .background(
            LinearGradient(
                colors: [
                    Color(red: 0x4F / 255, green: 0x46 / 255, blue: 0xE5 / 255),
                    Color(red: 0x06 / 255, green: 0xB6 / 255, blue: 0xD4 / 255),
                ],
                startPoint: UnitPoint(x: 142.5 / 1200, y: -142.5 / 630),
                endPoint: UnitPoint(x: 1057.5 / 1200, y: 772.5 / 630)))
    }

    private var padded: String { String(String(10_000 + number).suffix(4)) }

    private func text(_ text: String, _ size: CGFloat, _ weight: Font.Weight = .regular) -> some View {
        Text(text).font(.custom("Inter", fixedSize: size).weight(weight))
    }
}

/// The card's picture: a head and shoulders of ellipses before a gradient, 192 × 192 pixels.
struct AvatarDrawing: View {
    var body: some View {
        ZStack(alignment: .topLeading) {
            LinearGradient(
                colors: [
                    Color(red: 250 / 255, green: 190 / 255, blue: 120 / 255),
                    Color(red: 186 / 255, green: 142 / 255, blue: 184 / 255),
                ], startPoint: .topLeading, endPoint: .bottomTrailing)
            ellipse(56, 36, 80, 80, Color(red: 92 / 255, green: 58 / 255, blue: 40 / 255))
            ellipse(64, 52, 64, 72, Color(red: 246 / 255, green: 214 / 255, blue: 184 / 255))
            ellipse(28, 128, 136, 152, Color(red: 38 / 255, green: 70 / 255, blue: 120 / 255))
        }
        .frame(width: 192, height: 192, alignment: .topLeading)
        .clipped()
    }

    private func ellipse(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color) -> some View {
        Ellipse().fill(color).frame(width: width, height: height).offset(x: x, y: y)
            .frame(width: 192, height: 192, alignment: .topLeading)
    }

    /// The picture's pixels.
    @MainActor static func image() -> CGImage? { ImageRenderer(content: AvatarDrawing()).cgImage }
}
