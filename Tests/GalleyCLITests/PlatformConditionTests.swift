import Foundation
import Testing

/// Conditions as on Apple's platforms: which branch is compiled, and that nothing of the user's file moves.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct PlatformConditionTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func layout(_ source: String, _ options: String...) throws -> BuiltTool.Output {
        try folder.write(source, to: "File.swift")
        return try BuiltTool.run("galley", ["layout", "File.swift"] + options, in: folder.url)
    }

    private let branches = """
        import SwiftUI
        #if os(iOS) || os(visionOS)
        let name = "iOS"
        #elseif os(macOS)
        let name = "macOS"
        #elseif os(Linux)
        let name = "Linux"
        #endif
        #if targetEnvironment(simulator) && !targetEnvironment(macCatalyst)
        let place = "simulator"
        #else
        let place = "elsewhere"
        #endif
        let here = "\\(#line) \\(#file)"
        #Preview {
            Text(verbatim: "\\(name) \\(place)")
            Text(verbatim: here)
        }
        """

    @Test(arguments: [
        ([], "iOS simulator"), (["--as", "ios"], "iOS simulator"), (["--as", "macos"], "macOS elsewhere"),
        (["--platform", "macos"], "macOS elsewhere"), (["--platform", "macos", "--as", "ios"], "iOS simulator"),
        (["--as", "linux"], "Linux elsewhere"),
    ])
    func branch(options: [String], text: String) throws {
        try folder.write(branches, to: "File.swift")
        let output = try BuiltTool.run("galley", ["layout", "File.swift"] + options, in: folder.url)
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"\(text)\""), "\(output.text)")
        #expect(output.text.contains("Text \"14 File.swift\""), "\(output.text)")
    }

    /// The framework's name in a condition is no framework: what it guards may be all that SwiftUI has on that platform.
    @Test func frameworks() throws {
        let source = """
            import SwiftUI
            #if canImport(UIKit)
            private let word = "UIKit"
            #else
            private let word = "none"
            #endif
            #Preview { Text(verbatim: word) }
            """
        #expect(try layout(source).text.contains("Text \"UIKit\""))
        #expect(try layout(source, "--as", "macos").text.contains("Text \"none\""))
        #expect(try layout(source, "--as", "linux").text.contains("Text \"none\""))
        let importing = source.replacingOccurrences(
            of: "private let word = \"UIKit\"", with: "import UIKit\nprivate let word = \"\\(UIColor.self)\"")
        #expect(try layout(importing).text.contains("Text \"UIColor\""))
        #expect(try layout(importing, "--as", "linux").text.contains("Text \"none\""))
        let using = source.replacingOccurrences(of: "\"UIKit\"", with: "UICloudSharingController.description()")
        #expect(try layout(using).text.contains("Text \"none\""))
    }

    /// Without a wish, a file that does not compile as on iOS counts as it stands, and says so each time.
    @Test func whatDoesNotCompileCountsAsItStands() throws {
        let source = """
            import SwiftUI
            struct A: View {
                var body: some View {
                    Text(verbatim: "a")
                    #if os(iOS)
                        .thereIsNoSuchModifier()
                    #endif
                }
            }
            """
        for _ in 0..<2 {
            let output = try layout(source)
            #expect(output.status == 0, "\(output.errors)")
            #expect(output.text.contains("Text \"a\""))
            #expect(
                output.errors.hasPrefix("galley: warning: 'File.swift' does not compile as on iOS: "),
                "\(output.errors)")
        }
        #expect(try layout(source, "--quiet").errors.isEmpty)
        let strict = try layout(source, "--strict")
        #expect(strict.status == 1 && strict.text.isEmpty)
        let wanted = try layout(source, "--as", "ios")
        #expect(wanted.status == 65)
        #expect(wanted.errors.contains("File.swift:6:14: error:"), "\(wanted.errors)")
        // Where nothing helps, the messages are those of the platform that was tried first.
        let worse = try layout(source + "\nlet wrong: Int = \"\"")
        #expect(worse.status == 65)
        #expect(worse.errors.contains("File.swift:6:14: error:"), "\(worse.errors)")
    }

    /// A view that another platform has is left out; it is no reason to show the others as on that platform.
    @Test func viewsOfOtherPlatforms() throws {
        let output = try layout(
            """
            import SwiftUI
            #if os(iOS)
            let name = "iOS"
            #else
            let name = "another"
            struct B: View { var body: some View { Text(verbatim: "b") } }
            #endif
            struct A: View { var body: some View { Text(verbatim: name) } }
            """)
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"iOS\""), "\(output.text)")
        #expect(output.errors.hasPrefix("galley: note: not shown: B "), "\(output.errors)")
    }

    @Test func viewsThatEveryBranchDeclares() throws {
        let output = try layout(
            """
            import SwiftUI
            #if os(iOS)
            struct A: View { var body: some View { Text(verbatim: "iOS") } }
            #else
            struct A: View { var body: some View { Text(verbatim: "another") } }
            #endif
            struct B: View { var body: some View { Text(verbatim: "b") } }
            """)
        let texts = output.text.matches(of: /Text "(.*)"/).map { String($0.output.1) }
        #expect(texts == ["iOS", "b"], "\(output.text)\(output.errors)")
    }

    @Test func messagesNameTheUsersPlace() throws {
        let output = try layout(
            """
            import SwiftUI
            #if os(iOS)
            struct A: View { var body: some View { Text(3 as String) } }
            #endif
            #Preview { A() }
            """)
        #expect(output.status == 65)
        #expect(output.errors.contains("File.swift:3:45: error:"), "\(output.errors)")
        #expect(output.errors.contains("struct A: View { var body: some View { Text(3 as String) } }"))
    }

    /// Beside names of platforms stands `*`, which is this one, and it has everything.
    @Test func availability() throws {
        let output = try layout(
            """
            import SwiftUI
            @available(iOS 17.0, macOS 14.0, *)
            @available(watchOS, unavailable)
            struct New: View { var body: some View { Text("new") } }
            @available(iOS, introduced: 13, deprecated: 15, message: "old")
            struct Old: View { var body: some View { Text("old") } }
            #Preview {
                VStack {
                    if #available(iOS 17, *) { New() } else { Text("before") }
                    if #unavailable(iOS 26) { Text("before") } else { Old() }
                }
            }
            """)
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"new\"") && output.text.contains("Text \"old\""))
        #expect(!output.text.contains("before"))
    }

    /// Lengths count bytes, so that columns after other letters stay, too; what is no question stays as it is.
    @Test func placesStay() throws {
        let source =
            "/* é👨‍👩‍👧 */\n#if os(iOS) && os ( macOS ) || swift(>=5)\n#if !canImport(Combine) // os(iOS)\n#endif\n#endif\n"
        try folder.write(source + "let text = \"#if os(iOS)\"\n", to: "File.swift")
        let output = try BuiltTool.run("galley-syntax", ["--as", "macos", "File.swift"], in: folder.url)
        struct Answer: Decodable {
            var text: String?
            var asksForFramework: Bool
        }
        let answer = try #require(JSONDecoder().decode([Answer].self, from: Data(output.text.utf8)).first)
        #expect(
            answer.text
                == "/* é👨‍👩‍👧 */\n#if false   && true         || swift(>=5)\n#if !canImport(Combine) // os(iOS)\n#endif\n#endif\n"
                + "let text = \"#if os(iOS)\"\n")
        #expect(!answer.asksForFramework)
        try folder.write("#if DEBUG\n#endif\n", to: "Other.swift")
        let other = try BuiltTool.run("galley-syntax", ["--as", "ios", "Other.swift"], in: folder.url)
        #expect(other.text == #"[{"asksForFramework":false}]"#)
    }
}
