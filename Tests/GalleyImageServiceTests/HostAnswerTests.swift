import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

/// A worker's answers as they come through a pipe, in parts that end anywhere.
@Suite struct HostAnswerTests {
    /// What a worker writes for one row.
    private func written(_ pictures: [Data]) throws -> Data {
        var result = HostResult(name: "Card")
        result.pictures = pictures.map(\.count)
        return pictures.reduce(try JSONEncoder.galley().encode(HostEvent.end(result)) + Data("\n".utf8), +)
    }

    /// The pictures that come out of bytes that come in parts.
    private func read(_ answer: inout HostAnswer, _ bytes: Data, part: Int) throws -> [[Data]] {
        var found: [[Data]] = []
        for start in stride(from: 0, to: bytes.count, by: part) {
            try [UInt8](bytes[start..<min(start + part, bytes.count)]).withUnsafeBytes { try answer.append($0) }
            while let event = try answer.next() {
                guard case .end(_, let pictures) = event else { continue }
                found.append(pictures)
            }
        }
        return found
    }

    @Test(arguments: [1, 7, 64, 100_000]) func partsMayEndAnywhere(part: Int) throws {
        var answer = HostAnswer(pictures: 2, mostBytes: 1 << 20)
        // Pictures hold line ends, and may be empty.
        let rows = [
            [Data([10, 1, 10]), Data([10])], [Data(), Data(repeating: 10, count: 300)], [Data([3]), Data([4, 10])],
        ]
        #expect(try read(&answer, try rows.map(written).reduce(Data(), +), part: part) == rows)
    }

    /// A server's worker answers for days: what was read must go. `Data` kept it, and each picture made it larger.
    @Test(arguments: [1 << 16, 30_011]) func whatIsReadIsNotKept(part: Int) throws {
        var answer = HostAnswer(pictures: 1, mostBytes: 1 << 20)
        let row = try written([Data(repeating: 7, count: 50_000)])
        var bytes = Data()
        for _ in 0..<20 { bytes += row }
        for _ in 0..<50 {
            #expect(try read(&answer, bytes, part: part).count == 20)
            #expect(answer.room <= 1 << 19)
        }
    }

    @Test func moreThanTheHostCanHoldIsRefused() throws {
        var answer = HostAnswer(pictures: 1, mostBytes: 1000)
        for _ in 0..<10 {
            #expect(try read(&answer, try written([Data(repeating: 1, count: 700)]), part: 400).count == 1)
        }
        #expect(throws: HostAnswer.Nonsense.self) {
            try read(&answer, Data(repeating: 1, count: 1001), part: 500)
        }
    }
}
