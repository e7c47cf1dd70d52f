import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

private enum Mode: String { case light, dark }
private enum Level: Int {
    case low = 3
    case high = 9
}
private enum Plain { case one, two, three }
private struct Grid { var rows = [Grid]() }
private struct Couple<A, B> { var a: A, b: B }
private final class Shared: Codable {}
private struct Coded: Codable, Equatable { var words = [String: Kind](), kind = Kind.none }
private enum Kind: Codable, Equatable {
    case none
    case some(Int)
}

private class Base: ObservableObject { @Published var count = 1 }
private final class Derived: Base {}
private final class Working: ObservableObject {
    @Published var count = 1
    var work: () -> Void = {}
}
private final class Counted: ObservableObject {
    @Published var count = 1
    var word = "a"
    private(set) var last: Int?
    init(_ count: Int, _ word: String) { (self.count, self.word) = (count, word) }
}
@Observable private final class Seen { var size = 2.0 }

/// How values are written for another process, and why one is not: the forms name a type's parts, and a value that is
/// written in another way is refused (the documentation of `CarriedForm`, `CarriedValue` and `CarriedObject`).
@Suite("Values on their way, form by form")
struct CarriedWordTests {
    private func reason(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch { return (error as? CarryingRefusal)?.reason ?? "another error" }
    }

    private func read<T>(_ value: CarriedValue, _ type: T.Type) -> String? {
        reason { _ = try CarriedForm.read(value, as: T.self) }
    }

    @Test("Plain values are bits, texts, bytes, moments and identifiers") func plain() throws {
        func written<T>(_ value: T) throws -> CarriedValue { try CarriedForm.write(value) }
        #expect(try written(true) == .bits(1) && written(false) == .bits(0) && written(7) == .bits(7))
        #expect(
            try written(-1) == .bits(.max) && written(Int8(-2)) == .bits(.max - 1)
                && written(UInt8(255)) == .bits(255))
        // 1.5 is 0x3FF8 and zeros; as a float 0x3FC00000.
        #expect(
            try written(1.5) == .bits(0x3FF8_0000_0000_0000) && written(Float(1.5)) == .bits(0x3FC0_0000))
        #expect(try written(CGFloat(1.5)) == .bits(0x3FF8_0000_0000_0000))
        #expect(try written("a") == .text("a") && written(Character("b")) == .text("b"))
        #expect(try written(Data([1, 2])) == .bytes(Data([1, 2])))
        #expect(
            try written(Date(timeIntervalSinceReferenceDate: 1.5)) == .moment(0x3FF8_0000_0000_0000))
        let id = UUID()
        #expect(
            try written(id) == .identifier(id)
                && written(URL(string: "https://a.example/b")!) == .text("https://a.example/b"))
        #expect(
            try written(Mode.dark) == .text("dark") && written(Level.high) == .bits(9)
                && written(Plain.two) == .text("two"))
        #expect(try written([1, 2]) == .list([.bits(1), .bits(2)]) && written(Int?.none) == .list([]))
        #expect(
            try written(Int??.some(.some(4))) == .list([.list([.bits(4)])])
                && written(Int??.some(nil)) == .list([.list([])]))
        #expect(
            try written(["k": 5]) == .list([.list([.text("k"), .bits(5)])])
                && written(Set([6])) == .list([.bits(6)]))
        #expect(try written(Couple(a: "x", b: true)) == .list([.text("x"), .bits(1)]))
    }

    @Test("They are read again, a number's bits as many as fit") func reading() throws {
        #expect(
            try CarriedForm.read(.bits(2), as: Bool.self) && !CarriedForm.read(.bits(0), as: Bool.self))
        #expect(
            try CarriedForm.read(.bits(0x1_05), as: UInt8.self) == 5
                && CarriedForm.read(.bits(.max), as: Int.self) == -1)
        #expect(
            try CarriedForm.read(.list([.bits(4)]), as: Int?.self) == 4
                && CarriedForm.read(.list([]), as: Int?.self) == nil)
        let table = CarriedValue.list([.list([.text("a"), .bits(1)]), .list([.text("b"), .bits(2)])])
        #expect(try CarriedForm.read(table, as: [String: Int].self) == ["a": 1, "b": 2])
        let pair = try CarriedForm.read(
            .list([.bits(3), .list([.text("y")])]), as: Couple<Int8, [String]>.self)
        #expect(pair.a == 3 && pair.b == ["y"])
        let coded = Coded(words: ["a": .some(3)], kind: .some(1))
        let bytes = try CarriedForm.write(coded)
        #expect(try CarriedForm.read(bytes, as: Coded.self) == coded)
    }

    @Test("A value that is written in another way is refused, with the reason") func refusals() {
        let another = "it is written in another way"
        #expect(read(.text("a"), Int.self) == another && read(.bits(1), String.self) == another)
        #expect(
            read(.text("ab"), Character.self) == another && read(.text(""), Character.self) == another)
        #expect(read(.text("a"), Data.self) == another && read(.bits(1), Date.self) == another)
        #expect(read(.text("a"), UUID.self) == another && read(.text(""), URL.self) == another)
        #expect(read(.bits(1), [Int].self) == another && read(.text("a"), Int?.self) == another)
        #expect(read(.list([.list([.text("a")])]), [String: Int].self) == another)
        #expect(read(.list([.list([.text("a"), .bits(1), .bits(2)])]), [String: Int].self) == another)
        #expect(read(.list([.bits(1)]), Couple<Int, Int>.self) == another)
        #expect(read(.list([.bits(1), .bits(2), .bits(3)]), Couple<Int, Int>.self) == another)
        #expect(read(.bits(1), Couple<Int, Int>.self) == another && read(.bits(0), Plain.self) == another)
        #expect(read(.text("pink"), Mode.self) == "Mode has no such value any more")
        #expect(read(.bits(4), Level.self) == "Level has no such value any more")
        #expect(read(.text("four"), Plain.self) == "Plain has no case four any more")
    }

    private func form<T>(_ type: T.Type) -> String {
        do { return try CarriedForm.text(of: T.self) } catch {
            return "no: " + ((error as? CarryingRefusal)?.reason ?? "")
        }
    }

    @Test("A form names a type's parts; what has no end, or is shared, has none") func forms() {
        #expect(form(Couple<Int, [String?]>.self) == "Couple{a:Int,b:Array(Optional(String))}")
        #expect(
            form(Level.self) == "Level:Int" && form(Mode.self) == "Mode:String"
                && form(Plain.self) == "Plain(one|two|three)")
        #expect(form([String: Set<Int8>].self) == "Dictionary(String,Set(Int8))")
        #expect(form(Coded.self) == "Coded{words:Dictionary(String,Kind:coded),kind:Kind:coded}")
        #expect(
            form(Grid.self) == "no: Grid lies in itself"
                && form(Shared.self) == "no: Shared is no plain value")
        #expect(form(Couple<Int, Shared>.self) == "no: Shared is no plain value")
        #expect(form(Kind.self) == "Kind:coded")
        #expect(
            CarriedForm.name(of: (() -> Void).self) == "() -> ()"
                && CarriedForm.name(of: (Int, Int).self) == "(Int, Int)")
    }

    @Test(
        "Of an object its properties are carried, but for one that inherits, or holds what cannot be")
    func objects() throws {
        #expect(
            try CarriedObject.form(of: Counted.self)
                == "Counted<_count:@Int,word:String,last:Optional(Int)>")
        #expect(try CarriedObject.form(of: Seen.self) == "Seen<_size:Double>")
        #expect(
            reason { _ = try CarriedObject.form(of: Derived.self) }
                == "Derived inherits from another class")
        #expect(
            reason { _ = try CarriedObject.form(of: Working.self) }
                == "() -> () is no plain value, in Working.work")
        let object = Counted(4, "w")
        let value = try CarriedObject.write(object)
        #expect(value == .list([.bits(4), .text("w"), .list([])]))
        let other = Counted(0, "")
        try CarriedObject.read(value, into: other)
        #expect(other.count == 4 && other.word == "w" && other.last == nil)
        // A value of the wrong length, or with a wrong part, changes nothing.
        for wrong in [CarriedValue.list([.bits(1)]), .bits(1), .list([.bits(9), .bits(9), .list([])])] {
            #expect(
                reason { try CarriedObject.read(wrong, into: other) } == "it is written in another way")
        }
        #expect(other.count == 4 && other.word == "w")
        let seen = Seen()
        try CarriedObject.read(.list([.bits((7.5).bitPattern)]), into: seen)
        #expect(seen.size == 7.5)
        var told: [Int] = []
        let subscription = other.$count.sink { told.append($0) }
        try CarriedObject.read(.list([.bits(6), .text("z"), .list([.bits(2)])]), into: other)
        #expect(told == [4, 6] && other.last == 2)
        withExtendedLifetime(subscription) {}
    }

    @Test("What is stored keeps its kind; what has no end and what is none of them is not carried")
    func stored() {
        func told(_ value: Any) -> String? {
            switch CarriedStored(value) {
            case .truth(let value)?: "truth \(value)"
            case .integer(let value)?: "integer \(value)"
            case .number(let value)?: "number \(value)"
            case .text(let value)?: "text \(value)"
            case .bytes(let value)?: "bytes \(Array(value))"
            case .url(let value)?: "url \(value)"
            case nil: nil
            }
        }
        let values: [Any] = [true, false, 3, 2.5, "s", Data([4]), URL(string: "https://a.example")!]
        #expect(
            values.map(told) == [
                "truth true", "truth false", "integer 3", "number 2.5", "text s", "bytes [4]",
                "url https://a.example",
            ])
        let none: [Any] = [Double.infinity, Double.nan, Date(), [1], Float(1)]
        #expect(none.allSatisfy { told($0) == nil })
        #expect(CarriedStored(5)?.value as? Int == 5 && CarriedStored(true)?.value as? Bool == true)
        #expect(
            CarriedStored(2.5)?.value as? Double == 2.5 && CarriedStored("s")?.value as? String == "s")
    }
}
