import Foundation
import Galley
import GalleySnapshots
import Synchronization
import Testing

@testable import GalleyTesting

/// What an expectation says, word by word, by the mode of recording: `expectSnapshot`'s and `SnapshotRecording`'s documentation.
@MainActor @Suite("Words of snapshots", .serialized) struct SnapshotWordTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("galley-words-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    private var file: String { folder.appendingPathComponent("CardTests.swift").path }
    private var references: String { folder.path + "/__Snapshots__/CardTests" }
    private var link: String { " Report: " + SnapshotReport.standardFolder.appendingPathComponent("index.html").path }

    private struct Card: View {
        var width: CGFloat = 20
        var count = 0

        var body: some View {
            ZStack {
                Color.red
                Color.green.frame(width: width, height: 10)
                if count > 0 { Color.blue }
            }
        }
    }

    /// The messages of the issues that an expectation records.
    private func said(
        _ card: Card, _ kinds: [SnapshotKind], _ mode: SnapshotRecording, name: String? = nil,
        sizes: [CGSize] = [CGSize(width: 100, height: 50)], tolerance: Double = 0
    ) -> [String] {
        let messages = Mutex<[String]>([])
        withKnownIssue(isIntermittent: true) {
            let expectation = SnapshotExpectation(
                SnapshotNames(file: file, test: "words()", name: name), tolerance: tolerance, mode: mode,
                sourceLocation: #_sourceLocation)
            for variant in SnapshotVariant.all(sizes, [], [], []) {
                let own = sizes.count == 1 ? "" : variant.name
                expectation.check(variant.host(card, RenderOptions()), kinds, variant: own)
            }
            expectation.finish()
        } matching: { issue in
            messages.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        return messages.withLock { $0 }
    }

    private let two = [CGSize(width: 100, height: 50), CGSize(width: 60, height: 40)]

    @Test("One that is missing, and several") func missing() {
        defer { remove() }
        let path = references + "/words.layout.txt"
        #expect(
            said(Card(), [.layout], .never) == [
                "\(path) is missing, and nothing is recorded here. Run the test with GALLEY_SNAPSHOTS=missing, "
                    + "look at what it writes and commit it.\(link)"
            ])
        #expect(
            said(Card(), [.layout], .missing) == [
                "\(path) was missing and has been recorded. Look at it; the next run compares with it.\(link)"
            ])
        #expect(said(Card(), [.layout], .missing) == [] && said(Card(), [.layout], .never) == [])
        let names = "  words-many-100x50.layout.txt\n  words-many-60x40.layout.txt"
        #expect(
            said(Card(), [.layout], .never, name: "many", sizes: two) == [
                "2 references are missing in \(references), and nothing is recorded here. Run the test with "
                    + "GALLEY_SNAPSHOTS=missing, look at what it writes and commit it.\(link)\n\(names)"
            ])
        #expect(
            said(Card(), [.layout], .failed, name: "many", sizes: two) == [
                "2 references were missing and have been recorded in \(references). Look at them; the next run compares "
                    + "with them.\(link)\n\(names)"
            ])
        #expect(said(Card(), [.layout], .all, name: "other", sizes: two) == [])
    }

    private let told =
        "What changed by itself (- before, + now):\n- frame at 40,20 size 20×10 offered 100×50\n"
        + "+ frame at 35,20 size 30×10 offered 100×50\nWhat followed from it:\n"
        + "-     Color at 40,20 size 20×10 offered 20×10\n+     Color at 35,20 size 30×10 offered 30×10"

    @Test("One that differs, in one line and in more") func differing() {
        defer { remove() }
        _ = said(Card(), [.layout], .all)
        let advice = "If it is meant to be so, run with GALLEY_SNAPSHOTS=failed to record it."
        #expect(
            said(Card(width: 30), [.layout], .never) == [
                "words.layout.txt differs: 4 lines. \(advice)\(link)\n\(told)"
            ])
        let more = "What changed by itself (- before, + now):\n+ Color at 0,0 size 100×50 offered 100×50"
        #expect(
            said(Card(count: 1), [.layout], .missing) == ["words.layout.txt differs: 1 line. \(advice)\(link)\n\(more)"]
        )
        #expect(
            said(Card(width: 30), [.layout], .failed) == [
                "words.layout.txt differs: 4 lines. It has been recorded anew.\(link)\n\(told)"
            ])
        #expect(said(Card(width: 30), [.layout], .never) == [] && said(Card(), [.layout], .all) == [])
        #expect(said(Card(), [.layout], .never) == [])
    }

    @Test("Several that differ, in some situations or of several kinds, are told in one issue") func several() {
        defer { remove() }
        _ = said(Card(), [.layout], .all, sizes: two)
        let advice = "If it is meant to be so, run with GALLEY_SNAPSHOTS=failed to record it."
        let list = "  100x50: layout: 4 lines\n  60x40: layout: 4 lines\nIn 100x50:\n\(told)"
        #expect(
            said(Card(width: 30), [.layout], .never, sizes: two) == [
                "words differs in 2 of 2 situations. \(advice)\(link)\n\(list)"
            ])
        #expect(
            said(Card(width: 30), [.layout], .failed, sizes: two) == [
                "words differs in 2 of 2 situations. All have been recorded anew.\(link)\n\(list)"
            ])
        _ = said(Card(width: 30), [.layout, .svg], .all, name: "kinds")
        let kinds = said(Card(width: 40), [.layout, .svg], .never, name: "kinds").first ?? ""
        #expect(kinds.hasPrefix("words-kinds differs. \(advice)\(link)\n  layout: 4 lines; svg: "))
        #expect(
            kinds.contains("\nWhat changed by itself (- before, + now):\n- frame at 35,20 size 30×10 offered 100×50\n"))
    }

    @Test("What is missing and what differs is told apart") func both() {
        defer { remove() }
        _ = said(Card(), [.layout], .all)
        let messages = said(Card(width: 30), [.layout, .svg], .missing)
        let parts = (messages.first ?? "").components(separatedBy: "\n")
        #expect(messages.count == 1)
        #expect(
            parts[0]
                == "\(references)/words.svg was missing and has been recorded. Look at it; the next run compares with it.\(link)"
        )
        #expect(parts.count > 1 && parts[1].hasPrefix("words.layout.txt differs: 4 lines. "))
    }

    @Test("Pictures differ by their pixels, as far as that is more than is tolerated") func pictures() throws {
        defer { remove() }
        func box(_ level: Double) -> TestedView {
            host(Color(.sRGB, white: level / 255, opacity: 1), size: CGSize(width: 10, height: 10))
        }
        func differs(_ level: Double, _ tolerance: Double) -> Bool {
            let messages = Mutex<[String]>([])
            withKnownIssue(isIntermittent: true) {
                let expectation = SnapshotExpectation(
                    SnapshotNames(file: file, test: "box()", name: nil), tolerance: tolerance, mode: .never,
                    sourceLocation: #_sourceLocation)
                expectation.check(box(level), [.png])
                expectation.finish()
            } matching: { issue in
                messages.withLock { $0 += issue.comments.map(\.rawValue) }
                return true
            }
            return messages.withLock { !$0.isEmpty }
        }
        let first = SnapshotExpectation(
            SnapshotNames(file: file, test: "box()", name: nil), tolerance: 0, mode: .all,
            sourceLocation: #_sourceLocation)
        first.check(box(100), [.png])
        first.finish()
        let files = try FileManager.default.contentsOfDirectory(atPath: references).sorted()
        #expect(files == ["box.layout.txt", "box.png"])
        #expect(!differs(100, 0) && differs(101, 0) && differs(99, 0))
        // Of 255 steps ten are less than a twentieth, and fifteen are more.
        #expect(!differs(110, 0.05) && differs(115, 0.05))
    }
}
