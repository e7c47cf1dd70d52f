import Foundation
import Galley
import GalleyGraph
import GalleyScenario
import Testing

/// What `AsyncImage` gets where a scenario says what URLs answer (docs/scenario.md).
@MainActor @Suite("Pictures of scenarios") struct ScenarioPictureTests {
    @Test("A picture is the answer's body; each reason for none is told as it is") func answers() throws {
        var scenario = Scenario()
        scenario.urls = [
            Scenario.Answer("https://a.example/ok.png", body: Data([1, 2])),
            Scenario.Answer("https://a.example/gone.png", status: 404),
            Scenario.Answer("https://a.example/odd.png", status: 300),
            Scenario.Answer("https://a.example/cut.png", failure: .lost),
        ]
        var options = RenderOptions()
        options.take(ScenarioWorld(scenario))
        let loader = try #require(options.imageLoader)
        func answer(_ name: String) throws -> String {
            let url = try #require(URL(string: "https://a.example/\(name).png"))
            do { return "\(Array(try loader(url)))" } catch { return "\(error)" }
        }
        #expect(try answer("ok") == "[1, 2]")
        #expect(try answer("gone") == "the scenario answers with status 404")
        #expect(try answer("odd") == "the scenario answers with status 300")
        #expect(try answer("cut") == "the scenario lets it fail")
        #expect(try answer("none") == "nothing in the scenario answers")
    }
}
