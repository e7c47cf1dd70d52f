// Image files and what views make of them: every format, borders that keep their size, tiles, stencils, light and dark.
import SwiftUI

/// A picture above its name.
struct Sample<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 6) {
            content.frame(height: 64)
            Text(title).font(.caption).foregroundStyle(.secondary)
        }
    }
}

struct Pictures: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(alignment: .bottom, spacing: 16) {
                Sample(title: "JPEG, turned by EXIF") { Image("photo").resizable().scaledToFit() }
                Sample(title: "WebP") { Image("landscape").resizable().scaledToFit() }
                Sample(title: "SVG") { Image("badge") }
                Sample(title: "GIF") { Image("heart") }
            }
            HStack(alignment: .bottom, spacing: 16) {
                Sample(title: "its own size") { Image("bubble") }
                Sample(title: "nine parts") { bubble(.stretch) }
                Sample(title: "nine parts, tiled") { bubble(.tile) }
            }
            HStack(alignment: .bottom, spacing: 16) {
                Sample(title: "tiles") {
                    Image("weave").resizable(resizingMode: .tile).frame(width: 100)
                }
                Sample(title: "interpolation(.none)") {
                    Image("heart").interpolation(.none).resizable().scaledToFit()
                }
                Sample(title: "interpolation(.high)") {
                    Image("heart").interpolation(.high).resizable().scaledToFit()
                }
            }
            HStack(alignment: .bottom, spacing: 16) {
                Sample(title: "template") { Image("leaf").foregroundStyle(.green) }
                Sample(title: "with a gradient") {
                    Image("leaf").foregroundStyle(
                        LinearGradient(colors: [.yellow, .pink], startPoint: .top, endPoint: .bottom))
                }
                Sample(title: "original") { Image("leaf").renderingMode(.original) }
                Sample(title: "antialiased") {
                    HStack {
                        Image("weave").resizable().frame(width: 30, height: 30).rotationEffect(.degrees(20))
                        Image("weave").resizable().antialiased(false).frame(width: 30, height: 30)
                            .rotationEffect(.degrees(20))
                    }
                    .padding(6)
                }
            }
        }
        .padding(20)
        .background(Color("Panel"))
    }

    private func bubble(_ mode: Image.ResizingMode) -> some View {
        Image("bubble")
            .resizable(capInsets: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10), resizingMode: mode)
            .frame(width: 110)
    }
}

#Preview("Pictures") { Pictures() }

#Preview("Pictures in the dark") { Pictures().environment(\.colorScheme, .dark) }
