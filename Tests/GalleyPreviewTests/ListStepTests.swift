import Foundation
import GalleyBytes
import GalleyProtocol
import Testing

/// Steps between lists and their JSON, as `ListEdit` and `KeptRange` say it, and lines of a pipe.
@Suite("Steps between lists")
struct ListStepTests {
    private typealias Edit = ListEdit<String>

    private func edits(_ old: String, _ new: String) -> [Edit]? {
        Edit.edits(from: old.map(String.init), to: new.map(String.init))
    }

    @Test("What stays is kept in ranges, wherever it is now") func ranges() {
        #expect(edits("abc", "abc") == nil && edits("", "") == nil)
        #expect(edits("abcd", "abxdc") == [.kept(0...1), .new("x"), .kept(3...3), .kept(2...2)])
        #expect(edits("abcd", "bcd") == [.kept(1...3)])
        #expect(edits("abcd", "abd") == [.kept(0...1), .kept(3...3)])
        #expect(edits("abcd", "cdab") == [.kept(2...3), .kept(0...1)])
        #expect(edits("ab", "ba") == [.kept(1...1), .kept(0...0)])
        #expect(edits("abc", "") == [] && edits("", "xy") == [.new("x"), .new("y")])
        #expect(edits("ab", "abx") == [.kept(0...1), .new("x")])
        #expect(edits("ab", "xab") == [.new("x"), .kept(0...1)])
    }

    @Test("Of those that are alike the first is taken first, and each once") func alike() {
        #expect(edits("aa", "a") == [.kept(0...0)])
        #expect(edits("aa", "aaa") == [.kept(0...1), .new("a")])
        #expect(edits("aba", "aab") == [.kept(0...0), .kept(2...2), .kept(1...1)])
    }

    @Test("Keys are enough of what was") func keys() {
        let steps = Edit.edits(from: [5, 1, 3], to: ["x", "yyy", "zzzzz"]) { $0.count }
        #expect(steps == [.kept(1...2), .kept(0...0)])
        #expect(Edit.edits(from: [1, 3], to: ["x", "yyy"]) { $0.count } == nil)
    }

    @Test("Numbers, pairs of numbers, and else new items") func json() throws {
        let steps: [Edit] = [.kept(4...4), .kept(5...6), .kept(0...3), .new("n")]
        let text = #"[4,[5,6],[0,3],"n"]"#
        #expect(String(decoding: try JSONEncoder.galley().encode(steps), as: UTF8.self) == text)
        #expect(try JSONDecoder.galley().decode([Edit].self, from: Data(text.utf8)) == steps)
        for wrong in ["[[3,1]]", "[[1]]", "[[1,2,3]]", "[[]]", "[true]"] {
            #expect(throws: DecodingError.self, "\(wrong)") {
                try JSONDecoder.galley().decode([Edit].self, from: Data(wrong.utf8))
            }
        }
        let lists = try JSONDecoder.galley().decode(
            [ListEdit<[Int]>].self, from: Data("[[2,2],[3,1],[1,2,3]]".utf8))
        #expect(lists == [.kept(2...2), .new([3, 1]), .new([1, 2, 3])])
    }

    private func reader(_ text: String, limit: Int) throws -> (Pipe, LineReader) {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try pipe.fileHandleForWriting.close()
        return (pipe, LineReader(pipe.fileHandleForReading.fileDescriptor, limit: limit))
    }

    @Test("A line may be as long as is said, and no longer") func limits() throws {
        var (pipe, lines) = try reader("ab\n123456", limit: 6)
        #expect(try lines.next() == Data("ab".utf8) && lines.offset == 3)
        #expect(try lines.next() == Data("123456".utf8) && lines.offset == 9)
        #expect(try lines.next() == nil && lines.offset == 9)
        (pipe, lines) = try reader("1234567", limit: 6)
        do {
            _ = try lines.next()
            Issue.record("seven bytes are taken for six")
        } catch { #expect(error.reason == "a line has more than 6 bytes") }
        withExtendedLifetime(pipe) {}
    }

    @Test("Bytes between lines, as many as there are") func bytes() throws {
        var (pipe, lines) = try reader("a\nxyz12\nb\n", limit: 100)
        #expect(try lines.next() == Data("a".utf8))
        #expect(try lines.bytes(0) == Data() && lines.offset == 2)
        #expect(try lines.bytes(3) == Data("xyz".utf8) && lines.offset == 5)
        #expect(try lines.next() == Data("12".utf8) && lines.offset == 8)
        #expect(try lines.bytes(2) == Data("b\n".utf8) && lines.offset == 10)
        #expect(try lines.bytes(1) == nil && lines.offset == 10)
        (pipe, lines) = try reader("abc", limit: 100)
        #expect(try lines.bytes(4) == nil && lines.bytes(3) == Data("abc".utf8) && lines.next() == nil)
        var closed = LineReader(-1)
        #expect(throws: LineReader.Failure.self) { try closed.next() }
        withExtendedLifetime(pipe) {}
    }

    @Test("Movements of a scroll view are joined while it moves, of the same one alone")
    func scrolled() {
        func command(_ change: (inout LiveCommand) -> Void) -> LiveCommand {
            var command = LiveCommand(.scrolled)
            (command.element, command.revision, command.y) = ("a", 2, 5)
            change(&command)
            return command
        }
        func count(_ first: (inout LiveCommand) -> Void, _ second: (inout LiveCommand) -> Void) -> Int {
            LiveCommand.joined([command(first), command(second)]).count
        }
        #expect(count({ _ in }, { $0.y = 9 }) == 1)
        #expect(LiveCommand.joined([command { _ in }, command { $0.y = 9 }]).map(\.y) == [9])
        #expect(count({ $0.isMoving = true }, { $0.y = 9 }) == 1)
        #expect(count({ $0.isMoving = false }, { $0.y = 9 }) == 2)
        #expect(count({ _ in }, { $0.isMoving = false }) == 1)
        #expect(count({ _ in }, { $0.element = "b" }) == 2 && count({ _ in }, { $0.revision = 3 }) == 2)
        #expect(
            count({ _ in }, { $0.modifiers = ["shift"] }) == 2
                && count({ _ in }, { $0.kind = .hover }) == 2)
    }

    @Test("Wheels at one place add up along both axes; what is not said is none") func wheels() {
        func wheel(_ x: Double, _ y: Double, _ dx: Double?, _ dy: Double?) -> LiveCommand {
            var command = LiveCommand(.scroll)
            (command.x, command.y, command.dx, command.dy) = (x, y, dx, dy)
            return command
        }
        let joined = LiveCommand.joined([wheel(1, 2, 3, nil), wheel(1, 2, nil, 7), wheel(1, 2, 4, -2)])
        #expect(joined.map(\.dx) == [7] && joined.map(\.dy) == [5])
        #expect(LiveCommand.joined([wheel(1, 2, 3, 4), wheel(1, 3, 3, 4)]).count == 2)
        #expect(LiveCommand.joined([wheel(1, 2, 3, 4), wheel(2, 2, 3, 4)]).count == 2)
        #expect(LiveCommand.joined([]).isEmpty)
    }
}
