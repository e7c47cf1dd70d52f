import Foundation
import Galley
import GalleyTestSupport
import Testing

/// In which order views are told that they come and go (rules.md §20.5). That views inside come before those around them, `onAppear` and
/// `onChange(initial:)` of one view as they are written, and all tasks after all of these, was recorded on a device
/// (android.benigumo.com, "onAppear, onChange(initial: true), task", nested in Text, VStack and Group). The order of going is chosen: the
/// same, after what comes in its place has appeared.
@MainActor @Suite("The order of coming and going")
struct PresenceOrderTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Named: ViewModifier {
        let name: String
        let log: Log
        func body(content: Content) -> some View {
            content
                .onAppear { log.lines.append("\(name) appears") }
                .onDisappear { log.lines.append("\(name) disappears") }
        }
    }

    private struct Subject: View {
        let log: Log
        @State private var isShown = true
        @State private var number = 0
        @State private var count = 0

        var body: some View {
            VStack(spacing: 0) {
                Button("hide") { isShown.toggle() }
                Button("renew") { number += 1 }
                Button("count \(count)") { count += 1 }
                if isShown {
                    HStack {
                        Inner(log: log)
                        Text(verbatim: "b").modifier(Named(name: "b", log: log))
                    }
                    .modifier(Named(name: "outer", log: log))
                    .id(number)
                } else {
                    Text(verbatim: "other").modifier(Named(name: "other", log: log))
                }
            }
        }
    }

    private struct Inner: View {
        let log: Log
        @State private var count = 0
        var body: some View { Button("inner \(count)") { count += 1 }.modifier(Named(name: "a", log: log)) }
    }

    private static let coming = ["a appears", "b appears", "outer appears"]
    private static let going = ["a disappears", "b disappears", "outer disappears"]

    private func host(_ log: Log) -> ViewHost { ViewHost(Subject(log: log), size: CGSize(width: 300, height: 300)) }

    @Test("Removed and replaced: what comes appears, then what goes disappears, views inside before those around them")
    func replaced() {
        let log = Log()
        let host = host(log)
        #expect(log.lines == Self.coming)
        log.lines = []
        host.tap("hide")
        #expect(log.lines == ["other appears"] + Self.going)
        log.lines = []
        host.tap("hide")
        #expect(log.lines == Self.coming + ["other disappears"])
    }

    @Test("A new identity: the new views appear, then the old ones disappear, in the order of a removal") func renewed()
    {
        let log = Log()
        let host = host(log)
        log.lines = []
        host.tap("renew")
        #expect(log.lines == Self.coming + Self.going)
    }

    @Test("The order is that of the views, whichever of them were built again by themselves meanwhile") func rebuilt() {
        let log = Log()
        let host = host(log)
        host.tap("inner 0")
        host.tap("count 0")
        host.tap("inner 1")
        log.lines = []
        host.tap("hide")
        #expect(log.lines == ["other appears"] + Self.going)
    }

    private struct Starting: View {
        let log: Log
        var body: some View {
            VStack {
                Text(verbatim: "hello")
                    .task { log.lines.append("text task") }
                    .onChange(of: true, initial: true) { log.lines.append("text changes") }
                    .onAppear { log.lines.append("text appears") }
            }
            .task { log.lines.append("stack task") }
            .onChange(of: true, initial: true) { log.lines.append("stack changes") }
            .onAppear { log.lines.append("stack appears") }
        }
    }

    @Test("First changes and appearances as they are written, views inside first; tasks after all") func starting()
        async
    {
        let log = Log()
        let host = ViewHost(Starting(log: log), size: CGSize(width: 100, height: 100))
        for _ in 0..<60_000 where log.lines.count < 6 { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(
            log.lines == [
                "text changes", "text appears", "stack changes", "stack appears", "text task", "stack task",
            ])
        host.cancelTasks()
    }

    @Test("A tab that is left disappears after the one that comes has appeared") func tabs() {
        let log = Log()
        let host = ViewHost(
            TabView {
                Tab("A", systemImage: "star") { Text(verbatim: "a").modifier(Named(name: "a", log: log)) }
                Tab("B", systemImage: "heart") { Text(verbatim: "b").modifier(Named(name: "b", log: log)) }
            }, size: CGSize(width: 390, height: 844))
        host.tap("B")
        #expect(log.lines == ["a appears", "b appears", "a disappears"])
    }
}
