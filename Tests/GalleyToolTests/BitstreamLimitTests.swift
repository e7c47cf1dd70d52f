import Foundation
import GalleyProtocol
import Testing

@testable import GalleyDiagnostics

/// What LLVM's container may hold at its edges (llvm.org/docs/BitCodeFormat.html): widths of 2 to 32 bits for
/// abbreviations' numbers, numbers of 64 bits at the most, blocks inside blocks, and records of the block that
/// describes others.
@Suite("Edges of LLVM's container")
struct BitstreamLimitTests {
    /// What is met in a stream, a word each; `malformed` at the end where it is.
    private func told(_ write: (inout BitstreamWriter) -> Void) -> [String] {
        var bits = BitstreamWriter()
        write(&bits)
        var seen: [String] = []
        do {
            var stream = try Bitstream(bits.data, magic: "DIAG")
            while let item = try stream.next() {
                switch item {
                case .enter(let block): seen.append("enter \(block)")
                case .leave: seen.append("leave")
                case .record(let record):
                    let text = record.text.map { " <\($0)>" } ?? ""
                    seen.append("\(record.code): \(record.values.map(String.init).joined(separator: ","))\(text)")
                }
            }
        } catch {
            seen.append("malformed")
        }
        return seen
    }

    @Test("Blocks have numbers of 2 to 32 bits") func widths() {
        func width(_ width: Int) -> [String] {
            told { bits in
                bits.enter(9, width)
                bits.record(5, [1, 300])
                bits.leave(2)
            }
        }
        for right in [2, 3, 31, 32] { #expect(width(right) == ["enter 9", "5: 1,300", "leave"], "\(right)") }
        #expect(width(33) == ["malformed"])
        let narrow = told { bits in
            bits.fixed(1, 2)
            bits.variable(9, 8)
            bits.variable(1, 4)
            bits.align()
            bits.fixed(0, 64)
        }
        #expect(narrow == ["malformed"])
    }

    @Test("Blocks lie in each other, and what was the case around one is so behind it") func nesting() {
        let seen = told { bits in
            bits.enter(9, 3)
            bits.enter(200, 5)
            bits.record(1, [])
            bits.leave(3)
            bits.record(2, [31, 32, 1_000_000])
            bits.leave(2)
            bits.enter(1, 4)
            bits.leave(2)
        }
        let all = ["enter 9", "enter 200", "1: ", "leave", "2: 31,32,1000000", "leave", "enter 1", "leave"]
        #expect(seen == all)
        let deep = told { bits in for _ in 0..<64 { bits.enter(1, 2) } }
        #expect(deep.count == 65 && deep.last == "malformed" && deep[63] == "enter 1", "none of them ends")
        let deeper = told { bits in for _ in 0..<65 { bits.enter(1, 2) } }
        #expect(deeper.count == 65 && deeper.last == "malformed")
        #expect(told { $0.leave(2) } == ["malformed"], "nothing was entered")
    }

    @Test("Numbers of up to 64 bits") func numbers() {
        let large: [UInt64] = [0, 31, 32, 63, 64, 1 << 32, UInt64.max]
        let seen = told { bits in
            bits.enter(3, 3)
            bits.record(9, large)
            bits.leave(2)
        }
        #expect(seen == ["enter 3", "9: 0,31,32,63,64,4294967296,18446744073709551615", "leave"])
        let endless = told { bits in
            bits.fixed(3, 2)
            for _ in 0..<20 { bits.fixed(0b100000, 6) }
        }
        #expect(endless == ["malformed"])
    }

    private func abbreviation(_ bits: inout BitstreamWriter, _ parts: [(encoding: UInt64, value: UInt64?)]) {
        bits.fixed(2, bits.width)
        bits.variable(UInt64(parts.count), 5)
        for part in parts {
            bits.fixed(0, 1)
            bits.fixed(part.encoding, 3)
            if let value = part.value { bits.variable(value, 5) }
        }
    }

    @Test("Abbreviations are numbered from 4, in the order in which they are defined") func abbreviations() {
        let seen = told { bits in
            bits.enter(9, 4)
            self.abbreviation(&bits, [(1, 3), (2, 6)])
            self.abbreviation(&bits, [(1, 5), (3, nil), (1, 7), (5, nil)])
            bits.fixed(5, 4)
            bits.fixed(17, 5)
            bits.variable(3, 6)
            for value: UInt64 in [1, 2, 127] { bits.fixed(value, 7) }
            bits.variable(2, 6)
            bits.align()
            for byte in "hé".utf8.prefix(2) { bits.fixed(UInt64(byte), 8) }
            bits.align()
            bits.fixed(4, 4)
            bits.fixed(6, 3)
            bits.variable(99, 6)
            bits.leave(2)
        }
        #expect(seen == ["enter 9", "17: 1,2,127 <h\u{FFFD}>", "6: 99", "leave"])
        let undefined = told { bits in
            bits.enter(9, 4)
            bits.fixed(4, 4)
        }
        #expect(undefined == ["enter 9", "malformed"])
    }

    @Test("What no abbreviation can be") func malformed() {
        func defined(_ parts: [(encoding: UInt64, value: UInt64?)], use: Bool = true) -> [String] {
            told { bits in
                bits.enter(9, 3)
                self.abbreviation(&bits, parts)
                if use { bits.fixed(4, 3) } else { bits.leave(2) }
                bits.fixed(0, 64)
            }
        }
        #expect(defined([(6, nil)]) == ["enter 9", "malformed"] && defined([(0, nil)]) == ["enter 9", "malformed"])
        #expect(defined([(1, 65)]) == ["enter 9", "malformed"], "wider than a number")
        #expect(defined([(1, 64)]).dropFirst().first == "0: ")
        #expect(defined([(3, nil)]) == ["enter 9", "malformed"], "a list of nothing")
        #expect(defined([]) == ["enter 9", "malformed"], "a record has a code")
        #expect(defined([(2, 1)]) == ["enter 9", "malformed"], "a number of one bit does not end")
        let many = told { bits in
            bits.enter(9, 3)
            self.abbreviation(&bits, Array(repeating: (4, nil), count: 257))
        }
        #expect(many == ["enter 9", "malformed"])
        let most = told { bits in
            bits.enter(9, 3)
            self.abbreviation(&bits, Array(repeating: (4, nil), count: 256))
            bits.leave(2)
        }
        #expect(most == ["enter 9", "leave"])
    }

    @Test("The block that describes others, for those of its number alone") func descriptions() {
        let seen = told { bits in
            bits.enter(0, 2)
            bits.record(1, [9])
            self.abbreviation(&bits, [(1, 4)])
            bits.record(2, [8])
            bits.record(1, [10])
            self.abbreviation(&bits, [(1, 5)])
            bits.leave(2)
            bits.enter(9, 3)
            bits.fixed(4, 3)
            bits.fixed(15, 4)
            bits.leave(2)
            bits.enter(10, 3)
            bits.fixed(4, 3)
            bits.fixed(16, 5)
            bits.leave(2)
            bits.enter(11, 3)
            bits.fixed(4, 3)
        }
        #expect(seen == ["enter 9", "15: ", "leave", "enter 10", "16: ", "leave", "enter 11", "malformed"])
        let nameless = told { bits in
            bits.enter(0, 2)
            self.abbreviation(&bits, [(1, 4)])
        }
        #expect(nameless == ["malformed"], "it says not of which block")
    }

    @Test("Another beginning, and texts that end early") func cut() {
        #expect(throws: (any Error).self) { try Bitstream(Data("DIAX".utf8), magic: "DIAG") }
        #expect(throws: (any Error).self) { try Bitstream(Data("DIA".utf8), magic: "DIAG") }
        #expect(told { _ in } == [])
        func blob(_ said: UInt64, _ bytes: Int) -> [String] {
            told { bits in
                bits.enter(9, 3)
                self.abbreviation(&bits, [(1, 4), (5, nil)])
                bits.fixed(4, 3)
                bits.fixed(2, 4)
                bits.variable(said, 6)
                bits.align()
                for _ in 0..<bytes { bits.fixed(0x61, 8) }
            }
        }
        #expect(blob(4, 4) == ["enter 9", "2:  <aaaa>", "malformed"], "the block has no end")
        #expect(blob(5, 4) == ["enter 9", "malformed"] && blob(0, 0) == ["enter 9", "2:  <>", "malformed"])
    }

    @Test("Severities, places and names of a message") func messages() throws {
        func message(_ severity: UInt64, _ place: [UInt64], _ text: String) throws -> [CompilerDiagnostic] {
            var bits = BitstreamWriter()
            bits.enter(9, 3)
            abbreviation(&bits, [(3, nil), (2, 6), (5, nil)])
            for (numbers, text) in [([6, 7, 0, 0, 0] as [UInt64], "a.swift"), ([2, severity] + place, text)] {
                bits.fixed(4, 3)
                bits.variable(UInt64(numbers.count), 6)
                for number in numbers { bits.variable(number, 6) }
                bits.variable(UInt64(text.utf8.count), 6)
                bits.align()
                for byte in text.utf8 { bits.fixed(UInt64(byte), 8) }
                bits.align()
            }
            bits.leave(2)
            return try CompilerDiagnostic.read(bits.data)
        }
        // Clang's levels: ignored, note, warning, error, fatal, remark.
        let levels = try (0...5).map { try message($0, [7, 1, 1, 0], "m").map(\.severity) }
        #expect(levels == [[.note], [.note], [.warning], [.error], [.error], [.note]])
        let there = try message(3, [7, 12, 34, 0], "no [x] y [some_id]")
        #expect(there.first?.place == ToolMessage.Place(file: "a.swift", line: 12, column: 34))
        #expect(there.first?.text == "no [x] y" && there.first?.id == "some_id")
        for place: [UInt64] in [[7, 0, 3, 0], [8, 1, 3, 0], [0, 1, 1, 0]] {
            #expect(try message(3, place, "m").map(\.place) == [nil], "\(place)")
        }
        #expect(try message(3, [7, 1, 1], "m").map(\.text) == [""], "fewer than five numbers say nothing")
        let others = try ["m [a b]", "m [a]b", "m[a]", "[a]", "m [a-b]", "m [_9]"].map {
            try message(1, [7, 1, 1, 0], $0)[0]
        }
        #expect(others.map(\.id) == ["", "", "", "", "", "_9"] && others.map(\.text).first == "m [a b]")
    }
}
