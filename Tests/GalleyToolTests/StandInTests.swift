import Foundation
import GalleyDiagnostics
import GalleyNames
import Testing

@testable import GalleyProtocol
@testable import galley

/// A name's use, as `galley-syntax` tells it.
func use(
    _ name: String, _ labels: String? = nil, member: Bool = false, at line: Int = 1,
    _ column: Int = 1, end: (Int, Int)? = nil,
    start: Int? = nil, role: String? = nil, owner: String? = nil
) -> UsedNames.Use {
    .init(
        name: name, labels: labels, isMember: member, line: line, column: column, endLine: end?.0,
        endColumn: end?.1,
        startLine: start, role: role, generics: nil, literal: nil, owner: owner)
}

/// An error of the compiler's.
func found(
    _ id: String, _ text: String, at line: Int = 1, _ column: Int? = 1, in file: String = "a.swift"
)
    -> CompilerDiagnostic
{
    .init(severity: .error, id: id, text: text, place: .init(file: file, line: line, column: column))
}

/// What counts of messages that show while declarations stand for absent names (docs/cli.md).
@Suite("Messages beside stand-ins")
struct StandInTests {
    private func entry(
        _ found: CompilerDiagnostic, _ change: (inout MessageJudge.Ruling) -> Void = { _ in }
    )
        -> JudgedFindings.Entry
    {
        var ruling = MessageJudge.Ruling(kind: .mistake)
        change(&ruling)
        return .init(found: found, ruling: ruling)
    }

    @Test("A place in a name or in its call") func places() {
        let call = use("Chart", "(_:)", at: 3, 5, end: (4, 8))
        func holds(_ line: Int, _ column: Int?) -> Bool {
            call.holds(.init(file: "a", line: line, column: column))
        }
        #expect(holds(3, 4) && holds(3, 5) && holds(3, 99) && holds(4, 1) && holds(4, 8))
        #expect(!holds(3, 3) && !holds(4, 9) && !holds(2, 5) && !holds(5, 1) && !holds(3, nil))
        let name = use("Kit", at: 3, 5)
        #expect(name.lines == 3...3 && call.lines == 3...4)
        #expect(
            name.holds(.init(file: "a", line: 3, column: 8))
                && !name.holds(.init(file: "a", line: 3, column: 9)))
        #expect(use("Kit", at: 3, 5, end: (2, 1)).lines == 3...3)
    }

    private var regions: StandInRegions {
        var regions = StandInRegions()
        regions.uses = [
            use("Chart", "(_:)", at: 10, 5, end: (12, 6)), use("glow", "()", member: true, at: 20, 9),
        ]
        regions.types = ["Chart"]
        regions.owners = ["Own"]
        regions.ownLines = [30]
        regions.variables = ["held"]
        return regions
    }

    @Test("What is about a stand-in") func concern() {
        let regions = regions
        #expect(
            regions.concern(found("x", "m", at: 11, 3)) && !regions.concern(found("x", "m", at: 13, 3)))
        #expect(regions.concern(found("x", "type 'Chart' is wrong", at: 99)))
        #expect(!regions.concern(found("x", "type 'Charts' is wrong", at: 99)), "the whole word")
        for word in ["dynamicMember", "GalleyUserFile.A", "__GalleyLeftOut", "_Chart"] {
            #expect(regions.concern(found("x", "a '\(word)'", at: 99)) == (word != "_Chart"), "\(word)")
        }
        #expect(regions.concern(found("x", "generic parameter 'T0' could not be inferred", at: 99)))
        #expect(regions.concern(found("expression_too_complex", "m", at: 99)))
        let nowhere = CompilerDiagnostic(severity: .error, id: "x", text: "m", place: nil)
        #expect(regions.concern(nowhere) && regions.touch(nowhere))
        // Such a message may point at the beginning of an expression.
        for id in ["type_does_not_conform", "ambiguous_x", "cannot_convert_x"] {
            #expect(
                regions.concern(found(id, "m", at: 12, 40)) && !regions.concern(found(id, "m", at: 13, 40)))
        }
        #expect(!regions.concern(found("missing_argument", "m", at: 12, 40)))
        #expect(
            regions.concern(found("missing_argument", "'Own' m", at: 99))
                && !regions.concern(found("x", "'Own' m", at: 99)))
        #expect(regions.touch(found("x", "m", at: 10, 99)) && regions.touch(found("x", "m", at: 12)))
        #expect(!regions.touch(found("x", "m", at: 9)) && regions.touch(found("x", "'Chart'", at: 9)))
    }

    @Test("What a stand-in cannot have made up") func sure() {
        let regions = regions
        func sure(
            _ id: String, _ text: String = "m", at line: Int = 99,
            _ change: (inout MessageJudge.Ruling) -> Void = { _ in }
        ) -> Bool {
            regions.isSure(entry(found(id, text, at: line, 40), change))
        }
        #expect(
            sure(
                "missing_argument",
                "incorrect argument label in call (have 'spacng:', expected 'spacing:')", at: 11))
        #expect(sure("missing_argument", "(have '_:spacng:', expected '_:spacing:')", at: 11))
        for words in [
            "(have 'spacing:', expected 'alignment:')", "(have 'a:b:', expected 'spacing:')",
            "(have 'abc:', expected 'abd:')",
            "(have 'alignment:', expected 'alignement:')", "(have 'spng:', expected 'spacing:')",
        ] { #expect(!sure("missing_argument", words, at: 30), "\(words)") }
        #expect(sure("cannot_find_in_scope", at: 11), "an unknown name, wherever")
        #expect(
            sure("missing_return") && !sure("missing_return", at: 11) && !sure("missing_return", at: 30))
        #expect(!sure("cannot_find_in_scope", at: 30), "what an author's type inherits is not known")
        #expect(sure("could_not_find_value_member") && !sure("could_not_find_value_member", at: 11))
        #expect(sure("could_not_find_value_member", at: 11) { $0.meant = "padding" })
        #expect(sure("could_not_find_value_member", at: 11) { $0.isSure = true })
        #expect(!sure("cannot_convert_x") && !sure("type_does_not_conform") && !sure("x"))
        #expect(
            sure("x", "property 'held' … use wrapper instead", at: 30)
                && !sure("x", "property 'a' … use wrapper instead", at: 30))
        #expect(sure("x", "property 'a' … use wrapper instead", at: 31))
        #expect(
            !sure("assignment_lhs", "cannot assign 'body'") && sure("assignment_lhs", "cannot assign 'a'")
        )
        #expect(
            sure("missing_argument") && sure("missing_argument", at: 11),
            "a call of what is here, in one of what is not")
        #expect(
            !sure("missing_argument", "no exact matches in call", at: 11)
                && sure("missing_argument", "no exact matches in call"))
        let none = StandInRegions()
        #expect(
            none.isSure(entry(found("cannot_convert_x", "m")))
                && none.isSure(entry(found("type_does_not_conform", "m"))))
        #expect(!none.isSure(entry(found("x", "m"))))
    }

    @Test("Calls in a chain that begins with a stand-in, and calls of what nobody knows")
    func chains() {
        var regions = regions
        regions.calls = [
            use("frame", "(width:)", member: true, at: 15, 9, start: 10),
            use("padding", "()", member: true, at: 15, 30, start: 14),
            use("glow", "(x:)", member: true, at: 16, 9, start: 16),
        ]
        regions.declared = ["shine"]
        func sure(_ column: Int) -> Bool {
            regions.isSure(entry(found("missing_argument", "m", at: 15, column)))
        }
        #expect(
            !sure(9) && !sure(8) && !sure(28) && sure(29) && sure(30),
            "at the name, or at the dot before it")
        #expect(sure(7))
        #expect(
            !regions.isSure(
                entry(found("could_not_find_value_member", "m", at: 15, 9)) { $0.meant = "a" }))
        func unknown(_ id: String, _ line: Int, _ column: Int?) -> Bool {
            regions.isOfUnknown(found(id, "m", at: line, column))
        }
        #expect(
            unknown("missing_argument", 16, 9) && !unknown("missing_argument", 15, 9)
                && !unknown("x", 16, 9))
        #expect(!unknown("missing_argument", 16, nil) && !unknown("missing_argument", 17, 9))
        regions.calls = [use("shine", "()", member: true, at: 1, 1), use("Maker", "()", at: 2, 1)]
        #expect(!unknown("missing_argument", 1, 1) && !unknown("missing_argument", 2, 1))
    }

    @Test("Types that are built on what is not here") func foreign() {
        var names = UsedNames()
        names.uses = [
            use("Base", at: 1, role: "inherited", owner: "Kit.Own"),
            use("Own", at: 5, role: "inherited", owner: "Second"),
            use("Macro", at: 9, role: "attribute", owner: "Made"), use("Made", "(x:)", at: 12),
            use("Base", at: 14, role: "type", owner: "Holder"),
            use("x", at: 20, owner: "Outer.Own.Inner"), use("Base", member: true, at: 40),
        ]
        let types = ForeignTypes(["Base", "Macro"], ["a.swift": names])
        #expect(types.types == ["Own", "Second", "Made"] && !types.isEmpty && ForeignTypes().isEmpty)
        #expect(types.reach(into: "Own") && types.reach(into: "A.Base") && !types.reach(into: "A.B"))
        func explains(_ id: String, _ text: String, at line: Int = 99) -> Bool {
            types.explain(found(id, text, at: line))
        }
        for id in ["could_not_find_value_member", "type_does_not_conform", "cannot_convert_x"] {
            #expect(
                explains(id, "value of type 'Own' has") && explains(id, "'Kit.Own<A>'")
                    && !explains(id, "'Other'"), "\(id)")
        }
        #expect(!explains("missing_return", "'Own'"))
        #expect(
            explains("type_does_not_conform", "type 'Holder' does not conform to protocol 'Hashable'"))
        #expect(!explains("type_does_not_conform", "type 'Holder' does not conform to protocol 'View'"))
        let override = "method does not override any method from its superclass"
        #expect(
            explains("x", override, at: 17) && explains("x", override, at: 23)
                && explains("x", "property does not override", at: 20))
        #expect(!explains("x", override, at: 16) && !explains("x", override, at: 24))
        #expect(explains("missing_argument", "m", at: 12) && !explains("missing_argument", "m", at: 13))
        #expect(
            explains("x", "'a' only applies to function types", at: 14)
                && !explains("x", "'a' only applies to function types", at: 40))
        #expect(
            explains("type_does_not_conform", "'T' must conform")
                && explains("type_does_not_conform", "'C0' must"))
        #expect(!explains("type_does_not_conform", "'T10' must") && !explains("x", "'T' must"))
        #expect(
            !types.explain(CompilerDiagnostic(severity: .error, id: "x", text: "'Own'", place: nil)))
        #expect(
            !ForeignTypes(["Base"], [:]).explain(found("type_does_not_conform", "'T' must conform")))
    }
}
