import Foundation
import Testing

/// The plug-in behind `#Preview`, spoken to as the compiler speaks to it.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: BuiltTool.macroPlugin.path)))
struct MacroPluginTests {
    /// Sends messages, each behind its 8-byte length, and returns the answers.
    private func answers(to messages: [String]) throws -> [[String: Any]] {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = BuiltTool.macroPlugin
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for message in messages {
            var length = UInt64(message.utf8.count).littleEndian
            input.fileHandleForWriting.write(Data(bytes: &length, count: 8) + Data(message.utf8))
        }
        try input.fileHandleForWriting.close()
        var rest = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        var answers: [[String: Any]] = []
        while rest.count >= 8 {
            let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
            let body = rest.dropFirst(8).prefix(length)
            try answers.append(#require(JSONSerialization.jsonObject(with: body) as? [String: Any]))
            rest = rest.dropFirst(8 + length)
        }
        return answers
    }

    private func expansion(of source: String, type: String = "PreviewMacro") throws -> [String: Any] {
        let request: [String: Any] = [
            "expandFreestandingMacro": [
                "macro": ["moduleName": "GalleyMacros", "typeName": type, "name": "Preview"],
                "macroRole": "declaration", "discriminator": "$s4Test",
                "syntax": [
                    "kind": "declaration", "source": source,
                    "location": ["fileID": "A/B.swift", "fileName": "/B.swift", "offset": 0, "line": 7, "column": 1],
                ],
            ]
        ]
        let message = String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
        let answer = try #require(answers(to: [message]).first)
        return try #require(answer["expandMacroResult"] as? [String: Any])
    }

    @Test func saysWhatItCan() throws {
        let answers = try answers(to: [
            #"{"getCapability":{"capability":{"protocolVersion":7}}}"#, #"{"getCapability":{}}"#,
        ])
        #expect(answers.count == 2)
        let result = answers.first?["getCapabilityResult"] as? [String: Any]
        let capability = result?["capability"] as? [String: Any]
        #expect(capability?["protocolVersion"] as? Int == 7)
    }

    @Test(arguments: [
        ("#Preview { A() }", " { A() }", 7),
        ("\n\n#Preview(\"x\") { A() }", "(\"x\") { A() }", 9),
        ("// #Preview { old }\n/* #Preview /* { */ } */ #SwiftUI.Preview { A() } // after", " { A() } // after", 8),
        ("@available(iOS 17, *, message: \"#Preview\\\"\") #Preview(body: { A() })", "(body: { A() })", 7),
    ])
    func expands(source: String, arguments: String, line: Int) throws {
        let text = try #require(expansion(of: source)["expandedSource"] as? String)
        #expect(text.contains("struct $s4Test7PreviewfMu_: PreviewRegistry {"))
        #expect(text.contains("_GalleyPreview\(arguments)\n"))
        #expect(text.contains("static var line: Swift.Int { \(line) }"))
    }

    @Test func refusesWhatItCannotRead() throws {
        for result in [try expansion(of: "nothing here"), try expansion(of: "#Preview {}", type: "OtherMacro")] {
            #expect(result["expandedSource"] as? String == nil)
            #expect((result["diagnostics"] as? [Any])?.count == 1)
        }
    }
}
