import Foundation

/// What the project gives for fixed questions, compared with answers that somebody has looked at: a text file of parts, each
/// under a line `## name`. Such a comparison notices any change, where a test of one rule notices those that it thinks of.
///
/// GALLEY_RECORD=1 writes what is given now beside the approved file, with `.new` behind its name. Look at it, and move it
/// over the approved one if every change is meant (docs/contributing/approved.md).
package struct ApprovedText {
    /// One question: its name and what is given for it.
    package struct Part {
        package let name: String
        package let make: () throws -> String

        package init(_ name: String, _ make: @escaping () throws -> String) {
            (self.name, self.make) = (name, make)
        }
    }

    private let file: URL
    private let parts: [Part]

    /// - Parameters:
    ///   - file: The approved file's name, in the folder `__Approved__` of the tests' target.
    ///   - test: The test's source, in a folder of the target.
    package init(_ file: String, _ parts: [Part], beside test: String = #filePath) {
        self.file = Approved.file(file, test)
        self.parts = parts
    }

    /// Each part that is given otherwise than it was approved, with the first line that changed.
    package func differences() throws -> [String] {
        if Approved.isRecording { return [try Approved.record(Data(text().utf8), file)] }
        let approved = Self.sections(of: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
        var found = parts.compactMap { difference(of: $0, approved[$0.name]) }
        let names = Set(parts.map(\.name))
        if names.count != parts.count { found.append("two parts of \(file.lastPathComponent) have one name") }
        for name in approved.keys.sorted() where !names.contains(name) { found.append("\(name): nobody asks for it") }
        return found
    }

    private func difference(of part: Part, _ approved: [Substring]?) -> String? {
        guard let approved else { return "\(part.name): was never approved. \(Approved.advice)" }
        let given = lines(of: part).split(separator: "\n", omittingEmptySubsequences: false)
        guard given != approved else { return nil }
        let index = zip(given, approved).prefix { $0 == $1 }.count
        let both = [given, approved].map { index < $0.count ? $0[index] : "" }
        let alike = zip(both[0], both[1]).prefix { $0 == $1 }.count
        func line(_ lines: [Substring]) -> String {
            index < lines.count ? "\"\(Self.excerpt(lines[index], around: alike))\"" : "nothing"
        }
        return "\(part.name), line \(index + 1): \(line(given)), approved is \(line(approved)). \(Approved.advice)"
    }

    /// A line; of a long one what is around a place.
    private static func excerpt(_ line: Substring, around place: Int) -> String {
        guard line.count > 300 else { return String(line) }
        let start = max(place - 100, 0)
        let end = min(place + 160, line.count)
        return (start > 0 ? "…" : "") + line.dropFirst(start).prefix(end - start) + (end < line.count ? "…" : "")
    }

    private func text() -> String { parts.map { "## \($0.name)\n\(lines(of: $0))\n" }.joined() }

    private func lines(of part: Part) -> String {
        do { return try part.make() } catch { return "error: \(error)" }
    }

    private static func sections(of text: String) -> [String: [Substring]] {
        var sections: [String: [Substring]] = [:]
        var name: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("## ") {
                name = String(line.dropFirst(3))
                sections[name ?? ""] = []
            } else if let name {
                sections[name]?.append(line)
            }
        }
        return sections
    }
}

/// What approved texts and pictures have in common.
package enum Approved {
    /// Whether drawing libraries and fonts are those that the files were approved with: Debian 12's.
    package static let isUsualSystem: Bool = {
        let lines = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.contains("ID=debian") && lines.contains("VERSION_ID=\"12\"")
    }()

    package static let isRecording = ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "1"

    /// An approved file of a test's target.
    package static func file(_ name: String, _ test: String) -> URL {
        URL(fileURLWithPath: test).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("__Approved__").appendingPathComponent(name)
    }

    package static let advice = "If that is meant: GALLEY_RECORD=1, see docs/contributing/approved.md"

    /// Writes a file beside the approved one; returns what to do with it. A machine that nobody watches records nothing.
    package static func record(_ data: Data, _ file: URL) throws -> String {
        guard ProcessInfo.processInfo.environment["CI"] == nil else { return "GALLEY_RECORD is for people, not for CI" }
        let new = file.appendingPathExtension("new")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: new)
        return "recorded. Look at it, then: mv \(new.path) \(file.path)"
    }

    /// A number to a ten-thousandth, so that the last bits of a processor's sine do not matter.
    package static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e11 else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let fixed = Int((value * 10_000).rounded())
        if fixed % 10_000 == 0 { return "\(fixed / 10_000)" }
        return "\(Double(fixed) / 10_000)"
    }

    package static func numbers(_ values: Double...) -> String { values.map(number).joined(separator: " ") }
}
