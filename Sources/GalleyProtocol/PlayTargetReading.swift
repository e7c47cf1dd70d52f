// Targets and settings, as scripts have them.
extension PlayStepReader {
    /// A target, which has to be there.
    ///
    /// - Parameter example: A step that has one, for the message.
    mutating func target(_ example: String) throws(PlayScriptError) -> PlayTarget {
        guard let word = rest.popFirst() else { throw fault("a view's name is missing; write it like \(example)") }
        return try target(word, example)
    }

    private func target(_ word: PlayWords.Word, _ example: String) throws(PlayScriptError) -> PlayTarget {
        var (head, name, tail) = (word.before, word.quoted, word.after)
        if name == nil, let (x, y) = Self.pair(head) {
            var point = PlayTarget(.point)
            (point.x, point.y) = (x, y)
            return point
        }
        var number: Int?
        let numbered = name == nil ? head : tail
        if numbered.hasSuffix("]"), let open = numbered.lastIndex(of: "[") {
            let digits = numbered[numbered.index(after: open)...].dropLast()
            guard let value = Int(digits), value >= 1 else {
                throw fault("'\(digits)' is no number that counts from 1; write it like 'Delete'[2]")
            }
            number = value
            if name == nil { head = String(numbered[..<open]) } else { tail = String(numbered[..<open]) }
        }
        guard tail.isEmpty else { throw fault("a space is missing before '\(tail)'") }
        let isPart = head.hasSuffix("~") || name == nil && head.hasPrefix("~")
        if isPart { if name == nil { head.removeFirst() } else { head.removeLast() } }
        if name == nil {
            // id:add, text:Add, button:Add; a role alone; else a name.
            let parts = head.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2, !parts[1].isEmpty, Self.isPrefix(parts[0]) {
                (head, name) = (parts[0] + ":", parts[1])
            } else if PlayTarget.roles.contains(head), !isPart {
                var role = PlayTarget(.role)
                (role.role, role.number) = (head, number)
                return role
            } else {
                (head, name) = ("", head)
            }
        }
        guard var target = Self.made(head) else {
            throw fault(
                "'\(head)' is no kind of name; write id:, label:, text: or a role (\(PlayTarget.roles.joined(separator: ", "))) "
                    + "before the quotes")
        }
        target.name = name ?? ""
        target.isPart = isPart
        target.number = number
        guard !target.name.isEmpty else {
            throw fault("the name is empty; write it like \(example)")
        }
        return target
    }

    private static func isPrefix(_ word: String) -> Bool { made(word + ":") != nil }

    /// A target without a name, of what stands before the name.
    private static func made(_ head: String) -> PlayTarget? {
        if head.isEmpty { return PlayTarget(.any) }
        guard head.hasSuffix(":") else { return nil }
        let word = String(head.dropLast())
        // A text may be a heading, too; a role is what a view is used as.
        switch PlayTarget.Way(rawValue: word) {
        case .identifier: return PlayTarget(.identifier)
        case .label: return PlayTarget(.label)
        case .text: return PlayTarget(.text)
        case .any, .role, .point, nil: break
        }
        guard PlayTarget.roles.contains(word) else { return nil }
        var target = PlayTarget(.role)
        target.role = word
        return target
    }

    /// `120,300`
    static func pair(_ word: String) -> (Double, Double)? {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), abs(x) <= 1e6, abs(y) <= 1e6 else {
            return nil
        }
        return (x, y)
    }

    // MARK: Settings

    mutating func setting() throws(PlayScriptError) -> PlaySetting {
        let name = try text("set appearance dark")
        let value = try text("set \(name) VALUE")
        switch name {
        case "appearance": return .appearance(isDark: try one(of: ["light": false, "dark": true], value))
        case "type-size":
            let sizes = HostVariant.TypeSize.allCases
            return .typeSize(try one(of: Dictionary(uniqueKeysWithValues: sizes.map { ($0.rawValue, $0) }), value))
        case "locale":
            guard value.utf8.count <= 100 else { throw fault("'\(value.prefix(20))…' is no language") }
            return .locale(value == "pseudo" ? "en_XA" : value)
        case "direction": return .direction(try one(of: ["ltr": .leftToRight, "rtl": .rightToLeft], value))
        case "orientation": return .isOnItsSide(try one(of: ["portrait": false, "landscape": true], value))
        case "device":
            guard let device = NamedDevice.named(value) else {
                throw fault("'\(value)' is no device that is known; `galley help play` names some")
            }
            return .device(device.name)
        case "size":
            let parts = value.split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
            guard parts.count == 2, parts.allSatisfy((1...LiveCommand.largestSide).contains) else {
                throw fault("'\(value)' is no size; write it like set size 390x844")
            }
            return .size(HostSize(width: parts[0], height: parts[1]))
        default:
            throw fault(
                "'\(name)' cannot be set; appearance, type-size, locale, direction, orientation, device and size can")
        }
    }

    private func one<Value>(of values: [String: Value], _ word: String) throws(PlayScriptError) -> Value {
        guard let value = values[word] else {
            throw fault("'\(word)' is none of \(values.keys.sorted().joined(separator: ", "))")
        }
        return value
    }
}
