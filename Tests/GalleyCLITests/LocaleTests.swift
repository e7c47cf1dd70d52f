import Foundation
import Testing

/// The page of many scripts comes out the same in any locale and time zone, and whatever was drawn before it.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct LocaleTests {
    private let folder: TemporaryFolder
    private let page: String

    init() throws {
        folder = try TemporaryFolder()
        let examples = URL(filePath: #filePath).appending(path: "../../../Examples").standardized
        page = try String(contentsOf: examples.appending(path: "Scripts.swift"), encoding: .utf8)
        try folder.write(page, to: "Alone.swift")
    }

    private func render(_ file: String, _ environment: [String: String] = [:]) throws -> Data {
        let output = try BuiltTool.run(
            "galley", ["render", file, "--scale", "2", "-o", "pictures/"], in: folder.url, environment: environment)
        #expect(output.status == 0 && output.errors.isEmpty, "\(output.errors)")
        return try #require(folder.read("pictures/Scripts.png"))
    }

    @Test func localesAndTimeZones() throws {
        let plain = try render("Alone.swift", ["LC_ALL": "C", "TZ": "UTC"])
        for (locale, zone) in [
            ("tr_TR.UTF-8", "Asia/Kathmandu"), ("ja_JP.UTF-8", "America/St_Johns"), ("C.UTF-8", "Asia/Seoul"),
        ] {
            let found = try render("Alone.swift", ["LC_ALL": locale, "LANG": locale, "LANGUAGE": locale, "TZ": zone])
            #expect(found == plain, "\(locale), \(zone)")
        }
    }

    @Test func afterOtherPictures() throws {
        let alone = try render("Alone.swift")
        let start = try #require(page.range(of: "#Preview")?.lowerBound)
        let others = """
            #Preview("Others") {
                VStack {
                    Text("漢字 한국어 かな ไทย 🎉").font(.system(size: 15, weight: .bold, design: .serif))
                    Text("مرحبا שלום नमस्ते").font(.system(size: 15, design: .rounded))
                    ScriptPage().environment(\\.dynamicTypeSize, .accessibility1)
                }
            }

            """
        try folder.write(page[..<start] + others + page[start...], to: "After.swift")
        #expect(try render("After.swift") == alone)
    }
}
