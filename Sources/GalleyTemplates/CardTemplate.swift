/// A picture for links to a page, and a table that many are made from.
enum CardTemplate {
    static let files = [
        StartTemplate.File(
            name: "Card.swift",
            text: """
                import SwiftUI

                /// What a link to a page shows: 1200 by 630 pixels at --scale 2. Each property is a column of cards.jsonl.
                struct Card: View, Decodable {
                    var title: String
                    var author: String
                    var topics: [String]

                    var body: some View {
                        VStack(alignment: .leading, spacing: 16) {
                            Text(title)
                                .font(.system(size: 44, weight: .bold))
                                .lineLimit(3)
                                .minimumScaleFactor(0.6)
                            Spacer(minLength: 0)
                            HStack {
                                ForEach(topics, id: \\.self) { topic in
                                    Text(topic)
                                        .font(.headline)
                                        .padding(.horizontal, 12)
                                        .padding(.vertical, 6)
                                        .background(.white.opacity(0.2), in: Capsule())
                                }
                            }
                            Label(author, systemImage: "person.circle.fill")
                                .font(.title3)
                        }
                        .foregroundStyle(.white)
                        .padding(40)
                        .frame(width: 600, height: 315, alignment: .leading)
                        .background(
                            LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
                    }
                }

                #Preview("Card") {
                    Card(title: "How stacks divide their space", author: "A. Author", topics: ["SwiftUI", "Layout"])
                }

                """),
        StartTemplate.File(
            name: "cards.jsonl",
            text: """
                {"name": "stacks", "title": "How stacks divide their space", "author": "A. Author", "topics": ["SwiftUI", "Layout"]}
                {"name": "grids", "title": "Grids, from the outside in", "author": "B. Author", "topics": ["SwiftUI"]}

                """),
    ]

    static let steps = [
        "galley render Card.swift --scale 2 -o card.png",
        "galley batch Card.swift --data cards.jsonl --scale 2 -o 'out/{name}.png'",
        "galley serve-images Card.swift",
    ]
}
