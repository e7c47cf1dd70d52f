import Foundation
import Galley
import GalleyTestSupport
import Testing

@Suite("Pictures off the main actor") struct RenderPoolTests {
    @MainActor private func renderer(_ number: Int) -> ImageRenderer<some View> {
        ImageRenderer(content: Text("Ticket \(number)").font(.title).padding().background(.yellow))
    }

    @Test("What is drawn elsewhere has the same bytes", arguments: PictureFormat.stills)
    @MainActor func sameBytes(format: PictureFormat) async throws {
        func synchronously() throws -> Data { try renderer(7).data(as: format) }
        let wanted = try synchronously()
        #expect(try await renderer(7).data(as: format) == wanted)
        let job = try renderer(7).picture()
        #expect(try await Task.detached { try job.data(as: format) }.value == wanted)
        #expect(try await RenderPool(width: 3).data(for: job, as: format) == wanted)
    }

    @Test("Many pictures at a time are each their own") @MainActor func many() async throws {
        let pool = RenderPool(width: 4)
        let jobs = try (0..<40).map { try renderer($0).picture() }
        let wanted = try jobs.map { try $0.data(as: .png) }
        let drawings = jobs.map { job in Task.detached { try await pool.data(for: job, as: .png) } }
        var made: [Data] = []
        for drawing in drawings { made.append(try await drawing.value) }
        for index in jobs.indices { #expect(made[index] == wanted[index]) }
    }

    @Test("No more is under way than the pool is wide") func width() async throws {
        let pool = RenderPool(width: 2)
        let running = Running()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await pool.run {
                        running.begin()
                        usleep(2_000)
                        running.end()
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(running.most <= 2)
    }

    @Test("A pool of two has two threads: each piece of work waits for the other") func threads() async throws {
        let pool = RenderPool(width: 2)
        let gates = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        let work = [0, 1].map { index in
            Task {
                try await pool.run {
                    gates[1 - index].signal()
                    gates[index].wait()
                }
            }
        }
        for task in work { try await task.value }
    }

    /// How much is under way, and the most that was. Unchecked: all of it is behind the lock.
    private final class Running: @unchecked Sendable {
        private let lock = NSLock()
        private var now = 0
        private var highest = 0

        var most: Int { lock.withLock { highest } }

        func begin() {
            lock.withLock {
                now += 1
                highest = max(highest, now)
            }
        }

        func end() { lock.withLock { now -= 1 } }
    }

    @Test("Who is cancelled while waiting gives its turn up, and nobody waits for ever") func cancelling() async throws
    {
        let pool = RenderPool(width: 1)
        let gate = DispatchSemaphore(value: 0)
        let first = Task { try await pool.run { gate.wait() } }
        while pool.isIdle { await Task.yield() }
        let waiting = (0..<10).map { _ in Task { try await pool.run { 1 } } }
        while pool.waitingCount < 10 { await Task.yield() }
        for task in waiting[..<5] { task.cancel() }
        for task in waiting[..<5] { await #expect(throws: CancellationError.self) { try await task.value } }
        #expect(pool.waitingCount == 5)
        gate.signal()
        try await first.value
        for task in waiting[5...] { #expect(try await task.value == 1) }
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await pool.run { 2 }
        }
        await #expect(throws: CancellationError.self) { try await late.value }
        #expect(pool.isIdle && pool.waitingCount == 0)
    }
}
