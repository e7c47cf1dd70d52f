import Foundation
import Observation

struct Article: Identifiable, Hashable {
    let id: Int
    var title: String
    var author: String
    var text: String
    var minutes: Int
    var isRead = false
}

struct Feed: Identifiable, Hashable {
    var id: String { name }
    var name: String
    var symbol: String
    var articles: [Article]

    var unread: Int { articles.filter { !$0.isRead }.count }
}

@Observable
final class Library {
    var feeds = [
        Feed(
            name: "Field Notes", symbol: "leaf",
            articles: [
                Article(
                    id: 1, title: "The patience of moss", author: "Ada Lind",
                    text:
                        "Moss has no roots. It drinks with every leaf, and when there is nothing to drink it waits.\n\nA cushion of it on a north wall may be older than the house that the wall belongs to.",
                    minutes: 4),
                Article(
                    id: 2, title: "Counting swifts", author: "Ben Ode",
                    text: "They sleep on the wing, or so it is said.", minutes: 6, isRead: true),
            ]),
        Feed(
            name: "Machines", symbol: "gearshape.2",
            articles: [
                Article(
                    id: 3, title: "A clock without hands", author: "Cy Park", text: "It tells the time by warmth.",
                    minutes: 3)
            ]),
    ]

    var article = 1

    func markRead(_ id: Article.ID) {
        for feed in feeds.indices {
            for index in feeds[feed].articles.indices where feeds[feed].articles[index].id == id {
                feeds[feed].articles[index].isRead = true
            }
        }
    }
}
