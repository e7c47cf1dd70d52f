import Foundation
import GalleyProtocol
import Testing

@testable import GalleyProcesses

/// Sums, limits of time, words of progress: what each type's own documentation says.
@Suite("Small types of processes")
struct SmallProcessTypeTests {
    /// The sum by its definition: of each word, the bytes that are left as one more word, and the number of bytes.
    private func sum(_ bytes: [UInt8]) -> UInt64 {
        var words: [UInt64] = []
        var rest = bytes[...]
        while rest.count >= 8 {
            words.append(rest.prefix(8).enumerated().reduce(0) { $0 + UInt64($1.element) << UInt64(8 * $1.offset) })
            rest = rest.dropFirst(8)
        }
        words.append(rest.enumerated().reduce(0) { $0 + UInt64($1.element) << UInt64(8 * $1.offset) })
        words.append(UInt64(bytes.count))
        var value: UInt64 = 0x9e37_79b9_7f4a_7c15
        for word in words {
            value = (value ^ word).multipliedReportingOverflow(by: 0xff51_afd7_ed55_8ccd).partialValue
            value = value ^ (value / 0x1_0000_0000)
        }
        return value
    }

    @Test("A sum counts every word, what is left and the number of bytes") func sums() {
        let samples = [0, 1, 7, 8, 9, 16, 23].map { count in (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 1) }
        }
        #expect(samples.map { ContentSum(Data($0)).value } == samples.map(sum))
        // What is cut off in front does not count.
        #expect(ContentSum(Data([1, 2, 3]).dropFirst()) == ContentSum(Data([2, 3])))
        let digits = (0..<200).map { ContentSum(Data([UInt8($0)])) }
        #expect(digits.filter { $0.hex.count != 16 || UInt64($0.hex, radix: 16) != $0.value }.isEmpty)
        #expect(digits.contains { $0.hex.hasPrefix("0") } && ContentSum().hex == "9e3779b97f4a7c15")
    }

    @Test("A host of which nothing was heard has said nothing") func silence() throws {
        var answer = HostAnswer(pictures: 1, mostBytes: 1000)
        let event = try answer.next()
        #expect(event == nil)
    }

    @Test("What is left of a time, in milliseconds") func times() {
        #expect(TimeLimit(seconds: 0).milliseconds == 0 && TimeLimit(seconds: -5).milliseconds == 0)
        let left = TimeLimit(seconds: 500).milliseconds
        #expect(left > 400_000 && left <= 500_000)
        #expect(TimeLimit(seconds: 1e8).milliseconds == Int32.max, "what poll(2) takes at the most")
        var time = TimeLimit(seconds: 0)
        time.seconds = 500
        #expect(time.milliseconds == 0)
        time.restart()
        #expect(time.milliseconds > 400_000)
        #expect(
            [10, 2.5, 0, 1e9, 1e10].map { TimeLimit(seconds: $0).text } == [
                "10", "2.5", "0", "1000000000.0", "10000000000.0",
            ])
    }

    @Test("A search looks at the clock at every 64th name") func search() throws {
        let limit = SearchLimit(TimeLimit(seconds: 0))
        for _ in 0..<63 { try limit.step(in: "a") }
        let failure = #expect(throws: Failure.self) { try limit.step(in: "a") }
        #expect(failure?.status == 124)
        #expect(
            failure?.message
                == "looking for files in 'a' took longer than 0 seconds; give a folder with less in it, or more time with --timeout"
        )
        #expect(throws: Never.self) { try limit.step(in: "a") }
        let patient = SearchLimit()
        for _ in 0..<640 { try patient.step(in: "a") }
    }

    @Test("Bars and times of progress") func progress() {
        let bars = [0, 0.75, 1, 0.999].map(ProgressBar.bar)
        func bar(_ full: Int, _ share: Int) -> String {
            String(repeating: "█", count: full) + String(repeating: "░", count: 24 - full) + " \(share) %"
        }
        #expect(bars == [bar(0, 0), bar(18, 75), bar(24, 100), bar(23, 99)])
        let times = [0, 11.2, 59, 59.1, 200, 3599, 3600, 7500, .infinity].map(ProgressBar.time)
        #expect(
            times == [
                "0 s", "12 s", "59 s", "1 min 0 s", "3 min 20 s", "59 min 59 s", "1 h 0 min", "2 h 5 min",
                "277777 h 46 min",
            ])
    }

    @Test("A confined program is started by the host, with the places before it") func confinement() {
        var confinement = Confinement(host: "/host")
        confinement.allow(.read, ["/a", "/b"])
        confinement.allow(.run, [])
        confinement.allow(.write, ["/c"])
        let command = confinement.command("/bin/p", ["-x", "y"])
        #expect(command.path == "/host")
        #expect(command.arguments == ["--confine", "read:/a", "read:/b", "write:/c", "--", "/bin/p", "-x", "y"])
    }

    @Test("A pipe's ends: what fits is written, what is there is read, and its end closes it") func pipes() throws {
        let (reading, writing) = try Descriptor.pipe()
        #expect([reading, writing].map { fcntl($0.number, F_GETFD) & FD_CLOEXEC } == [FD_CLOEXEC, FD_CLOEXEC])
        reading.neverBlock()
        writing.neverBlock()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)
        defer { buffer.deallocate() }
        func read() -> String? { reading.read(into: buffer).map { String(decoding: $0, as: UTF8.self) } }
        #expect(read() == nil && reading.number >= 0, "nothing is there yet")
        #expect(writing.write(Data("abcdef".utf8)[1...]).isEmpty)
        #expect([read(), read(), read()] == ["bcde", "f", nil] && reading.number >= 0)
        // Linux keeps 65536 bytes of a pipe (pipe(7)).
        let rest = writing.write(Data(repeating: 1, count: 70_000)[...])
        #expect(rest.count == 70_000 - 65_536 && writing.write(rest).count == rest.count && writing.number >= 0)
        writing.close()
        #expect(writing.number == -1)
        var count = 0
        while let bytes = reading.read(into: buffer) { count += bytes.count }
        #expect(count == 65_536 && reading.number == -1)
        reading.close()
        #expect(reading.number == -1)
    }
}
