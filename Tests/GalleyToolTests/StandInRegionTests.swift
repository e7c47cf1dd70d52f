import GalleyDiagnostics
import GalleyNames
import Testing

@testable import GalleyProtocol
@testable import galley

/// Which messages are sure beside declarations that stand for absent names, by what they are about; the names of
/// messages are the compiler's (include/swift/AST/Diagnostics*.def).
@Suite("Sure messages beside stand-ins")
struct StandInRegionTests {
    private var regions: StandInRegions {
        var regions = StandInRegions()
        regions.uses = [use("Chart", "(_:)", at: 10, 5, end: (12, 6)), use("Chart", at: 50, 5, role: "type")]
        regions.types = ["Chart"]
        return regions
    }

    private func isSure(_ id: String, _ text: String = "m", at line: Int, in regions: StandInRegions? = nil) -> Bool {
        let entry = JudgedFindings.Entry(found: found(id, text, at: line, 40), ruling: .init(kind: .mistake))
        return (regions ?? self.regions).isSure(entry)
    }

    @Test("What a message is about") func codes() {
        let sure = [
            "cannot_find_in_scope", "could_not_find_value_member", "missing_argument", "missing_return_decl",
            "variable_used_before_initialized", "throwing_call_without_try", "invalid_redecl", "availability_x",
            "non_exhaustive_switch", "isolated_x", "assignment_lhs_x",
        ]
        for id in sure { #expect(isSure(id, at: 99), "\(id)") }
        // Where a stand-in is used, only names and arguments of other calls are.
        let beside = sure.filter { isSure($0, at: 11) }
        #expect(beside == ["cannot_find_in_scope", "missing_argument"])
        for id in ["type_does_not_conform", "cannot_convert_x", "ambiguous_x", "expected_x", "unused_x", "x"] {
            #expect(!isSure(id, at: 99), "\(id)")
        }
        var own = regions
        own.ownLines = [99]
        #expect(sure.filter { isSure($0, at: 99, in: own) }.isEmpty, "what a type inherits is not known")
    }

    @Test("Types are what they are where nothing stands in") func types() {
        var owners = StandInRegions()
        owners.owners = ["Own"]
        for id in ["cannot_convert_x", "type_does_not_conform"] {
            #expect(isSure(id, at: 99, in: StandInRegions()) && !isSure(id, at: 99, in: owners), "\(id)")
        }
        #expect(!isSure("ambiguous_x", at: 99, in: StandInRegions()))
    }

    @Test("Arguments in the line of a type that stands in") func arguments() {
        #expect(isSure("missing_argument", at: 10) && isSure("missing_argument", at: 12))
        #expect(!isSure("missing_argument", at: 50) && isSure("missing_argument", at: 51))
        let vague = "no exact matches in call to initializer"
        #expect(!isSure("no_overloads_match", vague, at: 12) && isSure("no_overloads_match", vague, at: 13))
        #expect(isSure("missing_argument", "there are no exact matches", at: 12))
    }

    @Test("A label that is nearly the one that is taken") func labels() {
        func isSure(_ have: String, _ expected: String) -> Bool {
            self.isSure("x", "incorrect argument label in call (have '\(have)', expected '\(expected)')", at: 11)
        }
        #expect(isSure("abce:", "abcd:") && !isSure("abe:", "abc:"), "of four letters at the least")
        #expect(
            isSure("abcdefxy:", "abcdefgh:") && !isSure("abcdexyz:", "abcdefgh:"), "two letters are wrong at the most")
        #expect(
            isSure("_:spacng:", "_:spacing:") && !isSure("spacng:", "_:spacing:") && !isSure("spacing:", "spacing:"))
        #expect(isSure("width:heigt:", "width:height:") && !isSure("width:qqqq:", "width:height:"))
        #expect(!self.isSure("x", "have 'spacng:', expected 'spacing:'", at: 11), "other words")
    }

    @Test("Wrappers, and a view's body") func wrappers() {
        var regions = regions
        (regions.ownLines, regions.variables) = ([20], ["held"])
        func told(_ name: String, _ line: Int) -> Bool {
            isSure("x", "referencing property '\(name)' requires it; use wrapper instead", at: line, in: regions)
        }
        #expect(told("held", 20) && !told("other", 20) && told("other", 21) && told("held", 11))
        #expect(!isSure("assignment_x", "cannot assign to property: 'body' is a get-only property", at: 99))
        #expect(isSure("assignment_x", "cannot assign to property: 'bodies' is a get-only property", at: 99))
        #expect(!isSure("x", "use wrapper instead of it", at: 99))
    }

    @Test("What mentions a stand-in is about it, by whole words") func mentions() {
        let regions = regions
        func concerns(_ text: String) -> Bool { regions.concern(found("x", text, at: 99)) }
        for text in ["'Chart'", "Kit.Chart<A>", "a Chart", "generic parameter 'T'", "of dynamicMember: x"] {
            #expect(concerns(text) && regions.touch(found("x", text, at: 99)), "\(text)")
        }
        for text in [
            "Charts", "MyChart", "Chart_2", "Chart2", "_Chart", "the generic parameter 'T'", "dynamicMembers", "",
        ] {
            #expect(!concerns(text) && !regions.touch(found("x", text, at: 99)), "\(text)")
        }
    }

    // MARK: Types that are built on what is not here

    @Test("Who inherits from one that inherits, in whatever order files tell it") func inheritance() {
        var (first, second) = (UsedNames(), UsedNames())
        first.uses = [
            use("C", at: 1, role: "inherited", owner: "D"), use("B", at: 2, role: "inherited", owner: "C"),
            use("Base", at: 3, role: "constraint", owner: "Not"),
        ]
        second.uses = [
            use("A", at: 1, role: "inherited", owner: "B"), use("Base", at: 2, role: "inherited", owner: "A"),
            use("Base", at: 3, owner: "Uses"), use("x", at: 4, owner: "Uses.D.Inner"),
        ]
        let types = ForeignTypes(["Base"], ["a.swift": first, "b.swift": second])
        #expect(types.types == ["A", "B", "C", "D"])
        #expect(["A", "D", "Kit.C.Inner", "Base"].allSatisfy(types.reach) && !types.reach(into: "Not.Uses"))
        func overrides(_ line: Int, in file: String) -> Bool {
            types.explain(found("x", "method does not override any", at: line, in: file))
        }
        #expect(overrides(7, in: "b.swift") && !overrides(8, in: "b.swift") && overrides(1, in: "b.swift"))
        #expect(overrides(5, in: "a.swift") && !overrides(6, in: "a.swift") && !overrides(1, in: "c.swift"))
    }

    @Test("Types that hold absent ones, and conformances that the compiler writes") func holders() {
        var names = UsedNames()
        names.uses = [
            use("Base", at: 5, role: "type", owner: "Outer.Holder"), use("Base", at: 6, role: "object", owner: "Model"),
            use("Base", at: 7, role: "wrapper", owner: "Not"),
            use("Base", member: true, at: 8, role: "type", owner: "Neither"),
        ]
        let types = ForeignTypes(["Base"], ["a.swift": names])
        func explains(_ type: String, _ form: String, _ id: String = "type_does_not_conform") -> Bool {
            types.explain(found(id, "type '\(type)' does not conform to protocol '\(form)'", at: 99))
        }
        for form in ["Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable"] {
            #expect(explains("Holder", form) && explains("Model", form), "\(form)")
        }
        #expect(!explains("Holder", "Identifiable") && !explains("Not", "Hashable") && !explains("Neither", "Hashable"))
        #expect(!explains("Holder", "Hashable", "missing_argument"))
        func applies(_ line: Int) -> Bool { types.explain(found("x", "'a' only applies to function types", at: line)) }
        #expect((4...9).filter(applies) == [5, 6, 7])
    }
}
