import Foundation
import Testing

/// State that arrives a moment later: the tool runs the main thread's queue and the main actor until nothing is left.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct SettleTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            actor Server {
                func width() async -> CGFloat { await Task.yield(); return 41 }
            }

            @MainActor final class Model: ObservableObject {
                @Published var width: CGFloat = 1
                init() { Task { width = await Server().width() } }
            }

            struct Box: View {
                @State var width: CGFloat = 1
                let start: @MainActor (Binding<CGFloat>) -> Void
                var body: some View { Color.red.frame(width: width, height: 10).onAppear { start($width) } }
            }

            struct Loaded: View {
                @StateObject var model = Model()
                var body: some View { Color.red.frame(width: model.width, height: 10) }
            }

            struct Given: View {
                @ObservedObject var model: Model
                var body: some View { Color.red.frame(width: model.width, height: 10) }
            }

            struct Sleeps: View {
                var seconds: Double
                @State var width: CGFloat = 1
                var body: some View {
                    Color.red.frame(width: width, height: 10).task {
                        width = 20
                        try? await Task.sleep(for: .seconds(seconds))
                        width = 40
                    }
                }
            }

            struct Sent: View {
                let subject = PassthroughSubject<CGFloat, Never>()
                @State var width: CGFloat = 1
                var body: some View {
                    Color.red.frame(width: width, height: 10)
                        .onReceive(subject) { width = $0 }
                        .task {
                            let box = Sender(subject: subject)
                            await Task.detached { box.subject.send(52) }.value
                        }
                }
                struct Sender: @unchecked Sendable { let subject: PassthroughSubject<CGFloat, Never> }
            }

            #Preview("Task") { Box { width in Task { width.wrappedValue = 21 } } }
            #Preview("Queue") { Box { width in DispatchQueue.main.async { width.wrappedValue = 22 } } }
            #Preview("Nested") {
                Box { width in DispatchQueue.main.async { Task { DispatchQueue.main.async { width.wrappedValue = 23 } } } }
            }
            #Preview("Model") { Loaded() }
            #Preview("Given") { Given(model: Model()) }
            #Preview("Short") { Sleeps(seconds: 0.05) }
            #Preview("Sent") { Sent() }

            """, to: "Late.swift")
    }

    private func widths(_ arguments: String...) throws -> (widths: [String], errors: String, status: Int32) {
        let output = try BuiltTool.run("galley", ["layout", "Late.swift"] + arguments, in: folder.url)
        let widths = output.text.matches(of: /Color .*→ ([0-9.]+)×10 at/).map { String($0.output.1) }
        return (widths, output.errors, output.status)
    }

    @Test func whatIsStartedIsInThePicture() throws {
        let found = try widths()
        #expect(found.widths == ["21", "22", "23", "41", "41", "40", "52"], "\(found.errors)")
        #expect(found.errors.isEmpty)
    }

    @Test func whatTakesLongerIsNot() throws {
        let view = ["--view", "Sleeps(seconds: 60)"]
        let found = try widths(view[0], view[1])
        #expect(found.widths == ["20"])
        #expect(found.errors.contains("note: Sleeps(seconds: 60): a task that "))
        #expect(found.errors.contains("after 0.5 s"))
        // A note is no failure.
        #expect(try widths(view[0], view[1], "--strict", "--settle", "0.1").status == 0)
        let waited = try widths("--view", "Sleeps(seconds: 1)", "--settle", "30")
        #expect(waited.widths == ["40"])
        #expect(waited.errors.isEmpty)
    }

    @Test func noTime() throws {
        let found = try widths("--view", "Sleeps(seconds: 0)", "--settle", "0")
        #expect(found.widths == ["1"])
        #expect(found.errors.contains("--settle SECONDS, is 0"))
        #expect(try widths("--settle", "soon").status == 64)
        #expect(try widths("--settle", "-1").status == 64)
    }
}
