import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// What outlives a build of a view: objects by identity, what goes with views that are gone, and the notes of changes. rules.md §20.5: what
/// has come is told first, and views inside disappear before those around them, in the order in which they were built.
@MainActor @Suite("What outlives a build")
struct StateStoreTests {
    private final class Kept {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private final class Told: DepartingObject {
        var action: () -> Void = {}
        func depart() { action() }
    }

    private func place(_ index: Int) -> Identity { Identity.root.child(index) }

    private func build(_ store: StateStore, _ content: () -> Void) {
        store.beginBuild()
        content()
        store.endBuild()
    }

    @Test("An object is made once for a place, and again where another type is kept there") func objects() {
        let store = StateStore()
        var made: [String] = []
        func ask(_ index: Int, _ name: String) -> String {
            store.object(at: place(index), in: nil) {
                made.append(name)
                return Kept(name)
            }.name
        }
        build(store) { #expect([ask(1, "a"), ask(1, "b"), ask(2, "c")] == ["a", "a", "c"]) }
        // What a build does not ask for is forgotten.
        build(store) { #expect(ask(2, "d") == "c") }
        build(store) { #expect([ask(1, "e"), ask(2, "f")] == ["e", "c"]) }
        #expect(made == ["a", "c", "e"])
        var before: [Bool] = []
        let told: Told = store.object(at: place(2), in: nil) { known in
            before.append((known as? Kept)?.name == "c")
            return Told()
        }
        #expect(before == [true] && store.object(at: place(2), in: nil) { Told() } === told)
        store.replaceObjects { $0 is Told ? Kept("g") : nil }
        #expect(ask(2, "h") == "g" && ask(1, "i") == "e")
    }

    @Test("Builds and layouts are counted; who asks for what is a sum in any order") func counts() {
        let store = StateStore()
        #expect(store.build == 0 && store.layout == 0)
        store.beginLayout()
        store.beginLayout()
        build(store) {}
        #expect(store.build == 1 && store.layout == 2)
        func lookups(_ places: [Int]) -> StateStore.Lookups {
            let before = store.lookups
            for index in places { _ = store.object(at: place(index), in: nil) { Kept("") } }
            return store.lookups - before
        }
        let first = lookups([1, 2, 3])
        #expect(first == lookups([3, 1, 2]))
        let others = [lookups([1, 2]), lookups([1, 2, 4]), lookups([1, 2, 3, 3]), lookups([])]
        #expect(others.map { $0 == first } == [false, false, false, false])
    }

    @Test("What belongs to views that are gone is told once, in the order of the whole build") func departures() {
        let store = StateStore()
        var log: [Int] = []
        func ask(_ places: [Int]) {
            for index in places {
                _ = store.object(at: place(index), in: nil) {
                    let told = Told()
                    told.action = { log.append(index) }
                    return told
                }
            }
        }
        build(store) { ask([3, 1, 2, 4]) }
        // Asked for once more by itself: that is no other place in the order.
        ask([3])
        store.beginBuild()
        ask([2])
        #expect(store.missing(Told.self).count == 3 && store.missing(Kept.self).isEmpty)
        store.endBuild()
        #expect(log.isEmpty)
        store.tellDepartures()
        #expect(log == [3, 1, 4])
        store.tellDepartures()
        #expect(log == [3, 1, 4])
        build(store) {}
        store.tellDepartures()
        #expect(log == [3, 1, 4, 2])
    }

    @Test("What goes while others are told is told as well") func chain() {
        let store = StateStore()
        var log: [String] = []
        build(store) {
            let first = store.object(at: place(1), in: nil) { Told() }
            let second = store.object(at: place(2), in: nil) { Told() }
            second.action = { log.append("second") }
            first.action = {
                log.append("first")
                store.beginBuild()
                store.endBuild()
            }
        }
        build(store) { _ = store.object(at: place(2), in: nil) { Told() } }
        store.tellDepartures()
        #expect(log == ["first", "second"])
    }

    @Test("A part that is not shown keeps its state, and what belongs to being shown ends") func parts() {
        let store = StateStore()
        var log: [String] = []
        let outer = KeptPart(in: nil)
        let part = KeptPart(in: outer)
        func ask() -> (Kept, Told) {
            let told = store.object(at: place(2), in: part) { Told() }
            told.action = { log.append("gone") }
            return (store.object(at: place(1), in: part) { Kept("a") }, told)
        }
        var first: (Kept, Told)?
        build(store) {
            part.meet(in: store, isShown: true)
            #expect(!part.isHidden(in: store.build))
            first = ask()
        }
        for _ in 0..<2 {
            build(store) {
                part.meet(in: store, isShown: false)
                #expect(part.isHidden(in: store.build) && store.missing(Kept.self).isEmpty)
            }
            store.tellDepartures()
            #expect(log == ["gone"])
        }
        build(store) {
            part.meet(in: store, isShown: true)
            let again = ask()
            #expect(again.0 === first?.0 && again.1 !== first?.1)
        }
        // The part around says it where nothing is said of the part itself.
        build(store) {
            outer.meet(in: store, isShown: false)
            #expect(part.isHidden(in: store.build) && outer.isHidden(in: store.build))
        }
        build(store) {
            outer.meet(in: store, isShown: true)
            #expect(!part.isHidden(in: store.build))
        }
        build(store) { #expect(ask().0 !== first?.0 && !KeptPart(in: nil).isHidden(in: store.build)) }
    }

    private final class Counter: @unchecked Sendable { var count = 0 }

    @Test("Changes of one transaction are one; each tells who listens") func changes() {
        let (log, heard) = (ChangeLog(), Counter())
        log.observe { heard.count += 1 }
        #expect(log.isEmpty && !log.isLive && log.takeBatches().isEmpty)
        log.note(place(1))
        log.note(place(2))
        withTransaction(Transaction(animation: .linear)) {
            log.note(place(2))
            log.note(place(3))
        }
        withTransaction(Transaction(animation: .linear)) { log.note(place(1)) }
        #expect(!log.isEmpty && heard.count == 5)
        let batches = log.takeBatches()
        let wanted: [Set<Identity>] = [[place(1), place(2)], [place(2), place(3)], [place(1)]]
        #expect(batches.map(\.scopes) == wanted)
        #expect(batches.map { $0.transaction?.animation } == [nil, .linear, .linear])
        #expect(log.isEmpty && log.take().isEmpty)
        log.note(place(4))
        withTransaction(Transaction()) { log.note(place(5)) }
        #expect(log.take() == [place(4), place(5)] && log.isEmpty)
    }

    @Test("Only where a view is alive someone takes up who waits for an animation") func waiting() {
        for isLive in [false, true] {
            let log = ChangeLog()
            log.isLive = isLive
            var ends = 0
            withAnimation(.linear) {
                log.note(.root)
            } completion: {
                ends += 1
            }
            #expect(ends == (isLive ? 0 : 1))
            #expect(log.takeBatches().first?.transaction?.completions.count == 1)
        }
    }
}
