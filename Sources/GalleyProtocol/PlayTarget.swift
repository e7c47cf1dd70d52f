/// What a step of a script is done to: a view, by one of its names, or a point of the window.
package struct PlayTarget: Codable, Sendable, Hashable {
    /// Which of a view's names is meant.
    package enum Way: String, Codable, Sendable, CaseIterable {
        /// Its identifier, else its label or text.
        case any
        /// What `accessibilityIdentifier` says.
        case identifier = "id"
        /// What assistive technology calls it.
        case label
        /// The text that it shows.
        case text
        /// What it is used as, whatever its name.
        case role
        /// A point of the window.
        case point
    }

    package var way: Way
    /// The name; empty where a role or a point is enough.
    package var name = ""
    /// Whether the name is a part of the view's.
    package var isPart = false
    /// The role that the view has to have, as `LiveNode.Role` calls it.
    package var role: String?
    /// Which of several, counted from 1 in the order of the views.
    package var number: Int?
    /// Of a point, in points.
    package var x = 0.0
    package var y = 0.0

    package init(_ way: Way) { self.way = way }

    /// The roles that a script can name, as `LiveNode.Role` calls them.
    package static let roles = [
        "button", "link", "toggle", "slider", "stepper", "textField", "secureField", "textEditor", "picker", "menu",
        "image", "text", "heading", "list", "scrollView", "progress", "tab", "alert", "sheet", "popover", "container",
    ]

    /// As a script has it.
    package var written: String {
        if way == .point { return "\(PlayNumber.text(x)),\(PlayNumber.text(y))" }
        let quoted = (isPart ? "~" : "") + PlayText.quoted(name)
        let base: String
        switch way {
        case .any, .point: base = quoted
        case .role: base = (role ?? "view") + (name.isEmpty ? "" : ":" + quoted)
        case .identifier, .label, .text: base = "\(way.rawValue):\(quoted)"
        }
        return base + (number.map { "[\($0)]" } ?? "")
    }
}

/// Numbers as people write them.
package enum PlayNumber {
    /// At most two digits behind the point, and none where there is nothing behind it.
    package static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return value < 0 ? "-∞" : value.isNaN ? "nan" : "∞" }
        let hundredths = Int((value * 100).rounded())
        let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let tail = part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
        return (hundredths < 0 ? "-" : "") + "\(whole)\(tail)"
    }
}

/// Texts as scripts write them.
package enum PlayText {
    /// A text in quotes: those that it does not hold itself.
    package static func quoted(_ text: String) -> String {
        let mark: Character = text.contains("'") && !text.contains("\"") ? "\"" : "'"
        var quoted = String(mark)
        for character in text {
            switch character {
            case mark, "\\": quoted += "\\\(character)"
            case "\n", "\r\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default: quoted.append(character)
            }
        }
        return quoted + String(mark)
    }
}
