import Foundation
import Testing

/// How the tool reads a file's views: which can be shown by themselves, and what the others need.
@Suite(.enabled(if: BuiltTool.isTested))
struct SourceSurveyTests {
    private struct Survey: Decodable {
        struct View: Decodable {
            var name: String
            var line: Int
            var access: String
            var isGeneric: Bool
            var arguments: [String]
            var isReachable: Bool
            var environmentObjects: [String]
            var environmentValues: [String]
        }
        struct Preview: Decodable {
            var name: String?
            var line: Int
        }
        struct Provider: Decodable { var name: String }
        var views: [View]
        var previews: [Preview]
        var providers: [Provider]
    }

    private func survey(_ source: String) throws -> Survey {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "File.swift")
        let output = try BuiltTool.run("galley-syntax", ["File.swift"], in: folder.url)
        return try JSONDecoder().decode(Survey.self, from: Data(output.text.utf8))
    }

    private func arguments(ofViewWith members: String) throws -> [String]? {
        try survey("struct A: View { \(members)\n var body: some View { Text(\"\") } }").views.first?.arguments
    }

    @Test(arguments: [
        "", "var n = 1", "let n = 1", "var n: Int?", "@State var n = 1", "@State private var n: Int?",
        "@Environment(\\.colorScheme) var scheme", "@EnvironmentObject var model: Model", "@Namespace var space",
        "@StateObject var model = Model()", "@StateObject private var model: Model = .init()",
        "@FocusState var on: Bool",
        "static let shared = 1", "var sum: Int { 1 }", "var n = 1 { didSet {} }", "lazy var n = 1",
        "@AppStorage(\"k\") var k = 1", "init() {}", "init(n: Int = 3) {}", "init(n: Int) {}; init() {}",
        "@ScaledMetric var side = 3",
    ])
    func needsNothing(members: String) throws {
        #expect(try arguments(ofViewWith: members) == [])
    }

    @Test(arguments: [
        ("let n: Int", ["n"]), ("var n: Int", ["n"]), ("let n: Int?", ["n"]), ("@Binding var n: Int", ["n"]),
        ("@Binding var n: Int?", ["n"]), ("@ObservedObject var model: Model", ["model"]), ("@State var n: Int", ["n"]),
        ("let a, b: Int", ["a", "b"]), ("init(_ n: Int, m: Int = 1) {}", ["_"]),
        ("@ViewBuilder let content: () -> Text", ["content"]), ("@Bindable var model: Model", ["model"]),
    ])
    func needsArguments(members: String, expected: [String]) throws {
        #expect(try arguments(ofViewWith: members) == expected)
    }

    @Test func previewsAndProviders() throws {
        let survey = try survey(
            """
            // #Preview("no") {}
            #Preview { A() }
            #Preview("Name", traits: .sizeThatFitsLayout) { A() }
            struct A_Previews: PreviewProvider { static var previews: some View { A() } }
            """)
        #expect(survey.previews.map(\.line) == [2, 3])
        #expect(survey.previews.map(\.name) == [nil, "Name"])
        #expect(survey.providers.map(\.name) == ["A_Previews"])
    }

    @Test func accessAndNesting() throws {
        let views = try survey(
            """
            private struct Hidden: View { var body: some View { Text("") } }
            enum Outer { struct Inner: View { var body: some View { Text("") } } }
            struct Late { var body: some View { Text("") } }
            extension Late: SwiftUI.View {}
            struct Box<Content: View>: View { var body: some View { Text("") } }
            struct Sealed: View { @State private var n: Int; private init() { n = 1 }; var body: some View { Text("") } }
            struct NoView { struct View {} }
            """
        ).views
        #expect(views.map(\.name) == ["Hidden", "Outer.Inner", "Late", "Box", "Sealed"])
        #expect(views.map(\.access) == ["private", "internal", "internal", "internal", "internal"])
        #expect(views.map(\.isGeneric) == [false, false, false, true, false])
        #expect(views.map(\.isReachable) == [true, true, true, true, false])
    }

    @Test func environmentObjectsReachTheViewsAbove() throws {
        let views = try survey(
            """
            struct Leaf: View { @EnvironmentObject var model: Model; var body: some View { Text("") } }
            struct Middle: View { var body: some View { Leaf() } }
            struct Top: View { var body: some View { VStack { Middle() } } }
            struct Giver: View { var body: some View { Top().environmentObject(Model()) } }
            struct Value: View { @Environment(Store.self) var store; var body: some View { Text("") } }
            struct All: View { @Environment(\\.self) var values; var body: some View { Text("") } }
            """
        ).views
        #expect(views.map(\.environmentObjects) == [["Model"], ["Model"], ["Model"], [], [], []])
        #expect(views.map(\.environmentValues) == [[], [], [], [], ["Store"], []])
    }

    /// A view that needs bindings alone is shown by itself: they begin with nothing, and keep what is done to them.
    @Test func bindingsAreGiven() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Form1: View {
                @Binding var isOn: Bool
                @Binding var name: String
                @Binding var marks: Set<Int>
                @Binding var date: Date?
                var body: some View { Text(verbatim: "\\(isOn) [\\(name)] \\(marks.count) \\(date == nil)").onAppear { isOn = true } }
            }
            struct Needy: View { @Binding var model: Model; var body: some View { Text("") } }
            struct Mixed: View { @Binding var isOn: Bool; var title: String; var body: some View { Text(title) } }
            struct Model {}

            """, to: "Forms.swift")
        for options in [[], ["--view", "Form1"]] {
            let output = try BuiltTool.run("galley", ["layout", "Forms.swift"] + options, in: folder.url)
            #expect(output.status == 0 && output.text.contains("\"true [] 0 true\""), "\(output.text)\(output.errors)")
        }
        let views = try folder.galley("views", "Forms.swift").text
        #expect(views.contains("needs arguments: --view 'Needy(model: …)'"), "\(views)")
        #expect(views.contains("needs arguments: --view 'Mixed(isOn: …, title: …)'"), "\(views)")
    }
}
