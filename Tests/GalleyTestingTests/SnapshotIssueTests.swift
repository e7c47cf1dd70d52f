import Foundation
import Galley
import GalleySnapshots
import Synchronization
import Testing

@testable import GalleyTesting

/// What an expectation says when it fails.
@MainActor @Suite("Issues of snapshots", .serialized)
struct SnapshotIssueTests {
    private let file: URL

    init() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("galley-issues-\(UInt64.random(in: 0 ... .max))", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent("CardTests.swift")
    }

    private struct Card: View {
        var size: CGFloat
        var body: some View {
            VStack {
                Color.red.frame(width: size, height: 20)
                Color.blue.frame(height: 10)
                Color.green.frame(width: 30, height: 30)
            }
        }
    }

    /// The messages of the issues that something records.
    private func issues(_ action: () -> Void) -> [String] {
        let messages = Mutex<[String]>([])
        withKnownIssue(isIntermittent: true) {
            action()
        } matching: { issue in
            messages.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        return messages.withLock { $0 }
    }

    private func matrix(_ size: CGFloat, _ mode: SnapshotRecording) {
        expectSnapshot(
            Card(size: size), .png, .layout, sizes: [CGSize(width: 100, height: 120), CGSize(width: 200, height: 120)],
            appearances: [.light, .dark], record: mode, filePath: file.path, function: "card()")
    }

    private var page: String {
        get throws {
            try String(
                contentsOf: SnapshotReport.standardFolder.appendingPathComponent("index.html"), encoding: .utf8)
        }
    }

    @Test("A matrix that differs is one issue: its situations, and the layout once, the root of the move first")
    func matrices() throws {
        matrix(20, .all)
        let messages = issues { matrix(40, .never) }
        #expect(messages.count == 1)
        let message = try #require(messages.first)
        #expect(message.hasPrefix("card differs in 4 of 4 situations. "))
        for situation in ["100x120-light", "100x120-dark", "200x120-light", "200x120-dark"] {
            #expect(message.contains("\n  \(situation): png: "))
        }
        // 4 situations twice, the layout once: the frame that is wider, what is in it, and nothing else.
        let told = message.components(separatedBy: "What changed by itself (- before, + now):\n")
        #expect(told.count == 2)
        let lines = told.last?.split(separator: "\n").map(String.init) ?? []
        #expect(
            lines.prefix(2) == [
                "- frame at 40,22 size 20×20 offered 100×34.667", "+ frame at 30,22 size 40×20 offered 100×34.667",
            ])
        #expect(lines.dropFirst(2).first == "What followed from it:")
        #expect(lines.dropFirst(3).allSatisfy { $0.contains("Color") })
    }

    @Test(
        "Missing references are one issue that lists them, and are shown in the report also where nothing is recorded")
    func missing() throws {
        let messages = issues { matrix(20, .never) }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("8 references are missing in ") == true)
        #expect(messages.first?.contains("\n  card-200x120-dark.layout.txt") == true)
        #expect(messages.first?.contains(" Report: ") == true)
        let text = try page
        #expect(text.contains("<h3>card-100x120-light.png: there is no reference</h3>"))
        #expect(text.contains("-new.png\" alt=\"new\">"))
        let recorded = issues { matrix(20, .missing) }
        // A picture is recorded with its layout, so that this is there already.
        #expect(recorded.first?.hasPrefix("4 references were missing and have been recorded in ") == true)
        #expect(try page.contains("<h3>card-100x120-light.png: new; recorded</h3>"))
    }

    @Test("The report has a section for an expectation, with what changed once") func report() throws {
        matrix(20, .all)
        _ = issues { matrix(60, .never) }
        let section = try #require(try page.components(separatedBy: "<section>").last { $0.contains("card()") })
        #expect(section.contains(". card</h2><p>card()</p>"))
        #expect(section.components(separatedBy: "What changed by itself").count == 2)
        #expect(section.components(separatedBy: "-difference.png\"").count == 5)
    }

    // MARK: Orphans

    private let source = """
        @Test func login() throws {
            let view = host(Login())
            try view.find(button: "Go }").tap()
            expectSnapshot(view, .png)
            expectSnapshot(view, .png, named: "after")
        }
        @Test(arguments: ["{"]) func plain(_ text: String) { #expect(true) }
        func check(_ view: some View) { expectSnapshot(view, .png) }
        """

    @Test("Orphans are those of tests that are gone, and of tests that reached all their expectations") func orphans() {
        let test = TestSource(text: source)
        func isOrphan(_ file: String, _ reached: Set<Int>, hasFailed: Bool = false) -> Bool {
            test.asksForNoMore(file, reached: reached, hasFailed: hasFailed)
        }
        #expect(isOrphan("signup.png", [], hasFailed: true))
        #expect(isOrphan("log.png", [], hasFailed: true))
        // Threw before its first, or its second expectation, or was skipped.
        #expect(!isOrphan("login.png", [], hasFailed: true))
        #expect(!isOrphan("login-after.png", [4], hasFailed: true))
        #expect(!isOrphan("login-after.png", [4]))
        #expect(!isOrphan("login.png", []))
        // Ran to its end and did not ask.
        #expect(isOrphan("login-before.png", [4, 5]))
        #expect(!isOrphan("login-before.png", [4, 5], hasFailed: true))
        #expect(isOrphan("plain.png", []))
        #expect(isOrphan("check-x.png", [8]))
        #expect(!isOrphan("check-x.png", [8], hasFailed: true))
        // Lines are counted with the empty ones.
        let spaced = TestSource(text: source.replacing("\n", with: "\n\n"))
        #expect(spaced.asksForNoMore("login-before.png", reached: [7, 9], hasFailed: false))
        #expect(!spaced.asksForNoMore("login-before.png", reached: [4, 5], hasFailed: false))
        // Where nobody can look, a run without a failure has to do.
        #expect(TestSource(text: nil).asksForNoMore("login.png", reached: [], hasFailed: false))
        #expect(!TestSource(text: nil).asksForNoMore("login.png", reached: [], hasFailed: true))
    }

    // MARK: What is read

    @Test("A large title is read first and as a heading, a field by its title and then its text") func reading() throws
    {
        struct Login: View {
            @State private var user = "ada"
            @State private var word = ""
            var body: some View {
                NavigationStack {
                    Form {
                        TextField("User", text: $user)
                        SecureField("Password", text: $word)
                        Button("Log in") {}
                    }
                    .navigationTitle("Welcome")
                }
            }
        }
        let view = host(Login(), size: CGSize(width: 390, height: 500))
        let texts = AccessibilityPicture.elements(of: view.host.viewTree()).map(\.text)
        #expect(texts == ["Welcome, heading", "User, ada, textField", "Password, secureField", "Log in, button"])
        #expect(try view.find(label: "User").value == "ada")
        #expect(try view.find(text: "Welcome").exists)
    }
}
