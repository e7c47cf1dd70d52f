import Foundation
import GalleyProtocol
import Testing

@testable import GalleyProcesses

/// Programs that run for us, by those of the shell's.
@Suite("Programs that run for us")
struct SubprocessTests {
    private func limits(_ seconds: Double = 60, memory: Int? = nil, stack: Int? = nil) -> Subprocess.Limits {
        .init(time: TimeLimit(seconds: seconds), memory: memory, stack: stack)
    }

    private func run(
        _ script: String, input: Data = Data(), environment: [String: String]? = nil, _ limits: Subprocess.Limits? = nil
    ) throws -> String {
        let (ending, output) = try Subprocess.run(
            "/bin/sh", ["-c", script, "zero", "one"], input: input, environment: environment,
            limits: limits ?? self.limits())
        return "\(ending): \(String(decoding: output, as: UTF8.self))"
    }

    @Test("How a program ended, and what it wrote: its output and its errors in their order") func endings() throws {
        let seen = [
            try run("echo a; echo b >&2; echo c"), try run("exit 7"), try run("kill -TERM $$"),
            try run("echo $0 $1 $#"),
            try run("echo $A-$B", environment: ["A": "1", "B": "x=y"]),
        ]
        #expect(
            seen == [
                "exit(status: 0): a\nb\nc\n", "exit(status: 7): ", "signal(15): ", "exit(status: 0): zero one 1\n",
                "exit(status: 0): 1-x=y\n",
            ])
        #expect(
            try run("echo ${HOME:+set}")
                == "exit(status: 0): \(ProcessInfo.processInfo.environment["HOME"] == nil ? "" : "set")\n")
    }

    @Test("More than a pipe holds goes in and comes out") func amounts() throws {
        let text = Data((0..<300_000).map { UInt8(97 + $0 % 26) })
        let (ending, output) = try Subprocess.run("/bin/cat", [], input: text, limits: limits())
        #expect(ending.isSuccess && output == text)
        #expect(try run("cat; echo b") == "exit(status: 0): b\n", "the end of nothing is its end")
    }

    @Test("Errors by themselves") func errors() throws {
        var program = try Subprocess(
            "/bin/sh", ["-c", "echo a; echo b >&2; exit 3"], limits: limits(), mergesErrors: false)
        var (output, errors) = ("", "")
        let ending = try program.finish(
            onOutput: { bytes in
                output += String(decoding: bytes, as: UTF8.self)
                return .goOn
            }, onErrors: { errors += String(decoding: $0, as: UTF8.self) })
        #expect([output, errors] == ["a\n", "b\n"] && ending == .exit(status: 3) && program.process > 0)
    }

    @Test("Whoever takes too long is stopped, and so is what a program has left running") func time() throws {
        #expect(try run("sleep 1000", limits(0.02)) == "timeout: ")
        #expect(try run("sleep 1000 & echo a") == "exit(status: 0): a\n")
        // Its own group ends with it.
        #expect(try run("sleep 1000 >&- 2>&- & echo a") == "exit(status: 0): a\n")
    }

    @Test("What the reader throws ends the program") func throwing() throws {
        struct Enough: Error {}
        var program = try Subprocess(
            "/bin/sh", ["-c", "echo a; exec sleep 1000"], limits: limits(), mergesErrors: true)
        #expect(throws: Enough.self) { try program.finish { _ in throw Enough() } }
        #expect(kill(program.process, 0) == -1, "it is gone, and nobody has its number")
    }

    @Test("Limits of memory and of the stack, in the kilobytes of ulimit") func amountsOfMemory() throws {
        let seen = try run("ulimit -d; ulimit -s", limits(memory: 64 << 20, stack: 4 << 20))
        #expect(seen == "exit(status: 0): 65536\n4096\n")
    }

    @Test("A program that is not there") func missing() {
        let failure = #expect(throws: Failure.self) {
            _ = try Subprocess.run("/no/such/program", [], limits: limits())
        }
        #expect(failure?.status == 69 && failure?.message == "cannot run '/no/such/program': No such file or directory")
    }
}
