import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// What views keep on its way to the next process, value by value: who takes over what, and why something begins again.
@MainActor @Suite("State on its way")
struct StateCarrierTests {
    private final class Slot<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private func place(_ index: Int, _ key: String) -> PropertyPlace {
        var place = PropertyPlace(
            environment: EnvironmentValues(), identity: Identity.root.child(index), scope: .root, store: StateStore())
        place.key = key
        return place
    }

    /// A value that begins in a place.
    private func begin<Value>(_ carrier: StateCarrier, _ value: Value, _ index: Int, _ key: String) -> Slot<Value> {
        let slot = Slot(value)
        carrier.begin(value, in: slot, place(index, key)) { [unowned slot] in
            slot.value
        } set: { [unowned slot] in
            slot.value = $0
        }
        return slot
    }

    private func kept(_ carrier: StateCarrier) -> KeptState { carrier.kept { _, _ in true } }

    private func told(_ state: KeptState) -> [String] {
        state.entries.map { entry in
            let end =
                entry.isInitial == true ? "initial" : entry.refusal ?? (entry.value == nil ? "nothing" : "changed")
            return "\(entry.key) \(end)"
        }
    }

    @Test("What is as it began is not carried; the rest is, in the order in which it came") func writing() {
        let carrier = StateCarrier()
        let slots = [begin(carrier, 1, 5, "/A.x"), begin(carrier, 2, 1, "/B.y"), begin(carrier, 3, 3, "/A.z")]
        (slots[1].value, slots[2].value) = (20, 30)
        let work = begin(carrier, {} as () -> Void, 9, "/C.work")
        let none = begin(carrier, (() -> Void)?.none, 10, "/C.none")
        #expect(
            told(kept(carrier)) == [
                "/A.x initial", "/B.y changed", "/A.z changed", "/C.work () -> () is no plain value", "/C.none initial",
            ])
        // What is kept for nobody any more is forgotten.
        let state = carrier.kept { identity, object in identity != Identity.root.child(1) && object !== slots[2] }
        #expect(told(state).prefix(1) == ["/A.x initial"] && state.entries.count == 3)
        #expect(kept(carrier).entries.count == 3 && carrier.report == KeptStateReport())
        withExtendedLifetime((work, none)) {}
    }

    @Test("A value is taken over where its form and its beginning are as before, in its turn") func reading() {
        let first = StateCarrier()
        let values = [begin(first, 1, 1, "/A.x"), begin(first, 1, 2, "/A.x"), begin(first, 1, 3, "/A.x")]
        (values[0].value, values[2].value) = (10, 30)
        let word = begin(first, "a", 4, "/B.w")
        word.value = "b"
        let second = StateCarrier(kept(first))
        let again = [begin(second, 1, 7, "/A.x"), begin(second, 1, 8, "/A.x"), begin(second, 1, 9, "/A.x")]
        #expect(again.map(\.value) == [10, 1, 30] && second.report.kept == 2)
        #expect(begin(second, "a", 10, "/B.w").value == "b" && begin(second, "a", 11, "/B.w").value == "a")
        #expect(second.report == KeptStateReport(kept: 3))
        let third = StateCarrier(kept(first))
        #expect(begin(third, 2, 1, "/A.x").value == 2 && begin(third, Int8(1), 2, "/A.x").value == 1)
        let float = begin(third, 1.0, 3, "/A.x")
        #expect(float.value == 1 && third.report.kept == 0)
        #expect(
            third.report.anew == [
                "A.x: it begins with another value", "A.x: its type has other stored properties",
            ])
        let fourth = StateCarrier(kept(first))
        fourth.close()
        #expect(begin(fourth, 1, 1, "/A.x").value == 1 && fourth.report == KeptStateReport())
    }

    @Test("Dates and random numbers are others whenever they are made") func resembling() {
        let first = StateCarrier()
        let (date, id) = (begin(first, Date(), 1, "/A.d"), begin(first, [UUID()], 2, "/A.i"))
        let (newDate, newID) = (Date(timeIntervalSinceReferenceDate: 5), UUID())
        (date.value, id.value) = (newDate, [newID])
        let second = StateCarrier(kept(first))
        #expect(begin(second, Date(timeIntervalSinceReferenceDate: 9), 1, "/A.d").value == newDate)
        #expect(begin(second, [UUID()], 2, "/A.i").value == [newID] && second.report.kept == 2)
        let third = StateCarrier(kept(first))
        #expect(begin(third, [UUID](), 2, "/A.i").value.isEmpty && third.report.anew.count == 1)
        let values: [CarriedValue] = [
            .bits(1), .bits(2), .moment(1), .moment(2), .list([.bits(1)]), .list([.moment(3)]),
        ]
        let found = values.map { one in values.map { one.resembles($0) } }
        let wanted = values.indices.map { one in
            values.indices.map { one == $0 || one == 2 && $0 == 3 || one == 3 && $0 == 2 }
        }
        #expect(found == wanted)
    }

    @Test("Where a view is there more or less often than before its values begin again") func counted() {
        let first = StateCarrier()
        let values = (1...2).map { begin(first, 1, $0, "/A.x") }
        for value in values { value.value = 7 }
        let other = begin(first, 1, 5, "/B.y")
        other.value = 8
        let second = StateCarrier(kept(first))
        let same = [begin(second, 1, 1, "/A.x"), begin(second, 1, 2, "/A.x"), begin(second, 1, 5, "/B.y")]
        #expect(!second.settle() && same.map(\.value) == [7, 7, 8] && second.report == KeptStateReport(kept: 3))
        let third = StateCarrier(kept(first))
        let more = (1...3).map { begin(third, 1, $0, "/A.x") } + [begin(third, 1, 5, "/B.y")]
        #expect(more.map(\.value) == [7, 7, 1, 8] && third.settle() && more.map(\.value) == [1, 1, 1, 8])
        #expect(
            third.report == KeptStateReport(kept: 1, anew: ["A.x: its view is there 3 times, and was 2 times"]))
    }

    private final class Model: ObservableObject {
        @Published var count: Int
        @Published var words: [String]
        init(_ count: Int, _ words: [String]) { (self.count, self.words) = (count, words) }
    }

    private func begin(_ carrier: StateCarrier, _ model: Model, _ index: Int) {
        carrier.begin(model, in: model, place(index, "/A.model")) { [unowned model] in
            model
        } set: { _ in
        }
    }

    @Test("Of a shared object the properties are carried, and go back with it") func objects() {
        let first = StateCarrier()
        let model = Model(0, ["a"])
        begin(first, model, 1)
        #expect(told(kept(first)) == ["/A.model initial"])
        (model.count, model.words) = (3, ["a", "b"])
        let state = kept(first)
        let second = StateCarrier(state)
        let new = Model(0, ["a"])
        begin(second, new, 1)
        #expect(new.count == 3 && new.words == ["a", "b"] && second.report.kept == 1)
        let other = Model(0, ["a"])
        begin(second, other, 2)
        #expect(second.settle() && new.count == 0 && new.words == ["a"] && second.report.kept == 0)
        let third = StateCarrier(state)
        let different = Model(1, ["a"])
        begin(third, different, 1)
        #expect(different.count == 1 && third.report.anew == ["A.model: it begins with another value"])
    }

    @Test("What is stored under keys goes on, each space for itself") func stored() {
        let first = StateCarrier()
        #expect(first.begin(storedIn: "App") { ["a": 1, "b": 2.5, "c": true, "d": {} as () -> Void] }.isEmpty)
        #expect(
            first.begin(storedIn: "Scene") { ["e": "text", "f": Data([1]), "g": URL(fileURLWithPath: "/x")] }.isEmpty)
        _ = first.begin(storedIn: "None") { [:] }
        let state = kept(first)
        #expect(
            state.stored.keys.sorted() == ["App", "Scene"] && state.stored["App"]?.keys.sorted() == ["a", "b", "c"])
        let second = StateCarrier(state)
        #expect(second.report.kept == 6)
        let (app, scene) = (second.begin(storedIn: "App") { [:] }, second.begin(storedIn: "Scene") { [:] })
        #expect(app["a"] as? Int == 1 && app["b"] as? Double == 2.5 && app["c"] as? Bool == true && app.count == 3)
        #expect(scene["e"] as? String == "text" && scene["f"] as? Data == Data([1]) && scene["g"] as? URL != nil)
        #expect(second.begin(storedIn: "App") { [:] }.isEmpty)
    }

    private struct Padded { var a: UInt8 = 1, b: Int64 = 2, c: UInt8 = 3, d: Int32 = 4, e: Bool = true }
    private struct Nothing {}
    private enum Only { case one }
    private enum Six: CaseIterable { case a, b, c, d, e, f }
    private class Base {
        var x = 1
        var y: UInt8 = 2
    }
    private final class Derived: Base {}

    @Test("Stored properties lie where the compiler puts them; cases are told by their names") func fields() throws {
        let fields = try #require(StoredFields(Padded.self))
        #expect(fields.all.map(\.name) == ["a", "b", "c", "d", "e"] && fields.all.map(\.offset) == [0, 8, 16, 20, 24])
        #expect(StoredFields(Nothing.self)?.all.isEmpty == true && StoredFields(Int?.self) == nil)
        #expect(StoredFields(Base.self) == nil && StoredFields((Int, Int).self) == nil)
        let own = try #require(StoredFields(object: Base.self))
        #expect(own.all.map(\.name) == ["x", "y"] && own.all.map(\.offset) == [16, 24])
        #expect(StoredFields(object: Derived.self) == nil)
        #expect(
            PlainCases(Six.self)?.names == ["a", "b", "c", "d", "e", "f"] && PlainCases(Only.self)?.names == ["one"])
        #expect(PlainCases(Int?.self) == nil && PlainCases(Int.self) == nil && PlainCases(Never.self) == nil)
        let cases = try #require(PlainCases(Six.self))
        #expect(try Six.allCases.map { try cases.value(named: cases.name(of: $0), Six.self) } == Six.allCases)
        let path = [
            CarriedPath.step("a/b"), CarriedPath.step(5), CarriedPath.step(Identity.root),
            CarriedPath.step(String(repeating: "x", count: 99)),
        ]
        #expect(path == ["[a:b]", "[5]", "", "[" + String(repeating: "x", count: 80) + "]"])
    }
}
