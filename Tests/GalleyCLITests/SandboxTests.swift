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
                    let answer = #"{"end":{"_0":{"name":"x","variant":"","outputs":["forged.png"],"pictures":[3],"size":[],"diagnostics":[],"findings":[]}}}"#
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

    /// Bytes that are no picture are none, however well they are announced.
    @Test(arguments: [[], ["--sandbox"]])
    func bytesInPlaceOfAPicture(options: [String]) throws {
        try folder.write(
            """
            import Foundation
            import SwiftUI
            struct Forger: View, Decodable {
                var width = 3.0
                var body: some View {
                    forge()
                    return Color.red.frame(width: width, height: 3)
                }
            }
            func forge() {
                let answer = #"{"end":{"_0":{"name":"x","variant":"","outputs":[],"pictures":[5],"size":[],"diagnostics":[],"findings":[]}}}"#
                for descriptor in Int32(3)...9 { _ = put(descriptor, answer + "\\nHELLO", answer.utf8.count + 6) }
                exit(0)
            }
            @_silgen_name("write") func put(_ descriptor: Int32, _ text: UnsafePointer<CChar>, _ count: Int) -> Int

            """, to: "Forger.swift")
        let drawn = try BuiltTool.run(
            "galley", ["render", "Forger.swift", "--view", "Forger()", "-o", "x.png"] + options, in: folder.url)
        #expect(drawn.status == 70 && drawn.errors.contains("does the view's code write into it?"), "\(drawn.errors)")
        #expect(folder.read("x.png") == nil)
        try folder.write("width\n3\n", to: "rows.csv")
        let rows = try BuiltTool.run(
            "galley", ["batch", "Forger.swift", "--data", "rows.csv", "-o", "row{row}.png"] + options, in: folder.url)
        #expect(rows.status == 70 && rows.errors.contains("row 1"), "\(rows.errors)")
        #expect(folder.read("row1.png") == nil)
    }

    /// The view's code gets 512 threads, its first one included; whoever asks for 6,000 keeps them from nobody else. RLIMIT_NPROC would
    /// not do it: it counts a user's processes together, and the system's administrator's not at all.
    @Test func threadsAreLimited() throws {
        try folder.write(
            """
            import Foundation
            import SwiftUI
            struct Greedy: View {
                var body: some View {
                    var attributes = pthread_attr_t()
                    pthread_attr_init(&attributes)
                    pthread_attr_setstacksize(&attributes, 1 << 16)
                    var made = 0
                    var refusal: Int32 = 0
                    while made < 6000, refusal == 0 {
                        var thread = pthread_t()
                        refusal = pthread_create(&thread, &attributes, { _ in sleep(1000); return nil }, nil)
                        if refusal == 0 { made += 1 }
                    }
                    print("made \\(made), \\(refusal == EAGAIN)")
                    return Text("threads")
                }
            }

            """, to: "Greedy.swift")
        let output = try folder.galley("layout", "Greedy.swift", "--sandbox")
        #expect(output.status == 0 && output.errors.contains("made 511, true\n"), "\(output.errors)")
        #expect(try folder.galley("layout", "Greedy.swift").errors.contains("made 6000, false\n"))
        // Threads that end make room for others.
        try folder.write(
            """
            import Foundation
            import SwiftUI
            struct Modest: View {
                var body: some View {
                    for _ in 0..<2000 {
                        var thread = pthread_t()
                        guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return Text("refused") }
                        pthread_join(thread, nil)
                    }
                    DispatchQueue.concurrentPerform(iterations: 100) { _ in usleep(10) }
                    return Text("joined")
                }
            }

            """, to: "Modest.swift")
        let modest = try folder.galley("layout", "Modest.swift", "--sandbox")
        #expect(modest.text.contains("joined"), "\(modest.text) \(modest.errors)")
    }

    /// libdispatch looks at its threads in /proc once a second while work waits, and ends a process that keeps it from that.
    @Test func manyBlocksThatWait() throws {
        try folder.write(
            """
            import Foundation
            import SwiftUI
            struct Busy: View {
                var body: some View {
                    let group = DispatchGroup()
                    for _ in 0..<30 { DispatchQueue.global().async(group: group) { sleep(1) } }
                    group.wait()
                    return Text("done")
                }
            }

            """, to: "Busy.swift")
        let output = try folder.galley("layout", "Busy.swift", "--sandbox")
        #expect(output.status == 0 && output.text.contains("done"), "\(output.errors)")
    }

    // MARK: What compiles

    /// What the compiler is shut into: it reads and runs what it is given, writes where it may, and reaches nobody.
    @Test func confinement() throws {
        let base = folder.url.path
        for name in ["sources", "work"] {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try folder.write("source", to: "sources/a.swift")
        let system = ["run:/bin", "run:/usr", "run:/lib", "run:/lib64"]
        func run(_ command: String) throws -> BuiltTool.Output {
            try BuiltTool.run(
                "galley-host",
                ["--confine"] + system + [
                    "read:\(base)/sources", "write:\(base)/work", "--", "/bin/sh", "-c", command,
                ],
                in: folder.url.appendingPathComponent("sources"))
        }
        #expect(try run("cat a.swift").text == "source")
        #expect(try run("cd ../work && mkdir d && echo x > d/f && mv d/f g && rm -r d && cat g").text == "x\n")
        for command in [
            "cat ../secret.txt", "ls ..", "ls /root", "cat /etc/passwd", "echo x > a.swift", "echo x > ../new",
            "rm a.swift",
            "ln -s /etc/passwd ../work/l && cat ../work/l", "cat /proc/1/environ", "\(base)/work/g",
            "/bin/bash -c 'echo > /dev/tcp/127.0.0.1/22'", "unshare -r true",
        ] {
            #expect(try run(command).status != 0, "\(command)")
        }
        #expect(folder.read("sources/a.swift") == Data("source".utf8))
    }

    /// With --sandbox the compiler is shut in as well, and has its memory limited; its status in /proc tells.
    @Test func theCompilerIsShutIn() throws {
        // What the toolchain says of itself is asked once, before anybody is shut in.
        _ = try results("--sandbox")
        let calls = String(repeating: ".padding(1)", count: 3000)
        try folder.write(
            "import SwiftUI\nstruct V: View { var body: some View { Text(\"\(UUID())\")\(calls) } }\n", to: "Long.swift"
        )
        let tool = try RunningTool(["layout", "Long.swift", "--sandbox", "--memory", "700"], in: folder)
        defer { _ = tool.end(by: SIGTERM) }
        let compiler = try #require(tool.child(named: "swift-frontend"))
        let status = try String(contentsOfFile: "/proc/\(compiler)/status", encoding: .utf8)
        #expect(status.contains("NoNewPrivs:\t1") && status.contains("Seccomp:\t2"), "\(status)")
        let limits = try String(contentsOfFile: "/proc/\(compiler)/limits", encoding: .utf8)
        let data = limits.split(separator: "\n").first { $0.hasPrefix("Max data size") }?.split(separator: " ")
        #expect(data?.dropFirst(3).first == "\(700 << 20)", "\(limits)")
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
