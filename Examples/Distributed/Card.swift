import SwiftUI

/// A card for a link, made from a row.
struct Card: View, Decodable {
    var title: String
    var author: String
    var tags: [String]?
    /// For the tests: how a row that crashes is reported.
    var trap: Bool?

    var body: some View {
        if trap == true { fatalError("a planted crash") }
        return VStack(alignment: .leading, spacing: 12) {
            Text(author).font(.headline)
            Text(title).font(.largeTitle).bold()
            HStack {
                ForEach(tags ?? [], id: \.self) { tag in
                    Text(tag).padding(.horizontal, 12).padding(.vertical, 6).background(
                        .white.opacity(0.2), in: Capsule())
                }
            }
        }
        .foregroundStyle(.white)
        .frame(width: 600, height: 315)
        .background(LinearGradient(colors: [.indigo, .cyan], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
}
