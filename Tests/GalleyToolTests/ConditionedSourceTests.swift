import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// In which ways files with conditions are read (docs/cli.md: as on a phone first, then as they stand); a program of the test's stands in
/// `galley-syntax`'s place.
@Suite("Ways to read files with conditions")
struct ConditionedSourceTests {
    private let fake: FakeToolchain
    private let work: Cache.Entry

    init() throws {
        fake = try FakeToolchain()
        work = try fake.compiler.cache.makeWorkFolder()
    }

    private func conditions(
        _ texts: [String], _ platform: SourcePlatform? = nil, label: String = ""
    ) throws -> (ConditionedSource, SourceSet) {
        let names = texts.indices.map { "f\($0).swift" }
        for (name, text) in zip(names, texts) { try fake.folder.write(text, to: name) }
        let source = try SourceSet(paths: names.map { fake.folder[$0] }, within: SearchLimit())
        var options = try fake.options()
        options.conditions = platform
        let conditions = try ConditionedSource(
            source, options: options, installation: fake.compiler.installation,
            limits: fake.compiler.limits, work: work, cache: fake.compiler.cache, label: label)
        return (conditions, source)
    }

    /// The answers to a question with `--framework`, and to one without; nothing where a text stays.
    private func answer(_ texts: [String?], framework: [String?]? = nil, asks: Bool = false) throws {
        func list(_ texts: [String?]) -> String {
            let entries = texts.map { text in
                "{\(text.map { "\"text\":\"\($0)\"," } ?? "")\"asksForFramework\":\(asks)}"
            }
            return "'[\(entries.joined(separator: ","))]'"
        }
        let more = "case \"$*\" in *--framework*) echo \(list(framework ?? texts));; *) echo \(list(texts));; esac"
        try fake.syntax(["--as": more])
    }

    private func told(_ conditions: ConditionedSource) -> [String] {
        conditions.attempts.map { attempt in
            let texts = attempt.texts.sorted { $0.key < $1.key }.map(\.value).joined(separator: "+")
            return
                "\(attempt.name) <\(texts)>\(attempt.isReported ? "" : " silent")\(attempt.warning == nil ? "" : " warns")"
        }
    }

    private static let asking = "import SwiftUI\n#if os(iOS)\n#endif\n"

    @Test("Files without questions are read as they stand") func plain() throws {
        let texts = [
            "import SwiftUI", "#if DEBUG\n#endif", "os(iOS)", "@available(iOS 17, *) struct A {}",
            "override func a() {}",
            "extension UIView {}", "if #available(iOS 17, *) {}", "unavailable",
        ]
        for text in texts {
            let (conditions, _) = try conditions([text])
            #expect(told(conditions) == ["plain <>"] && conditions.attempts[0].texts.isEmpty, "\(text)")
            #expect(conditions.attempts[0].arguments.contains("-vfsoverlay") == false)
        }
        #expect(try fake.takeRuns().isEmpty)
        _ = try conditions([Self.asking], .linux)
        #expect(try fake.takeRuns().isEmpty, "as on this machine")
    }

    @Test("What is asked about") func asking() throws {
        try answer([nil])
        let texts = [
            "#if os(iOS)", "#if targetEnvironment(simulator)", "#if canImport(UIKit)", "#selector(a)", "@objc func a()",
            "#keyPath(a)", "@IBOutlet var a", "@UIApplicationMain", "@NSManaged var a",
            "extension UIView { override func a() }",
            "extension NSView { override func a() }", "Timer.scheduledTimer(withTimeInterval: 1)",
            "x.addObserver(forName: a)",
            "DispatchQueue.global().async", "@available(iOS, unavailable)", "@available(iOS, obsoleted: 1)",
            "import UIKit.UIFont\n", "if #available(iOS 99, *) {}", "if #available(macOS 99.1, *) {}",
            "#available(OSX 99, *)",
        ]
        for text in texts {
            _ = try conditions([text])
            #expect(try fake.takeRuns().count == 1, "\(text)")
        }
        let version = try fake.options().systemVersion
        _ = try conditions(["#available(iOS \(version), *)"])
        #expect(try fake.takeRuns().isEmpty, "a version that is there")
        try answer([nil, nil])
        _ = try conditions(["#available(iOS \(version + 1), *)", Self.asking, "import SwiftUI"])
        let files = "FOLDER/f0.swift|FOLDER/f1.swift|"
        #expect(try fake.takeRuns() == ["galley-syntax|--as|ios|--version|\(version)|\(files)"])
        try answer([nil])
        _ = try conditions([Self.asking], .macos)
        #expect(try fake.takeRuns().first?.hasPrefix("galley-syntax|--as|macos|--version|") == true)
    }

    @Test("As on the platform, and as they stand behind that") func order() throws {
        try answer(["changed", nil])
        let (conditions, source) = try conditions([Self.asking, Self.asking, "import SwiftUI"])
        #expect(told(conditions) == ["conditions <changed>", "plain <> silent warns"])
        #expect(
            conditions.attempts[1].warning.map(fake.folder.plain)
                == "'FOLDER/f0.swift' and 2 more files do not compile as on iOS: their conditions count as on Linux; --as ios shows why"
        )
        #expect(conditions.attempts[0].texts == [source.files[0].absolutePath: "changed"])
        let arguments = conditions.attempts[0].arguments.map(fake.plain)
        #expect(arguments == ["-vfsoverlay", "WORK/conditions.json"])
        func text(_ name: String) -> String {
            String(decoding: FileManager.default.contents(atPath: "\(work.path)/\(name)") ?? Data(), as: UTF8.self)
        }
        #expect(text("conditions-0.swift") == "changed")
        let file: String =
            "{\"external-contents\": \"WORK/conditions-0.swift\", \"name\": \"FOLDER/f0.swift\", \"type\": \"file\"}"
        #expect(
            json(fake.plain(text("conditions.json").replacing("\\/", with: "/")))
                == json("{\"roots\": [\(file)], \"use-external-names\": false, \"version\": 0}"))
        try answer(["changed"])
        let (single, _) = try self.conditions([Self.asking])
        #expect(
            single.attempts.last?.warning.map(fake.folder.plain)?.hasPrefix(
                "'FOLDER/f0.swift' does not compile as on iOS: its ") == true)
        let (forced, _) = try self.conditions([Self.asking], .ios)
        #expect(told(forced) == ["conditions <changed>"], "who asks for a platform gets it")
        try answer([nil])
        #expect(try told(self.conditions([Self.asking]).0) == ["plain <>"], "nothing of it changes")
    }

    @Test("Who asks for the platform's framework may get it at first") func frameworks() throws {
        try answer(["without"], framework: ["with"], asks: true)
        let all = ["conditions-framework <with> silent", "conditions <without>", "plain <> silent warns"]
        #expect(try told(conditions([Self.asking]).0) == all, "it is imported nowhere")
        #expect(try fake.takeRuns().map { $0.contains("|--framework|") } == [false, true])
        let (imported, _) = try conditions([Self.asking + "import UIKit\n"], label: "left-")
        #expect(told(imported) == all.map { $0.replacing("conditions", with: "left-conditions") })
        #expect(imported.attempts[0].modules == ["-module-alias", "UIKit=GalleyUIKitClasses"])
        #expect(imported.attempts[0].arguments.suffix(2) == imported.attempts[0].modules)
        #expect(imported.attempts[2].arguments.isEmpty && imported.attempts[2].modules.isEmpty)
        try answer(["without"], framework: ["with"])
        #expect(try told(conditions([Self.asking]).0) == Array(all.dropFirst()))
    }

    @Test("Other texts of some files, read in the same way") func others() throws {
        let (conditions, source) = try conditions(["import UIKit\n", "import SwiftUI"])
        let base = conditions.attempts[0]
        let attempt = try conditions.attempt([source.files[1].absolutePath: "less"], like: base)
        #expect(attempt.name == "left" && attempt.texts == [source.files[1].absolutePath: "less"])
        #expect(attempt.modules == base.modules && !base.modules.isEmpty)
        #expect(attempt.arguments.map(fake.plain) == ["-vfsoverlay", "WORK/left.json"] + base.modules)
        #expect(try conditions.attempt([:], like: base).name == "plain")
    }

    @Test("Answers that make no sense") func failures() throws {
        func told(_ script: String) throws -> String {
            try fake.syntax(["--as": script])
            return fake.plain(failure { _ = try conditions([Self.asking]) })
        }
        let message =
            "69 cannot read the conditions of 'FOLDER/f0.swift': 'FOLDER/galley/galley-syntax' failed; build it with `make build`, "
            + "or take the conditions as they are with --as linux"
        #expect(try [told("echo no"), told("echo '[]'"), told("exit 2")] == [message, message, message])
        #expect(try told("echo deep; exit 65") == "65 deep")
        #expect(
            try told("kill -SEGV $$")
                == "65 'FOLDER/f0.swift' cannot be read: the parser crashed (SIGSEGV (signal 11)); it may nest too deeply"
        )
        #expect(
            try told("echo 'failed to allocate'; kill -ABRT $$")
                == "71 reading 'FOLDER/f0.swift' needs more memory than the limit of 4096 MB; raise that with --memory")
    }

    @Test("What was answered once is not asked again") func remembered() throws {
        try answer(["changed"])
        try fake.folder.write(Self.asking, to: "f0.swift")
        let source = try fake.source("f0.swift")
        let answers = RememberedAnswers()
        for _ in 0..<2 {
            _ = try ConditionedSource(
                source, options: fake.options(), installation: fake.compiler.installation, limits: fake.compiler.limits,
                work: work, cache: fake.compiler.cache, answers: answers)
        }
        #expect(try fake.takeRuns().count == 1)
    }
}
