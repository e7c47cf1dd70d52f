import Foundation
import GalleyProtocol
import Testing

@testable import GalleyDiagnostics

/// A compiler's messages as it writes them for programs. The file is put together by LLVM's documentation of its container
/// (llvm.org/docs/BitCodeFormat.html) and Clang's numbers of blocks, records and severities (clang/Frontend/SerializedDiagnostics.h).
@Suite("Messages in LLVM's container")
struct SerializedDiagnosticTests {
    /// The blocks of a file: which abbreviations messages begin with, the files' names and messages.
    private static let file: Data = {
        var writer = BitstreamWriter()
        writer.block(0, 2) { info in
            info.record(1, [9])
            // 4 is a file's name, 5 a message, 6 a range.
            info.define([.literal(6), .variable(6), .fixed(32), .blob])
            info.define([.literal(2), .fixed(3), .variable(6), .variable(6), .variable(6), .variable(6), .blob])
            info.define([.literal(3), .array, .variable(8)])
        }
        writer.block(8, 3) { $0.record(1, [2]) }
        writer.block(9, 4) { message in
            for (id, name) in [(UInt64(1), "a.swift"), (70, "Größe.swift")] {
                message.begin(4)
                message.variable(id, 6)
                message.fixed(123, 32)
                message.blob(name)
            }
            Self.message(&message, 3, [1, 3, 1000, 0], "cannot find 'a' in scope [cannot_find_in_scope]")
            message.begin(6)
            message.variable(8, 6)
            for number: UInt64 in [1, 3, 5, 0, 1, 4, 300, 0] { message.variable(number, 8) }
            // 7 is this block's own: a change, whose number is read as a number of its own.
            message.define([.fixed(64), .array, .fixed(10), .blob])
            message.begin(7)
            message.fixed(7, 64)
            message.variable(8, 6)
            for number: UInt64 in [70, 100, 1, 0, 70, 100, 1023, 0] { message.fixed(number, 10) }
            message.blob("let b")
            // Texts of letters with six bits, and numbers without bits, are passed over.
            message.define([.literal(40), .variable(0), .array, .character])
            message.begin(8)
            message.variable(2, 6)
            message.fixed(1, 6)
            message.fixed(2, 6)
            message.block(9, 5) { note in
                Self.message(&note, 1, [70, 7, 8, 0], "declared [here] now")
                note.record(3, [70, 7, 1, 0, 70, 7, 9, 0])
            }
        }
        for severity: UInt64 in [2, 4, 5, 0] {
            writer.block(9, 3) { Self.message(&$0, severity, [0, 1, 1, 0], "m [x_1]") }
        }
        return writer.data
    }()

    private static func message(_ writer: inout BitstreamWriter, _ severity: UInt64, _ place: [UInt64], _ text: String)
    {
        writer.begin(5)
        writer.fixed(severity, 3)
        for number in place { writer.variable(number, 6) }
        writer.blob(text)
    }

    @Test("Messages with their places, ranges, changes and notes") func messages() throws {
        var first = CompilerDiagnostic(
            severity: .error, id: "cannot_find_in_scope", text: "cannot find 'a' in scope",
            place: .init(file: "a.swift", line: 3, column: 1000))
        first.ranges = [.init(file: "a.swift", line: 3, column: 5, endLine: 4, endColumn: 300)]
        first.fixes = [
            .init(
                place: .init(file: "Größe.swift", line: 100, column: 1, endLine: 100, endColumn: 1023), text: "let b")
        ]
        var note = CompilerDiagnostic(
            severity: .note, id: "", text: "declared [here] now", place: .init(file: "Größe.swift", line: 7, column: 8))
        note.ranges = [.init(file: "Größe.swift", line: 7, column: 1, endLine: 7, endColumn: 9)]
        first.notes = [note]
        let rest = [ToolMessage.Severity.warning, .error, .note, .note].map {
            CompilerDiagnostic(severity: $0, id: "x_1", text: "m")
        }
        #expect(try CompilerDiagnostic.read(Self.file) == [first] + rest)
    }

    @Test("What is no such file, or is cut off, has no messages that are not whole") func malformed() throws {
        let path = "/tmp/galley-tests-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(CompilerDiagnostic.read(path) == nil)
        try Self.file.write(to: URL(fileURLWithPath: path))
        #expect(CompilerDiagnostic.read(path)?.count == 5)
        #expect(throws: (any Error).self) { try CompilerDiagnostic.read(Data("DIAX".utf8)) }
        #expect(try CompilerDiagnostic.read(Data("DIAG".utf8)) == [])
        let whole = try CompilerDiagnostic.read(Self.file)
        var wrong = 0
        for count in 4..<Self.file.count {
            guard let some = try? CompilerDiagnostic.read(Self.file.prefix(count)) else { continue }
            if some != Array(whole.prefix(some.count)) { wrong += 1 }
        }
        #expect(wrong == 0)
        // Bytes without a meaning end in an error, and nowhere else.
        for byte: UInt8 in [0x00, 0xff, 0x03, 0x55, 0xaa] {
            let noise = Data("DIAG".utf8) + Data(repeating: byte, count: 64)
            #expect(((try? CompilerDiagnostic.read(noise)) ?? []).isEmpty, "\(byte)")
        }
    }
}
