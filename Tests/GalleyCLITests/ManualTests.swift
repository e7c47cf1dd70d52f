import Foundation
import Testing

/// Scripts/man.py: the help as manual pages.
@Suite("manual pages", .enabled(if: BuiltTool.isTested))
struct ManualTests {
    private static let script = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../Scripts/man.py").standardizedFileURL.path

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Each command has a page that groff sets without a complaint, with every option that its help has")
    func pages() throws {
        let galley = BuiltTool.folder.appendingPathComponent("galley").path
        let written = try BuiltTool.runAny(
            "/usr/bin/env", ["python3", Self.script, galley, "man"], in: folder.url)
        #expect(written.status == 0, "\(written.errors)")
        let help = try folder.galley("--help").text
        let commands =
            help.components(separatedBy: "SUBCOMMANDS:\n").last?.split(separator: "\n")
            .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See ") }.compactMap {
                $0.split(separator: " ").first
            } ?? []
        #expect(commands.contains("render") && commands.contains("doctor"))
        let main = String(decoding: folder.read("man/galley.1") ?? Data(), as: UTF8.self)
        for command in commands {
            #expect(main.contains("\n.B \(command.replacing("-", with: "\\-"))\n"), "\(command)")
            let page = String(decoding: folder.read("man/galley-\(command).1") ?? Data(), as: UTF8.self)
            #expect(page.hasPrefix(".TH GALLEY"), "\(command)")
            let options = try folder.galley("\(command)", "--help").text.matches(of: #/(?m)^  (?:-\w, )?--([a-z-]+)/#)
            for option in options where option.1 != "version" && option.1 != "help" {
                let spelt = "\\-\\-" + option.1.replacing("-", with: "\\-")
                #expect(page.contains(spelt), "\(command) --\(option.1)")
            }
        }
        guard FileManager.default.fileExists(atPath: "/usr/bin/groff") else { return }
        for command in commands {
            let set = try BuiltTool.runAny(
                "/usr/bin/groff", ["-man", "-ww", "-Tutf8", "-Kutf8", "-z", "man/galley-\(command).1"], in: folder.url)
            #expect(set.status == 0 && set.errors.isEmpty, "\(command): \(set.errors)")
        }
    }
}
