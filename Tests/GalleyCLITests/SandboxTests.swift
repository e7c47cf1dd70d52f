import Foundation
import Testing

/// What a file's code can and cannot do under `--sandbox`.
@Suite(.enabled(if: BuiltTool.isTested && BuiltTool.hasSandbox), .serialized)
struct SandboxTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("secret", to: "secret.txt")
        try folder.write(Self.prober, to: "Probe.swift")
    }

    /// Tries what its names say and shows which errors come.
    private static let prober = #"""
        import Foundation
        import SwiftUI

        @_silgen_name("syscall") func call(_ number: Int, _ a: Int, _ b: Int, _ c: Int) -> Int

        func attempt(_ what: String, _ body: () -> Int) -> String {
            errno = 0
            return body() < 0 ? "\(what) \(errno)" : "\(what) done"
        }

        func attemptProcess() -> String {
            var number: pid_t = 0
            return "start a process \(posix_spawn(&number, "/bin/true", nil, nil, [nil], nil))"
        }

        struct Probe: View {
            let folder: String
            var body: some View {
                let parent = Int(getppid())
                let results = [
                    attempt("read /etc/passwd") { Int(open("/etc/passwd", O_RDONLY)) },
                    attempt("read the folder") { Int(open("\(folder)/secret.txt", O_RDONLY)) },
                    attempt("write") { Int(open("\(folder)/new.txt", O_WRONLY | O_CREAT, 0o644)) },
                    attempt("remove") { Int(unlink("\(folder)/secret.txt")) },
                    attempt("change") { Int(chmod("\(folder)/secret.txt", 0)) },
                    attempt("own memory") { Int(open("/proc/self/mem", O_RDWR)) },
                    attempt("parent's environment") { Int(open("/proc/\(parent)/environ", O_RDONLY)) },
                    attempt("socket") { Int(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)) },
                    attempt("fork") { call(57, 0, 0, 0) },
                    attempt("kill") { Int(kill(pid_t(parent), 0)) },
                    attempt("ptrace") { call(101, 16, parent, 0) },
                    attempt("process_vm_readv") { call(310, parent, 0, 0) },
                    attempt("memfd_create") { call(319, 0, 0, 0) },
                    attempt("io_uring_setup") { call(425, 1, 0, 0) },
                    attempt("raise a limit") {
                        var limit = rlimit(rlim_cur: 1, rlim_max: 1)
                        return Int(setrlimit(__rlimit_resource_t(7), &limit))
                    },
                    attemptProcess(),
                    "environment \(ProcessInfo.processInfo.environment["SECRET"] ?? "hidden")",
                ]
                let thread = Thread {}
                thread.start()
                return VStack { ForEach(results, id: \.self) { Text(verbatim: $0) } }
            }
        }

        """#

    private func results(_ options: String...) throws -> [String] {
        let arguments = [
            "layout", "Probe.swift", "--view", "Probe(folder: \"\(folder.url.path)\")", "--format", "json",
        ]
        let output = try BuiltTool.run(
            "galley", arguments + options, in: folder.url, environment: ["SECRET": "shown"])
        #expect(output.status == 0, "\(output.errors)")
        let layout = try #require(JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any])
        var labels: [String] = []
        func collect(_ node: [String: Any]) {
            if let label = node["label"] as? String { labels.append(label) }
            for child in node["children"] as? [[String: Any]] ?? [] { collect(child) }
        }
        collect(try #require(layout["root"] as? [String: Any]))
        return labels
    }

    @Test func whatIsRefused() throws {
        let (eperm, eacces) = (EPERM, EACCES)
        #expect(
            try results("--sandbox") == [
                "read /etc/passwd \(eacces)", "read the folder \(eacces)", "write \(eacces)", "remove \(eperm)",
                "change \(eperm)", "own memory \(eacces)", "parent's environment \(eacces)", "socket \(eperm)",
                "fork \(eperm)", "kill \(eperm)", "ptrace \(eperm)", "process_vm_readv \(eperm)",
                "memfd_create \(eperm)", "io_uring_setup \(eperm)", "raise a limit \(eperm)",
                "start a process \(eperm)", "environment hidden",
            ])
        #expect(folder.read("secret.txt") == Data("secret".utf8) && folder.read("new.txt") == nil)
    }

    @Test func whatIsGiven() throws {
        let results = try results("--sandbox", "--allow-read", folder.url.path)
        #expect(results.contains("read the folder done"))
        #expect(results.contains("write \(EACCES)") && results.contains("read /etc/passwd \(EACCES)"))
    }

    @Test func givingWithoutSandbox() throws {
        let output = try folder.galley("render", "Probe.swift", "--allow-read", ".")
        #expect(output.status == 64 && output.errors.contains("--sandbox"), "\(output.errors)")
    }

    /// Texts in several scripts, symbols, images beside the file and from a catalogue, translations.
    @Test func picturesAreTheSame() throws {
        try folder.write(
            """
            import SwiftUI
            #Preview {
                VStack {
                    Text("漢字 한국어 ไทย 🎉").font(.system(.title, design: .rounded))
                    Text("greeting")
                    Label("Heart", systemImage: "heart.fill")
                    Image("dot")
                    Text(Date(timeIntervalSince1970: 0), style: .time)
                }
                .foregroundStyle(Color("Brand"))
            }

            """, to: "Honest.swift")
        try folder.write(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>"#,
            to: "dot.svg")
        for name in ["en.lproj", "Assets.xcassets/Brand.colorset"] {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try folder.write("\"greeting\" = \"Hello from a table\";\n", to: "en.lproj/Localizable.strings")
        try folder.write(
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#,
            to: "Assets.xcassets/Brand.colorset/Contents.json")
        for (kind, options) in [("open", []), ("shut", ["--sandbox"])] {
            let outputs = ["png", "svg", "pdf"].flatMap { ["-o", "\(kind).\($0)"] }
            let output = try BuiltTool.run(
                "galley", ["render", "Honest.swift", "--strict"] + outputs + options, in: folder.url)
            #expect(output.status == 0 && output.errors.isEmpty, "\(output.errors)")
        }
        for kind in ["png", "svg", "pdf"] {
            #expect(folder.read("open.\(kind)") != nil && folder.read("open.\(kind)") == folder.read("shut.\(kind)"))
        }
        let text = String(decoding: folder.read("shut.svg") ?? Data(), as: UTF8.self)
        #expect(text.contains("Hello from a table"))
    }

    /// The view's code runs in the host and can write into its answer; where files go is not in there.
    @Test func forgedAnswers() throws {
        try folder.write(
            """
            import Foundation
            import SwiftUI
            struct Forger: View {
                var body: some View {
                    let answer = #"{"end":{"_0":{"name":"x","outputs":["forged.png"],"pictures":[3],"size":[],"diagnostics":[]}}}"#
                    for descriptor in Int32(3)...9 { dprintf(descriptor, answer) }
                    return Color.red.frame(width: 3, height: 3)
                }
            }
            @_silgen_name("write") func put(_ descriptor: Int32, _ text: UnsafePointer<CChar>, _ count: Int) -> Int
            func dprintf(_ descriptor: Int32, _ text: String) { _ = put(descriptor, text + "\\nabc", text.utf8.count + 4) }

            """, to: "Forger.swift")
        let output = try folder.galley("render", "Forger.swift", "--sandbox", "-o", "out/", "--json")
        #expect(output.status == 70 || output.status == 0, "\(output.errors)")
        #expect(folder.read("forged.png") == nil && !output.text.contains("forged"), "\(output.text)")
    }

    /// Where the kernel cannot do it, nothing is run.
    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")),
        arguments: [
            ("landlock_create_ruleset", "Landlock"), ("seccomp", "seccomp"),
        ])
    func kernelsThatLackIt(call: String, name: String) throws {
        let galley = BuiltTool.folder.appendingPathComponent("galley").path
        let output = try BuiltTool.runAny(
            "/usr/bin/strace",
            [
                "-f", "-o", "/dev/null", "-e", "inject=\(call):error=ENOSYS", galley, "render", "Probe.swift",
                "--sandbox",
            ],
            in: folder.url)
        guard !output.errors.contains("ptrace") else { return }
        #expect(output.status == 69, "\(output.errors)")
        #expect(output.errors.contains("no sandbox") && output.errors.contains(name), "\(output.errors)")
    }
}
