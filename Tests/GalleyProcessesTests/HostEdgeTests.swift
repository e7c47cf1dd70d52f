import Foundation
import GalleyProtocol
import GalleyTestPrograms
import Testing

@testable import GalleyProcesses

/// What is kept of a host's words and answers, at their edges: the documentation of `HostErrors`, `HostAnswer` and
/// `CrashNote`.
@Suite("Edges of what a host says")
struct HostEdgeTests {
    private func append(_ text: String, to errors: inout HostErrors) {
        var text = text
        text.withUTF8 { errors.append(UnsafeRawBufferPointer($0)) }
    }

    @Test("A line without an end waits, up to a megabyte") func endless() {
        var errors = HostErrors(isShown: false)
        append(String(repeating: "x", count: 1 << 20), to: &errors)
        #expect(errors.lastLine == nil)
        append("y", to: &errors)
        #expect(errors.lastLine?.count == 1 << 20 + 1 && errors.lastLine?.last == "y")
        append("next\n", to: &errors)
        #expect(errors.lastLine == "next", "what follows is a line of its own")
        append("\n \n", to: &errors)
        #expect(errors.lastLine == "next")
        errors.finish()
        #expect(errors.lastLine == "next")
    }

    @Test("Notes are no lines, and the last of each kind counts") func notes() {
        var errors = HostErrors(isShown: false)
        append("said\ngalley-host: crash stack 1 2\n", to: &errors)
        append("galley-host: crash memory ff\n\(HostNote.example) one \n", to: &errors)
        append("\(HostNote.example) two\nCurrent stack trace: x\n", to: &errors)
        append("4    libX.so    0x00007fed414f94f0 name + 303\n", to: &errors)
        #expect(errors.lastLine == "said" && errors.example == "two")
        #expect(errors.crash?.isOutOfMemory == true && errors.crash?.isStackOverflow == false)
        #expect(errors.crash?.places == [0xff] && errors.hasRunOut && !errors.lackedMemory)
        let whole = CrashNote(line: "galley-host: crash stack memory 1a2b zz 3c\n")
        #expect(whole?.isStackOverflow == true && whole?.isOutOfMemory == true && whole?.places == [0x1a2b, 0x3c])
        let plain = CrashNote(line: "galley-host: crash")
        #expect(plain?.isStackOverflow == false && plain?.isOutOfMemory == false && plain?.places == [])
        for line in ["galley-host:", "galley-host: crashes", "x galley-host: crash", ""] {
            #expect(CrashNote(line: line) == nil, "\(line)")
        }
    }

    @Test("Words of memory and of a stack decide what an end means, memory first") func meanings() {
        func told(_ said: String, _ ending: Subprocess.Ending) -> String {
            var errors = HostErrors(isShown: false)
            append(said, to: &errors)
            let (status, message) = ending.explained(errors, HostAllowance(time: "3", memory: 5))
            return "\(status) \(message)"
        }
        let memory = "71 its code needs more memory than the limit of 5 MB; raise that with --memory"
        #expect(told("galley-host: crash stack memory\n", .signal(11)) == memory)
        #expect(told("std::bad_alloc\ngalley-host: crash stack\n", .signal(6)) == memory)
        #expect(told("std::bad_alloc\n", .exit(status: 3)) == "70 its code ended the process with status 3")
        #expect(
            told("galley-host: crash stack\n", .signal(11))
                == "70 its code crashed: stack overflow. It calls itself without end, or very many times")
        #expect(
            told("galley-host: crash stack\n", .timeout)
                == "124 its code ran longer than 3 seconds and was stopped; give it more time with --timeout")
        #expect(
            told("\(HostNote.example) four\n", .exit(status: 1))
                == "70 its code, asked about four, ended the process with status 1")
    }

    private func take(_ text: String, _ answer: inout HostAnswer) throws -> [String] {
        var text = text
        try text.withUTF8 { try answer.append(UnsafeRawBufferPointer($0)) }
        var told: [String] = []
        while let event = try answer.next() {
            if case .end(_, let pictures) = event { told.append("\(pictures.map(\.count))") } else { told.append("-") }
        }
        return told
    }

    private func end(_ pictures: [Int]) throws -> String {
        var result = HostResult(name: "A")
        result.pictures = pictures
        return String(decoding: try JSONEncoder.galley().encode(HostEvent.end(result)), as: UTF8.self) + "\n"
    }

    @Test("The room of a large answer is given back, that of small ones kept") func room() throws {
        var answer = HostAnswer(pictures: 1, mostBytes: 8 << 20)
        #expect(try take(end([3 << 20]) + String(repeating: "p", count: 3 << 20), &answer) == ["[3145728]"])
        #expect(answer.room >= 3 << 20)
        #expect(try take(end([2]) + "ab", &answer) == ["[2]"] && answer.room < 1 << 20)
        #expect(try take(end([100_000]) + String(repeating: "p", count: 100_000), &answer) == ["[100000]"])
        let kept = answer.room
        #expect(try take(end([1]) + "c", &answer) == ["[1]"] && answer.room == kept && kept >= 100_000)
    }

    @Test("What waits counts, and what is read does not") func most() throws {
        let line = try end([900])
        var answer = HostAnswer(pictures: 1, mostBytes: 1000 + line.utf8.count)
        for _ in 0..<5 {
            #expect(try take(line + String(repeating: "p", count: 100), &answer) == [])
            #expect(try take(String(repeating: "p", count: 800), &answer) == ["[900]"])
        }
        // Half of a picture waits, and what comes may not be more than the rest.
        #expect(try take(line + String(repeating: "p", count: 899), &answer) == [])
        #expect(throws: HostAnswer.Nonsense.self) {
            try take(String(repeating: "p", count: 102 + line.utf8.count), &answer)
        }
        #expect(try take("p", &answer) == ["[900]"])
    }

    @Test("A worker is started as its server's settings say") func launch() {
        var request = HostRequest(action: .layout)
        request.hasRows = false
        let worker = ServerSettings.Worker(
            path: "/host", arguments: ["a", "b"], environment: ["C": "d"], request: request, memory: 77)
        let launch = WorkerLaunch(worker)
        #expect(launch.path == "/host" && launch.arguments == ["a", "b"] && launch.environment == ["C": "d"])
        #expect(launch.memory == 77 && launch.request.action == .layout && launch.request.hasRows)
        #expect(launch.startTime == 60 && launch.showsErrors && launch.images == nil)
        let limits = Subprocess.Limits(time: TimeLimit(seconds: 1))
        #expect(limits.memory == nil && limits.stack == nil && limits.confinement == nil)
    }

    @Test("A program that is confined is started by the host") func confined() throws {
        let folder = try TemporaryFolder("tests")
        let path = "\(folder.path)/host"
        try writeProgram("printf '%s|' \"$@\"\n", to: path)
        var limits = Subprocess.Limits(time: TimeLimit(seconds: 60))
        var confinement = Confinement(host: path)
        confinement.allow(.run, ["/bin"])
        limits.confinement = confinement
        let (ending, output) = try Subprocess.run("/bin/echo", ["a"], limits: limits)
        #expect(ending.isSuccess && String(decoding: output, as: UTF8.self) == "--confine|run:/bin|--|/bin/echo|a|")
    }

    @Test("An answer lets a program's time begin again") func time() throws {
        var program = try Subprocess(
            "/bin/sh", ["-c", "echo a; read line; echo b"], limits: .init(time: TimeLimit(seconds: 60)),
            mergesErrors: true)
        var heard = ""
        let ending = try program.finish { bytes in
            heard += String(decoding: bytes, as: UTF8.self)
            return .goOnWithNewTime
        }
        #expect(heard == "a\nb\n" && ending == .exit(status: 0))
    }
}
