import SwiftUI

struct ArticlePage: View {
    let article: Article
    @AppStorage("textSize") private var textSize = 18.0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text(article.title)
                    .font(.system(.largeTitle, design: .serif, weight: .bold))
                HStack {
                    Text("by \(article.author)")
                    Spacer()
                    Text("\(article.minutes) min")
                }
                .font(.subheadline)
                .foregroundStyle(.secondary)
                Divider()
                Text(article.text)
                    .font(.system(size: textSize, design: .serif))
                    .lineSpacing(6)
            }
            .frame(maxWidth: 560)
            .padding()
            .frame(maxWidth: .infinity)
        }
        .background(Color.paper)
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Smaller", systemImage: "textformat.size.smaller") { textSize -= 2 }
                    .disabled(textSize <= 14)
                Button("Larger", systemImage: "textformat.size.larger") { textSize += 2 }
                ShareLink(item: article.title)
            }
        }
    }
}

#Preview("Article") {
    NavigationStack { ArticlePage(article: Library().feeds[0].articles[0]) }
}
