import SwiftUI
import Testing

@Suite("Text of bytes, line by line")
struct ByteLineTests {
    private struct Bytes: AsyncSequence {
        var bytes: [UInt8]
        struct AsyncIterator: AsyncIteratorProtocol {
            var bytes: ArraySlice<UInt8>
            mutating func next() async throws -> UInt8? { bytes.popFirst() }
        }
        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: bytes[...]) }
    }

    private func lines(_ text: String) async throws -> [String] {
        var found: [String] = []
        for try await line in Bytes(bytes: Array(text.utf8)).lines { found.append(line) }
        return found
    }

    // Unicode's Technical Standard 18, RL1.6: the ends of lines; Foundation leaves empty lines out.
    @Test func endsOfLines() async throws {
        #expect(
            try await lines("a\nb\r\nc\rd\u{85}e\u{2028}f\u{2029}g\u{B}h\u{C}i") == [
                "a", "b", "c", "d", "e", "f", "g", "h", "i",
            ])
        #expect(try await lines("\n\na\n\n") == ["a"])
        #expect(try await lines("") == [])
        #expect(try await lines("größer ✓ 🐛\nĨ") == ["größer ✓ 🐛", "Ĩ"])
    }

    // As projects read the lists of words and earthquakes that they come with.
    @Test func ofAFile() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("silkworm\nmilkshake\n".utf8).write(to: file)
        var words: [String] = []
        for try await word in file.lines { words.append(word) }
        #expect(words == ["silkworm", "milkshake"])
        #expect(try await file.resourceBytes.reduce(0) { count, _ in count + 1 } == 19)
        let none = file.appendingPathExtension("none")
        await #expect(throws: (any Error).self) { for try await _ in none.lines {} }
    }
}

@Suite("Units of clocks")
struct ClockUnitTests {
    // The time.h of Dispatch, 1000000000ull and so on: what delays are multiplied by.
    @Test func numbers() {
        #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC == 1_000_000 && NSEC_PER_USEC == 1000)
        #expect(USEC_PER_SEC == 1_000_000)
        #expect(UInt64(0.5 * Double(NSEC_PER_SEC)) == 500 * NSEC_PER_MSEC)
    }
}
