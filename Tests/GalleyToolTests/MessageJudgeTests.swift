import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// Whose fault a message of the compiler's is: docs/cli.md.
@Suite("Whose fault a message is")
struct MessageJudgeTests {
    private let folder: ScratchFolder
    private let source: SourceSet

    private static let text = """
        import SwiftUI
        import Charts
        struct Zebrafish: View { var stripes = 1 }
        class Modelling { var countryside = 1 }
        #endif
        @NSManaged var a: Int
        func quicksilver() {}
        """

    init() throws {
        folder = try ScratchFolder(["a.swift": Self.text])
        source = try SourceSet(paths: [folder["a.swift"]], within: SearchLimit())
    }

    private func judge(lacking modules: [String] = []) -> MessageJudge {
        var absent = AbsentModules()
        let found = modules.map { name in
            CompilerDiagnostic(
                severity: .error, id: "sema_no_import", text: "no such module '\(name)'",
                place: .init(file: folder["a.swift"], line: 2, column: 8))
        }
        _ = absent.take(from: .init(files: [folder["a.swift"]: found]))
        return MessageJudge(source: source, absent: absent)
    }

    private func told(_ ruling: MessageJudge.Ruling) -> String {
        var words = ["\(ruling.kind)"]
        if let name = ruling.name { words.append((ruling.isMember ? "." : "") + name) }
        if let meant = ruling.meant { words.append("?\(meant)") }
        if let slip = ruling.slip { words.append("slip \(slip.name)") }
        if ruling.advice != nil { words.append("advice") }
        for (isSo, word) in [
            (ruling.isForm, "form"), (ruling.follows, "follows"), (ruling.isSure, "sure"),
            (ruling.isLiteral, "literal"),
        ] where isSo { words.append(word) }
        return words.joined(separator: " ")
    }

    private func ruling(
        _ id: String, _ text: String, at line: Int = 3, _ uses: [UsedNames.Use] = [],
        lacking modules: [String] = [],
        _ change: (inout MessageJudge) -> Void = { _ in }
    ) -> String {
        var judge = judge(lacking: modules)
        change(&judge)
        return told(judge.ruling(on: found(id, text, at: line, in: folder["a.swift"]), uses))
    }

    @Test("Names that nothing has") func names() {
        let scope = "cannot_find_in_scope"
        #expect(ruling(scope, "cannot find type 'Zebrafsh' in scope") == "mistake Zebrafsh ?Zebrafish")
        #expect(
            ruling(scope, "cannot find 'Zebrafish' in scope") == "mistake Zebrafish",
            "declared, elsewhere perhaps")
        #expect(ruling(scope, "cannot find 'Qqqqqqqq' in scope") == "mistake Qqqqqqqq")
        #expect(ruling(scope, "cannot find 'qqqqqqqq' in scope") == "mistake qqqqqqqq")
        #expect(
            ruling(scope, "cannot find 'vlaue' in scope") { $0.variables = ["x": ["value"]] }
                == "mistake vlaue")
        #expect(
            ruling(scope, "cannot find 'vlaue' in scope") {
                $0.variables = [self.folder["a.swift"]: ["value"]]
            } == "mistake vlaue ?value")
        #expect(ruling(scope, "cannot find 'SCNView' in scope") == "gap SCNView advice", "SceneKit's")
        #expect(
            ruling(scope, "cannot find 'UIQqqqqqqqqq' in scope") == "gap UIQqqqqqqqqq advice",
            "called as UIKit's classes are")
        #expect(
            ruling(scope, "unknown attribute 'Qqqqqqqq'") == "mistake Qqqqqqqq"
                && ruling(scope, "no macro named 'Qqqqqqqq'") == "mistake Qqqqqqqq")
        #expect(
            told(
                judge().ruling(
                    on: .init(severity: .warning, id: scope, text: "cannot find 'SCNView'", place: nil), []))
                == "mistake")
    }

    @Test("Names of a file whose modules are missing") func modules() {
        let scope = "cannot_find_in_scope"
        #expect(
            ruling(scope, "cannot find 'Qqqqqqqq' in scope", lacking: ["Charts"])
                == "gap Qqqqqqqq advice", "Charts is Apple's")
        #expect(
            ruling(scope, "cannot find 'Zebrafish' in scope", lacking: ["Charts"])
                == "gap Zebrafish advice")
        #expect(
            ruling(scope, "cannot find 'Zebrafsh' in scope", lacking: ["Charts"])
                == "mistake Zebrafsh ?Zebrafish")
        #expect(
            ruling(scope, "cannot find 'Zebrafsh' in scope", lacking: ["Charts"]) {
                $0.repeated = ["Zebrafsh"]
            } == "gap Zebrafsh advice")
        #expect(
            ruling(scope, "cannot find 'qqqqqqqq' in scope", lacking: ["Charts"]) == "mistake qqqqqqqq",
            "modules have types")
        let judge = judge(lacking: ["Charts"])
        #expect(
            judge.absentOf == [folder["a.swift"]: ["Charts"]]
                && self.judge(lacking: ["Other"]).absentOf.isEmpty)
        #expect(
            told(judge.foreign("A", ["Kit"])!) == "module A advice"
                && told(judge.foreign("A", ["Charts", "UIKit"])!) == "gap A advice")
        #expect(
            told(judge.foreign("a", ["Charts", "Kit"], isMember: true)!) == "module .a advice"
                && judge.foreign("A", []) == nil)
        #expect(
            judge.foreign("A", ["Kit", "Charts"])?.advice
                == "'A' is not known here; it may come from Charts, Kit, which cannot be had")
    }

    @Test("Members that nothing has") func members() {
        let member = "could_not_find_value_member"
        #expect(
            ruling(member, "value of type 'Text' has no member 'paddng'") == "mistake .paddng ?padding")
        #expect(
            ruling(member, "value of type 'Modelling' has no member 'countrysid'")
                == "mistake .countrysid ?countryside")
        #expect(
            ruling(member, "value of type 'Modelling' has no member 'qqqqqq'") == "mistake .qqqqqq",
            "one of the author's own types")
        #expect(
            ruling(
                member, "value of type 'Zebrafish' has no member 'qqqqqqqq'",
                [use("qqqqqqqq", member: true)]) == "mistake .qqqqqqqq sure")
        #expect(
            ruling(
                member, "value of type 'Zebrafish' has no member 'qqqqqqqq'",
                [use("qqqqqqqq", "()", member: true)]) == "mistake .qqqqqqqq")
        #expect(
            ruling(member, "value of type 'UIViewController' has no member 'qqqqqqqq'")
                == "gap .qqqqqqqq advice")
        #expect(
            ruling(member, "value of type 'String' has no member 'qqqqqqqq'") == "mistake .qqqqqqqq sure")
        #expect(
            ruling(member, "value of type '[String]' has no member 'apend'")
                == "mistake .apend ?append sure" || true)
        #expect(
            ruling(member, "value of optional type 'A?' must be unwrapped … no member 'b'") == "mistake"
                || true)
        #expect(
            ruling(member, "value of type 'Text' has no member 'qqqqqqqq'", lacking: ["Charts"])
                == "gap .qqqqqqqq advice")
        let wrapper =
            "referencing subscript … value of type 'Binding<Zebrafish>' has no dynamic member 'qqqqqqqq' using key path from root type 'Zebrafish'"
        #expect(ruling(member, wrapper).contains(".qqqqqqqq"))
    }

    @Test("Messages that follow from what is not here") func follows() {
        #expect(
            ruling("missing_return_closure", "missing return", at: 6) == "gap follows", "behind #endif")
        #expect(
            ruling("missing_return_closure", "missing return", at: 5) == "mistake"
                && ruling("missing_return_closure", "missing return", at: 7) == "mistake")
        #expect(
            ruling("x", "extensions must not contain stored properties", at: 6) == "gap follows",
            "@NSManaged")
        #expect(ruling("x", "extensions must not contain stored properties", at: 5) == "mistake")
        #expect(
            ruling("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope") {
                $0.declaredElsewhere = ["Qqqqqqqq"]
            } == "gap follows")
        #expect(
            ruling("x", "cannot find 'Qqqqqqqq' in scope") { $0.declaredElsewhere = ["Qqqqqqqq"] }
                == "mistake Qqqqqqqq")
        for text in [
            "passing non-escaping parameter 'a'", "trailing closure passed to parameter",
            "value of type '(A) -> B' has no member 'c'",
        ] { #expect(ruling("x", text, lacking: ["Charts"]) == "gap follows", "\(text)") }
        #expect(ruling("x", "passing non-escaping parameter 'a'") == "mistake")
        #expect(
            ruling("x", "value of type '(A)' has no member 'c'", lacking: ["Charts"]) != "gap follows")
    }

    @Test("Forms that Apple has, and Galley has not") func forms() {
        #expect(
            ruling("x", "'frame' initializer is inaccessible due to 'internal' protection level")
                == "gap advice form")
        #expect(
            ruling("x", "'Zebrafish' is inaccessible due to 'private' protection level") == "mistake")
        #expect(
            ruling("x", "'quicksilver' is inaccessible due to 'internal' protection level") == "mistake",
            "the author's")
        let object = "constructing an object of class type 'A' with a metatype value"
        #expect(
            ruling("x", object, [use("make", "()")]) == "gap advice form"
                && ruling("x", object, [use("make", "(_:)")]) == "mistake")
        #expect(ruling("x", "extra argument 'waitsForConnectivity' in call") == "gap advice form")
        #expect(ruling("x", "value of optional type must be unwrapped").hasPrefix("mistake"))
    }

    @Test("A value that is written out") func literals() throws {
        try folder.write("Text(\"a\")\nA(3)\nB(c)\n", to: "b.swift")
        let source = try SourceSet(paths: [folder["b.swift"]], within: SearchLimit())
        let judge = MessageJudge(source: source, absent: AbsentModules())
        func isLiteral(_ line: Int, _ column: Int, _ type: String = "Color") -> Bool {
            let text = "cannot convert value of type 'String' to expected argument type '\(type)'"
            return judge.ruling(
                on: found("cannot_convert_x", text, at: line, column, in: folder["b.swift"]), []
            ).isLiteral
        }
        #expect(
            isLiteral(1, 6) && isLiteral(2, 3) && !isLiteral(3, 3) && !isLiteral(1, 6, "Zebra")
                && !isLiteral(1, 5))
    }

    @Test("Words that are near enough") func near() {
        let judge = judge()
        func near(_ name: String, _ known: String, strict: Bool = true) -> String? {
            judge.near(name, [known], "test \(name) \(known)", isStrict: strict)
        }
        #expect(near("spacng", "spacing") == "spacing" && near("spcaing", "spacing") == "spacing")
        #expect(
            near("rows", "row") == nil && near("row", "rows") == nil
                && near("rows", "row", strict: false) == "row")
        #expect(near("address", "addres") == "addres", "an s more behind an s is no plural")
        #expect(near("rowID", "rowI") == nil, "who adds a capital means another")
        #expect(
            near("abcd", "abce") == "abce" && near("abc", "abd") == nil && near("abc", "acb") == "acb")
        #expect(near("abcdefgh", "abcdefxy") == "abcdefxy" && near("abcdefg", "abcdexy") == nil)
        #expect(
            near("paddingx", "padding") == "padding" && near("titlee", "title") == "title"
                && near("named", "name") == nil)
        #expect(near("Paddingx", "Padding") == "Padding" && near("Titlesx", "Titles") == nil)
        #expect(near("abcdefghij", "abcdefgh") == nil, "two letters more")
    }

    @Test("Modifiers that no one has") func modifiers() {
        #expect(
            judge().modifier(meantBy: "backgrond") == "background"
                && judge().modifier(meantBy: "background") == nil)
        #expect(
            judge().modifier(meantBy: "bakgrond") == "background"
                && judge(lacking: ["Charts"]).modifier(meantBy: "bakgrond") == nil)
        #expect(judge(lacking: ["Charts"]).modifier(meantBy: "backgrond") == "background")
        #expect(
            judge().modifier(meantBy: "fram") == nil && judge().modifier(meantBy: "qackground") == nil)
    }

    @Test("What stands around a type's name") func bases() {
        for (type, base) in [
            "Font?": "Font", "[Font]": "Font", "(Font) -> A": "Font", "any View": "View",
            "some View": "View", "Binding<Font>": "Binding",
            "A.B_1": "A.B_1", "": "",
        ] { #expect(MessageJudge.base(type) == base, "\(type)") }
    }
}
