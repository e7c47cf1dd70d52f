import Foundation

extension Scenario {
    /// Reads a scenario's file; files that it names lie beside it.
    ///
    /// - Throws: A `ScenarioError`, which says where the file is wrong and what to write instead.
    public init(contentsOf file: URL) throws {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw ScenarioError("", "'\(file.path)' is not there, or cannot be read")
        }
        try self.init(data, folder: file.deletingLastPathComponent())
    }

    /// Reads a scenario.
    ///
    /// - Parameters:
    ///   - json: What its file holds.
    ///   - folder: Where files lie that it names.
    public init(_ json: Data, folder: URL) throws {
        let value: ScenarioValue
        do {
            value = try JSONDecoder().decode(ScenarioValue.self, from: json)
        } catch {
            throw ScenarioError("", "is no JSON\(Self.place(ofFaultIn: json))")
        }
        self = try ScenarioReader(folder: folder).scenario(value)
    }

    /// Where JSON is not as it has to be, as Foundation tells it: "Invalid value around character 14."
    private static func place(ofFaultIn json: Data) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
            return ""
        } catch {
            let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
            guard let count = text.split(whereSeparator: { !$0.isNumber }).last.flatMap({ Int($0) }) else {
                return text.contains("end of file")
                    ? ": it ends too early; does a bracket or a quote lack its end?" : ""
            }
            let before = json.prefix(count)
            return " in line \(before.count { $0 == UInt8(ascii: "\n") } + 1)"
        }
    }
}

/// What is wrong with a scenario.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where, such as `urls[2].delay`; empty for the whole file.
    public let place: String
    /// What is wrong there, and what is right.
    public let message: String

    init(_ place: String, _ message: String) { (self.place, self.message) = (place, message) }

    public var description: String { place.isEmpty ? message : "\(place): \(message)" }
}
