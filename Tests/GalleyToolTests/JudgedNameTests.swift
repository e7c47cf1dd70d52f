import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// Whose a name is in files that lack modules, and what hides behind messages about types: docs/cli.md. Charts,
/// SceneKit are Apple's modules, the latter with functions and constants in small letters; Kit is no one's that is
/// known.
@Suite("Names in files that lack modules")
struct JudgedNameTests {
    private let folder: ScratchFolder
    private let source: SourceSet
    private let path: String

    private static let text = """
        import Kit
        import Charts
        import SceneKit
        import Kit.Inner
        struct Zebrafish: View { var stripes = 1 }
        struct Tapir: Shape {}
        extension Okapi: ViewModifier {}
        class Modelling { var countryside = 1 }
        enum Plain: String { case one }
        """

    init() throws {
        folder = try ScratchFolder(["a.swift": Self.text, "b.swift": "import SwiftUI\n"])
        path = folder["a.swift"]
        source = try SourceSet(paths: [path, folder["b.swift"]], within: SearchLimit())
    }

    private func judge(_ modules: [String] = [], _ change: (inout MessageJudge) -> Void = { _ in }) -> MessageJudge {
        var absent = AbsentModules()
        let missed = modules.map { found("sema_no_import", "no such module '\($0)'", at: 2, 8, in: path) }
        _ = absent.take(from: .init(files: [path: missed]))
        var judge = MessageJudge(source: source, absent: absent)
        change(&judge)
        return judge
    }

    private func told(_ ruling: MessageJudge.Ruling) -> String {
        var words = ["\(ruling.kind)"]
        if let name = ruling.name { words.append((ruling.isMember ? "." : "") + name) }
        if let meant = ruling.meant { words.append("?\(meant)") }
        if let slip = ruling.slip { words.append("slip \(slip.name)") }
        if ruling.follows { words.append("follows") }
        return words.joined(separator: " ")
    }

    private func ruling(
        _ name: String, _ modules: [String] = [], _ uses: [UsedNames.Use] = [],
        _ change: (inout MessageJudge) -> Void = { _ in }
    ) -> String {
        let message = found("cannot_find_in_scope", "cannot find '\(name)' in scope", at: 5, 1, in: path)
        return told(judge(modules, change).ruling(on: message, uses))
    }

    @Test("Modules have types, and hardly ever functions: one that is called twice is a module's") func functions() {
        func called(_ count: Int, _ modules: [String], repeated: Bool = false) -> String {
            ruling("qqqqqqqq", modules) { judge in
                judge.calls = ["qqqqqqqq": count]
                if repeated { judge.repeated = ["qqqqqqqq"] }
            }
        }
        let own = "mistake qqqqqqqq"
        #expect(called(0, ["Kit"]) == own && called(1, ["Kit"]) == own && called(2, ["Kit"]) == "module qqqqqqqq")
        #expect(called(0, ["Kit"], repeated: true) == "module qqqqqqqq")
        #expect(called(5, ["Charts"], repeated: true) == own, "Apple's modules are known")
        #expect(called(0, ["SceneKit"]) == "gap qqqqqqqq", "that one has functions")
        #expect(called(2, ["Charts", "Kit"]) == "module qqqqqqqq" && called(1, ["Charts", "Kit"]) == own)
        #expect(ruling("Qqqqqqqq", ["Kit"]) == "module Qqqqqqqq" && ruling("Qqqqqqqq", ["Charts"]) == "gap Qqqqqqqq")
    }

    @Test("What a file imports of the modules that cannot be had") func imports() {
        let (one, two) = (judge(["Kit", "Charts"]), judge(["Kit", "Elsewhere"]))
        #expect(one.absentOf == [path: ["Kit", "Charts"]] && two.absentOf == [path: ["Kit"]])
        #expect(judge(["Elsewhere"]).absentOf.isEmpty)
    }

    @Test("What a type inherits from what is not here") func inherited() {
        var names = UsedNames()
        names.uses = [use("Base", at: 1, role: "inherited", owner: "Own")]
        let foreign = ForeignTypes(["Base"], [path: names])
        func told(_ name: String, in owner: String?) -> String {
            ruling(name, [], [use(name, at: 5, owner: owner)]) { $0.foreign = foreign }
        }
        #expect(told("qqqqqqqq", in: "Own") == "gap follows" && told("qqqqqqqq", in: "Outer.Own") == "gap follows")
        #expect(told("qqqqqqqq", in: "Base") == "gap follows" && told("qqqqqqqq", in: "Other") == "mistake qqqqqqqq")
        #expect(told("qqqqqqqq", in: nil) == "mistake qqqqqqqq" && told("Qqqqqqqq", in: "Own") == "mistake Qqqqqqqq")
        // Types that protocols ask for are inherited, too.
        #expect(told("Coordinator", in: "Own") == "gap follows" && told("Coordinator", in: "Other") != "gap follows")
        let another = [use("another", at: 5, owner: "Own")]
        #expect(ruling("qqqqqqqq", [], another) { $0.foreign = foreign } == "mistake qqqqqqqq")
    }

    @Test("Names that Galley has and Apple has not, in files that lack a module") func borrowed() {
        var names = UsedNames()
        names.uses = [
            use("Paint", "()", at: 5), use("Scenario", at: 6), use("Picture", member: true, at: 7), use("Text", at: 8),
        ]
        #expect(judge(["Kit"]).borrowed([path: names]) == ["Paint", "Scenario"])
        #expect(judge(["Kit"]).borrowed([folder["b.swift"]: names]).isEmpty, "that file lacks none")
        #expect(judge().borrowed([path: names]).isEmpty)
    }

    @Test("Types that the author declares as views") func views() {
        let judge = judge()
        let types = ["Zebrafish", "Tapir", "Okapi", "Modelling", "Plain", "Other"].filter(judge.isView)
        #expect(types == ["Zebrafish", "Tapir", "Okapi"])
        #expect(judge.isDeclared("Plain") && judge.isDeclared("Modelling") && !judge.isDeclared("countryside"))
    }

    @Test("Types inside of types") func inner() {
        let text = "'Sub' is not a member type of struct 'GalleyUserFile.Chart'"
        let message = found("type_does_not_exist", text, at: 5, 1, in: path)
        #expect(told(judge(["Kit"]).plainRuling(on: message, [])) == "module Sub")
        let whole = judge(["Kit"]) { $0.stubbed.types = ["Chart"] }.plainRuling(on: message, [])
        #expect(told(whole) == "module Chart.Sub")
        #expect(told(judge().plainRuling(on: message, [])) == "mistake Sub")
        let framework = "'Sub' is not a member type of class 'GalleyCoreImage.CIFilter'"
        let part = judge().plainRuling(on: found("x", framework, at: 5, 1, in: path), [])
        #expect(told(part) == "gap Sub")
        #expect(part.advice == "'Sub' is not here: of CoreImage Galley has a part; docs/support.md lists it")
    }

    @Test("A member behind a wrapper, and one of what an optional wraps") func wrapped() {
        let text =
            "value of type 'Binding<Modelling>' has no dynamic member 'countrysid' using key path from root type 'Modelling'"
        let judge = judge()
        let binding = judge.ruling(on: found("could_not_find_x", text, at: 5, 1, in: path), [])
        #expect(binding.name == "countrysid" && binding.isMember && binding.kind == .mistake)
        let optional =
            "value of optional type 'Modelling?' must be unwrapped to refer to member 'qqqqqqqq' of wrapped base type 'Modelling'"
        let plain = judge.ruling(on: found("optional_base", optional, at: 5, 1, in: path), [])
        #expect(plain.name == nil && plain.kind == .mistake && !plain.isMember)
    }

    @Test("Calls of what is not here, behind words about something else") func calls() {
        let message = found("cannot_convert_x", "cannot convert it", at: 5, 1, in: path)
        let call = use("SCNView", "()", at: 5, 9)
        let ruling = judge().ruling(on: message, [use("Text", "(_:)", at: 5, 1), call])
        #expect(told(ruling) == "gap SCNView" && ruling.use?.column == 9 && ruling.advice != nil)
        #expect(told(judge().ruling(on: message, [use("SCNView", at: 5, 9)])) == "mistake", "it is not called")
        #expect(told(judge { $0.stubbed.types = ["SCNView"] }.ruling(on: message, [call])) == "mistake")
        #expect(told(judge { $0.stubbed.members = ["SCNView"] }.ruling(on: message, [call])) == "gap SCNView")
    }

    @Test("A member that is misspelt, of which the message says nothing") func slips() {
        let slip = use("countrysid", member: true, at: 5, 20)
        func told(_ id: String, _ uses: [UsedNames.Use], _ text: String = "m", fixes: Bool = false) -> String {
            var message = found(id, text, at: 5, 1, in: path)
            if fixes { message.fixes = [.init(place: .init(file: path, line: 5, column: 1), text: "f")] }
            return self.told(judge().ruling(on: message, uses))
        }
        let wanted = "mistake ?countryside slip countrysid"
        for id in ["ambiguous_x", "cannot_convert_x", "type_does_not_conform", "expression_too_complex"] {
            #expect(told(id, [slip]) == wanted, "\(id)")
        }
        #expect(told("missing_argument", [slip]) == "mistake" && told("x", [slip]) == "mistake")
        #expect(told("no_overloads_match", [slip], "no exact matches in call") == wanted)
        #expect(told("cannot_convert_x", [slip], fixes: true) == "mistake", "the compiler knows what to change")
        #expect(told("cannot_convert_x", [use("countrysid", at: 5, 20)]) == "mistake")
        #expect(told("cannot_convert_x", [use("countryside", member: true, at: 5, 20)]) == "mistake")
    }

    @Test("What tells the elements of a list apart is theirs") func elements() {
        let message = found("cannot_convert_x", "m", at: 5, 1, in: path)
        let list = use("ForEach", "(_:id:{})", at: 5, 1)
        let key = use("qqqqqqqq", member: true, at: 5, 20)
        func told(_ uses: [UsedNames.Use], _ modules: [String] = [], _ variables: [String: Set<String>] = [:]) -> String
        {
            self.told(judge(modules) { $0.variables = variables }.ruling(on: message, uses))
        }
        #expect(told([list, key]) == "mistake slip qqqqqqqq")
        #expect(told([use("ForEach", "(_:{})", at: 5, 1), key]) == "mistake")
        #expect(told([list, key], ["Charts"]) == "mistake", "a module may have it")
        #expect(told([list, key], [], [path: ["qqqqqqqq"]]) == "mistake")
        #expect(told([list, key], [], [folder["b.swift"]: ["qqqqqqqq"]]) == "mistake slip qqqqqqqq")
        #expect(told([list, use("qqqqqqqq", "()", member: true, at: 5, 20)]) == "mistake")
        #expect(told([list, use("padding", member: true, at: 5, 20)]) == "mistake")
    }

    @Test("Modules with errors do not show all that they declare") func elsewhere() {
        for id in ["cannot_find_in_scope", "could_not_find_x", "ambiguous_x"] {
            let message = found(id, "something is wrong with 'Thing'", at: 5, 1, in: path)
            #expect(told(judge { $0.declaredElsewhere = ["Thing"] }.ruling(on: message, [])) == "gap follows", "\(id)")
            #expect(told(judge { $0.declaredElsewhere = ["Other"] }.ruling(on: message, [])) != "gap follows")
        }
        let other = found("missing_argument", "something is wrong with 'Thing'", at: 5, 1, in: path)
        #expect(told(judge { $0.declaredElsewhere = ["Thing"] }.ruling(on: other, [])) == "mistake")
    }

    @Test("A return that is missing behind a condition's end") func conditions() throws {
        try folder.write("#endif\n}\n  #endif // x\n}\n", to: "c.swift")
        let source = try SourceSet(paths: [folder["c.swift"]], within: SearchLimit())
        let judge = MessageJudge(source: source, absent: AbsentModules())
        let lines = (1...5).map { line in
            told(judge.ruling(on: found("missing_return_decl", "m", at: line, 1, in: folder["c.swift"]), []))
        }
        #expect(lines == ["mistake", "gap follows", "mistake", "gap follows", "mistake"])
    }
}
