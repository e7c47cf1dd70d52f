import Foundation
import GalleyProtocol
import Testing

@testable import GalleyProcesses

/// What a host says on standard error, what it answers, and what its end means: docs/cli.md for statuses, Sources/galley-host/crash.c for the
/// notes.
@Suite("What a host says")
struct HostWordsTests {
    private func errors(_ pieces: [String], held: Bool = false) -> HostErrors {
        var errors = HostErrors(isShown: false, isHeld: held)
        for piece in pieces {
            var text = piece
            text.withUTF8 { errors.append(UnsafeRawBufferPointer($0)) }
        }
        errors.finish()
        return errors
    }

    @Test("Lines") func lines() {
        let said = errors(["first\nsec", "ond\n   \n"])
        #expect(
            said.lastLine == "second" && said.crash == nil && !said.lackedMemory && !said.hasRunOut
                && said.example == nil)
        #expect(errors(["no end"]).lastLine == "no end" && errors([]).lastLine == nil)
        let stack = "Current stack trace:\n3    libswiftCore.so    0x00007fed414f94f0 name + 303\n"
        #expect(errors(["words\n" + stack]).lastLine == "words")
        for line in [
            "3 lib 0x00007fed414f94f name", "x lib 0x00007fed414f94f0 name", "3 lib 0x00007fed414f94f0",
            "3 lib 0y00007fed414f94f0 n",
        ] {
            #expect(errors(["words\n\(line)\n"]).lastLine == line, "\(line)")
        }
        for words in [
            "failed to allocate", "Could not allocate memory", "std::bad_alloc",
            "unable to allocate memory",
        ] {
            #expect(errors(["x \(words) y\n"]).lackedMemory && errors([words]).hasRunOut, "\(words)")
        }
        let crash = errors(["galley-host: crash stack 1a2b ff\n"])
        #expect(
            crash.crash?.isStackOverflow == true && crash.crash?.isOutOfMemory == false
                && crash.crash?.places == [0x1a2b, 0xff])
        #expect(
            errors(["galley-host: crash memory\n"]).hasRunOut && crash.lastLine == nil && !crash.hasRunOut
        )
        #expect(
            CrashNote(line: "galley-host: crashed") == nil && CrashNote(line: "crash galley-host:") == nil
                && CrashNote(line: "galley-host: crash zz")?.places == [])
        #expect(errors([HostNote.example + " four children \n"]).example == "four children")
        var held = errors(["a\n"], held: true)
        held.release(isAgain: true)
        held.release()
        #expect(held.lastLine == "a")
    }

    @Test("What the end of a host means") func endings() {
        let allowance = HostAllowance(time: "7", memory: 9)
        func told(_ ending: Subprocess.Ending, _ said: [String] = [], place: String = "") -> String {
            let (status, message) = ending.explained(errors(said), allowance, place: place)
            return "\(status) \(message)"
        }
        #expect(
            told(.timeout)
                == "124 its code ran longer than 7 seconds and was stopped; give it more time with --timeout"
        )
        #expect(told(.exit(status: 69)).hasPrefix("69 the host could not begin; "))
        #expect(
            told(.exit(status: 0)) == "70 its code ended the process with status 0"
                && told(.exit(status: 70)) == "70 its code ended the process with status 70")
        #expect(
            told(.signal(6), ["std::bad_alloc\n"])
                == "71 its code needs more memory than the limit of 9 MB; raise that with --memory")
        #expect(
            told(.signal(11), ["galley-host: crash stack\n"], place: " in the body of Card")
                == "70 its code crashed: stack overflow in the body of Card. It calls itself without end, or very many times"
        )
        #expect(told(.signal(11)) == "70 its code crashed: SIGSEGV (signal 11); what it said is above")
        #expect(
            told(.signal(50), [HostNote.example + " B\n"])
                == "70 its code, asked about B, crashed: signal 50; what it said is above")
        let names: [Int32: String] = [
            6: "SIGABRT", 9: "SIGKILL", 15: "SIGTERM", 4: "SIGILL", 8: "SIGFPE", 7: "SIGBUS",
            5: "SIGTRAP", 13: "SIGPIPE", 2: "SIGINT", 24: "SIGXCPU", 25: "SIGXFSZ", 31: "SIGSYS",
        ]
        for (number, name) in names {
            #expect(Subprocess.Ending.name(of: number) == "\(name) (signal \(number))")
        }
        #expect(
            Subprocess.Ending.exit(status: 0).isSuccess && !Subprocess.Ending.exit(status: 1).isSuccess
                && !Subprocess.Ending.timeout.isSuccess)
    }

    private static func line(_ event: HostEvent) throws -> String {
        String(decoding: try JSONEncoder.galley().encode(event), as: UTF8.self) + "\n"
    }

    private static func end(_ pictures: [Int]) throws -> String {
        var result = HostResult(name: "A")
        (result.pictures, result.outputs) = (pictures, ["/etc/passwd"])
        return try line(.end(result))
    }

    /// The events that pieces of an answer come to.
    private func events(_ pieces: [String], pictures: Int = 2, most: Int = 1000) throws -> [String] {
        var answer = HostAnswer(pictures: pictures, mostBytes: most)
        var told: [String] = []
        for piece in pieces {
            var text = piece
            try text.withUTF8 { try answer.append(UnsafeRawBufferPointer($0)) }
            while let event = try answer.next() {
                switch event {
                case .making(let place): told.append("making \(place)")
                case .views(let names): told.append("views \(names.joined(separator: ","))")
                case .begin: told.append("begin")
                case .image(let url): told.append("image \(url)")
                case .end(let result, let pictures):
                    told.append(
                        "end \(result.outputs.count) "
                            + pictures.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ","))
                }
            }
        }
        return told
    }

    @Test("An answer, in whatever pieces it comes") func answers() throws {
        let whole =
            try Self.line(.making(place: 3)) + Self.line(.views(names: ["A", "B"])) + Self.line(.begin)
            + Self.line(.image(url: "u"))
            + Self.end([3, 2]) + "abc" + "de" + Self.end([]) + Self.line(.begin)
        let told = ["making 3", "views A,B", "begin", "image u", "end 0 abc,de", "end 0 ", "begin"]
        #expect(try events([whole]) == told && events(whole.map { String($0) }) == told)
        #expect(try events([whole, whole, whole]) == told + told + told)
        let half = whole.index(whole.startIndex, offsetBy: whole.count / 2)
        #expect(try events([String(whole[..<half]), String(whole[half...])]) == told)
        #expect(try events([Self.end([3, 2]) + "abcd"]).isEmpty, "a picture is not whole")
        #expect(try events([Self.end([0, 2]) + "ab"]) == ["end 0 ,ab"])
    }

    @Test("An answer that makes no sense") func nonsense() throws {
        #expect(throws: HostAnswer.Nonsense.self) { try events(["words\n"]) }
        for sizes in [[1], [1, 2, 3], [-1, 1], [1, 1001]] {
            #expect(throws: HostAnswer.Nonsense.self, "\(sizes)") { try events([Self.end(sizes)]) }
        }
        #expect(try events([String(repeating: "x", count: 1000)]).isEmpty)
        #expect(throws: HostAnswer.Nonsense.self) { try events([String(repeating: "x", count: 1001)]) }
        #expect(throws: HostAnswer.Nonsense.self) {
            try events([String(repeating: "x", count: 600), String(repeating: "x", count: 401)])
        }
        let begin = try Self.line(.begin)
        #expect(
            try events([String](repeating: begin, count: 200)).count == 200, "what is read does not count"
        )
    }

    @Test("Bars and times") func bars() {
        #expect(
            ProgressBar.bar(0) == String(repeating: "░", count: 24) + " 0 %"
                && ProgressBar.bar(1) == String(repeating: "█", count: 24) + " 100 %")
        #expect(
            ProgressBar.bar(0.5) == String(repeating: "█", count: 12) + String(repeating: "░", count: 12)
                + " 50 %")
        let times = [
            (0.0, "0 s"), (0.1, "1 s"), (59, "59 s"), (59.1, "1 min 0 s"), (61, "1 min 1 s"),
            (3599, "59 min 59 s"), (3600, "1 h 0 min"), (7500, "2 h 5 min"), (1e12, "277777 h 46 min"),
        ]
        for (seconds, text) in times { #expect(ProgressBar.time(seconds) == text, "\(seconds)") }
        let limits = [
            (1.0, "1"), (0.5, "0.5"), (60, "60"), (1e9, "1000000000.0"), (999_999_999, "999999999"),
        ]
        for (seconds, text) in limits { #expect(TimeLimit(seconds: seconds).text == text) }
        #expect(
            TimeLimit(seconds: 0).milliseconds == 0 && TimeLimit(seconds: -1).milliseconds == 0
                && TimeLimit(seconds: 1e9).milliseconds == Int32.max)
        #expect((3_590_000...3_600_000).contains(TimeLimit(seconds: 3600).milliseconds))
    }

    @Test("Sums of bytes, and the mark of a build") func sums() throws {
        // Worked out by the formula in the type's comment, with Python.
        #expect(ContentSum().hex == "9e3779b97f4a7c15")
        #expect(
            ContentSum(Data("abcdefgh".utf8)) != ContentSum(Data("abcdefgi".utf8))
                && ContentSum(Data([0])) != ContentSum(Data([0, 0])))
        #expect(ContentSum(Data("abcdefghi".utf8)).hex.count == 16)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("galley-elf-\(UUID())")
            .path
        defer { unlink(path) }
        // An ELF file of 64 bits: its head, a program header (a segment of notes), and two notes, of which the second is the mark.
        var elf = [UInt8](repeating: 0, count: 64 + 2 * 56)
        elf.replaceSubrange(0..<5, with: [0x7f, 0x45, 0x4c, 0x46, 2])
        (elf[32], elf[54], elf[56]) = (64, 56, 2)
        let notes: [UInt8] =
            [4, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0] + Array("GNU\0".utf8) + [9, 9, 0, 0] + [
                4, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0,
            ] + Array("GNU\0".utf8) + [0xab, 0x01, 0xff, 0]
        elf[64] = 1
        elf[120] = 4
        elf[128] = UInt8(elf.count)
        elf[152] = UInt8(notes.count)
        elf += notes
        try Data(elf).write(to: URL(fileURLWithPath: path))
        #expect(BuildID.read(path) == "ab01ff")
        elf[152] = 20
        try Data(elf).write(to: URL(fileURLWithPath: path))
        #expect(BuildID.read(path) == ContentSum(Data(elf)).hex, "no mark in the segment")
        try Data("words".utf8).write(to: URL(fileURLWithPath: path))
        #expect(
            BuildID.read(path) == ContentSum(Data("words".utf8)).hex && BuildID.read("/nowhere") == nil)
    }

    @Test("Locks on folders") func locks() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(
            "galley-lock-\(UUID())"
        ).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        var first = FolderLock(sharing: path)
        let second = FolderLock(sharing: path)
        #expect(
            first != nil && second != nil && FolderLock(claiming: path) == nil && second?.claim() == false
        )
        first = nil
        #expect(second?.claim() == true && FolderLock(claiming: path) == nil)
        second?.share()
        #expect(
            FolderLock(sharing: path) != nil && FolderLock(sharing: path + "x") == nil
                && FolderLock(claiming: path + "x") == nil)
    }

    @Test("Searches that come across too much") func searches() {
        let limit = SearchLimit()
        var count = 0
        var message = ""
        do {
            while count < 2_000_001 {
                try limit.step(in: "a")
                count += 1
            }
        } catch { message = (error as? Failure)?.message ?? "" }
        #expect(
            count == 2_000_000
                && message
                    == "there are more than 2000000 files in 'a' and around it; give a folder with less in it"
        )
        let over = SearchLimit(TimeLimit(seconds: 0))
        count = 0
        do {
            while count < 100 {
                try over.step(in: "a")
                count += 1
            }
        } catch { message = (error as? Failure).map { "\($0.status) \($0.message)" } ?? "" }
        #expect(
            count == 63 && message.hasPrefix("124 looking for files in 'a' took longer than 0 seconds; "),
            "the clock is looked at now and then")
    }
}
