import GalleyScenario
import GalleyTesting
import SwiftUI
import Testing

/// Views in a world that is given as data. Answers are the whole process's: one test after the other.
@MainActor @Suite("Scenarios", .serialized)
struct ScenarioTests {
    @MainActor private final class Feed: ObservableObject {
        @Published var lines: [String] = []

        func load(_ text: String, by session: URLSession) async {
            do {
                let (data, response) = try await session.data(from: URL(string: text)!)
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                lines.append("\(status) \(String(decoding: data, as: UTF8.self))")
            } catch {
                lines.append("error \((error as? URLError)?.code.rawValue ?? 0)")
            }
        }
    }

    private struct FeedView: View {
        let addresses: [String]
        var session: () -> URLSession = { .shared }
        @StateObject private var feed = Feed()
        @AppStorage("name") private var name = "nobody"
        @AppStorage("ratio") private var ratio = 0.5
        @AppStorage("isOn") private var isOn = false
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            VStack {
                Text("\(name) \(ratio) \(isOn)")
                Text(Date(timeIntervalSince1970: 0), format: .dateTime.hour().minute())
                Text(scheme == .dark ? "dark" : "light")
                ForEach(feed.lines, id: \.self) { Text($0) }
            }
            .task { for address in addresses { await feed.load(address, by: session()) } }
        }
    }

    private func texts(_ view: FeedView, _ scenario: Scenario) async -> [String] {
        let tested = host(view, size: CGSize(width: 300, height: 300), scenario: scenario)
        for _ in 0..<20 where tested.elements.count(where: { $0.kind == "Text" }) < 3 + view.addresses.count {
            await tested.settle()
        }
        return tested.elements.filter { $0.kind == "Text" }.compactMap(\.label)
    }

    @Test("Requests are answered by the first that fits, each as often as it says, by every kind of session")
    func answers() async throws {
        var scenario = Scenario()
        scenario.urls = [
            .init("https://example.com/a*", json: [1, "two"]), .init("/b", status: 404, body: Data("gone".utf8)),
            .init("https://late.example/*", failure: .timeout), .init("*", body: Data("rest".utf8)),
        ]
        scenario.urls?[0].times = 1
        let addresses = [
            "https://example.com/a?page=2", "https://example.com/a?page=2", "http://other.example/b#part",
            "https://late.example/x",
        ]
        let expected = ["200 [1,\"two\"]", "200 rest", "404 gone", "error -1001"]
        #expect(await texts(FeedView(addresses: addresses), scenario).suffix(4) == expected[...])
        let sessions: [() -> URLSession] = [
            { URLSession(configuration: .default) }, { URLSession(configuration: .ephemeral) },
        ]
        for session in sessions {
            #expect(await texts(FeedView(addresses: addresses, session: session), scenario).suffix(4) == expected[...])
        }
    }

    @Test("A request that nothing answers fails as without a network, and is listed once") func unanswered()
        async throws
    {
        var scenario = Scenario()
        scenario.urls = []
        let view = FeedView(addresses: ["https://example.com/a", "https://example.com/a"])
        #expect(await texts(view, scenario).last == "error -1009")
        #expect(ScenarioWorld.current?.unanswered == ["GET https://example.com/a"])
        #expect(ScenarioWorld.current?.takeNotes().count == 1)
        #expect(ScenarioWorld.current?.takeNotes() == [])
    }

    // A zone east of Greenwich by an hour at the beginning of 1970.
    @Test("What is stored, the time zone and the appearance are the scenario's") func surroundings() async throws {
        let json = """
            {"defaults": {"name": "Kay", "ratio": 2, "isOn": true}, "timeZone": "Europe/Berlin", "appearance": "dark",
             "locale": "de_DE"}
            """
        let scenario = try Scenario(Data(json.utf8), folder: URL(fileURLWithPath: "/"))
        #expect(await texts(FeedView(addresses: []), scenario) == ["Kay 2.0 true", "01:00", "dark"])
        #expect(UserDefaults.standard.string(forKey: "name") == "Kay")
    }

    @Test(
        "What a scenario's file may not say is told with its place, and what is meant",
        arguments: [
            ("[]", "is a list and has to be an object, {…}"),
            ("{\"date\": \"2025-06-09T10:00:00Z\"\n \"urls\": []}", "is no JSON in line 2"),
            ("{", "is no JSON: it ends too early; does a bracket or a quote lack its end?"),
            ("{\"apearance\": \"dark\"}", "apearance: is no key here; is appearance meant?"),
            (
                "{\"zzz\": 1}",
                "zzz: is no key here; keys are appearance, date, defaults, device, direction, files, locale, timeZone, typeSize, urls"
            ),
            (
                "{\"location\": {\"latitude\": 52.5, \"longitude\": 13.4}}",
                "location: is not had: Core Location tells no place here; put what needs one behind a type of yours that a "
                    + "preview replaces"
            ),
            (
                "{\"permissions\": {}}",
                "permissions: is not had: none of the frameworks that ask for permissions is here (AVFoundation, Contacts, "
                    + "Core Location, Photos, User Notifications …), so nothing could ask for them"
            ),
            ("{\"appearance\": \"drak\"}", "appearance: 'drak' is none of light, dark; is dark meant?"),
            (
                "{\"urls\": [{\"url\": \"/a\"}, {\"url\": \"/b\", \"dely\": 1}]}",
                "urls[1].dely: is no key here; is delay meant?"
            ),
            ("{\"urls\": [{\"url\": \"/a\", \"delay\": -1}]}", "urls[0].delay: is not between 0 and 3600"),
            ("{\"urls\": [{\"url\": \"/a\", \"text\": 1}]}", "urls[0].text: is a number and has to be a text"),
            (
                "{\"urls\": [{\"url\": \"/a\", \"json\": 1, \"text\": \"\"}]}",
                "urls[0]: has json and text; give one of them"
            ),
            (
                "{\"urls\": [{\"url\": \"items\"}]}",
                "urls[0].url: 'items' begins with no https://, no / and no *; no request would fit"
            ),
            (
                "{\"urls\": [{\"url\": \"/a\", \"file\": \"none.json\"}]}",
                "urls[0].file: there is no file 'none.json' beside the scenario"
            ),
            (
                "{\"files\": {\"../x\": \"a\"}}",
                "files[\"../x\"]: is no path in the home folder; write it like Documents/notes.json"
            ),
            ("{\"timeZone\": \"Berlin\"}", "timeZone: 'Berlin' is no zone; write it like Europe/Berlin or GMT"),
        ])
    func wrong(json: String, message: String) throws {
        #expect(throws: ScenarioError.self) {
            do {
                _ = try Scenario(Data(json.utf8), folder: URL(fileURLWithPath: "/nowhere"))
            } catch {
                #expect("\(error)" == message)
                throw error
            }
        }
    }
}
