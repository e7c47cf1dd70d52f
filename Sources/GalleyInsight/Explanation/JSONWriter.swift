import GalleyEngine
import GalleyGraph
import GalleyViews

/// Writes JSON by hand: explanations may lie deeper than `JSONEncoder` goes, and each node is a line.
struct JSONWriter {
    var text = ""
    private var isFirst = [true]

    mutating func open() {
        text += "{"
        isFirst.append(true)
    }

    mutating func close() {
        text += "}"
        isFirst.removeLast()
    }

    mutating func key(_ name: String) {
        if !isFirst[isFirst.count - 1] { text += "," }
        isFirst[isFirst.count - 1] = false
        text += name.json + ":"
    }

    mutating func add(_ name: String, _ value: some JSONValue) {
        key(name)
        text += value.json
    }

    /// Adds what there is; of nil not even the name.
    mutating func add(_ name: String, ifAny value: (some JSONValue)?) {
        if let value { add(name, value) }
    }

    /// A list of objects; nothing where it is empty.
    mutating func list<Element>(
        _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
    ) {
        guard !elements.isEmpty else { return }
        key(name)
        text += "["
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            open()
            write(&self, element)
            close()
        }
        text += "]"
    }
}

/// What a member of an object can be.
protocol JSONValue {
    var json: String { get }
}

extension String: JSONValue {
    /// The text in quotes.
    package var json: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case _ where scalar.value < 0x20:
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension Bool: JSONValue {
    var json: String { self ? "true" : "false" }
}

/// "Unspecified" is null.
extension Double: JSONValue {
    var json: String { isNaN ? "null" : LayoutNumber.json(CGFloat(self)) }
}

extension Int: JSONValue {
    var json: String { Double(self).json }
}

extension Int32: JSONValue {
    var json: String { Double(self).json }
}

extension Array: JSONValue where Element: JSONValue {
    var json: String { "[" + map(\.json).joined(separator: ",") + "]" }
}

extension Size: JSONValue {
    var json: String { [width, height].json }
}

extension Point: JSONValue {
    var json: String { [x, y].json }
}

extension Proposal: JSONValue {
    var json: String { [width, height].json }
}

extension ProposedViewSize: JSONValue {
    var json: String { [width, height].map { $0.map { Double($0) } ?? .nan }.json }
}

extension Insets: JSONValue {
    var json: String { [top, leading, bottom, trailing].json }
}

extension FrameLimits: JSONValue {
    var json: String { [minimum, ideal, maximum].json }
}

extension FrameReason: JSONValue {
    var json: String { "\(self)".json }
}

/// The length along it.
extension LayoutAxis: JSONValue {
    var json: String { Wording.noun(self).json }
}

/// Its number; names are for sentences.
extension GuideKey: JSONValue {
    var json: String { Int32(rawValue).json }
}
