import GalleyNames
import Testing

/// Names that are not here: types, an inner one with those around it, and members.
@Suite("Absent names")
struct AbsentNamesTests {
    private func names(_ types: Set<String>, _ members: Set<String> = []) -> AbsentNames {
        var names = AbsentNames()
        (names.types, names.members) = (types, members)
        return names
    }

    @Test("Types and members are both looked at") func sets() {
        let all = names(["A.B", "C"], ["m", "n"])
        let empty = [names([]), names(["A"]), names([], ["m"]), all].map(\.isEmpty)
        #expect(empty == [true, false, false, false])
        let subsets = [names(["C"], ["m"]), names([], []), names(["D"], ["m"]), names(["C"], ["o"]), all].map {
            $0.isSubset(of: all)
        }
        #expect(subsets == [true, true, false, false, true])
        #expect(all.subtracting(names(["C"], ["m"])) == ["B", "n"])
        #expect(all.subtracting(all) == [])
    }

    @Test("Others are taken in") func union() {
        var all = names(["A"], ["m"])
        all.formUnion(names(["B"], ["n"]))
        #expect(all == names(["A", "B"], ["m", "n"]))
    }

    @Test("The last part of a type's name") func bases() {
        let seen = ["A", "A.B.C", "A.B<C.D>", "A<B>", "", "<A>"].map { AbsentNames.base($0) }
        #expect(seen == ["A", "C", "B", "A", "", ""])
    }
}
