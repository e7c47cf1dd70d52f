import Foundation
import Testing

/// The plug-in behind `#Preview`, `@Previewable` and `@Entry`, spoken to as the compiler speaks to it.
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

    // MARK: @Previewable

    @Test(arguments: [
        (
            "#Preview(\"x\") { @Previewable @State var a = 1; A(a) }", "(\"x\") ",
            " @State var a = 1;", "A(a)"
        ),
        (
            """
            #Preview {
                @Previewable @State var a = Model(
                    b: "}\\("@Previewable")"
                )
                // @Previewable in a comment
                @SwiftUI.Previewable @State
                var c: [Int]
                    = [1]
                A(a) { @Previewable in }
            }
            """, " ", "@State\n    var c: [Int]\n        = [1]", "A(a) { @Previewable in }"
        ),
        // Attributes may stand in any order.
        (
            """
            #Preview {
                // @State @Previewable var a = 1
                @State /* its own */ @Previewable var a = 2
                @Bindable(b) @Other
                @Previewable var b = B()
                A(a, @Sendable { b })
            }
            """, " ", "@State /* its own */  var a = 2\n@Bindable(b) @Other\n     var b = B()",
            "\n    // @State @Previewable var a = 1\n    \n    \n\n    A(a, @Sendable { b })"
        ),
    ])
    func stateGetsAViewOfItsOwn(source: String, arguments: String, declaration: String, statement: String) throws {
        let text = try #require(expansion(of: source)["expandedSource"] as? String)
        let start = try #require(text.range(of: "struct _PreviewableContent: View {")).upperBound
        let body = try #require(text.range(of: "var body: some View {")).lowerBound
        #expect(text[start..<body].contains(declaration))
        #expect(text[body...].contains(statement))
        #expect(!text[body...].contains("@Previewable @State"))
        #expect(text.contains("return _GalleyPreview\(arguments) { _PreviewableContent() }"))
    }

    @Test func stateInsideOtherClosuresIsTheirOwn() throws {
        let source = "#Preview { A { @Previewable @State var a = 1 } }"
        let text = try #require(expansion(of: source)["expandedSource"] as? String)
        #expect(text.contains("_GalleyPreview { A { @Previewable @State var a = 1 } }\n"))
    }

    // MARK: @Entry

    private func entry(
        _ source: String, in container: String = "extension EnvironmentValues {}", role: String,
        type: String = "EntryMacro"
    ) throws -> [String: Any] {
        func syntax(_ source: String) -> [String: Any] {
            [
                "kind": "declaration", "source": source,
                "location": ["fileID": "A/B.swift", "fileName": "/B.swift", "offset": 3, "line": 7, "column": 1],
            ]
        }
        let request: [String: Any] = [
            "expandAttachedMacro": [
                "macro": ["moduleName": "GalleyMacros", "typeName": type, "name": "Entry"], "macroRole": role,
                "discriminator": "$s4Test", "attributeSyntax": syntax("@Entry"), "declSyntax": syntax(source),
                "lexicalContext": [syntax(container)],
            ]
        ]
        let message = String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
        let answer = try #require(answers(to: [message]).first)
        return try #require(answer["expandMacroResult"] as? [String: Any])
    }

    @Test(arguments: [
        ("@Entry var a: Int = 1", "a", "static var defaultValue: Int { get { 1\n} }"),
        ("@Entry public var a = [1, 2] // two", "a", "@__EntryDefaultValue static var defaultValue = [1, 2] // two"),
        ("@Entry var a: Int?", "a", "static var defaultValue: Int? { get { nil\n} }"),
        (
            "/* var x */ @available(*, deprecated, message: \"var y\") @Entry var `in` : A<B> = .c", "in",
            "static var defaultValue: A<B> { get { .c\n} }"
        ),
        (
            "@Entry var a: (Int) -> [String: Int] = { _ in [:] }", "a",
            "static var defaultValue: (Int) -> [String: Int] { get { { _ in [:] }\n} }"
        ),
    ])
    func entriesMakeKeys(source: String, name: String, property: String) throws {
        let key = try #require(entry(source, role: "peer")["expandedSource"] as? String)
        #expect(key.hasPrefix("private struct __Key_\(name): EnvironmentKey {"))
        #expect(key.contains(property))
        let accessors = try #require(entry(source, role: "accessor")["expandedSource"] as? String)
        #expect(accessors.contains("get { self[__Key_\(name).self] }"))
        #expect(accessors.contains("set { self[__Key_\(name).self] = newValue }"))
    }

    @Test func entriesOfTransactions() throws {
        let key = try entry("@Entry var a = 1", in: "@MainActor public extension Galley.Transaction {}", role: "peer")
        #expect((key["expandedSource"] as? String)?.contains("__Key_a: TransactionKey") == true)
    }

    @Test func entriesOfContainerValues() throws {
        let key = try entry("@Entry var a = 1", in: "extension ContainerValues {}", role: "peer")
        #expect((key["expandedSource"] as? String)?.contains("__Key_a: ContainerValueKey") == true)
    }

    @Test(arguments: [
        ("@Entry var a: Int", "extension EnvironmentValues {}"), ("@Entry let a = 1", "extension EnvironmentValues {}"),
        ("@Entry var a: Int { 1 }", "extension EnvironmentValues {}"), ("@Entry var a = 1", "struct Other {}"),
    ])
    func entriesThatCannotBe(source: String, container: String) throws {
        let result = try entry(source, in: container, role: "accessor")
        #expect(result["expandedSource"] as? String == nil)
        #expect((result["diagnostics"] as? [Any])?.count == 1)
    }

    @Test func defaultValuesAreAskedFor() throws {
        let result = try entry("static var defaultValue = A()", role: "accessor", type: "EntryDefaultValueMacro")
        #expect((result["expandedSource"] as? String)?.contains("get { A()\n}") == true)
    }
}
