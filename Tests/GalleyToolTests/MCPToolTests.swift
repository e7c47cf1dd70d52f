import Foundation
import GalleyRPC
import Testing

@testable import galley

/// What tools take, and the command lines that come of it (docs/play.md).
@Suite("Tools of the MCP server")
struct MCPToolTests {
    private let tool = MCPTool(
        name: "draw", text: "Draws.", command: "render", constant: ["--quiet"],
        parameters: [
            .init(name: "path", type: "string", text: "A file.", isNeeded: true),
            .init(name: "size", type: "string", text: "WxH.", option: "--size"),
            .init(name: "look", type: "string", text: "Which.", choices: ["a", "b"], option: "--look"),
            .init(name: "scale", type: "number", text: "N.", option: "--scale"),
            .init(name: "opaque", type: "boolean", text: "Flag.", option: "--opaque"),
            .init(name: "changes", type: "array", text: "Many.", option: "--what-if"),
        ])

    @Test("As tools/list has it") func description() {
        let expected = """
            {"name": "draw", "description": "Draws.", "inputSchema": {"type": "object", "required": ["path"],
              "additionalProperties": false, "properties": {
                "path": {"type": "string", "description": "A file."},
                "size": {"type": "string", "description": "WxH."},
                "look": {"type": "string", "description": "Which.", "enum": ["a", "b"]},
                "scale": {"type": "number", "description": "N."},
                "opaque": {"type": "boolean", "description": "Flag."},
                "changes": {"type": "array", "description": "Many.", "items": {"type": "string"}}}}}
            """
        #expect(tool.description == json(expected))
    }

    @Test("What is wrong with arguments") func faults() {
        let faults: [(JSONValue, String?)] = [
            (["path": "a"], nil), (["path": "a", "size": .null], nil), ([], "arguments are an object"),
            ([:], "draw needs 'path': A file."), (["path": .null], "draw needs 'path': A file."),
            (["path": "a", "sice": "1"], "draw takes no 'sice'; it takes path, size, look, scale, opaque, changes"),
            (["path": 1], "'path' is a string"), (["path": "a", "scale": "1"], "'scale' is a number"),
            (["path": "a", "opaque": 1], "'opaque' is a boolean"),
            (["path": "a", "changes": "x"], "'changes' is a array"),
            (["path": "a", "changes": ["x", 1]], "'changes' is a array"), (["path": "a", "changes": ["x"]], nil),
            (["path": "a\0b"], "'path' has a character that no text has"),
            (["path": "a", "changes": ["x", "y\0"]], "'changes' has a character that no text has"),
            (["path": "a", "look": "c"], "'look' is one of a, b"), (["path": "a", "look": "b"], nil),
        ]
        for (arguments, fault) in faults { #expect(tool.fault(in: arguments) == fault, "\(arguments)") }
    }

    @Test("The command line") func lines() {
        let arguments: JSONValue = [
            "path": "p", "size": "-x", "scale": 2, "opaque": true, "changes": ["a b", "c"], "look": "b",
        ]
        #expect(
            tool.commandLine(arguments) == [
                "render", "--quiet", "--size=-x", "--look=b", "--scale=2", "--opaque", "--what-if=a b", "--what-if=c",
            ])
        #expect(tool.commandLine(["scale": .number(0.5), "opaque": false]) == ["render", "--quiet", "--scale=0.5"])
    }

    @Test("What is known of names") func names() {
        let answer = MCPSupport.answer([".padding", "VStack<Text>", "frame(width:)", "paddin", "zzzzzzzzzzzz"])
        #expect(
            answer.text == """
                .padding: known
                VStack<Text>: known
                frame(width:): known
                paddin: not known; is padding meant?
                zzzzzzzzzzzz: not known, and no name of SwiftUI that we know of
                """)
        #expect(answer.pictures.isEmpty && !answer.isFailure)
        let many = MCPSupport.answer([String](repeating: "Text", count: 201)).text
        #expect(many.split(separator: "\n").count == 200)
        #expect(MCPSupport.answer(["SCNView"]).text.hasPrefix("SCNView: not known. "), "a name of another framework's")
    }

    @Test("An answer as the protocol has it") func results() {
        #expect(
            MCPAnswer(text: "").result
                == ["content": [["type": "text", "text": "done"]], "isError": false])
        let whole = MCPAnswer(text: "t", pictures: [Data([1, 2, 3])], isFailure: true).result
        #expect(
            whole == [
                "content": [
                    ["type": "text", "text": "t"], ["type": "image", "mimeType": "image/png", "data": "AQID"],
                ], "isError": true,
            ])
    }
}
