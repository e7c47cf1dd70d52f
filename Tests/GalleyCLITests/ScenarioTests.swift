import Foundation
import Testing

/// `--scenario`: the world that a view is shown in, as data.
@Suite("Scenarios on the command line", .enabled(if: BuiltTool.isTested))
struct ScenarioTests {
    private static let feed = """
        import SwiftUI

        struct Post: Decodable, Identifiable { var id: Int; var title: String }

        struct Feed: View {
            @AppStorage("name") private var name = "nobody"
            @State private var posts: [Post] = []
            @State private var message = "Loading"
            @State private var opened = Date()

            var body: some View {
                List {
                    Text("Hello, \\(name) (\\(UserDefaults.standard.integer(forKey: "visits")))")
                    Text(opened, format: .dateTime.year().month().day().hour().minute())
                    Text(message)
                    ForEach(posts) { Text($0.title) }
                    Button("Reload") { Task { await load() } }
                    Button("Save") { try? Data("saved".utf8).write(to: .documentsDirectory.appendingPathComponent("new.txt")) }
                    Button("What time is it?") { opened = .now }
                }
                .task { await load() }
            }

            func load() async {
                do {
                    let session = URLSession(configuration: .ephemeral)
                    let (data, response) = try await session.data(from: URL(string: "https://api.example.com/posts?page=1")!)
                    guard (response as? HTTPURLResponse)?.statusCode == 200 else { message = "Busy"; return }
                    posts = try JSONDecoder().decode([Post].self, from: data)
                    let notes = URL.documentsDirectory.appendingPathComponent("notes.txt")
                    message = (try? String(contentsOf: notes, encoding: .utf8)) ?? "No notes"
                } catch {
                    message = (error as? URLError)?.code == .notConnectedToInternet ? "Offline" : "\\(error)"
                }
            }
        }

        #Preview { Feed() }
        """

    private static let monday = """
        {
          "urls": [
            {"url": "https://api.example.com/posts*", "status": 503, "times": 1},
            {"url": "/posts", "json": [{"id": 1, "title": "Rain"}, {"id": 2, "title": "Sun"}], "delay": 0.8}
          ],
          "defaults": {"name": "Kay", "visits": 7},
          "files": {"Documents/notes.txt": "Umbrella"},
          "date": "2025-06-09T22:30:00Z", "timeZone": "Europe/Berlin"
        }
        """

    private func folder(_ scenario: String = monday) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.feed, to: "Feed.swift")
        try folder.write(scenario, to: "world.json")
        return folder
    }

    // 22:30 in Greenwich is half past midnight of the next day in Berlin, in summer.
    @Test("A played view finds answers in their order, what is stored, files, the date and the zone") func play() throws
    {
        let folder = try folder()
        let script = """
            expect 'Busy'; expect 'Hello, Kay (7)'; expect 'Jun 10, 2025 at 12:30 AM'; tap 'Reload'; expect no 'Rain'; wait 'Rain' 5
            expect 'Sun'; expect 'Umbrella'; wait 60; tap 'What time is it?'; expect 'Jun 10, 2025 at 12:31 AM'; tap 'Save'
            restart; expect 'Busy'
            """
        try folder.write(script, to: "s.play")
        let output = try folder.galley("play", "Feed.swift", "--scenario", "world.json", "--script", "@s.play")
        #expect(output.status == 0, "\(output.text)\(output.errors)")
    }

    @Test("Requests that nothing answers fail, and are listed; with --strict nothing is drawn") func unanswered() throws
    {
        let folder = try folder("{\"urls\": []}")
        let output = try folder.galley("render", "Feed.swift", "--scenario", "world.json", "-o", "a.png", "--json")
        #expect(output.status == 0, "\(output.errors)")
        let note = "nothing in the scenario answers GET https://api.example.com/posts?page=1; add an answer to its urls"
        #expect(output.text.replacing("\\/", with: "/").contains(note), "\(output.text)")
        let strict = try folder.galley("render", "Feed.swift", "--scenario", "world.json", "-o", "b.png", "--strict")
        #expect(strict.status == 1 && folder.read("b.png") == nil, "\(strict.errors)")
        let played = try folder.galley(
            "play", "Feed.swift", "--scenario", "world.json", "--script", "expect 'Offline'; tree")
        #expect(played.status == 0 && played.text.contains("note: \(note)"), "\(played.text)")
    }

    @Test("It holds in the sandbox, and given options go before it") func sandbox() throws {
        let folder = try folder()
        let output = try folder.galley(
            "play", "Feed.swift", "--scenario", "world.json", "--now", "2020-01-01T00:00:00Z", "--sandbox", "--script",
            "expect 'Busy'; tap 'Reload'; wait 'Rain' 5; expect 'Umbrella'; expect 'Hello, Kay (7)'")
        #expect(output.status == 0, "\(output.text)\(output.errors)")
    }

    @Test("A scenario that is wrong is told before anything is compiled") func wrong() throws {
        let folder = try folder("{\"urls\": [{\"url\": \"/a\", \"dely\": 1}]}")
        let output = try folder.galley("render", "Feed.swift", "--scenario", "world.json")
        #expect(output.status == 64)
        #expect(
            output.errors.contains("the scenario 'world.json': urls[0].dely: is no key here; is delay meant?"),
            "\(output.errors)")
        let none = try folder.galley("render", "Feed.swift", "--scenario", "none.json")
        #expect(none.status == 64 && none.errors.contains("is not there, or cannot be read"), "\(none.errors)")
    }

    @Test("URL.lines is there for a file's code") func lines() throws {
        let folder = try TemporaryFolder()
        try folder.write("one\n\ntwo\n", to: "words.txt")
        try folder.write(
            """
            import SwiftUI
            struct Words: View {
                @State private var words: [String] = []
                var body: some View {
                    Text(words.joined(separator: ", ")).task {
                        do { for try await line in URL(fileURLWithPath: "words.txt").lines { words.append(line) } } catch {}
                    }
                }
            }
            #Preview { Words() }
            """, to: "Words.swift")
        let output = try folder.galley("play", "Words.swift", "--script", "expect 'one, two'")
        #expect(output.status == 0, "\(output.text)\(output.errors)")
    }
}
