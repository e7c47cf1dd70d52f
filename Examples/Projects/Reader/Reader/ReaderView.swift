import SwiftUI

struct ReaderView: View {
    @Environment(Library.self) private var library
    @State private var feed: Feed.ID? = "Field Notes"
    @State private var article: Article.ID?
    @State private var columns = NavigationSplitViewVisibility.all

    private var shownFeed: Feed? { library.feeds.first { $0.id == feed } }
    private var shownArticle: Article? { shownFeed?.articles.first { $0.id == article } }

    init(article: Article.ID? = nil) { _article = State(initialValue: article) }

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            List(library.feeds, selection: $feed) { feed in
                Label(feed.name, systemImage: feed.symbol)
                    .badge(feed.unread)
            }
            .navigationTitle("Feeds")
        } content: {
            List(shownFeed?.articles ?? [], selection: $article) { ArticleRow(article: $0) }
                .navigationTitle(shownFeed?.name ?? "")
        } detail: {
            if let shownArticle {
                ArticlePage(article: shownArticle)
            } else {
                ContentUnavailableView("Choose an article", systemImage: "doc.text")
            }
        }
        .onChange(of: article) { _, id in
            if let id { library.markRead(id) }
        }
    }
}

struct ArticleRow: View {
    let article: Article

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Circle()
                .fill(article.isRead ? Color.clear : .accent)
                .frame(width: 8, height: 8)
            VStack(alignment: .leading, spacing: 2) {
                Text(article.title)
                    .fontWeight(article.isRead ? .regular : .semibold)
                    .lineLimit(2)
                Text(article.author)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

#Preview("Split view", traits: .landscapeLeft) {
    ReaderView(article: 1)
        .environment(Library())
}
