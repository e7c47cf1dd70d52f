import Foundation

struct Constellation: Decodable, Identifiable {
    var name: String
    var meaning: String
    var stars: [[Double]]
    var lines: [[Int]]
    var id: String { name }

    static let all: [Constellation] = {
        guard let url = Bundle.main.url(forResource: "stars", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return [] }
        return (try? JSONDecoder().decode([Constellation].self, from: data)) ?? []
    }()
}
