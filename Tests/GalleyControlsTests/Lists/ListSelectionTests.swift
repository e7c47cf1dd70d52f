import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// Which rows of a list are selected, and what a tap on one does, by Apple's documentation of `List(selection:content:)`: one value, one or
/// none, or a set of them.
@MainActor @Suite("Selections of lists") struct ListSelectionTests {
    private let names: [AnyHashable] = [1, 2, "2"]

    private func contained(_ selection: ListSelection<Int>) -> [Bool]? {
        selection.contains.map { contains in names.map { contains($0) } }
    }

    @Test("Of nothing, or of bindings that are missing, nothing can be selected") func none() {
        let all: [ListSelection<Int>] = [.none, .optional(nil), .several(nil)]
        for selection in all {
            #expect(selection.select == nil && selection.selectAlone == nil && contained(selection) == nil)
            #expect(!selection.isOfSeveral && !selection.isMade)
            selection.clear()
        }
    }

    @Test("One value that is always there") func one() {
        let value = Recorded(1)
        let selection = ListSelection.one(value.binding)
        #expect(contained(selection) == [true, false, false] && !selection.isOfSeveral && !selection.isMade)
        #expect(selection.select?(2) == true && value.value == 2 && contained(selection) == [false, true, false])
        #expect(selection.select?("2") == false && value.written == [2])
        #expect(selection.selectAlone?(1) == true && value.value == 1)
        selection.clear()
        #expect(value.written == [2, 1])
    }

    @Test("One value or none") func optional() {
        let value = Recorded(Int?.none)
        let selection = ListSelection.optional(value.binding)
        #expect(contained(selection) == [false, false, false] && !selection.isMade && !selection.isOfSeveral)
        #expect(selection.select?(2) == true && contained(selection) == [false, true, false] && selection.isMade)
        #expect(selection.select?("2") == false && selection.selectAlone?(1) == true && value.written == [2, 1])
        selection.clear()
        #expect(value.value == nil && !selection.isMade)
    }

    @Test("Several values: a tap adds one or takes it away, or chooses it alone") func several() {
        let value = Recorded(Set<Int>())
        let selection = ListSelection.several(value.binding)
        #expect(contained(selection) == [false, false, false] && !selection.isMade && selection.isOfSeveral)
        #expect(selection.select?(2) == true && value.value == [2] && selection.isMade)
        #expect(selection.select?(1) == true && value.value == [1, 2] && contained(selection) == [true, true, false])
        #expect(selection.select?(2) == true && value.value == [1])
        #expect(selection.select?("2") == false && selection.selectAlone?("2") == false && value.value == [1])
        #expect(selection.selectAlone?(2) == true && value.value == [2])
        #expect(selection.selectAlone?(2) == true && value.value == [2])
        selection.clear()
        #expect(value.value == [] && !selection.isMade)
    }

    @Test("What can be done with a collection's rows") func editActions() {
        let (move, delete) = (EditActions<[Int]>.move, EditActions<[Int]>.delete)
        #expect([move, delete, .all, []].map(\.rawValue) == [1, 2, 3, 0])
        #expect(EditActions<[Int]>.all.contains(.move) && EditActions<[Int]>.all.contains(.delete))
        #expect(!move.contains(.delete) && !delete.contains(.move))
    }
}
