import Foundation
import Testing

/// `Scripts/check-accepted.py`, which `make lint` runs: a modifier that returns its view unchanged is found, however that is written.
@Suite("Modifiers that do nothing", .enabled(if: BuiltTool.isTested))
struct AcceptedScriptTests {
    /// Bodies of modifiers; a bar stands for the end of a line.
    private static let idle = [
        #"self"#,
        #"return self"#,
        #"self.self"#,
        #"(self)"#,
        #"Group { self }"#,
        #"return Group { self }"#,
        #"Group(content: { self })"#,
        #"AnyView(self)"#,
        #"AnyView(erasing: self)"#,
        #"ModifiedContent(content: self, modifier: EmptyModifier())"#,
        #"ModifiedContent(content: self, modifier: EmptyModifier.identity)"#,
        #"modifier(EmptyModifier())"#,
        #"self.modifier(EmptyModifier())"#,
        #"modifier(EmptyModifier.identity)"#,
        #"modifier(.identity)"#,
        #"let same = self; return same"#,
        #"var same = self|return same"#,
        #"let same: Self = self|return same"#,
        #"_ = value; return self"#,
        #"_ = (value, other)|return self"#,
        #"let _ = value|self"#,
        #"_ = value.count|return self"#,
        #"if value { self } else { self }"#,
        #"if value == nil { return self } else { return self }"#,
        #"guard value else { return self }|return self"#,
        #"value ? self : self"#,
        #"return value ? self : self"#,
        #"switch value { case .a: self|default: self }"#,
        #"switch value { case .a, .b: return self|case .c: return self }"#,
        #"/* nothing */ self"#,
        #"// nothing|self"#,
        #"do { return self }"#,
        #"{ self }()"#,
        #"self.background(EmptyView())"#,
        #"background { EmptyView() }"#,
        #"overlay(EmptyView())"#,
        #"transformEnvironment(\.x) { _ in }"#,
        #"self as Self"#,
        #"modifier(Nothing(value: value))"#,
        #"modifier(NoWork(value: value))"#,
        #"ModifiedContent(content: self, modifier: Nothing(value: value))"#,
        #"AnyView(Group { self })"#,
        #"accepted("foo")"#,
        #"accepted("foo", shownIn: .macPicture)"#,
    ]
    private static let working = [
        #"padding(8)"#,
        #"if value { self } else { hidden() }"#,
        #"value ? self : opacity(0)"#,
        #"modifier(Works(value: value))"#,
        #"environment(\.x, value)"#,
        #"transformEnvironment(\.x) { $0 = value }"#,
        #"ZStack { self; value }"#,
        #"guard value else { return self }|return AnyView(opacity(0))"#,
        #"var copy = self; copy.value = value; return copy"#,
        #"with { $0.value = value }"#,
        #"background { value }"#,
        #"Self(value)"#,
    ]

    private static let modifiers = """
        struct Nothing: ViewModifier {
            var value: Int
            func body(content: Content) -> some View { content }
        }
        private struct NoWork: PrimitiveModifier {
            var value: Int
            @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
                Base._build(content, into: builder)
            }
        }
        struct Works: ViewModifier {
            var value: Int
            func body(content: Content) -> some View { content.padding(value) }
        }

        """

    private func run(_ source: String) throws -> BuiltTool.Output {
        let folder = try TemporaryFolder()
        try folder.write(["Sources/GalleyViews/Planted.swift": source])
        let script = URL(filePath: #filePath).appending(path: "../../../Scripts/check-accepted.py").standardized.path
        return try BuiltTool.runAny("/usr/bin/env", ["python3", script, folder.url.path], in: folder.url)
    }

    @Test func everySpelling() throws {
        let bodies = Self.idle + Self.working
        let functions = bodies.enumerated().map { index, body in
            """
                /// A name.
                nonisolated public func form\(index)<S: StringProtocol>(
                    _ value: S, _ other: @escaping () -> Void = {}
                ) -> some View where S: Sendable {
                    \(body.replacing("|", with: "\n        "))
                }

            """
        }
        let output = try run(Self.modifiers + "extension View {\n" + functions.joined() + "}\n")
        let found = Set(output.text.matches(of: /: form(\d+) returns/).compactMap { Int($0.1) })
        #expect(output.status == 1)
        for index in bodies.indices {
            #expect(found.contains(index) == (index < Self.idle.count), "\(bodies[index])")
        }
    }

    /// What is told is no breach, unless something is done after all.
    @Test func whatIsTold() throws {
        func told(_ body: String) throws -> BuiltTool.Output {
            try run(
                "extension View {\n    /// A name.\n    /// - Note: Accepted, does nothing here: nobody listens.\n"
                    + "    public func form() -> some View { \(body) }\n}\n")
        }
        #expect(try told("self").status == 0)
        #expect(try told("accepted(\"form\")").status == 0)
        let working = try told("padding(8)")
        #expect(working.status == 1 && working.text.contains("form is said to do nothing, and does something"))
    }
}
