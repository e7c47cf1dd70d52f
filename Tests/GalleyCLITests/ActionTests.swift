import Foundation
import Testing

/// The steps of action.yml, run as GitHub's runner runs them: each is a program of Scripts/action.
@Suite("action.yml", .enabled(if: BuiltTool.isTested))
struct ActionTests {
    private static let scripts = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../Scripts/action").standardizedFileURL

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("Views"), withIntermediateDirectories: true)
        try write(text: "Hello")
    }

    private func write(text: String) throws {
        try folder.write(
            """
            import SwiftUI
            struct Card: View {
                var body: some View { Text("\(text)").padding() }
            }
            #Preview { Card() }
            """, to: "Views/Card.swift")
    }

    private func run(_ script: String, _ environment: [String: String]) throws -> BuiltTool.Output {
        let path = BuiltTool.folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        return try BuiltTool.runAny(
            Self.scripts.appendingPathComponent(script).path, [], in: folder.url,
            environment: ["CI": "true", "PATH": path].merging(environment) { _, new in new })
    }

    private func git(_ arguments: String..., in path: String = ".") throws -> String {
        let output = try BuiltTool.runAny(
            "/usr/bin/git", ["-c", "user.name=a", "-c", "user.email=a@b", "-C", path] + arguments, in: folder.url)
        try #require(output.status == 0, "\(output.errors)")
        return output.text
    }

    private func text(_ path: String) -> String {
        String(decoding: folder.read(path) ?? Data(), as: UTF8.self)
    }

    @Test("Each step that runs a script names one that is there")
    func steps() throws {
        let action = try String(contentsOf: Self.scripts.appendingPathComponent("../../action.yml"), encoding: .utf8)
        let named = action.matches(of: #/\$GITHUB_ACTION_PATH/Scripts/action/([\w.-]+)/#).map { String($0.1) }
        let there = try FileManager.default.contentsOfDirectory(atPath: Self.scripts.path)
        #expect(named == ["install.sh", "look.py", "push-pictures.sh", "comment.py"])
        #expect(Set(named) == Set(there))
    }

    @Test("A changed text is shown before, after and as numbers; it fails the check, and not the step")
    func plantedChange() throws {
        let recorded = try BuiltTool.run(
            "galley", ["snapshots", "Views", "--record", "all"], in: folder.url, environment: ["CI": ""])
        #expect(recorded.status == 0)
        let places = ["GALLEY_PATH": "Views", "GALLEY_REPORT": "out", "GITHUB_OUTPUT": "output"]
        let well = try run("look.py", places)
        #expect(well.status == 0)
        #expect(text("output").hasPrefix("failed=\nreport="))
        #expect(
            text("out/comment.markdown") == """
                <!-- galley -->
                ### Galley: all is well

                | | | |
                | --- | --- | --- |
                | ✅ | check | nothing found |
                | ✅ | lint | nothing found |
                | ✅ | snapshots | 1 picture as the reference |

                """)

        try write(text: "Goodbye")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("output"))
        let changed = try run(
            "look.py", places.merging(["GALLEY_PICTURES": "https://pictures/7"]) { _, new in new })
        #expect(changed.status == 0)
        #expect(text("output").hasPrefix("failed=snapshots\nreport="))
        #expect(changed.text.contains("::error file=Views/__Snapshots__/Card.png::"))
        let comment = text("out/comment.markdown")
        #expect(comment.contains("\n### Galley: snapshots failed\n"))
        #expect(comment.contains("\n| ❌ | snapshots | 1 of 1 picture not as the reference |\n"))
        #expect(
            comment.contains(
                """
                | before | after | difference |
                | --- | --- | --- |
                | <img src="https://pictures/7/1-before.png"> | <img src="https://pictures/7/1-after.png"> \
                | <img src="https://pictures/7/1-difference.png"> |
                """))
        #expect(comment.contains("\n- Text \"Hello\" at 16,16 "))
        #expect(comment.contains("\n+ Text \"Goodbye\" at 16,16 "))
        for name in ["report/1-before.png", "report/1-after.png", "check.sarif", "lint.sarif"] {
            #expect(folder.read("out/\(name)") != nil, "\(name)")
        }
    }

    @Test("What does not compile is told with its line; unknown checks are refused")
    func mistakes() throws {
        try folder.write(
            "import SwiftUI\nstruct Card: View {\n    var body: some View { Text(3.5).paddin() }\n}",
            to: "Views/Card.swift")
        let wrong = try run(
            "look.py",
            ["GALLEY_PATH": "Views", "GALLEY_CHECKS": "check", "GALLEY_REPORT": "out", "GITHUB_OUTPUT": "output"])
        #expect(wrong.status == 0)
        #expect(text("output").hasPrefix("failed=check\n"))
        #expect(wrong.text.contains("::error file=Views/Card.swift,line=3::"))
        #expect(text("out/comment.markdown").contains("\n- `Views/Card.swift:3` "))
        let unknown = try run("look.py", ["GALLEY_CHECKS": "check lnit"])
        #expect(unknown.status == 64)
        #expect(unknown.text == "::error::no check is called 'lnit'; there are check, lint and snapshots\n")
    }

    @Test("Pictures go to a branch of their own, run by run, and the work tree stays as it is")
    func pushing() throws {
        _ = try git("init", "--quiet", "--bare", "remote")
        _ = try git("init", "--quiet", "-b", "main", "work")
        try folder.write("a", to: "work/file")
        _ = try git("add", "file", in: "work")
        _ = try git("commit", "--quiet", "-m", "a", in: "work")
        _ = try git("remote", "add", "origin", folder.url.path + "/remote", in: "work")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("out/report"), withIntermediateDirectories: true)
        try folder.write("picture", to: "out/report/1-after.png")
        for number in ["7", "8"] {
            let pushed = try BuiltTool.runAny(
                Self.scripts.appendingPathComponent("push-pictures.sh").path, [],
                in: folder.url.appendingPathComponent("work"),
                environment: [
                    "GALLEY_REPORT": folder.url.path + "/out", "GALLEY_BRANCH": "pictures", "GITHUB_RUN_ID": number,
                ])
            #expect(pushed.status == 0, "\(pushed.errors)")
        }
        #expect(
            try git("ls-tree", "-r", "--name-only", "pictures", in: "remote") == "7/1-after.png\n8/1-after.png\n")
        #expect(try git("status", "--short", "--branch", in: "work") == "## main\n")
        #expect(try git("worktree", "list", in: "work").split(separator: "\n").count == 1)
    }

    @Test("A second comment takes the place of the first", arguments: [false, true])
    func comment(isSecond: Bool) throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("out"), withIntermediateDirectories: true)
        try folder.write("<!-- galley -->\nwell", to: "out/comment.markdown")
        // A server that answers as GitHub does, and notes what it was asked; it ends after two requests.
        try folder.write(
            """
            import http.server, json, os, subprocess, sys
            class Handler(http.server.BaseHTTPRequestHandler):
                def answer(self):
                    body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
                    open("calls", "a").write(f"{self.command} {self.path} {body}\\n")
                    other = [{"id": 40, "body": "mine"}]
                    found = other + ([{"id": 41, "body": "<!-- galley -->"}] if sys.argv[1] == "true" else [])
                    data = json.dumps(found if self.command == "GET" else {}).encode()
                    self.send_response(200)
                    self.send_header("Content-Length", str(len(data)))
                    self.end_headers()
                    self.wfile.write(data)
                do_GET = do_POST = do_PATCH = answer
                def log_message(self, *arguments): pass
            server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
            server.timeout = 20
            environment = {**os.environ, "GITHUB_API_URL": f"http://127.0.0.1:{server.server_port}"}
            script = subprocess.Popen([sys.argv[2]], env=environment)
            server.handle_request()
            server.handle_request()
            sys.exit(script.wait())
            """, to: "server.py")
        let done = try BuiltTool.runAny(
            "/usr/bin/env",
            ["python3", "server.py", "\(isSecond)", Self.scripts.appendingPathComponent("comment.py").path],
            in: folder.url,
            environment: [
                "GH_TOKEN": "t", "GITHUB_REPOSITORY": "owner/app", "GALLEY_REPORT": "out", "GALLEY_PULL_REQUEST": "5",
            ])
        #expect(done.status == 0, "\(done.errors)")
        let asked = isSecond ? "PATCH /repos/owner/app/issues/comments/41" : "POST /repos/owner/app/issues/5/comments"
        #expect(
            text("calls") == """
                GET /repos/owner/app/issues/5/comments?per_page=100&page=1 \

                \(asked) {"body": "<!-- galley -->\\nwell"}

                """)
    }

    /// A program of the release, packed as `name` with a folder around it.
    private func pack(_ program: String, as name: String, by packer: String) throws {
        let path = "\(name)-content/galley-1/bin/\(program)"
        try folder.write([path: "#!/bin/sh\necho \"here: $*\"\n"])
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent(path).path)
        let packed = try BuiltTool.runAny(
            "/usr/bin/tar", ["c", packer, "-f", name, "-C", "\(name)-content", "galley-1"], in: folder.url)
        #expect(packed.status == 0, "\(packed.errors)")
    }

    /// Releases are packed by xz (Scripts/dist.sh), and fetched where they are named by an address.
    @Test("A release's tarball is unpacked and found by later steps", arguments: [false, true])
    func installing(byAddress: Bool) throws {
        try pack("galley", as: "good.tar.xz", by: "--xz")
        try folder.write(
            """
            import http.server, os, subprocess, sys, threading
            class Handler(http.server.SimpleHTTPRequestHandler):
                def log_message(self, *arguments): pass
            server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            place = f"http://127.0.0.1:{server.server_port}/" if sys.argv[1] == "true" else ""
            sys.exit(subprocess.call([sys.argv[2]], env={**os.environ, "GALLEY_TARBALL": place + "good.tar.xz"}))
            """, to: "serve.py")
        let installed = try BuiltTool.runAny(
            "/usr/bin/env",
            ["python3", "serve.py", "\(byAddress)", Self.scripts.appendingPathComponent("install.sh").path],
            in: folder.url,
            environment: ["PATH": "/usr/bin:/bin", "RUNNER_TEMP": folder.url.path + "/temp", "GITHUB_PATH": "path"])
        #expect(installed.status == 0, "\(installed.errors)")
        #expect(installed.text == "here: doctor\n")
        #expect(text("path") == folder.url.path + "/temp/galley/bin\n")
    }

    @Test("A tarball without the tool is refused")
    func wrongTarball() throws {
        try pack("other", as: "bad.tar.gz", by: "--gzip")
        let refused = try run(
            "install.sh",
            [
                "PATH": "/usr/bin:/bin", "GALLEY_TARBALL": "bad.tar.gz",
                "RUNNER_TEMP": folder.url.path + "/temp", "GITHUB_PATH": "path",
            ])
        #expect(refused.status == 1)
        #expect(refused.text.hasSuffix("has no program 'galley'; is bad.tar.gz a release of Galley?\n"))
    }
}
