import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

private enum Side: String { case left, right }
private enum Step: Int {
    case first = 1
    case second = 2
}

/// What a view finds under its keys at the beginning, and what it leaves there, in each form that Apple's page of
/// `AppStorage` lists.
private struct Settings: View {
    @AppStorage("truth") private var truth = false
    @AppStorage("count") private var count = 5
    @AppStorage("size") private var size = 2.5
    @AppStorage("word") private var word = "none"
    @AppStorage("link") private var link = URL(fileURLWithPath: "/own")
    @AppStorage("bytes") private var bytes = Data([1])
    @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 1)
    @AppStorage("side") private var side = Side.left
    @AppStorage("step") private var step = Step.first
    let read: ([String]) -> Void

    var body: some View {
        read([
            "\(truth)", "\(count)", "\(size)", word, link.absoluteString, "\(Array(bytes))",
            "\(date.timeIntervalSinceReferenceDate)", side.rawValue, "\(step.rawValue)",
        ])
        return Color.red.frame(width: 10, height: 10)
    }
}

private struct Maybes: View {
    @AppStorage("truth") private var truth: Bool?
    @AppStorage("count") private var count: Int?
    @AppStorage("size") private var size: Double?
    @AppStorage("word") private var word: String?
    @AppStorage("link") private var link: URL?
    @AppStorage("bytes") private var bytes: Data?
    @AppStorage("date") private var date: Date?
    @AppStorage("side") private var side: Side?
    @AppStorage("step") private var step: Step?
    let read: ([String?]) -> Void

    var body: some View {
        let first: [String?] = [
            truth.map { "\($0)" }, count.map { "\($0)" }, size.map { "\($0)" }, word,
            link?.absoluteString,
        ]
        let rest: [String?] = [
            bytes.map { "\(Array($0))" }, date.map { "\($0.timeIntervalSinceReferenceDate)" },
            side?.rawValue,
            step.map { "\($0.rawValue)" },
        ]
        read(first + rest)
        return Color.red.frame(width: 10, height: 10)
    }
}

@MainActor @Suite("Values that are stored before")
struct StoredFormTests {
    private func options(_ values: [String: any Sendable]) -> RenderOptions {
        var options = RenderOptions()
        options.storedValues = values
        return options
    }

    private func found(_ values: [String: any Sendable]) -> [String] {
        var last: [String] = []
        _ = RenderedView(Settings { last = $0 }, options: options(values)).size
        return last
    }

    private func maybe(_ values: [String: any Sendable]) -> [String?] {
        var last: [String?] = []
        _ = RenderedView(Maybes { last = $0 }, options: options(values)).size
        return last
    }

    private let all: [String: any Sendable] = [
        "truth": true, "count": 7, "size": 0.25, "word": "w", "link": URL(fileURLWithPath: "/b"),
        "bytes": Data([2, 3]),
        "date": Date(timeIntervalSinceReferenceDate: 9), "side": "right", "step": 2,
    ]

    @Test("What is stored is found in its form; without it the value that was written there")
    func forms() {
        let standard = ["false", "5", "2.5", "none", "file:///own", "[1]", "1.0", "left", "1"]
        let stored = ["true", "7", "0.25", "w", "file:///b", "[2, 3]", "9.0", "right", "2"]
        #expect(found([:]) == standard && found(all) == stored)
        #expect(maybe([:]) == Array(repeating: nil, count: 9) && maybe(all) == stored)
        // Values of another kind, and those that no case has, are as if there were none.
        let wrong: [String: any Sendable] = [
            "truth": "yes", "count": "7", "size": "big", "word": 5, "bytes": "ab", "date": 3,
            "side": "up", "step": 3,
        ]
        #expect(found(wrong) == standard)
        #expect(maybe(wrong) == Array(repeating: nil, count: 9))
    }

    @Test("A whole number counts as a number, and a text as an address") func others() {
        let values: [String: any Sendable] = ["size": 4, "link": "https://a.example/x"]
        #expect(found(values)[2] == "4.0" && found(values)[4] == "https://a.example/x")
        #expect(maybe(values)[2] == "4.0" && maybe(values)[4] == "https://a.example/x")
    }

    private struct Scene: View {
        @SceneStorage("count") private var count = 5
        @AppStorage("count") private var stored = 6
        let read: (Int, Int) -> Void
        var body: some View {
            read(count, stored)
            return Color.red
        }
    }

    @Test("What a person has stored is the app's, and no scene's") func scenes() {
        var last = (0, 0)
        _ = RenderedView(Scene { last = ($0, $1) }, options: options(["count": 9])).size
        #expect(last == (5, 9))
    }

    private final class Handle { var set: (Int?) -> Void = { _ in } }

    private struct Writer: View {
        let handle: Handle
        @AppStorage("count") private var count: Int?
        @AppStorage("own") private var own = 1
        var body: some View {
            handle.set = { count = $0 }
            return Color.red.frame(width: CGFloat(own), height: 10)
        }
    }

    private struct Reader: View {
        let note: () -> Void
        @AppStorage("count") private var count = 3
        var body: some View {
            note()
            return Color.red.frame(width: CGFloat(count), height: 10)
        }
    }

    private struct Stranger: View {
        let note: () -> Void
        @AppStorage("other") private var other = 4
        var body: some View {
            note()
            return Color.red.frame(width: CGFloat(other), height: 10)
        }
    }

    @Test(
        "Who reads a key is built again when it is set, and nobody else; taken away it is as written")
    func writing() {
        let handle = Handle()
        var (reads, others) = (0, 0)
        let live = LiveView(
            HStack(spacing: 0) {
                Writer(handle: handle)
                Reader { reads += 1 }
                Stranger { others += 1 }
            })
        #expect(live.size.width == 8)
        let before = (reads, others)
        handle.set(20)
        live.update()
        #expect(live.size.width == 25 && reads == before.0 + 1 && others == before.1)
        handle.set(nil)
        live.update()
        #expect(live.size.width == 8 && reads == before.0 + 2 && others == before.1)
    }
}
