import Foundation
import Testing

/// Views that are made from a file of JSON.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct DataTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Item: Codable { var name: String; var price: Double }
            enum Size: String, Codable { case small, large }
            struct Receipt: View, Decodable {
                var title: String
                var items: [Item]
                var date: Date?
                var size: Size?
                var body: some View { Text(verbatim: "\\(title): \\(items.map(\\.price).reduce(0, +))") }
            }
            struct Other: View { var body: some View { Text("other") } }

            """, to: "Receipt.swift")
    }

    private func layout(_ json: String, _ more: String...) throws -> BuiltTool.Output {
        try folder.write(json, to: "data.json")
        return try BuiltTool.run("galley", ["layout", "Receipt.swift", "--data", "data.json"] + more, in: folder.url)
    }

    @Test func dataThatFits() throws {
        let json =
            #"{"title": "Sum", "items": [{"name": "a", "price": 2.5}, {"name": "b", "price": 4}], "date": "2025-06-09T10:00:00Z"}"#
        let output = try layout(json)
        #expect(output.status == 0 && output.text.contains("Text \"Sum: 6.5\""), "\(output.errors)")
        #expect(try layout(json, "--view", "Receipt").text == output.text)
        #expect(try layout(json.replacing("Sum", with: "All")).text.contains("All: 6.5"))
    }

    /// Lines and columns are counted by hand in the texts below.
    @Test(arguments: [
        (
            "{\"title\": \"Sum\",\n \"items\": [\n  {\"name\": \"a\", \"price\": 1},\n  {\"name\": \"b\", \"price\": \"x\"}]}",
            "data.json:4:26: 'items[1].price' must be of type Double, and is a string, for Receipt"
        ),
        (
            "{\"title\": \"Sum\",\n \"items\": [\n  {\"name\": \"é\"}]}",
            "data.json:3:3: 'items[0]' lacks the key 'price', for Receipt"
        ),
        (
            "{\"title\": null, \"items\": []}",
            "data.json:1:11: 'title' must be of type String, and is null, for Receipt"
        ),
        ("{\n\"title\": \"a\" \"items\": []}", "data.json:2:14: this is no JSON: ',' or '}' is missing"),
        ("[1, 2]", "data.json:1:1: the whole must be of type Dictionary<String, Any>, and is an array, for Receipt"),
        ("", "data.json:1:1: this is no JSON: it ends too early"),
        (
            "{\"title\": \"a\", \"items\": [], \"date\": \"June\"}",
            "data.json:1:37: 'date' cannot be read: 'June' is no date; write it like 2025-06-09T10:00:00Z, for Receipt"
        ),
        (
            "{\"title\": \"a\", \"items\": [],\n\"size\": \"huge\"}",
            "data.json:2:9: 'size' cannot be read: Cannot initialize Size from invalid String value huge, for Receipt"
        ),
    ])
    func dataThatDoesNotFit(json: String, message: String) throws {
        try folder.write("before", to: "out.png")
        try folder.write(json, to: "data.json")
        let output = try folder.galley("render", "Receipt.swift", "--data", "data.json", "-o", "out.png")
        #expect(output.status == 65, "\(output.errors)")
        #expect(output.errors == "galley: Receipt: \(message)\n", "\(output.errors)")
        #expect(folder.read("out.png") == Data("before".utf8))
    }

    @Test func whichView() throws {
        let other = try layout("{}", "--view", "Other")
        #expect(
            other.status == 64 && other.errors.contains("declare 'struct Other: View, Decodable'"), "\(other.errors)")
        let none = try layout("{}", "--view", "Nothing")
        #expect(none.status == 64 && none.errors.contains("no view 'Nothing'; it can be Receipt"), "\(none.errors)")
        try folder.write(
            "import SwiftUI\nstruct Plain: View { var body: some View { Text(\"\") } }\n", to: "Plain.swift")
        let plain = try folder.galley("layout", "Plain.swift", "--data", "data.json")
        #expect(plain.status == 64 && plain.errors.contains("none is Decodable"), "\(plain.errors)")
        let missing = try folder.galley("layout", "Receipt.swift", "--data", "missing.json")
        #expect(missing.status == 66 && missing.errors.contains("'missing.json'"), "\(missing.errors)")
    }
}
