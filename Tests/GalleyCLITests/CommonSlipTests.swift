import Foundation
import Testing

/// Slips that everyone makes, of which the compiler tells what they lead to: the answer says what they are, in one place.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct CommonSlipTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func errors(of source: String) throws -> String {
        try folder.write(source, to: "Page.swift")
        let output = try folder.galley("render", "Page.swift", "-o", "a.png")
        #expect(output.status == 65, "\(output.status): \(output.errors)")
        #expect(!output.errors.contains("galley-entry"), "\(output.errors)")
        return output.errors
    }

    @Test(arguments: [
        (
            "struct Page: View { var body: some View { Text(\"a\") } }\n",
            "Page.swift:1:36: note: the file lacks 'import SwiftUI', which brings 'View'"
        ),
        (
            "import SwiftUI\nstruct Page: View { var body: some View { let x = 1; print(x); Text(\"a\") } }\n",
            "Page.swift:2:54: note: between views stand views alone; a call such as print is written 'let _ = print(…)'"
        ),
        (
            "import SwiftUI\nstruct Page: View { var n = 0; var body: some View { Button(\"a\") { n += 1 } } }\n",
            "note: what a view changes of itself is declared with @State"
        ),
        (
            "import SwiftUI\nstruct Page: View { var body: some View { Toggle(\"a\", isOn: true) } }\n",
            "note: a binding is wanted: '$name' of a @State, or .constant(…) for what never changes"
        ),
        (
            "import SwiftUI\nstruct Page: View { var body: some View { text(\"a\") } }\n",
            "Page.swift:2:43: note: did you mean 'Text'?"
        ),
    ])
    func slips(source: String, note: String) throws {
        let errors = try errors(of: source)
        #expect(errors.ranges(of: note).count == 1, "\(errors)")
        #expect(!errors.contains("did you mean 'NS"), "\(errors)")
    }

    /// Bodies of a view, after its declarations.
    @Test(arguments: [
        (
            #"let items = ["a"]"#, "ForEach(items) { Text($0) }",
            #"is said by 'id: \.self', or by 'String' as Identifiable"#
        ),
        (
            #"let items = ["a"]"#, "List(items) { Text($0) }",
            #"is said by 'id: \.self', or by 'String' as Identifiable"#
        ),
        ("let date = Date()", "Text(date)", "of type 'Date' is shown by Text(…, style: .date)"),
        ("", #"Button("a")"#, "a button has an action behind its title"),
        ("func go() {}", #"Button("a", action: go())"#, "with () the function is called at once"),
        ("", #"for i in 0..<3 { Text("a") }"#, "views are repeated by ForEach(…) { … }"),
        ("", #"Color(hex: "ff0000")"#, "projects that write it have an extension of Color"),
        ("", #"Text("a").font(.system(16))"#, "a size has its label: .system(size: …)"),
        ("", #"Text("a").foregroundColor(UIColor.red)"#, "a UIColor is made a Color by Color(uiColor: …)"),
        ("", #"VStack(space: 3) { Text("a") }"#, "'VStack' has no 'space:'; it takes 'alignment:' and 'spacing:'"),
        ("", #"VStack(alignment: .left) { Text("a") }"#, "note: did you mean 'leading'?"),
        ("", #"HStack(alignment: .middle) { Text("a") }"#, "note: did you mean 'center'?"),
        ("", #"Text("a").padding(.horizontl)"#, "note: did you mean 'horizontal'?"),
        ("", #"Text("a").onTap {}"#, "note: did you mean 'onTapGesture'?"),
        (#"@Environment(\.dismis) var d"#, #"Text("a")"#, #"there is no '\.dismis'; did you mean '\.dismiss'?"#),
        (#"@Environment(\.colorSchem) var d"#, #"Text("a")"#, #"did you mean '\.colorScheme'?"#),
        ("", #"Text("a").fnt(.body)"#, "note: did you mean 'font'?"),
        ("", #"Text("a").bold"#, "a function is called with parentheses behind its name"),
        ("", #"Image("x").resizable.frame(width: 3)"#, "a function is called with parentheses behind its name"),
        (
            "", #"Text("a").environment(.locale, .init(identifier: "de"))"#,
            #"a key path begins with a backslash: '\.locale'"#
        ),
        ("", "Rectangle().fill(red)", "a colour has a point before it: '.red'"),
        ("", #"Text("a").rotationEffect(45)"#, "an angle has its unit: .degrees(…)"),
        ("", #"AsyncImage(url: "x")"#, "an address is made of its text by URL(string: …)"),
        ("", #"Text("a").shadow(5)"#, "a shadow's extent has its label: .shadow(radius: …)"),
        ("", #"Label("a", systemimage: "heart")"#, "'Label' has no 'systemimage:'; did you mean 'systemImage:'?"),
        ("", #"Text("a").overlay(aligment: .top) { Text("b") }"#, "did you mean 'alignment:'?"),
        ("", "UIColor.red", "'UIColor' is no view, and between views stand views alone"),
        ("", #"VStack { Text("a"),"# + "\n" + #"Text("b") }"#, "between views stands no comma; take it out"),
        ("", #"Text("a").padding(.all: 8)"#, "a value that begins with a point is no label; a comma follows it"),
        ("", #"VStack [ Text("a") ]"#, "what 'VStack' shows stands in braces: VStack { … }"),
        ("", #"Text(2.5, format: .curency(code: "EUR"))"#, "did you mean 'currency'?"),
        ("", "Text(2.5, format: .percnt)", "did you mean 'percent'?"),
        ("", #"VStack(spacing: 8, alignment: .leading) { Text("a") }"#, "write 'alignment:' before 'spacing:'"),
        ("", #"Text("a").clipShape(.roundedRect(cornerRadius: 8))"#, "round corners is '.rect(cornerRadius: …)'"),
        ("", #"Image(system: "star")"#, #"a symbol has its label: Image(systemName: "…")"#),
        (
            "let on = true", #"on ? Text("a") : Image(systemName: "x")"#,
            "one view or another is shown by if … { … } else"
        ),
        ("", #"ForEach(0...3) { Text("\($0)") }"#, "ForEach takes a range without its end: 0..<4, and not 0...3"),
        ("let name: String? = nil", "Text(name)", #"say what stands for nothing, as in 'name ?? ""'"#),
        (
            "let on = true\nvar row: some View { if on { Text(\"a\") } else { Divider() } }", "row",
            "shows one view or another has @ViewBuilder before it"
        ),
        ("final class Model {}\n@StateObject var m = Model()", #"Text("a")"#, "'class Model: ObservableObject'"),
    ])
    func slipsInViews(declaration: String, body: String, note: String) throws {
        let errors = try errors(
            of: "import SwiftUI\nstruct Page: View {\n\(declaration)\nvar body: some View {\n\(body)\n}\n}\n")
        #expect(errors.ranges(of: note).count == 1, "\(errors)")
    }

    /// What is right elsewhere, or like nothing that is meant, is no suggestion.
    @Test(arguments: [
        #"Text("a").background(in: .red)"#, #"VStack { Text("a") }.spacing(3)"#, "Rectangle().foreground(.red)",
    ])
    func noSuggestion(body: String) throws {
        let errors = try errors(of: "import SwiftUI\nstruct Page: View { var body: some View { \(body) } }\n")
        #expect(!errors.contains("did you mean"), "\(errors)")
    }

    @Test func contentOfAView() throws {
        let errors = try errors(of: "import SwiftUI\nstruct Page: View { var bdy: some View { Text(\"a\") } }\n")
        #expect(errors.contains("note: what a view shows is its 'var body: some View { … }'"), "\(errors)")
    }

    /// What is nearly a view or a preview, and by what it is none.
    @Test(arguments: [
        ("final class Page: View { var body: some View { Text(\"a\") } }", "'Page' is a class, and views are structs"),
        ("#Preveiw { Text(\"a\") }", "did you mean '#Preview' by '#Preveiw'?"),
    ])
    func nearlyViews(source: String, answer: String) throws {
        try folder.write("import SwiftUI\n\(source)\n", to: "Page.swift")
        let output = try folder.galley("render", "Page.swift")
        #expect(output.status == 64 && output.errors.contains(answer), "\(output.errors)")
    }

    @Test func neverSettling() throws {
        try folder.write(
            "import SwiftUI\nstruct Page: View { @State var n = 1; var body: some View { n += 1; return Text(\"a\") } }\n",
            to: "Page.swift")
        let output = try folder.galley("render", "Page.swift")
        #expect(output.errors.contains(": Page never settles: "), "\(output.errors)")
    }

    /// Where SwiftUI is imported, a name that it lacks is none of the import's.
    @Test func importsThatAreThere() throws {
        #expect(try !errors(of: "@_exported import SwiftUI\nlet a = Txet(\"a\")\n#Preview { a }\n").contains("lacks"))
    }

    /// What is no text, by its first bytes: a picture, text in UTF-16, and text whose letters have one byte.
    @Test(
        arguments: [
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13],
            [0xFF, 0xFE, 0x69, 0, 0x6D, 0, 0x70, 0, 0x6F, 0, 0x72, 0, 0x74, 0],
            [0x53, 0x74, 0x72, 0x61, 0xDF, 0x65],
        ] as [[UInt8]])
    func filesThatAreNoText(bytes: [UInt8]) throws {
        try Data(bytes).write(to: folder.url.appendingPathComponent("Page.swift"))
        let output = try folder.galley("render", "Page.swift")
        #expect(output.status == 64)
        #expect(output.errors == "galley: 'Page.swift' is no text in UTF-8, as the source of Swift is\n")
    }

    /// Editors of other systems end lines otherwise, and write a mark at the beginning.
    @Test(arguments: ["\u{FEFF}", ""], ["\n", "\r\n", "\r"])
    func linesOfOtherSystems(mark: String, end: String) throws {
        let lines = [
            "import SwiftUI", "struct Page: View {", "    var body: some View { Text(verbatim: \"a\") }", "}", "",
        ]
        try folder.write(mark + lines.joined(separator: end), to: "Page.swift")
        let output = try folder.galley("layout", "Page.swift")
        #expect(output.status == 0 && output.text.contains("Text \"a\""), "\(output.errors)")
    }

    /// A name is as long as a file's may be, and two that are cut alike are two files.
    @Test func longNames() throws {
        let long = String(repeating: "x", count: 500)
        try folder.write(
            "import SwiftUI\n#Preview(\"\(long)1\") { Text(verbatim: \"a\") }\n#Preview(\"\(long)2\") { Text(verbatim: \"b\") }\n",
            to: "Page.swift")
        let output = try folder.galley("render", "Page.swift", "--appearance", "both", "-o", "out/")
        #expect(output.status == 0, "\(output.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("out").path)
        let cut = String(repeating: "x", count: 160)
        #expect(Set(names) == ["\(cut)-light.png", "\(cut)-light-2.png", "\(cut)-dark.png", "\(cut)-dark-2.png"])
    }
}
