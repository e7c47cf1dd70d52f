import Foundation
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// Which views are shown without `--view`, how each is made, and why one is not (docs/cli.md).
@Suite("What files can show")
struct SurveyTests {
    private static func view(_ name: String, _ change: (inout SourceSurvey.View) -> Void = { _ in })
        -> SourceSurvey.View
    {
        var view = SourceSurvey.View(
            file: nil, name: name, line: 1, access: "internal", isGeneric: false, arguments: [], isReachable: true,
            environmentObjects: [], environmentValues: [])
        change(&view)
        return view
    }

    private static func provider(_ name: String, _ access: String = "internal", file: String? = nil)
        -> SourceSurvey.Provider
    {
        .init(file: file, name: name, line: 7, access: access)
    }

    private func source(_ text: String = "", and other: String? = nil) throws -> (ScratchFolder, SourceSet) {
        let folder = try ScratchFolder(["a.swift": text, "b.swift": other ?? ""])
        let paths = [folder["a.swift"]] + (other == nil ? [] : [folder["b.swift"]])
        return (folder, try SourceSet(paths: paths, within: SearchLimit()))
    }

    @Test("Views that cannot be shown by themselves") func obstacles() {
        let obstacle = { (change: (inout SourceSurvey.View) -> Void) in Self.view("V", change).obstacle }
        #expect(obstacle { _ in } == nil)
        for access in ["private", "fileprivate"] {
            #expect(
                obstacle { $0.access = access }
                    == "is \(access): no other file can name it; show it through a #Preview in its own file")
        }
        #expect(obstacle { $0.access = "public" } == nil)
        #expect(obstacle { $0.isGeneric = true } == "is generic: choose its types, --view 'V<…>(…)'")
        #expect(obstacle { $0.isReachable = false }?.hasPrefix("has no initialiser that another file can call") == true)
        #expect(obstacle { $0.arguments = ["_", "b"] } == "needs arguments: --view 'V(…, b: …)'")
        #expect(obstacle { ($0.arguments, $0.bindings) = (["b"], ["0"]) } == nil)
        #expect(
            obstacle { ($0.environmentObjects, $0.environmentValues) = (["A"], ["B"]) }
                == "needs an object in its environment: --view 'V().environmentObject(A()).environment(B())'")
    }

    @Test("What makes a view") func expressions() {
        #expect(Self.view("V").expression == "V()")
        let bound = Self.view("V") { ($0.arguments, $0.bindings) = (["a", "b"], ["0", "\"x\""]) }
        #expect(
            bound.expression
                == "GalleyRuntime.GivenBinding(0) { given0 in GalleyRuntime.GivenBinding(\"x\") { given1 in V(a: given0, b: given1) } }"
        )
    }

    @Test("Providers, programs, views: whichever comes first") func candidates() throws {
        let (folder, source) = try source()
        func told(_ survey: SourceSurvey) -> [String] {
            survey.candidates(in: source).map { candidate in
                "\(candidate.name) \(candidate.type) \(candidate.line ?? 0) \(folder.plain(candidate.file)) \(candidate.isApp) \(candidate.view ?? "-")"
            }
        }
        var survey = SourceSurvey()
        survey.views = [Self.view("A"), Self.view("A"), Self.view("B") { $0.isGeneric = true }]
        #expect(told(survey) == ["A A 0  false A()"])
        survey.apps = [Self.provider("App"), Self.provider("Hidden", "private")]
        #expect(told(survey) == ["App App 0  true -"])
        survey.providers = [
            Self.provider("Card_Previews"), Self.provider("_Previews", file: "b.swift"),
            Self.provider("X", "fileprivate"),
        ]
        #expect(
            told(survey) == ["Card Card_Previews 7 FOLDER/a.swift false -", "_Previews _Previews 7 b.swift false -"])
        survey.providers = []
        survey.previews = [.init(file: nil, name: nil, line: 1)]
        #expect(told(survey).isEmpty, "beside previews neither programs nor views")
    }

    @Test("Nothing to show") func nothing() throws {
        func told(_ text: String, _ survey: SourceSurvey = SourceSurvey(), and other: String? = nil) throws -> String {
            let (folder, source) = try source(text, and: other)
            return folder.plain(survey.nothingToShow(in: source))
        }
        let none = "at all, and no preview: nothing in it conforms to View"
        #expect(try told("") == "'FOLDER/a.swift' declares no view \(none)")
        #expect(try told("", and: "") == "'FOLDER/a.swift' and 1 more file declare no view \(none)")
        #expect(try told("a\0") == "'FOLDER/a.swift' is no text in UTF-8, as the source of Swift is")
        #expect(
            try told("class A: B, View {") == "'FOLDER/a.swift' declares no view: 'A' is a class, and views are structs"
        )
        #expect(
            try told("#Previw { A() }")
                == "'FOLDER/a.swift' declares no view and no preview: did you mean '#Preview' by '#Previw'?")
        #expect(try told("#selector(a)") == "'FOLDER/a.swift' declares no view \(none)")
        var survey = SourceSurvey()
        survey.views = [Self.view("A") { $0.isGeneric = true }]
        #expect(
            try told("", survey)
                == "'FOLDER/a.swift' declares no preview and no view that can be shown by itself; name one with --view\n"
                + "  A is generic: choose its types, --view 'A<…>(…)'")
    }

    @Test("Views that data makes") func decodable() throws {
        let (folder, source) = try source()
        var survey = SourceSurvey()
        func types(_ name: String?, every: Bool = false) throws -> [String] {
            try survey.decodableTypes(named: name, isEvery: every, in: source)
        }
        func refused(_ name: String?) -> String { folder.plain(failure { _ = try types(name) }) }
        #expect(
            refused(nil)
                == "64 'FOLDER/a.swift' declares no view that --data could make: none is Decodable, as 'struct Card: View, Decodable' is"
        )
        #expect(refused("X") == "64 with --data, --view names a view's type, and 'FOLDER/a.swift' declares no view 'X'")
        survey.views = [
            Self.view("A") { $0.isDecodable = true },
            Self.view("P") { ($0.isDecodable, $0.access) = (true, "private") },
            Self.view("G") { ($0.isDecodable, $0.isGeneric) = (true, true) }, Self.view("N"),
        ]
        #expect(try types(nil) == ["A"] && types("A") == ["A"] && types(nil, every: true) == ["A"])
        #expect(refused("X").hasSuffix("declares no view 'X'; it can be A"))
        for name in ["P", "G"] {
            #expect(refused(name) == "64 '\(name)' cannot be made from --data: it is private or generic")
        }
        #expect(
            refused("N")
                == "64 'N' cannot be made from --data: it is not Decodable; declare 'struct N: View, Decodable'")
        survey.views.append(Self.view("B") { $0.isDecodable = true })
        #expect(refused(nil) == "64 several views are Decodable (A, B); name the one for --data with --view")
        #expect(try types(nil, every: true) == ["A", "B"])
    }

    @Test("The entry that hands views to the host") func entries() {
        #expect(EntryFile.literal("a\"\\\n\u{1f}é\u{7f}") == "\"a\\\"\\\\\\u{a}\\u{1f}é\u{7f}\"")
        #expect(
            EntryFile.isPlace("galley-candidate-A") && EntryFile.isPlace("/x/galley-entry.swift")
                && !EntryFile.isPlace("--view"))
        let expression = EntryFile(content: .expression("Card(\"a\")")).text
        #expect(
            expression.contains(
                "previewsOf: nil, views: [\nGalleyRuntime.HostedViews.view(\"Card(\\\"a\\\")\") { __galleyExpression() }\n"
            ))
        #expect(expression.contains("#sourceLocation(file: \"--view\", line: 1)\nCard(\"a\")\n}"))
        #expect(!expression.contains("@testable"))
        let decoded = EntryFile(content: .decoded(["A", "B"]), module: "Kit").text
        #expect(decoded.contains("@testable import Kit\n") && decoded.contains("previewsOf: nil"))
        #expect(
            decoded.contains(
                "GalleyRuntime.HostedViews.decoded(\"A\") { A.self },\nGalleyRuntime.HostedViews.decoded(\"B\") { B.self },\n"
            ))
        let candidates: [EntryFile.Candidate] = [
            .init(name: "P", type: "P_Previews", line: 7, file: "/x/a.swift"),
            .init(name: "App", type: "App", isApp: true),
            .init(name: "V", type: "V", view: "V(1)"), .init(name: "W", type: "W"),
        ]
        let views = EntryFile(content: .views(candidates)).text
        #expect(views.contains("previewsOf: \"GalleyUserFile\""))
        let calls = [
            ("HostedViews.provider(\"P\", file: \"a.swift\", line: 7)", "P_Previews", "P_Previews.self"),
            ("HostedViews.app(\"App\")", "App", "App.self"), ("HostedViews.view(\"V\")", "V", "V(1)"),
            ("HostedViews.view(\"W\")", "W", "W()"),
        ]
        for (call, type, view) in calls {
            let block =
                "GalleyRuntime.\(call) {\n#sourceLocation(file: \"galley-candidate-\(type)\", line: 1)\n\(view)\n#sourceLocation()\n},"
            #expect(views.contains(block), "\(call)")
        }
    }
}
