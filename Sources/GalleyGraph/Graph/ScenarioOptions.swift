import GalleyScenario

extension RenderOptions {
    /// Takes over what a scenario says of how a view is shown, and of the pictures that `AsyncImage` asks for.
    ///
    /// The size of text and the device are no matter of these options.
    package mutating func take(_ world: ScenarioWorld) {
        let scenario = world.scenario
        storedValues = scenario.defaults.compactMapValues(\.stored)
        if let date = scenario.date { currentDate = date }
        if let zone = scenario.timeZone.flatMap(TimeZone.init(identifier:)) { timeZone = zone }
        guard world.answersRequests else { return }
        imageLoader = { url in
            // It is asked whenever the view is laid out.
            let answer = world.answer(ScenarioWorld.Request(url: url), counts: false)
            guard let answer, answer.failure == nil else {
                throw AssetError(
                    message: answer == nil ? "nothing in the scenario answers" : "the scenario lets it fail")
            }
            guard (200..<300).contains(answer.status) else {
                throw AssetError(message: "the scenario answers with status \(answer.status)")
            }
            return answer.body
        }
    }
}
