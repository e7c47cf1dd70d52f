import Foundation
import Testing

/// Views that are used from the command line. What each step does to a view is GalleyPlayTests' matter.
@Suite("galley play", .enabled(if: BuiltTool.isTested))
struct PlayTests {
    private static let counter = """
        import SwiftUI

        struct Counter: View {
            @State private var count = 0

            var body: some View {
                VStack {
                    Text("Count: \\(count)")
                    Button("Add") {
                        count += 1
                        print("added \\(count)")
                    }
                    Button("Break") {
                        let none: [Int] = []
                        print(none[count])
                    }
                    Button("Add") { count += 10 }.accessibilityIdentifier("ten")
                }
            }
        }

        #Preview("Counter") { Counter() }
        """

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.counter, to: "Counter.swift")
        return folder
    }

    @Test("Without a script what there is to use is listed, with its place in the source") func tree() throws {
        let output = try folder().galley("play", "Counter.swift")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("text “Count: 0” at "), "\(output.text)")
        #expect(output.text.contains(/button “Break” at [\d.,]+ [\d.x]+ Counter.swift:13\n/), "\(output.text)")
        #expect(output.text.contains("button “Add” id:ten"), "\(output.text)")
    }

    @Test("Each step says what it has changed; prints go to standard error") func steps() throws {
        let output = try folder().galley(
            "play", "Counter.swift", "--script", "tap id:ten; tap 'Add'[1]; expect 'Count: 11'")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("~ text “Count: 0” → “Count: 10”"), "\(output.text)")
        #expect(output.text.contains("~ text “Count: 10” → “Count: 11”"), "\(output.text)")
        #expect(output.errors.contains("added 11"), "\(output.errors)")
    }

    /// On a device an app that is started again finds its settings, and none of its state.
    @Test("What AppStorage holds is there after a restart, and no state") func restart() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Settings: View {
                @AppStorage("count") private var stored = 0
                @State private var count = 0
                var body: some View {
                    Text("\\(stored) and \\(count)")
                    Button("Add") { (stored, count) = (stored + 1, count + 1) }
                }
            }
            #Preview("Settings") { Settings() }
            """, to: "Settings.swift")
        let output = try folder.galley(
            "play", "Settings.swift", "--script",
            "tap 'Add'; expect '1 and 1'; restart; expect '1 and 0'; tap 'Add'; restart; expect '2 and 0'")
        #expect(output.status == 0, "\(output.text) \(output.errors)")
    }

    @Test("What is not as expected has status 1, and ends the script") func unexpected() throws {
        let folder = try folder()
        let output = try folder.galley("play", "Counter.swift", "--script", "expect 'Count: 1'; tap id:ten")
        #expect(output.status == 1)
        #expect(output.text.contains("failed (not-as-expected): no view is called 'Count: 1'"), "\(output.text)")
        #expect(output.text.contains("text “Count: 0”"), "\(output.text)")
        #expect(!output.text.contains("tapped"), "\(output.text)")
        let all = try folder.galley(
            "play", "Counter.swift", "--keep-going", "--script", "expect 'Count: 1'; tap id:ten")
        #expect(all.status == 1 && all.text.contains("tapped button “Add”"), "\(all.text)")
    }

    @Test("Several views of one name are listed") func ambiguous() throws {
        let output = try folder().galley("play", "Counter.swift", "--json", "--script", "tap 'Add'")
        #expect(output.status == 1)
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any])
        let messages = try #require(answer["messages"] as? [[String: Any]])
        #expect(messages.map { $0["code"] as? String } == ["view-ambiguous"])
        let steps = try #require(answer["steps"] as? [[String: Any]])
        let failure = try #require(steps.first?["failure"] as? [String: Any])
        let candidates = try #require(failure["candidates"] as? [[String: Any]])
        #expect(candidates.map { $0["identifier"] as? String } == [nil, "ten"])
        #expect(candidates.compactMap { $0["place"] as? String }.allSatisfy { $0.hasPrefix("Counter.swift:") })
    }

    @Test("A crash has status 70 and the line of the source") func crash() throws {
        let output = try folder().galley("play", "Counter.swift", "--script", "tap id:ten; tap 'Break'; tree")
        #expect(output.status == 70)
        #expect(output.errors.contains("Counter.swift:15: at 'tap 'Break'' its code crashed"), "\(output.errors)")
        #expect(output.text.contains("Count: 10"), "\(output.text)")
    }

    @Test(
        "A wrong script is told before anything is compiled",
        arguments: [
            ("tap", Int32(64), "line 1 of the script: a view's name is missing"),
            ("jump 'Add'", 64, "'jump' is no step"), ("@none.play", 66, "there is no script 'none.play'"),
            ("shot after.doc", 64, "'after.doc' is no picture's name"), ("set locale xx_YY_zz", 64, "is no language"),
        ])
    func wrongScript(script: String, status: Int32, message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("this is no Swift", to: "Wrong.swift")
        let output = try folder.galley("play", "Wrong.swift", "--script", script)
        #expect(output.status == status)
        #expect(output.errors.contains(message), "\(output.errors)")
    }

    @Test("The same script gives the same bytes in ten runs") func deterministic() throws {
        let folder = try folder()
        try folder.write("tap 'Add'[1]\ntap id:ten\nshot a.png\ntree\nset appearance dark\nshot b.svg\n", to: "s.play")
        var outputs: Set<Data> = []
        for _ in 0..<10 {
            let output = try folder.galley("play", "Counter.swift", "--script", "@s.play", "--json")
            #expect(output.status == 0, "\(output.errors)")
            let pictures = try ["a.png", "b.svg"].map { try #require(folder.read($0)) }
            outputs.insert(pictures.reduce(Data(output.text.utf8), +))
        }
        #expect(outputs.count == 1)
        #expect(folder.read("a.png")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) ?? false)
    }

    @Test("A view in the background keeps its state between commands, and ends when told") func background() throws {
        let folder = try folder()
        let runtime = ["XDG_RUNTIME_DIR": folder.url.path]
        func play(_ arguments: String...) throws -> BuiltTool.Output {
            try BuiltTool.run("galley", ["play"] + arguments, in: folder.url, environment: runtime)
        }
        let started = try play("Counter.swift", "--detach", "--session", "one", "--script", "tap id:ten")
        #expect(started.status == 0, "\(started.errors)")
        #expect(started.text.hasPrefix("galley play --session one\n"))
        let second = try play("Counter.swift", "--detach", "--session", "one")
        #expect(second.status == 64 && second.errors.contains("there is a view called 'one' already"))
        let next = try play("--session", "one", "--script", "tap 'Add'[1]; expect 'Count: 11'; shot here.png")
        #expect(next.status == 0, "\(next.text)\(next.errors)")
        #expect(next.errors.contains("added 11"))
        #expect(folder.read("here.png") != nil)
        #expect(try play("--session", "one", "--script", "expect 'Count: 0'").status == 1)
        #expect(try play("--session", "one", "--end").status == 0)
        let gone = try play("--session", "one", "--script", "tree")
        #expect(gone.status == 66 && gone.errors.contains("there is no view called 'one' in the background"))
        let wrong = try play("--session", "../one", "--script", "tree")
        #expect(wrong.status == 64 && wrong.errors.contains("is no name of a session"))
    }

    @Test("A view that stays says that its source has changed, and begins again with it") func reload() throws {
        let folder = try TemporaryFolder()
        let runtime = ["XDG_RUNTIME_DIR": folder.url.path]
        func play(_ arguments: String...) throws -> BuiltTool.Output {
            try BuiltTool.run("galley", ["play"] + arguments, in: folder.url, environment: runtime)
        }
        func write(_ text: String) throws {
            try folder.write(
                "import SwiftUI\nstruct A: View { var body: some View { \(text) } }\n#Preview { A() }\n", to: "A.swift")
        }
        let note = "note: A.swift has changed since the view began; reload begins again with that"
        try write("Text(\"old\")")
        #expect(try play("A.swift", "--detach", "--session", "three").status == 0)
        let same = try play("--session", "three", "--script", "expect 'old'")
        #expect(same.status == 0 && !same.text.contains(note), "\(same.text)")
        try write("Text(\"newer\")")
        let told = try play("--session", "three", "--script", "expect 'old'; tree")
        #expect(told.status == 0 && told.text.split(separator: "\n").count { $0.contains(note) } == 1, "\(told.text)")
        let new = try play("--session", "three", "--script", "reload; expect 'newer'; expect no 'old'")
        #expect(new.status == 0 && !new.text.contains(note), "\(new.text)\(new.errors)")
        try write("Txt(\"newest\")")
        let wrong = try play("--session", "three", "--script", "reload")
        #expect(wrong.status == 1 && wrong.text.contains("failed (does-not-compile)"), "\(wrong.text)")
        #expect(wrong.text.contains("A.swift:2:40: error: cannot find 'Txt' in scope"), "\(wrong.text)")
        #expect(try play("--session", "three", "--script", "expect 'newer'").status == 0)
        #expect(try play("--session", "three", "--end").status == 0)
    }

    @Test("What does not compile starts nothing in the background") func backgroundFailure() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\nstruct A: View { var body: some View { Txt(\"\") } }", to: "A.swift")
        let output = try BuiltTool.run(
            "galley", ["play", "A.swift", "--detach", "--session", "two"], in: folder.url,
            environment: ["XDG_RUNTIME_DIR": folder.url.path])
        #expect(output.status == 65 && output.errors.contains("cannot find 'Txt' in scope"), "\(output.errors)")
    }
}
