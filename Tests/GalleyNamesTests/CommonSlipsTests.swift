import GalleyNames
import Testing

@testable import GalleyProtocol

/// What is said about errors that come of a slip: the compiler's message, and the name and the words of the slip.
@Suite("Common slips")
struct CommonSlipsTests {
    private func use(_ name: String, _ labels: String? = nil, member: Bool = false) -> UsedNames.Use {
        .init(
            name: name, labels: labels, isMember: member, line: 1, column: 1, endLine: nil, endColumn: nil,
            startLine: nil, role: nil, generics: nil, literal: nil, owner: nil)
    }

    private func name(
        _ message: String, _ uses: [UsedNames.Use] = [], rest: String = "", views: Bool? = true
    ) -> String {
        CommonSlips.advice(on: message[...], importsViews: views, uses, rest: rest[...])?.name ?? "-"
    }

    private func text(_ message: String, _ uses: [UsedNames.Use] = []) -> String {
        CommonSlips.advice(on: message[...], importsViews: true, uses)?.text ?? "-"
    }

    @Test("A file without SwiftUI, and what stands at the error's place") func places() {
        let lacks = "cannot find type 'View' in scope"
        let seen = [
            name(lacks, views: false), name(lacks), name(lacks, views: nil),
            name("cannot find type 'Zebra' in scope", views: false), name("found 'View' twice", views: false),
            name("consecutive statements on a line must be separated by ';'", rest: ", Text"),
            name("consecutive statements on a line must be separated by ';'", rest: "Text"),
            name("expected ',' separator", rest: ": 8"), name("expected ',' separator", rest: "8"),
        ]
        #expect(seen == ["import SwiftUI", "-", "-", "-", "-", ",", "-", ":", "-"])
    }

    @Test("Between views") func views() {
        let messages: KeyValuePairs<String, String> = [
            "type '()' cannot conform to 'View'": "()",
            "type '(Int) -> Text' cannot conform to 'View'": "call",
            "type 'Int' cannot conform to 'View'": "-",
            "value of type '(Bool) -> Text' has no member 'frame'": "call",
            "value of type '(Bool)' has no member 'frame'": "-",
            "type 'WritableKeyPath<EnvironmentValues, A>' has no member 'locale'": "\\.locale",
            "cannot find 'red' in scope": "red", "cannot find 'reddish' in scope": "-",
            "static method 'buildExpression' requires that 'Int' conform to 'View'": "View(Int)",
            "closure containing control flow statement cannot be used with result builder 'ViewBuilder'": "for",
            "type 'VStack<A>' has no member 'subscript'": "[]",
            "type annotation missing in pattern": "var",
            "'async' call in a function that does not support concurrency": "async",
            "reference to property 'count' in closure requires explicit use of 'self' to make": "self.count",
            "type 'Page' does not conform to protocol 'View'": "body",
            "type 'Page' does not conform to protocol 'Shape'": "-",
            "cannot assign to property: 'self' is immutable": "self",
            "branches have mismatching types 'Text' and 'Image'": "@ViewBuilder",
            "result values in '? :' expression have mismatching types 'A' and 'B'": "? :",
            "the return statements in its body do not have matching underlying types": "return",
        ]
        #expect(messages.map { name($0.key) } == messages.map(\.value))
        #expect(
            text("type '()' cannot conform to 'View'")
                == "between views stand views alone; a call such as print is written 'let _ = print(…)', and what changes state "
                + "stands in an action")
        #expect(
            text("'self' is immutable")
                == "what a view changes of itself is declared with @State, as in '@State private var count = 0'; of any other "
                + "struct it is changed by a 'mutating func'")
    }

    @Test("A value in another's place") func values() {
        func expected(_ type: String, _ other: String) -> String {
            "cannot convert value of type '\(type)' to expected argument type '\(other)'"
        }
        let messages: KeyValuePairs<String, String> = [
            expected("Bool", "Binding<Bool>"): "Binding", expected("()", "() -> Void"): "action",
            expected("()", "Optional<() -> Void>"): "-", expected("()", "@MainActor () -> Void"): "action",
            expected("ClosedRange<Int>", "Range<Int>"): "...",
            "generic struct 'StateObject' requires that 'App.Model' conform to 'ObservableObject'":
                "ObservableObject Model",
            "value of optional type 'String?' must be unwrapped to a value of type 'String'": "??",
            expected("Int", "Angle"): "Angle", expected("String", "Angle"): "-", expected("String", "URL"): "URL",
            expected("A", "PrimitiveButtonStyleConfiguration"): "Button", expected("CGFloat", "Font.TextStyle"): "size",
            expected("Bool", "Font.TextStyle"): "-", expected("UIColor", "Color"): "Color(uiColor:)",
            expected("NSColor", "Color"): "Color(nsColor:)", expected("CGColor", "Color"): "-",
            "initializer requires that 'Pet' conform to 'Identifiable'": "id Pet",
        ]
        #expect(messages.map { name($0.key) } == messages.map(\.value))
        let plain = "requires that 'Date' conform to 'StringProtocol'"
        let shadow = "missing argument label 'color:' in call"
        let seen = [
            name(shadow, [use("Text"), use("shadow")]), name(shadow, [use("Text")]), name(plain, [use("Text")]),
            name(plain, [use("Label")]),
        ]
        #expect(seen == ["shadow", "-", "Text(Date)", "-"])
        #expect(
            text(plain, [use("Text")])
                == "Text shows a String: a value of type 'Date' is shown by Text(…, style: .date), or by Text(…, format: .dateTime)"
        )
        #expect(
            text("requires that 'Int' conform to 'StringProtocol'", [use("Text")])
                == "Text shows a String: a value of type 'Int' is shown by Text(\"\\(…)\")")
    }

    @Test("Labels that a call has not, or nearly has") func labels() {
        let missing = "missing argument for parameter 'alignment' in call"
        let two = "missing arguments for parameters 'spacing', 'id' in call"
        let seen: [String] = [
            name(missing, [use("A", "(alignmen:)")]),  // The beginning of it.
            name(missing, [use("A", "(a:)")]),  // One letter is no beginning.
            name(missing, [use("A", "(al:)")]), name(missing, [use("A", "(aligment:)")]),
            name(missing, [use("A", "(alinemint:)")]),  // Three other letters.
            name(missing, [use("A", "(_:alignment:)")]),  // It has the label.
            name(missing, [use("A"), use("B", "(_:)"), use("C", "(x:allignment:)")]),
            name(two, [use("A", "(idd:)")]),  // A name of two letters is like any other.
            name(two, [use("A", "(spacng:)")]), name("missing argument label 'a' of", [use("A", "(b:)")]),
            name("missing argument for parameter 'row' in call", [use("A", "(rox:)")]),
            name("missing argument for parameter 'rows' in call", [use("A", "(roxx:)")]),
        ]
        #expect(
            seen == [
                "alignmen:", "-", "al:", "aligment:", "-", "-", "allignment:", "-", "spacng:", "-", "-", "roxx:",
            ])
        #expect(text(missing, [use("A", "(al:)")]) == "write 'alignment:' in place of 'al:'")
    }

    @Test("Calls") func calls() {
        let image = "extraneous argument label 'system:' in call"
        let role = "missing argument label 'role:' in call"
        let content = "generic parameter 'Content' could not be inferred"
        let seen: [String] = [
            name("argument 'alignment' must precede argument 'spacing'"), name(image, [use("A"), use("Image")]),
            name(image, [use("A")]), name(role, [use("A"), use("Button")]), name(role, [use("A")]),
            name("extraneous argument label 'hex:' in call"),
            name(content, [use("A", "(x:)"), use("VStack", "(space:)")]),
            name(content, [use("VStack", "(alignment:spacing:pinnedViews:)"), use("HStack", "(spacing:gap:)")]),
            name(content, [use("VStack", "(space:)", member: true)]),
            name("extra argument 'space' in call", [use("ZStack", "(space:)")]),
            name("no argument", [use("ZStack", "(space:)")]), name(content, [use("VStack")]),
            name(content, [use("Stacks", "(x:)")]),
        ]
        #expect(
            seen == [
                "alignment spacing", "system", "-", "Button", "-", "hex", "VStack(space:)", "HStack(gap:)", "-",
                "ZStack(space:)", "-", "-", "-",
            ])
    }

    @Test("Directions, corners and formats by other words") func words() {
        let messages: KeyValuePairs<String, String> = [
            "type 'Shape' has no member 'roundedRect'": "roundedRect", "type 'Shape' has no member 'oval'": "-",
            "type 'HorizontalAlignment' has no member 'left'": "left", "type 'Edge.Set?' has no member 'end'": "end",
            "type 'UnitPoint' has no member 'up'": "up", "type 'UnitPoint' has no member 'north'": "-",
            "type 'Font' has no member 'left'": "-",
        ]
        #expect(messages.map { name($0.key) } == messages.map(\.value))
        #expect(text("type 'Alignment' has no member 'down'") == "did you mean 'bottom'?")
        let member = "reference to member 'percnt' cannot be resolved without a contextual type"
        func written(_ message: String, _ uses: [UsedNames.Use]) -> String? {
            CommonSlips.format(in: message[...], uses)?.written
        }
        let seen = [
            written(member, [use("Text", "(_:format:)")]), written(member, [use("formatted", "(_:)")]),
            written(member, [use("formatted")]), written(member, [use("Text", "(_:)"), use("A")]),
            written("no 'percnt'", [use("formatted")]),
        ]
        #expect(seen == ["percnt", "percnt", "percnt", nil, nil])
        #expect(CommonSlips.format(in: member[...], [use("formatted")])?.known.contains("percent") == true)
    }
}
