/// A script: steps, one a line or with `;` between them. `#` at the beginning of a step begins a comment.
package enum PlayScript {
    /// The steps of a script.
    ///
    /// - Throws: What is wrong with it, and on which line.
    package static func steps(of text: String) throws(PlayScriptError) -> [PlayStep] {
        var steps: [PlayStep] = []
        for words in try PlayWords.steps(of: text) {
            var reader = PlayStepReader(words)
            steps.append(PlayStep(try reader.read(), written: words.written, line: words.line))
        }
        return steps
    }

    /// The names of all steps, as help lists them.
    package static let verbs = [
        "tap", "double-tap", "long-press", "swipe", "drag", "pinch", "rotate", "type", "clear", "key", "scroll", "wait",
        "tree",
        "shot", "expect", "explain", "open", "set", "restart", "reload",
    ]
}

/// Reads one step.
struct PlayStepReader {
    private let step: PlayWords.Step
    var rest: ArraySlice<PlayWords.Word>

    init(_ step: PlayWords.Step) {
        self.step = step
        rest = step.words[...]
    }

    mutating func read() throws(PlayScriptError) -> PlayAction {
        let verb = rest.removeFirst()
        let action = try action(verb.plain ?? "", verb)
        if let word = rest.first { throw fault("'\(word.text)' is one word too many in '\(step.written)'") }
        return action
    }

    private mutating func action(_ verb: String, _ word: PlayWords.Word) throws(PlayScriptError) -> PlayAction {
        switch verb {
        case "tap": .tap(try target("tap 'Add'"), count: 1)
        case "double-tap": .tap(try target("double-tap 'Photo'"), count: 2)
        case "long-press": .press(try target("long-press 'Row' 1"), seconds: try number(0...60) ?? 0.6)
        case "swipe": try swipe()
        case "drag": try drag()
        case "pinch":
            .pinch(
                try target("pinch 'Map' 2"), scale: try needed(0.05...20, "pinch 'Map' 2"),
                seconds: try number(0...60) ?? 0.2)
        case "rotate":
            .rotate(
                try target("rotate 'Dial' 90"), degrees: try needed(-3600...3600, "rotate 'Dial' 90"),
                seconds: try number(0...60) ?? 0.2)
        case "type": try type()
        case "clear": .clear(rest.isEmpty ? nil : try target("clear 'Name'"))
        case "key": try key()
        case "scroll": try scroll()
        case "wait": try wait()
        case "tree": .tree(showsAll: takes("all"))
        case "shot": try shot()
        case "expect": .expect(try expectation())
        case "explain": .explain(try target("explain 'Total'"))
        case "open": .open(try text("open 'app://item/2'"))
        case "set": .set(try setting())
        case "restart": .restart
        case "reload": .reload
        default:
            throw fault("'\(word.text)' is no step; steps are \(PlayScript.verbs.joined(separator: ", "))")
        }
    }

    // MARK: Words

    func fault(_ message: String) -> PlayScriptError { PlayScriptError(line: step.line, message: message) }

    /// Takes a word, where it comes next.
    mutating func takes(_ word: String) -> Bool {
        guard rest.first?.plain == word else { return false }
        rest.removeFirst()
        return true
    }

    mutating func text(_ example: String) throws(PlayScriptError) -> String {
        guard let word = rest.popFirst() else {
            throw fault("'\(step.written)' lacks a word; write it like \(example)")
        }
        return word.text
    }

    /// A number, where one comes next.
    mutating func number(_ range: ClosedRange<Double>) throws(PlayScriptError) -> Double? {
        guard let word = rest.first?.plain, let value = Double(word) else { return nil }
        rest.removeFirst()
        guard range.contains(value) else {
            let (least, most) = (PlayNumber.text(range.lowerBound), PlayNumber.text(range.upperBound))
            throw fault("\(word) is not between \(least) and \(most)")
        }
        return value
    }

    mutating func needed(_ range: ClosedRange<Double>, _ example: String) throws(PlayScriptError) -> Double {
        guard let value = try number(range) else {
            throw fault("'\(step.written)' lacks a number; write it like \(example)")
        }
        return value
    }

    mutating func direction() -> PlayDirection? {
        guard let word = rest.first?.plain, let direction = PlayDirection(rawValue: word) else { return nil }
        rest.removeFirst()
        return direction
    }

    // MARK: Steps of several words

    private mutating func swipe() throws(PlayScriptError) -> PlayAction {
        let before = rest.first.map { $0.plain.flatMap(PlayDirection.init) == nil } ?? true
        let target = before ? try target("swipe left 'Milk'") : nil
        guard let direction = direction() else {
            throw fault("'\(step.written)' lacks up, down, left or right; write it like swipe left 'Milk'")
        }
        var distance = try number(1...10_000)
        let other = target == nil && !rest.isEmpty ? try self.target("swipe left 'Milk'") : target
        if distance == nil { distance = try number(1...10_000) }
        return .swipe(direction, other, distance: distance)
    }

    private mutating func drag() throws(PlayScriptError) -> PlayAction {
        let example = "drag 'Knob' to 200,40 or drag 'Knob' by 100,0"
        let start = try target(example)
        if takes("by") {
            guard let word = rest.popFirst()?.plain, let (x, y) = Self.pair(word) else {
                throw fault("'\(step.written)' lacks a distance; write it like \(example)")
            }
            return .dragBy(start, x: x, y: y, seconds: try number(0...60) ?? 0.2)
        }
        guard takes("to") else { throw fault("'\(step.written)' lacks 'to' or 'by'; write it like \(example)") }
        return .drag(start, to: try target(example), seconds: try number(0...60) ?? 0.2)
    }

    private mutating func type() throws(PlayScriptError) -> PlayAction {
        let text = try text("type 'Milk' into 'New item'")
        guard takes("into") else { return .type(text, into: nil) }
        return .type(text, into: try target("type 'Milk' into 'New item'"))
    }

    private mutating func key() throws(PlayScriptError) -> PlayAction {
        let word = try text("key return or key command+s")
        var parts = word.split(separator: "+", omittingEmptySubsequences: true).map(String.init)
        guard let key = word.hasSuffix("+") ? "+" : parts.popLast() else { throw fault("'key' lacks a key's name") }
        if word.hasSuffix("+") { parts = word.dropLast().split(separator: "+").map(String.init) }
        for modifier in parts where !Self.modifiers.contains(modifier) {
            throw fault("'\(modifier)' is none of \(Self.modifiers.joined(separator: ", "))")
        }
        guard let name = PlayKey.browserNames[key] ?? (key.count == 1 ? key : nil) else {
            throw fault(
                "'\(key)' is no key; keys are single characters and \(PlayKey.browserNames.keys.sorted().joined(separator: ", "))"
            )
        }
        return .key(name, modifiers: parts)
    }

    private static let modifiers = ["shift", "control", "option", "command"]

    private mutating func scroll() throws(PlayScriptError) -> PlayAction {
        if takes("to") { return .scrollTo(try target("scroll to 'Terms'")) }
        let example = "scroll down 300, scroll 'Countries' down or scroll to 'Terms'"
        let inside = rest.first.map { $0.plain.flatMap(PlayDirection.init) == nil } ?? false
        let target = inside ? try target(example) : nil
        guard let direction = direction() else {
            throw fault("'\(step.written)' lacks a direction; write it like \(example)")
        }
        return .scroll(direction, target, distance: try number(0...1_000_000))
    }

    private mutating func wait() throws(PlayScriptError) -> PlayAction {
        if rest.isEmpty { return .waitForRest }
        if let seconds = try number(0...86_400) { return .wait(seconds) }
        let target = try target("wait 2 or wait 'Loaded'")
        return .waitFor(target, seconds: try number(0...86_400) ?? 10)
    }

    private mutating func shot() throws(PlayScriptError) -> PlayAction {
        let path = rest.isEmpty || rest.first?.plain == "scale" ? "" : try text("shot after.png")
        guard takes("scale") else { return .shot(path, scale: nil) }
        return .shot(path, scale: try needed(0.05...8, "shot after.png scale 2"))
    }

    private mutating func expectation() throws(PlayScriptError) -> PlayExpectation {
        let isAbsent = takes("no")
        let count = isAbsent ? nil : try number(0...100_000)
        var expectation = PlayExpectation(try target("expect 'Count: 1' or expect no 'Milk'"))
        expectation.isAbsent = isAbsent
        expectation.count = count.map { Int($0) }
        if takes("enabled") { expectation.isEnabled = true }
        if takes("disabled") { expectation.isEnabled = false }
        if takes("selected") { expectation.isSelected = true }
        if takes("unselected") { expectation.isSelected = false }
        if takes("=") { expectation.value = try text("expect 'Name' = 'Bob'") }
        return expectation
    }
}

/// The keys that have names.
package enum PlayKey {
    /// What scripts call them, and what browsers do (UI Events, `KeyboardEvent.key`), as `LiveCommand` has it.
    package static let browserNames = [
        "return": "Enter", "enter": "Enter", "escape": "Escape", "delete": "Backspace", "deleteForward": "Delete",
        "tab": "Tab", "up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight",
        "home": "Home", "end": "End", "pageUp": "PageUp", "pageDown": "PageDown", "space": " ",
    ]
}
