import Foundation
import GalleyProtocol
import Synchronization
import Testing

@testable import GalleyProcesses

/// The queue of a pool: its order and its length, by rows that no one wants any more, so that no worker is needed.
/// `WorkerPool`'s documentation has the rules.
@Suite("The queue of workers")
struct WorkerQueueTests {
    private final class Told: Sendable {
        private let all = Mutex<[Int]>([])
        var numbers: [Int] { all.withLock { $0 } }
        func add(_ number: Int) { all.withLock { $0.append(number) } }
    }

    private func pool(mostWaiting: Int = .max) -> WorkerPool {
        WorkerPool(
            .init(
                path: "/no/such", arguments: [], environment: [:], request: HostRequest(action: .render), memory: 1),
            workers: 1, mostWaiting: mostWaiting)
    }

    private func job(_ number: Int, _ told: Told, then: @escaping @Sendable () -> Void = {}) -> WorkerPool.Job {
        .init(
            row: HostRow(view: 0, data: HostData(path: "", text: "")), seconds: 1, deadline: .now - .seconds(5)
        ) { outcome, _ in
            if case .dropped = outcome { told.add(number) } else { told.add(-number) }
            then()
        }
    }

    @Test("Thousands of rows keep their order, and are counted while they wait") func order() {
        let told = Told(), pool = pool()
        let isIn = DispatchSemaphore(value: 0), gate = DispatchSemaphore(value: 0)
        func hold(_ number: Int, first: Bool = false) {
            _ = pool.submit(
                job(number, told) {
                    isIn.signal()
                    gate.wait()
                }, isFirst: first)
        }
        hold(0)
        isIn.wait()
        for number in 1...1500 { #expect(pool.submit(job(number, told))) }
        hold(1501)
        for number in 1502...3000 { _ = pool.submit(job(number, told)) }
        #expect(pool.health.waiting == 3000 && pool.health.working == 0)
        gate.signal()
        isIn.wait()
        // In the midst of the queue what goes first goes before the rest.
        #expect(pool.health.waiting == 1499)
        #expect(pool.submit(job(9999, told), isFirst: true) && pool.health.waiting == 1500)
        gate.signal()
        pool.finish()
        #expect(told.numbers == Array(0...1501) + [9999] + Array(1502...3000))
        #expect(pool.health.waiting == 0 && pool.health.failuresInARow == 0 && pool.health.lastResult == nil)
    }

    @Test("As many may wait as may, whatever has gone before") func most() {
        let told = Told(), pool = pool(mostWaiting: 3)
        let isIn = DispatchSemaphore(value: 0), gate = DispatchSemaphore(value: 0)
        for round in 0..<3 {
            _ = pool.submit(
                job(round * 10, told) {
                    isIn.signal()
                    gate.wait()
                })
            isIn.wait()
            let taken = (1...4).map { pool.submit(job(round * 10 + $0, told)) }
            #expect(taken == [true, true, true, false] && pool.health.waiting == 3)
            #expect(pool.submit(job(round * 10 + 5, told), isFirst: true) && pool.health.waiting == 4)
            #expect(!pool.submit(job(round * 10 + 6, told)))
            gate.signal()
            // Until all that waits is done.
            let isDone = DispatchSemaphore(value: 0)
            while !pool.submit(job(round * 10 + 7, told, then: { isDone.signal() })) { sched_yield() }
            isDone.wait()
        }
        pool.finish()
        #expect(told.numbers == [0, 5, 1, 2, 3, 7, 10, 15, 11, 12, 13, 17, 20, 25, 21, 22, 23, 27])
    }

    @Test("Where no worker can be started each row is told so, and counted") func none() {
        let pool = pool()
        let told = Mutex<[String]>([])
        for _ in 0..<3 {
            let row = HostRow(view: 0, data: HostData(path: "", text: ""))
            _ = pool.submit(
                .init(row: row, seconds: 1, deadline: .now + .seconds(1000)) { outcome, _ in
                    if case .notStarted(let message) = outcome { told.withLock { $0.append(message) } }
                })
        }
        pool.finish()
        #expect(told.withLock { $0 } == Array(repeating: "cannot run '/no/such': No such file or directory", count: 3))
        let health = pool.health
        #expect(health.failuresInARow == 3 && health.crashes == 0 && health.timeouts == 0 && health.working == 0)
        #expect(health.workers == 1 && health.meanSeconds == 0 && health.startFailure != nil)
    }
}
