import Foundation
import Testing

/// The scripts that complete commands in shells.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct CompletionTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Greeting.swift")
        for shell in ["bash", "zsh", "fish"] {
            let output = try folder.galley("--generate-completion-script", shell)
            #expect(output.status == 0 && output.errors.isEmpty, "\(output.errors)")
            try folder.write(output.text, to: "galley.\(shell)")
        }
    }

    /// What bash offers for the last word of a command.
    private func offers(_ words: String...) throws -> Set<Substring> {
        let list = (["galley"] + words).map { "'\($0)'" }.joined(separator: " ")
        let script = """
            source ./galley.bash
            COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); COMP_LINE="\((["galley"] + words).joined(separator: " "))"; COMP_POINT=${#COMP_LINE}
            $(complete -p galley | sed 's/.*-F \\([^ ]*\\).*/\\1/') galley '\(words.last ?? "")' '\(words.dropLast().last ?? "galley")'
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let path = "\(BuiltTool.folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let output = try BuiltTool.runAny("/bin/bash", ["-c", script], in: folder.url, environment: ["PATH": path])
        return Set(output.text.split(separator: "\n"))
    }

    @Test func bash() throws {
        #expect(try offers("render", "Gre").contains("Greeting.swift"))
        #expect(try offers("rend").contains("render"))
        #expect(try offers("render", "Greeting.swift", "--appearance", "").isSuperset(of: ["light", "dark", "both"]))
        #expect(try offers("render", "Greeting.swift", "--dynamic-type", "acc").contains("accessibility3"))
        #expect(try offers("layout", "Greeting.swift", "--layout-direction", "") == ["ltr", "rtl"])
        #expect(try offers("render", "Greeting.swift", "-o", "Gre").contains("Greeting.swift"))
    }

    /// The other shells' scripts know files and values, and are scripts of those shells.
    @Test func others() throws {
        for (shell, files) in [("zsh", "_files"), ("fish", "-F")] {
            let text = String(decoding: try #require(folder.read("galley.\(shell)")), as: UTF8.self)
            #expect(text.contains(files) && text.contains("accessibility3") && text.contains("rtl"), "\(shell)")
            guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)") else { continue }
            let output = try BuiltTool.runAny("/usr/bin/\(shell)", ["-n", "galley.\(shell)"], in: folder.url)
            #expect(output.status == 0, "\(output.errors)")
        }
    }
}
