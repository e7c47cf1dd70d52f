import Testing

@testable import GalleyWorker

/// Who has the next turn among the sessions of one process.
struct FairTurnsTests {
    @Test func whoHasUsedLessIsNext() {
        var turns = FairTurns()
        #expect(turns.next(of: [], at: 0) == nil)
        #expect(turns.next(of: [7, 3], at: 0) == 3)
        turns.charge(3, 0.1, at: 0)
        #expect(turns.next(of: [7, 3], at: 0) == 7)
        turns.charge(7, 0.2, at: 0)
        #expect(turns.next(of: [7, 3], at: 0) == 3)
        turns.forget(7)
        #expect(turns.next(of: [7, 3], at: 0) == 7)
    }

    /// After a second it counts half: 0.4 s of two seconds ago is as much as 0.1 s.
    @Test func whatWasUsedLongAgoCountsLess() {
        var turns = FairTurns()
        turns.charge(1, 0.4, at: 0)
        turns.charge(2, 0.11, at: 2)
        #expect(turns.next(of: [1, 2], at: 2) == 1)
        turns.charge(2, -0.02, at: 2)
        #expect(turns.next(of: [1, 2], at: 2) == 2)
    }

    /// Beside slow ones that always wait, whoever asks now and then waits for one turn at most.
    @Test(arguments: 1...20) func nobodyWaitsForMoreThanOneTurnOfOthers(seed: Int) {
        let costs = (0..<4).map { 0.05 + Double((seed * 7 + $0 * 13) % 11) / 20 }
        var (turns, time) = (FairTurns(), 0.0)
        for (number, cost) in costs.enumerated() {
            time += cost
            turns.charge(number, cost, at: time)
        }
        var asked = time
        for _ in 0..<400 {
            let waiting = Array(costs.indices) + (asked <= time ? [9] : [])
            guard let number = turns.next(of: waiting, at: time) else { return #expect(Bool(false)) }
            if number == 9 {
                #expect(time - asked <= costs.max()! + 1e-9)
                turns.charge(9, 0.002, at: time + 0.002)
                time += 0.002
                asked = time + Double(seed % 5 + 1) * 0.09
            } else {
                time += costs[number]
                turns.charge(number, costs[number], at: time)
            }
        }
    }

    /// Those who always wait get the same of the time, whatever a turn of theirs takes.
    @Test func timeIsSharedAlike() {
        let costs = [0.01, 0.04, 0.3]
        var (turns, time, used) = (FairTurns(), 0.0, [0.0, 0, 0])
        while time < 200 {
            let number = turns.next(of: 0..<3, at: time)!
            time += costs[number]
            used[number] += costs[number]
            turns.charge(number, costs[number], at: time)
        }
        for share in used { #expect(abs(share / time - 1.0 / 3) < 0.05) }
    }
}
