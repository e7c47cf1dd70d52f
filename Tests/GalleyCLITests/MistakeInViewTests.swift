import Foundation
import Testing

/// Views that cannot be shown as they are meant: each answer names the view and the way out. Wrong commands are MistakeTests'.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct MistakeInViewTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            @Observable class Model { var name = "a" }
            class Old: ObservableObject { @Published var name = "a" }
            struct NoModel: View { @Environment(Model.self) var model; var body: some View { Text(model.name) } }
            struct NoObject: View { @EnvironmentObject var old: Old; var body: some View { Text(old.name) } }
            struct NoImage: View { var body: some View { Image("catt") } }
            struct NoSymbol: View { var body: some View { Image(systemName: "strr") } }
            struct NoColor: View { var body: some View { Color("brandd").frame(width: 10, height: 10) } }
            struct Crash: View {
                let numbers: [Int] = []
                var body: some View { Text("\\(numbers[3])") }
            }
            struct Endless: View { var body: some View { while true {}; return Text("a") } }
            struct Infinite: View { var body: some View { Color.red.frame(width: .infinity) } }
            struct Two: View { let title: String; let n: Int; var body: some View { Text("\\(title) \\(n)") } }
            struct Row: View, Decodable { let n: Int; var body: some View { Text("\\(n)") } }

            """, to: "Views.swift")
        try folder.write("{\n\"n\": \"three\"}", to: "row.json")
        try folder.write("n\n1\n", to: "rows.csv")
    }

    @Test(
        arguments: [
            ("NoModel", 65, "NoModel needs an object in its environment: --view 'NoModel().environment(Model())'"),
            (
                "NoObject", 65,
                "NoObject needs an object in its environment: --view 'NoObject().environmentObject(Old())'"
            ),
            ("Two", 65, "Two needs arguments: --view 'Two(title: …, n: …)'"),
            ("NoImage", 1, "no image named “catt” (searched "),
            ("NoSymbol", 0, "no symbol named “strr”: a crossed box is drawn in its place; did you mean “star”?"),
            ("NoColor", 0, "no colour named “brandd” (searched "),
            ("Crash", 70, "Crash(): Views.swift:11: its code crashed"),
            (
                "Endless", 124,
                "Endless(): its code ran longer than 20 seconds and was stopped; give it more time with --timeout"
            ),
            (
                "Infinite", 0,
                "the frame of Color is left out where its width is infinite; .frame(maxWidth: .infinity) takes"
            ),
        ] as [(String, Int32, String)])
    func views(name: String, status: Int32, answer: String) throws {
        let output = try folder.galley("render", "Views.swift", "--view", name, "--timeout", "20", "-o", "a.png")
        #expect(output.status == status && output.errors.contains(answer), "\(output.status): \(output.errors)")
        #expect(!output.errors.contains("/Sources/"), "\(output.errors)")
    }

    /// What a picture is made from does not fit the view, or its file's name the rows.
    @Test(
        arguments: [
            (
                "render Views.swift --view Row --data row.json -o a.png", 65,
                "Row: row.json:2:6: 'n' must be of type Int, and is a string, for Row"
            ),
            (
                "render Views.swift --view Two --data row.json -o a.png", 64,
                "'Two' cannot be made from --data: it is not Decodable; declare 'struct Two: View, Decodable'"
            ),
            (
                "batch Views.swift --view Row --data rows.csv -o out/{nam}.png", 64,
                "there is no column 'nam'; there are n"
            ),
            (
                "explain Views.swift --view Row(n:1) --what-if without_padding_on_Nope", 65,
                "there is no view Nope in 'Views.swift'"
            ),
        ] as [(String, Int32, String)])
    func data(line: String, status: Int32, answer: String) throws {
        let words = line.split(separator: " ").map { String($0.replacing("_", with: " ")) }
        let output = try BuiltTool.run("galley", words, in: folder.url)
        #expect(output.status == status && output.errors.contains(answer), "\(output.status): \(output.errors)")
    }
}
