import Foundation
import Testing

@testable import GalleyBatch

/// Arrays as RFC 8259 has them, read element by element.
struct JSONArrayReaderTests {
    private func read(_ text: String) throws -> [JSONArrayReader.Element] {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-json-\(UUID()).json")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = open(url.path, O_RDONLY)
        defer { close(file) }
        var reader = JSONArrayReader(file)
        var elements: [JSONArrayReader.Element] = []
        while let element = try reader.next() { elements.append(element) }
        #expect(reader.offset == text.utf8.count)
        return elements
    }

    @Test(arguments: [
        ("[]", []), (" [ ] \n", []), ("[{}]", ["{}"]), (#"[{"a":1},{"a":[2,{}]}]"#, [#"{"a":1}"#, #"{"a":[2,{}]}"#]),
        // Brackets, commas and quotes in texts are text.
        (#"[{"a":"]},{\"\\"},{"b":"é🙂"}]"#, [#"{"a":"]},{\"\\"}"#, #"{"b":"é🙂"}"#]),
        ("\u{FEFF}[\r\n {\"a\":\r\n1}\r\n,{}\r\n]", ["{\"a\":\r\n1}", "{}"]),
        ("[1,\"x\",null]", ["1", "\"x\"", "null"]),
    ])
    func elements(text: String, expected: [String]) throws {
        #expect(try read(text).map { String(decoding: $0.text, as: UTF8.self) } == expected)
    }

    @Test func lines() throws {
        #expect(try read("[\n{},\n\n{\n}, {}]").map(\.line) == [2, 4, 5])
    }

    @Test(arguments: [
        ("", 1, "empty"), ("{}", 1, "begins with no '['"), ("[{}", 1, "the array has no end"),
        ("[\n{", 2, "a value has no end"),
        ("[{},\n,{}]", 2, "missing before ','"), ("[{},]", 1, "missing before ']'"), ("[{}\n{}]", 2, "',' is missing"),
        ("[]\n[]", 2, "behind the array"),
    ])
    func faults(text: String, line: Int, reason: String) {
        let fault = #expect(throws: JSONArrayReader.Fault.self) { try read(text) }
        #expect(fault?.line == line && fault?.reason.contains(reason) == true, "\(String(describing: fault))")
    }
}
