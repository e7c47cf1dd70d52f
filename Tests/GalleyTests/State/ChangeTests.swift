import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Notes what happened, in order.
private final class Log { var lines: [String] = [] }

private struct Steps: View {
    let log: Log
    @State private var width: CGFloat = 10
    @State private var isDone = false

    var body: some View {
        box(width, 10)
            .onAppear {
                log.lines.append("appears")
                width = 20
            }
            .onChange(of: width) { old, new in
                log.lines.append("\(old) to \(new)")
                if new < 30 { width = 30 } else { isDone = true }
            }
            .onChange(of: isDone) { log.lines.append("done \(isDone)") }
            .onChange(of: width, perform: { log.lines.append("now \($0)") })
            .onChange(of: 5, initial: true) { old, new in log.lines.append("first \(old) \(new)") }
    }
}

@MainActor @Suite("Appearing and changing")
struct ChangeTests {
    @Test func actionsRunUntilNothingChanges() {
        let log = Log()
        expect(size(of: Steps(log: log), nil, nil), 30, 10)
        #expect(
            log.lines.sorted() == [
                "10.0 to 20.0", "20.0 to 30.0", "appears", "done true", "first 5 5", "now 20.0", "now 30.0",
            ])
    }

    @Test func eachViewAppearsOnce() {
        var count = 0
        let row = HStack(spacing: 0) {
            Group {
                box(10, 10)
                box(10, 10)
            }.onAppear { count += 1 }
            if count < 0 { box(10, 10).onAppear { count += 100 } }
            EmptyView().onAppear { count += 100 }
        }
        expect(size(of: row, nil, nil), 20, 10)
        #expect(count == 2)
    }

    private struct Loop: View {
        @State private var count = 0
        var body: some View { box(10, 10).onChange(of: count, initial: true) { count += 1 } }
    }

    @Test func endlessChangesAreReported() {
        let messages = RenderedView(Loop()).diagnostics.map(\.message)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("onChange still changes its state") == true)
    }
}
