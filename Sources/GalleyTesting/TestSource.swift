import Foundation

/// What a test's source tells of its functions: which there are, and where they expect snapshots.
struct TestSource {
    /// The lines of each function's expectations, by its name as it stands in file names; nil where the source cannot be read.
    private let expectations: [(function: String, lines: [Int])]?

    init(path: String) {
        self.init(text: try? String(contentsOfFile: path, encoding: .utf8))
    }

    init(text: String?) {
        expectations = text.map(Self.expectations)
    }

    /// Whether it is certain that no test asks for a reference any more.
    ///
    /// - Parameters:
    ///   - file: The reference's name.
    ///   - reached: The lines of the expectations that were reached.
    ///   - hasFailed: Whether a test of the run failed: it may have ended before its last expectation.
    func asksForNoMore(_ file: String, reached: Set<Int>, hasFailed: Bool) -> Bool {
        guard let expectations else { return !hasFailed }
        let own = expectations.filter { function, _ in
            file.hasPrefix(function) && file.dropFirst(function.count).first.map { "-.".contains($0) } ?? false
        }
        if own.isEmpty { return true }
        return !hasFailed && own.flatMap(\.lines).allSatisfy(reached.contains)
    }

    /// The functions of a source, each with the lines of its expectations: those from its name to the end of its body.
    private static func expectations(_ text: String) -> [(function: String, lines: [Int])] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var found: [(function: String, lines: [Int])] = []
        /// The functions around the current line, each with the depth of the braces around its body.
        var open: [(index: Int, depth: Int, isEntered: Bool)] = []
        var depth = 0
        for (number, line) in lines.enumerated() {
            let code = Self.code(line)
            if let match = code.firstMatch(of: /\bfunc\s+(?:`([^`]+)`|(\w+))/) {
                let name = match.output.1 ?? match.output.2 ?? ""
                found.append((SnapshotNames.fileName(String(name)), []))
                open.append((found.count - 1, depth, false))
            }
            if code.contains("expectSnapshot"), let function = open.last {
                found[function.index].lines.append(number + 1)
            }
            for character in code where character == "{" || character == "}" {
                depth += character == "{" ? 1 : -1
                if character == "{", let last = open.indices.last { open[last].isEntered = true }
                while let last = open.last, last.isEntered, depth <= last.depth { open.removeLast() }
            }
        }
        return found
    }

    /// A line without what stands in quotes and in a comment at its end.
    private static func code(_ line: Substring) -> String {
        var code = ""
        var isText = false
        var previous: Character?
        for character in line {
            if character == "\"", previous != "\\" {
                isText.toggle()
            } else if !isText {
                if character == "/", previous == "/" { break }
                code.append(character)
            }
            previous = character
        }
        return code
    }
}
