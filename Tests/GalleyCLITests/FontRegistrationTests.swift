import Foundation
import Testing

/// Fonts that code registers, as design systems do, are there under their names.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct FontRegistrationTests {
    let folder: TemporaryFolder
    private static let font = "/usr/share/fonts/opentype/inter/Inter-Black.otf"
    private static let hasFont = FileManager.default.fileExists(atPath: font)

    init() throws { folder = try TemporaryFolder() }

    /// By the address of a file, by a provider of it, and by bytes; a second time is an error that says so, with Core Text's number
    /// for it (CTFontManagerErrors.h: kCTFontManagerErrorAlreadyRegistered = 105).
    @Test(
        .enabled(if: hasFont),
        arguments: [
            "CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)",
            "CTFontManagerRegisterGraphicsFont(CGFont(CGDataProvider(url: url as CFURL)!)!, &error)",
            "CTFontManagerRegisterGraphicsFont(CGFont(CGDataProvider(data: try! Data(contentsOf: url) as CFData)!)!, &error)",
        ])
    func registered(call: String) throws {
        try folder.write(
            """
            import SwiftUI
            enum Fonts {
                static let done: [String] = (0..<2).map { _ in
                    guard let url = Bundle.main.url(forResource: "Probe", withExtension: "otf") else { return "no file" }
                    var error: Unmanaged<CFError>?
                    let isNew = \(call)
                    return isNew ? "new" : String(describing: error?.takeRetainedValue()).contains("Code=105") ? "known" : "?"
                }
            }
            struct Page: View {
                let words = Fonts.done.joined(separator: " ")
                var body: some View {
                    VStack { Text(verbatim: words); Text(verbatim: "Hg").font(.custom("Inter-Black", size: 40)) }
                }
            }

            """, to: "Page.swift")
        let copy = folder.url.appendingPathComponent("Probe.otf")
        try FileManager.default.copyItem(atPath: Self.font, toPath: copy.path)
        let output = try BuiltTool.run("galley", ["layout", "Page.swift", "--strict"], in: folder.url)
        #expect(output.status == 0 && output.text.contains("\"new known\""), "\(output.text)\(output.errors)")
    }

    /// What is no font is none, and says so.
    @Test func noFont() throws {
        try folder.write("no font", to: "Probe.otf")
        try folder.write(
            """
            import CoreText
            import SwiftUI
            struct Page: View {
                var body: some View { Text(verbatim: words) }
                private var words: String {
                    let url = Bundle.main.url(forResource: "Probe", withExtension: "otf")!
                    let provider = CGDataProvider(url: url as CFURL)
                    var error: Unmanaged<CFError>?
                    let isNew = CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
                    let gone = CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nowhere") as CFURL, .process, nil)
                    return "\\(provider.flatMap(CGFont.init) == nil) \\(isNew) \\(gone) \\(error != nil)"
                }
            }

            """, to: "Page.swift")
        let output = try BuiltTool.run("galley", ["layout", "Page.swift"], in: folder.url)
        #expect(output.text.contains("\"true false false true\""), "\(output.text)\(output.errors)")
    }
}
