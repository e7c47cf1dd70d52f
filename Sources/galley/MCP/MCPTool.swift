import GalleyRPC

/// A command of ours as a tool: what it takes, and the arguments that come of it.
struct MCPTool: Sendable {
    /// Something that a tool takes.
    struct Parameter: Sendable {
        var name: String
        var type: String
        var text: String
        var choices: [String] = []
        /// The option that it becomes; nil where it is none.
        var option: String?
        var isNeeded = false
    }

    let name: String
    let text: String
    /// The command that is run.
    let command: String
    /// Arguments that it always gets.
    var constant: [String] = []
    var parameters: [Parameter]

    /// As `tools/list` has it.
    var description: JSONValue {
        var properties: [String: JSONValue] = [:]
        for parameter in parameters {
            var schema: [String: JSONValue] = ["type": .text(parameter.type), "description": .text(parameter.text)]
            if parameter.type == "array" { schema["items"] = ["type": "string"] }
            if !parameter.choices.isEmpty { schema["enum"] = .list(parameter.choices.map { .text($0) }) }
            properties[parameter.name] = .object(schema)
        }
        return [
            "name": .text(name), "description": .text(text),
            "inputSchema": [
                "type": "object", "properties": .object(properties),
                "required": .list(parameters.filter(\.isNeeded).map { .text($0.name) }), "additionalProperties": false,
            ],
        ]
    }

    /// What of some arguments is not as described; nil where all is well.
    func fault(in arguments: JSONValue) -> String? {
        guard case .object(let values) = arguments else { return "arguments are an object" }
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                let names = parameters.map(\.name).joined(separator: ", ")
                return "\(self.name) takes no '\(name)'; it takes \(names)"
            }
            if value != .null, let fault = Self.fault(in: value, parameter) { return fault }
        }
        let missing = parameters.first { $0.isNeeded && arguments[$0.name] == nil }
        return missing.map { "\(self.name) needs '\($0.name)': \($0.text)" }
    }

    private static func fault(in value: JSONValue, _ parameter: Parameter) -> String? {
        let isRight =
            switch parameter.type {
            case "string": value.text != nil
            case "number": value.number != nil
            case "boolean": value.bool != nil
            default: value.list?.allSatisfy { $0.text != nil } ?? false
            }
        guard isRight else { return "'\(parameter.name)' is a \(parameter.type)" }
        // What begins with a dash is never taken for an option, and no text ends in the middle.
        let texts = (value.text.map { [$0] } ?? value.list?.compactMap(\.text)) ?? []
        if texts.contains(where: { $0.contains("\0") }) {
            return "'\(parameter.name)' has a character that no text has"
        }
        guard parameter.choices.isEmpty || value.text.map(parameter.choices.contains) ?? true else {
            return "'\(parameter.name)' is one of \(parameter.choices.joined(separator: ", "))"
        }
        return nil
    }

    /// The command's arguments, without its limits.
    func commandLine(_ arguments: JSONValue) -> [String] {
        var line = [command] + constant
        for parameter in parameters {
            guard let option = parameter.option, let value = arguments[parameter.name] else { continue }
            for text in [value].flatMap({ $0.list ?? [$0] }) {
                if let isOn = text.bool {
                    if isOn { line.append(option) }
                } else if let number = text.number {
                    line.append("\(option)=\(Int(exactly: number).map(String.init) ?? String(number))")
                } else {
                    line.append("\(option)=\(text.text ?? "")")
                }
            }
        }
        return line
    }
}
