import Foundation
import GalleyProtocol

/// The host's standard error on its way to ours, line by line as it comes, without what the runtime and the host add when a
/// program crashes: a stack of addresses without names, and notes for us.
package struct HostErrors {
    /// What the host's notes tell; see Sources/galley-host/crash.c.
    package private(set) var crash: CrashNote?
    /// Whether the runtime said that it got no memory.
    package private(set) var lackedMemory = false
    /// The last line that was passed on, or would have been: what the runtime says of a crash is there.
    package private(set) var lastLine: String?
    /// What a layout that is checked was asked last.
    package private(set) var example: String?
    private let isShown: Bool
    private var rest = Data()
    /// Lines that wait; nil where they are passed on as they come.
    private var held: Data?
    private static let mostHeld = 1 << 20

    /// - Parameters:
    ///   - isShown: Whether lines go to standard error at all.
    ///   - isHeld: Whether they wait until it is known whether the same work is done again, and says the same again.
    package init(isShown: Bool, isHeld: Bool = false) {
        self.isShown = isShown
        held = isHeld ? Data() : nil
    }

    /// From now on lines are passed on as they come.
    ///
    /// - Parameter isAgain: Whether those that have waited are said once more elsewhere.
    package mutating func release(isAgain: Bool = false) {
        guard let lines = held else { return }
        held = nil
        if !isAgain { show(lines) }
    }

    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        rest.append(contentsOf: bytes)
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            take(rest[...end])
            rest = rest[(end + 1)...]
        }
        // Data keeps what was cut off in front. A line without an end is passed on in parts.
        rest = Data(rest)
        if rest.count > 1 << 20 { finish() }
    }

    /// Takes the last line, which need not have an end.
    package mutating func finish() {
        if !rest.isEmpty { take(rest) }
        rest = Data()
    }

    private mutating func take(_ line: Data.SubSequence) {
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix(HostNote.example) {
            example = text.dropFirst(HostNote.example.count).trimmingCharacters(in: .whitespacesAndNewlines)
            return
        }
        if let note = CrashNote(line: text) {
            crash = note
            return
        }
        if Self.isAboutMemory(text) { lackedMemory = true }
        guard !Self.isStackLine(text) else { return }
        if text.contains(where: { !$0.isWhitespace }) {
            lastLine = text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        held?.append(line)
        if held == nil { show(line) }
        if let held, held.count > Self.mostHeld { release() }
    }

    private func show(_ lines: Data) {
        guard isShown else { return }
        try? FileHandle.standardError.write(contentsOf: lines)
    }

    /// `Current stack trace:`, or `3    libswiftCore.so    0x00007fed414f94f0 name + 303`.
    private static func isStackLine(_ line: String) -> Bool {
        if line.hasPrefix("Current stack trace:") { return true }
        let words = line.split(separator: " ")
        return words.count > 3 && Int(words[0]) != nil && words[2].count == 18 && words[2].hasPrefix("0x")
    }

    private static func isAboutMemory(_ line: String) -> Bool {
        ["failed to allocate", "Could not allocate memory", "std::bad_alloc", "unable to allocate memory"]
            .contains { line.contains($0) }
    }
}

/// What the host writes in one line when its code crashes.
package struct CrashNote {
    /// Whether the stack was used up.
    package var isStackOverflow = false
    /// Whether no more memory was to be had.
    package var isOutOfMemory = false
    /// Where in the compiled file the code was, innermost first: offsets into the library.
    package var places: [UInt64] = []

    /// `galley-host: crash [stack] [memory] 1a2b 3c4d …`
    package init?(line: String) {
        let words = line.split { $0 == " " || $0 == "\n" }
        guard words.starts(with: ["galley-host:", "crash"]) else { return nil }
        for word in words.dropFirst(2) {
            switch word {
            case "stack": isStackOverflow = true
            case "memory": isOutOfMemory = true
            default: UInt64(word, radix: 16).map { places.append($0) }
            }
        }
    }
}
