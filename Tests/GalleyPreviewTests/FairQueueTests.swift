import Synchronization
import Testing

@testable import GalleyPlayground

/// Who is served when more want to draw than there are places.
@Suite("a fair queue")
struct FairQueueTests {
    /// A door that stays shut until it is opened, and notes who has come through.
    private final class Door: Sendable {
        private let state = Mutex((isOpen: false, waiting: [CheckedContinuation<Void, Never>](), names: [String]()))

        var names: [String] { state.withLock { $0.names } }

        func pass(_ name: String) async {
            await withCheckedContinuation { continuation in
                let isOpen = state.withLock { state in
                    state.names.append(name)
                    if !state.isOpen { state.waiting.append(continuation) }
                    return state.isOpen
                }
                if isOpen { continuation.resume() }
            }
        }

        func open() {
            let waiting = state.withLock { state in
                state.isOpen = true
                defer { state.waiting = [] }
                return state.waiting
            }
            for continuation in waiting { continuation.resume() }
        }

        func reach(_ count: Int) async {
            while names.count < count { await Task.yield() }
        }
    }

    @Test("A client with many wishes has one place, and another is served beside it")
    func oneEach() async throws {
        let queue = FairQueue(places: 2, mostWaiting: 10)
        let door = Door()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<3 { group.addTask { try await queue.run("a") { await door.pass("a\(number)") } } }
            await door.reach(1)
            group.addTask { try await queue.run("b") { await door.pass("b") } }
            await door.reach(2)
            #expect(door.names.last == "b" && door.names.count == 2)
            door.open()
            try await group.waitForAll()
        }
        #expect(door.names.count == 4)
    }

    @Test("Who waits too often, and whoever comes when all is full, is refused at once")
    func refusals() async throws {
        let queue = FairQueue(places: 1, mostWaiting: 2, mostOfOne: 1)
        let door = Door()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await queue.run("a") { await door.pass("a") } }
            await door.reach(1)
            group.addTask { try await queue.run("b") { await door.pass("b") } }
            while await queue.waitingCount < 1 { await Task.yield() }
            await #expect(throws: FairQueue.Refusal.client) { try await queue.run("b") {} }
            group.addTask { try await queue.run("c") { await door.pass("c") } }
            while await queue.waitingCount < 2 { await Task.yield() }
            await #expect(throws: FairQueue.Refusal.full) { try await queue.run("d") {} }
            door.open()
            try await group.waitForAll()
        }
        #expect(door.names == ["a", "b", "c"])
    }
}
