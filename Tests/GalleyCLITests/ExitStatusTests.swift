import Foundation
import Testing

/// Every failure says one clear thing, has its own status, and leaves what was there as it was.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct ExitStatusTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            struct Box: View {
                var body: some View { Color.red.frame(width: 20, height: 10) }
            }

            struct Missing: View {
                var body: some View { Image("no-such-image").frame(width: 20, height: 20) }
            }

            struct EndlessLayout: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                    CGSize(width: CGFloat.infinity, height: 10)
                }

                func placeSubviews(
                    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
                ) {}
            }

            struct Endless: View {
                var body: some View { EndlessLayout { Color.red } }
            }

            struct Crash: View {
                var body: some View { Text(verbatim: [String]()[3]) }
            }

            """, to: "Views.swift")
        try folder.write("before", to: "out.png")
    }

    private func expect(
        _ status: Int32, saying words: String..., from arguments: [String],
        location: SourceLocation = #_sourceLocation
    ) throws {
        let output = try BuiltTool.run("galley", arguments, in: folder.url)
        #expect(output.status == status, "\(output.errors)", sourceLocation: location)
        for word in words {
            #expect(output.errors.contains(word), "\(output.errors)", sourceLocation: location)
        }
        #expect(folder.read("out.png") == Data("before".utf8), "out.png was changed", sourceLocation: location)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        #expect(!names.contains { $0.contains("galley-") }, "left behind: \(names)", sourceLocation: location)
    }

    @Test func missingInput() throws {
        try expect(66, saying: "no-such.swift", from: ["render", "no-such.swift", "-o", "out.png"])
    }

    @Test func folderAsInput() throws {
        try expect(64, saying: "there are 4 views to show", from: ["render", ".", "-o", "out.png"])
    }

    @Test func settingsOfTexts() throws {
        for (option, value, example) in [
            ("--now", "yesterday", "2025-06-09T10:00:00Z"), ("--locale", "zz;;", "de_DE"),
            ("--platform", "tvos", "macos"),
        ] {
            let arguments = ["render", "Views.swift", "--view", "Box()", "-o", "out.png", option, value]
            try expect(64, saying: value, example, from: arguments)
        }
    }

    @Test func missingSymbolFolder() throws {
        let arguments = [
            "render", "Views.swift", "--view", "Box()", "-o", "out.png", "--strict", "--symbols", "no-such",
        ]
        try expect(1, saying: "no-such", from: arguments)
    }

    @Test(arguments: ["out.tiff", "out", "out.png.txt"])
    func unknownExtension(path: String) throws {
        try expect(64, saying: path, ".png", from: ["render", "Views.swift", "-o", path, "--view", "Box()"])
    }

    @Test(arguments: ["0x0", "nanx10", "10xinf", "-1x5", "10", "10x", "x", "1e3x5", "10x10x10"])
    func badSize(size: String) throws {
        let arguments = ["render", "Views.swift", "--view", "Box()", "--size=\(size)", "-o", "out.png"]
        try expect(64, saying: "no size", from: arguments)
    }

    @Test(arguments: ["0", "nan", "-2", "x"])
    func badScale(scale: String) throws {
        try expect(64, saying: "no scale", from: ["render", "Views.swift", "--scale=\(scale)", "-o", "out.png"])
    }

    @Test(arguments: ["-1", "101", "nan", "x"])
    func badQuality(quality: String) throws {
        try expect(64, saying: "no quality", from: ["render", "Views.swift", "--quality=\(quality)", "-o", "out.webp"])
    }

    @Test func badPNGSetting() throws {
        try expect(
            64, saying: "fast, balanced or small", from: ["render", "Views.swift", "--png", "tiny", "-o", "out.png"])
        try expect(64, saying: "PNG", from: ["render", "Views.swift", "--png", "fast", "-o", "out.svg"])
        try expect(64, saying: "1 to 256", from: ["render", "Views.swift", "--threads", "0", "-o", "out.png"])
        try expect(64, saying: "PNG", from: ["render", "Views.swift", "--threads", "2", "-o", "out.webp"])
    }

    @Test func badColorSpaceAndText() throws {
        try expect(
            64, saying: "srgb or p3", from: ["render", "Views.swift", "--color-space", "adobe", "-o", "out.png"])
        try expect(
            64, saying: "PNG, WebP, JPEG and AVIF",
            from: ["render", "Views.swift", "--color-space", "p3", "-o", "out.svg"])
        try expect(
            64, saying: "outlines or embedded", from: ["render", "Views.swift", "--svg-text", "woff", "-o", "out.svg"])
        try expect(64, saying: "SVG", from: ["render", "Views.swift", "--svg-text", "embedded", "-o", "out.png"])
    }

    @Test func qualityIsForLossyFormats() throws {
        try expect(64, saying: "WebP", from: ["render", "Views.swift", "--quality", "80", "-o", "out.png"])
    }

    @Test(arguments: ["Boks()", "3", "Box().nope()"])
    func expressionThatDoesNotCompile(expression: String) throws {
        let arguments = ["render", "Views.swift", "--view", expression, "-o", "out.png"]
        try expect(65, saying: "the expression of --view", "--view:", from: arguments)
    }

    @Test(arguments: [
        ("", "is empty"), ("// Box()", "is empty"), ("Box(); Box()", "is more than one expression"),
        ("let box = Box()", "is more than one expression"), ("Box()}; struct Q {", "its brackets do not match"),
        ("Box(", "its brackets do not match"),
        ("Box() /*", "--view"),
    ])
    func expressionThatIsNone(expression: String, message: String) throws {
        let arguments = ["render", "Views.swift", "--view", expression, "-o", "out.png"]
        try expect(65, saying: "the expression of --view", message, from: arguments)
    }

    @Test(arguments: ["{ let box = Box(); return box }()", "if true { Box() } else { Text(\"b\") }"])
    func expressionsThatAreOne(expression: String) throws {
        #expect(try folder.galley("layout", "Views.swift", "--view", expression).status == 0)
    }

    @Test func sourceThatDoesNotCompile() throws {
        try folder.write("import SwiftUI\nlet x: Int = \"text\"\n#Preview { Text(\"a\") }\n", to: "Bad.swift")
        try expect(65, saying: "Bad.swift:2:14: error:", from: ["render", "Bad.swift", "-o", "out.png"])
    }

    @Test func fileWithoutViews() throws {
        try folder.write(
            "import SwiftUI\nstruct Row: View { let t: String; var body: some View { Text(t) } }\n", to: "Row.swift")
        try expect(
            64, saying: "Row needs arguments", "--view 'Row(t: …)'", from: ["render", "Row.swift", "-o", "out.png"])
    }

    @Test func oneFileForManyViews() throws {
        try folder.write(
            "import SwiftUI\n#Preview(\"a\") { Text(\"a\") }\n#Preview(\"b\") { Text(\"b\") }\n", to: "Two.swift")
        try expect(64, saying: "a, b", "--view", "-o out/", from: ["render", "Two.swift", "-o", "out.png"])
    }

    @Test func folderThatIsNotThere() throws {
        try expect(73, saying: "nowhere", from: ["render", "Views.swift", "--view", "Box()", "-o", "nowhere/a.png"])
    }

    @Test func outputThatIsAFolder() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("folder.png"), withIntermediateDirectories: false)
        try expect(73, saying: "folder.png", from: ["render", "Views.swift", "--view", "Box()", "-o", "folder.png"])
    }

    @Test func crashingView() throws {
        let arguments = ["render", "Views.swift", "--view", "Crash()", "-o", "out.png"]
        try expect(70, saying: "Crash()", "crashed: SIG", "Index out of range", from: arguments)
    }

    @Test func infiniteSize() throws {
        let arguments = ["render", "Views.swift", "--view", "Endless()", "-o", "out.png"]
        try expect(1, saying: "Endless()", "--size", from: arguments)
    }

    @Test func missingImageWithStrict() throws {
        let arguments = ["render", "Views.swift", "--view", "Missing()", "--strict", "-o", "out.png"]
        try expect(1, saying: "no-such-image", "--strict", from: arguments)
    }

    @Test func missingImageWithoutStrict() throws {
        let output = try folder.galley("render", "Views.swift", "--view", "Missing()", "-o", "missing.png")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.errors.contains("warning") && output.errors.contains("no-such-image"), "\(output.errors)")
    }

    @Test func crashCostsOneViewOnly() throws {
        try folder.write(
            """
            import SwiftUI
            #Preview("bad") { Text(verbatim: [String]()[3]) }
            #Preview("good") { Color.red.frame(width: 3, height: 3) }

            """, to: "Mixed.swift")
        let output = try folder.galley("render", "Mixed.swift")
        #expect(output.status == 70, "\(output.errors)")
        #expect(output.text == "good.png\n")
    }
}
