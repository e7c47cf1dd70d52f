import Foundation

/// Reads a scenario's JSON, and refuses what it does not know.
struct ScenarioReader {
    let folder: URL

    func scenario(_ value: ScenarioValue) throws(ScenarioError) -> Scenario {
        var object = try ScenarioObject(value, at: "")
        var scenario = Scenario()
        scenario.urls = try object.take("urls") { value throws(ScenarioError) in
            try Self.list(value, "urls") { value, place throws(ScenarioError) in try answer(value, place) }
        }
        scenario.defaults =
            try object.take("defaults") { value throws(ScenarioError) in
                try ScenarioObject(value, at: "defaults").values
            } ?? [:]
        scenario.files = try object.take("files") { value throws(ScenarioError) in try files(value) } ?? [:]
        scenario.date = try object.take("date") { value throws(ScenarioError) in
            let text = try Self.text(value, "date")
            guard let date = try? Date(text, strategy: .iso8601) else {
                throw ScenarioError("date", "'\(text)' is no moment; write it like 2025-06-09T10:00:00Z")
            }
            return date
        }
        scenario.timeZone = try object.take("timeZone") { value throws(ScenarioError) in
            let name = try Self.text(value, "timeZone")
            guard TimeZone(identifier: name) != nil else {
                throw ScenarioError("timeZone", "'\(name)' is no zone; write it like Europe/Berlin or GMT")
            }
            return name
        }
        scenario.locale = try object.take("locale") { value throws(ScenarioError) in
            let name = try Self.text(value, "locale")
            let language = Locale(identifier: name).language.languageCode
            guard let language, Locale.LanguageCode.isoLanguageCodes.contains(language) else {
                throw ScenarioError("locale", "'\(name)' is no language; write it like de, de_DE or zh-Hans_CN")
            }
            return name
        }
        scenario.isDark = try object.take("appearance") { value throws(ScenarioError) in
            try Self.choice(value, "appearance", ["light", "dark"]) == "dark"
        }
        scenario.typeSize = try object.take("typeSize") { value throws(ScenarioError) in
            try Self.choice(value, "typeSize", Self.typeSizes)
        }
        scenario.isRightToLeft = try object.take("direction") { value throws(ScenarioError) in
            try Self.choice(value, "direction", ["ltr", "rtl"]) == "rtl"
        }
        scenario.device = try object.take("device") { value throws(ScenarioError) in try Self.text(value, "device") }
        try object.end()
        return scenario
    }

    private static let typeSizes =
        ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
        + (1...5).map { "accessibility\($0)" }

    // MARK: URLs

    private func answer(_ value: ScenarioValue, _ place: String) throws(ScenarioError) -> Scenario.Answer {
        var object = try ScenarioObject(value, at: place)
        let url = try object.take("url") { value throws(ScenarioError) in try Self.text(value, "\(place).url") }
        guard let url else {
            throw ScenarioError(place, "lacks url, such as \"https://example.com/items*\" or \"/items\"")
        }
        guard url == "*" || url.hasPrefix("/") || url.hasPrefix("*") || url.contains("://") else {
            throw ScenarioError("\(place).url", "'\(url)' begins with no https://, no / and no *; no request would fit")
        }
        var answer = Scenario.Answer(url)
        answer.method = try object.take("method") { value throws(ScenarioError) in
            try Self.text(value, "\(place).method").uppercased()
        }
        answer.requestBody = try object.take("requestBody") { value throws(ScenarioError) in
            try Self.text(value, "\(place).requestBody")
        }
        answer.status = try object.number("status", 100...599).map { Int($0) } ?? 200
        answer.delay = try object.number("delay", 0...3600) ?? 0
        answer.times = try object.number("times", 1...1_000_000).map { Int($0) }
        answer.failure = try object.take("failure") { value throws(ScenarioError) in
            let names = Scenario.Fault.allCases.map(\.rawValue)
            return Scenario.Fault(rawValue: try Self.choice(value, "\(place).failure", names))
        }
        let headers = try object.take("headers") { value throws(ScenarioError) in
            try ScenarioObject(value, at: "\(place).headers").texts
        }
        if let content = try content(&object, isNeeded: false) {
            guard answer.failure == nil else {
                throw ScenarioError(place, "has a failure and an answer; give one of them")
            }
            (answer.body, answer.headers) = (content.data, ["Content-Type": content.type])
        }
        answer.headers.merge(headers ?? [:]) { $1 }
        try object.end()
        return answer
    }

    /// What one of the keys `json`, `text`, `file` or `base64` gives, and the type of its media.
    private func content(
        _ object: inout ScenarioObject, isNeeded: Bool
    ) throws(ScenarioError) -> (data: Data, type: String)? {
        let place = object.place
        let found = Self.contents.filter(object.has)
        guard found.count <= 1 else {
            throw ScenarioError(place, "has \(found.joined(separator: " and ")); give one of them")
        }
        guard let key = found.first else {
            guard isNeeded else { return nil }
            throw ScenarioError(place, "lacks its content: a text, or one of json, text, file and base64")
        }
        return try object.take(key) { value throws(ScenarioError) in
            if key == "json" { return (value.json, "application/json") }
            let text = try Self.text(value, "\(place).\(key)")
            switch key {
            case "text": return (Data(text.utf8), "text/plain; charset=utf-8")
            case "file":
                guard let data = try? Data(contentsOf: folder.appendingPathComponent(text)) else {
                    throw ScenarioError("\(place).file", "there is no file '\(text)' beside the scenario")
                }
                return (data, Self.type(of: text))
            default:
                guard let data = Data(base64Encoded: text) else {
                    throw ScenarioError("\(place).base64", "is no base64")
                }
                return (data, "application/octet-stream")
            }
        }
    }

    private static let contents = ["json", "text", "file", "base64"]

    private static func type(of name: String) -> String {
        switch (name as NSString).pathExtension.lowercased() {
        case "json": "application/json"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "webp": "image/webp"
        case "gif": "image/gif"
        case "svg": "image/svg+xml"
        case "html": "text/html; charset=utf-8"
        case "txt", "md", "csv": "text/plain; charset=utf-8"
        default: "application/octet-stream"
        }
    }

    // MARK: Files

    private func files(_ value: ScenarioValue) throws(ScenarioError) -> [String: Data] {
        var files: [String: Data] = [:]
        for (name, value) in try ScenarioObject(value, at: "files").values.sorted(by: { $0.key < $1.key }) {
            let place = "files[\"\(name)\"]"
            let parts = name.split(separator: "/", omittingEmptySubsequences: false)
            guard !name.isEmpty, !parts.contains(""), !parts.contains(".."), !parts.contains(".") else {
                throw ScenarioError(place, "is no path in the home folder; write it like Documents/notes.json")
            }
            if case .text(let text) = value {
                files[name] = Data(text.utf8)
                continue
            }
            var object = try ScenarioObject(value, at: place)
            files[name] = try content(&object, isNeeded: true)?.data
            try object.end()
        }
        return files
    }

    // MARK: Values

    static func text(_ value: ScenarioValue, _ place: String) throws(ScenarioError) -> String {
        guard case .text(let text) = value else { throw ScenarioError(place, "is \(value.kind) and has to be a text") }
        return text
    }

    private static func choice(
        _ value: ScenarioValue, _ place: String, _ choices: [String]
    ) throws(ScenarioError) -> String {
        let text = try text(value, place)
        guard !choices.contains(text) else { return text }
        let meant = Spelling.nearest(to: text, among: choices)
        throw ScenarioError(
            place, "'\(text)' is none of \(choices.joined(separator: ", "))" + (meant.map { "; is \($0) meant?" } ?? "")
        )
    }

    private static func list<Element>(
        _ value: ScenarioValue, _ place: String,
        _ read: (ScenarioValue, String) throws(ScenarioError) -> Element
    ) throws(ScenarioError) -> [Element] {
        guard case .list(let values) = value else {
            throw ScenarioError(place, "is \(value.kind) and has to be a list")
        }
        var elements: [Element] = []
        for (index, value) in values.enumerated() { elements.append(try read(value, "\(place)[\(index)]")) }
        return elements
    }
}
