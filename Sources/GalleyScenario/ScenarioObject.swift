/// An object whose keys are taken one by one; what is left is not known.
struct ScenarioObject {
    let place: String
    private(set) var values: [String: ScenarioValue]
    private var known: [String] = []

    init(_ value: ScenarioValue, at place: String) throws(ScenarioError) {
        guard case .object(let values) = value else {
            throw ScenarioError(place, "is \(value.kind) and has to be an object, {…}")
        }
        (self.place, self.values) = (place, values)
    }

    func has(_ key: String) -> Bool { values[key] != nil }

    /// The values, all of them texts.
    var texts: [String: String] {
        get throws(ScenarioError) {
            var texts: [String: String] = [:]
            for (key, value) in values { texts[key] = try ScenarioReader.text(value, "\(place).\(key)") }
            return texts
        }
    }

    mutating func take<Value>(
        _ key: String, _ read: (ScenarioValue) throws(ScenarioError) -> Value?
    ) throws(ScenarioError) -> Value? {
        known.append(key)
        guard let value = values.removeValue(forKey: key) else { return nil }
        return try read(value)
    }

    mutating func number(_ key: String, _ range: ClosedRange<Double>) throws(ScenarioError) -> Double? {
        let place = place.isEmpty ? key : "\(place).\(key)"
        return try take(key) { value throws(ScenarioError) in
            guard let number = value.number else {
                throw ScenarioError(place, "is \(value.kind) and has to be a number")
            }
            guard range.contains(number) else {
                throw ScenarioError(place, "is not between \(Int(range.lowerBound)) and \(Int(range.upperBound))")
            }
            return number
        }
    }

    /// Keys that would say what frameworks answer which are not here.
    private static let withoutFramework = [
        "location":
            "is not had: Core Location tells no place here; put what needs one behind a type of yours that a preview replaces",
        "permissions":
            "is not had: none of the frameworks that ask for permissions is here (AVFoundation, Contacts, Core Location, Photos, "
            + "User Notifications …), so nothing could ask for them",
    ]

    /// Nothing may be left.
    func end() throws(ScenarioError) {
        guard let key = values.keys.min() else { return }
        // What is asked for in one case alone counts as well.
        let all =
            known + (place.hasPrefix("urls") || place.hasPrefix("files") ? ["json", "text", "file", "base64"] : [])
        if place.isEmpty, let missing = Self.withoutFramework[key] { throw ScenarioError(key, missing) }
        let meant = Spelling.nearest(to: key, among: all)
        throw ScenarioError(
            place.isEmpty ? key : "\(place).\(key)",
            "is no key here"
                + (meant.map { "; is \($0) meant?" } ?? "; keys are \(Set(all).sorted().joined(separator: ", "))"))
    }
}
