// A 1200 × 630 card for links that are shared.
import SwiftUI

struct SocialCard: View {
    var title = "Views without a screen"
    var subtitle = "How proposals go down, sizes come back up, and a picture appears in between."
    var author = "Galley Notes"
    var detail = "12 minute read"
    var tags = ["Layout", "Swift", "Linux"]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 12) {
                ForEach(tags, id: \.self) { tag in
                    Text(tag)
                        .font(.system(size: 24, weight: .medium))
                        .padding(.horizontal, 20)
                        .padding(.vertical, 8)
                        .background(Color.white.opacity(0.16), in: Capsule())
                }
                Spacer()
                Image(systemName: "square.3.layers.3d")
                    .font(.system(size: 48))
                    .opacity(0.9)
            }

            Spacer()

            Text(title)
                .font(.system(size: 84, weight: .bold))
                .lineLimit(2)
            Text(subtitle)
                .font(.system(size: 34))
                .opacity(0.8)
                .lineLimit(2)
                .padding(.top, 20)

            Spacer()

            HStack(spacing: 20) {
                Avatar(name: author)
                VStack(alignment: .leading, spacing: 2) {
                    Text(author)
                        .font(.system(size: 28, weight: .semibold))
                    Text(detail)
                        .font(.system(size: 24))
                        .opacity(0.7)
                }
            }
        }
        .foregroundStyle(.white)
        .padding(72)
        .frame(width: 1200, height: 630, alignment: .leading)
        .background(
            LinearGradient(
                colors: [
                    Color(red: 0.10, green: 0.12, blue: 0.32),
                    Color(red: 0.27, green: 0.20, blue: 0.55),
                    Color(red: 0.75, green: 0.32, blue: 0.47),
                ], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
}

/// A circle with the initials of a name.
struct Avatar: View {
    var name: String

    private var initials: String {
        name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
    }

    var body: some View {
        Circle()
            .fill(Color.white.opacity(0.92))
            .frame(width: 76, height: 76)
            .overlay {
                Text(initials)
                    .font(.system(size: 30, weight: .bold, design: .rounded))
                    .foregroundStyle(Color(red: 0.27, green: 0.20, blue: 0.55))
            }
    }
}

#Preview("Social card") {
    SocialCard()
}
