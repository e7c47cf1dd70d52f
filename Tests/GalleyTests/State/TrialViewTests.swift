import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Views that are only measured or searched, and never shown: they do not appear, and observe nothing (the
/// documentation of `ViewTreeBuilder.isTrial`); modifiers that do nothing are told where SwiftUI would show their work
/// (`AcceptedModifier`).
@MainActor @Suite("Views on trial")
struct TrialViewTests {
    private final class Log { var told: [String] = [] }

    private func all(_ name: String, _ width: CGFloat, _ log: Log, _ subject: CurrentValueSubject<Int, Never>)
        -> some View
    {
        Color.red.frame(width: width, height: 10)
            .onAppear { log.told.append("\(name) appears") }
            .onChange(of: 1, initial: true) { log.told.append("\(name) changes") }
            .onReceive(subject) { log.told.append("\(name) gets \($0)") }
    }

    @Test("What is built on trial keeps and notes nothing") func builder() {
        let store = StateStore()
        store.live = LiveState(start: Date(timeIntervalSinceReferenceDate: 0), transition: AnyTransition.opacity)
        let context = RenderContext(options: RenderOptions(), store: store)
        let builder = ViewTreeBuilder(context: context, environment: EnvironmentValues())
        let log = Log()
        let view = all("it", 5, log, CurrentValueSubject<Int, Never>(1)).onDisappear { log.told.append("gone") }
            .task { log.told.append("task") }
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        builder.isTrial = true
        #expect(!builder.isLive)
        build(view)
        #expect(context.actions.isEmpty && context.tasks.isEmpty && !context[ReceivesValues.self])
        #expect(store.live?.seen.isEmpty == true && builder.pendingCount == 1)
        builder.isTrial = false
        #expect(builder.isLive)
        build(view)
        #expect(
            context.actions.map(\.name).sorted() == ["onAppear", "onChange", "onReceive"] && context.tasks.count == 1)
        #expect(context[ReceivesValues.self] && store.live?.seen.isEmpty == false && builder.pendingCount == 2)
        for action in context.actions { action.run() }
        #expect(log.told.sorted() == ["it appears", "it changes", "it gets 1"])
    }

    @Test("A modifier that does nothing is told once, where SwiftUI would show it") func accepted() {
        func messages(_ use: AcceptedModifier.Use, _ platform: TextPlatform, isLive: Bool) -> [String] {
            let store = StateStore()
            if isLive {
                store.live = LiveState(
                    start: Date(timeIntervalSinceReferenceDate: 0), transition: AnyTransition.opacity)
            }
            let context = RenderContext(options: RenderOptions(), store: store)
            var environment = EnvironmentValues()
            environment.textPlatform = platform
            let builder = ViewTreeBuilder(context: context, environment: environment)
            func build<V: View>(_ view: V) {
                V._build(view, into: builder)
                V._list(view, into: ViewElements(builder, isExpanding: true))
            }
            build(Color.red.accepted("odd", shownIn: use).accepted("odd", shownIn: use))
            #expect(builder.pendingCount == 1 && context.diagnostics.allSatisfy { $0.severity == .warning })
            return context.diagnostics.map(\.message)
        }
        let words = ["“odd” is accepted and does nothing here (docs/support.md says why)"]
        for isLive in [false, true] {
            #expect(messages(.live, .iOS, isLive: isLive) == (isLive ? words : []))
            #expect(messages(.macPicture, .iOS, isLive: isLive).isEmpty)
            #expect(messages(.macPicture, .macOS, isLive: isLive) == words)
            #expect(messages(.picture, .iOS, isLive: isLive) == words)
        }
    }
}
