import Foundation
import GalleyProtocol
import Synchronization
import Testing

@testable import GalleyProcesses

/// Workers with one queue: what its documentation says of their order, their number and their health.
@Suite("Workers of one queue")
struct WorkerPoolTests {
    /// What came of rows, in the order in which they were done.
    private final class Told: Sendable {
        private let all = Mutex<[(String, WorkerPool.Timing)]>([])
        var words: [String] { all.withLock { $0.map(\.0) } }
        var seconds: [Double] { all.withLock { $0.map { $0.1.drawn / .seconds(1) } } }
        func add(_ text: String, _ timing: WorkerPool.Timing) { all.withLock { $0.append((text, timing)) } }
    }

    private func job(
        _ word: String, _ told: Told, seconds: Double = 60, deadline: ContinuousClock.Instant? = nil,
        then: @escaping @Sendable () -> Void = {}
    ) -> WorkerPool.Job {
        .init(row: WorkerHost.row(word), seconds: seconds, deadline: deadline) { outcome, timing in
            told.add("\(word): \(WorkerHost.told(outcome))", timing)
            then()
        }
    }

    @Test("Rows wait in their order, as many as may, and the first before all others") func order() throws {
        let host = try WorkerHost(), told = Told()
        let pool = WorkerPool(host.launch(), workers: 1, mostWaiting: 2)
        #expect(try pool.begin() == ["A", "B"])
        let isDone = DispatchSemaphore(value: 0), gate = DispatchSemaphore(value: 0)
        #expect(
            pool.submit(
                job("a", told) {
                    isDone.signal()
                    gate.wait()
                }))
        isDone.wait()
        let taken = [
            pool.submit(job("b", told)), pool.submit(job("c", told)), pool.submit(job("d", told)),
            pool.submit(job("e", told), isFirst: true),
        ]
        #expect(taken == [true, true, false, true])
        let health = pool.health
        #expect(health.waiting == 3 && health.working == 0 && health.workers == 1)
        gate.signal()
        pool.finish()
        #expect(told.words.map { String($0.prefix(1)) } == ["a", "e", "b", "c"])
        #expect(!pool.submit(job("f", told)) && !pool.submit(job("f", told), isFirst: true), "it is closed")
        #expect(pool.health.waiting == 0 && host.runs == 1)
    }

    @Test("A worker is replaced after so many rows, and several draw at once") func numbers() throws {
        let host = try WorkerHost(), told = Told()
        var pool = WorkerPool(host.launch(), workers: 1, mostRows: 2)
        for _ in 0..<6 { _ = pool.submit(job("a", told)) }
        pool.finish()
        #expect(host.runs == 3 && told.words == Array(repeating: "a: A [\"abcde\"]", count: 6))
        pool = WorkerPool(host.launch(), workers: 2)
        let both = DispatchSemaphore(value: 0), gate = DispatchSemaphore(value: 0)
        for _ in 0..<2 {
            _ = pool.submit(
                job("b", told) {
                    both.signal()
                    gate.wait()
                })
        }
        // Each is done while the other still is where it is.
        both.wait()
        both.wait()
        #expect(pool.health.workers == 2 && pool.health.waiting == 0)
        gate.signal()
        gate.signal()
        pool.finish()
        #expect(host.runs == 5 && told.words.count == 8)
    }

    @Test("What goes wrong is counted, until a row is drawn again") func health() throws {
        let host = try WorkerHost(), told = Told()
        let pool = WorkerPool(host.launch(), workers: 1)
        let seen = Mutex<[[Int]]>([])
        func submit(_ word: String, seconds: Double = 60, deadline: ContinuousClock.Instant? = nil) {
            let row = job(word, told, seconds: seconds, deadline: deadline) {
                let health = pool.health
                seen.withLock {
                    $0.append([health.working, health.crashes, health.timeouts, health.failuresInARow])
                }
            }
            _ = pool.submit(row)
        }
        #expect(pool.health.lastResult == nil && pool.health.meanSeconds == 0)
        submit("a")
        submit("crash")
        submit("exit")
        submit("endless", seconds: 0.02)
        submit("late", deadline: .now - .seconds(1))
        submit("b", deadline: .now + .seconds(1000))
        submit("c")
        pool.finish()
        #expect(
            seen.withLock { $0 } == [
                [0, 0, 0, 0], [0, 1, 0, 1], [0, 2, 0, 2], [0, 2, 1, 3], [0, 2, 1, 3], [0, 2, 1, 0], [0, 2, 1, 0],
            ])
        #expect(
            told.words.map { $0.prefix(9) } == [
                "a: A [\"ab", "crash: si", "exit: exi", "endless: ", "late: dro", "b: A [\"ab", "c: A [\"ab",
            ])
        // The mean of those that were drawn: each new one counts a tenth.
        let drawn = told.seconds
        let mean = (drawn[0] * 0.9 + drawn[5] * 0.1) * 0.9 + drawn[6] * 0.1
        #expect(abs(pool.health.meanSeconds - mean) < 1e-9 && mean > 0 && pool.health.lastResult != nil)
        #expect(host.runs == 4, "one at first, and one after each that ended")
    }

    @Test("A host that cannot be started") func missing() {
        let told = Told()
        let pool = WorkerPool(
            .init(
                path: "/no/such", arguments: [], environment: [:], request: HostRequest(action: .render), memory: 1),
            workers: 1)
        let failure = #expect(throws: Failure.self) { try pool.begin() }
        let words = "cannot run '/no/such': No such file or directory"
        #expect(failure?.status == 69 && failure?.message == words)
        _ = pool.submit(job("a", told))
        pool.finish()
        #expect(told.words == ["a: not started: \(words)"])
        let health = pool.health
        #expect(health.startFailure == words && health.failuresInARow == 2 && health.crashes == 0)
    }
}
