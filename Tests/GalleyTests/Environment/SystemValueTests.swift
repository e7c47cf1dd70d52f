import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Hands the environment at its place out.
private struct EnvironmentReader: View {
    @Environment(\.self) private var environment
    let read: (EnvironmentValues) -> Void

    var body: some View {
        read(environment)
        return Color.clear
    }
}

@MainActor @Suite("Environment values of a picture")
struct SystemValueTests {
    private func values(_ view: (EnvironmentReader) -> any View) throws -> EnvironmentValues {
        var found: EnvironmentValues?
        _ = LayoutRecord(of: AnyView(view(EnvironmentReader { found = $0 })))
        return try #require(found)
    }

    @Test func withoutADevice() throws {
        let values = try values { $0 }
        #expect(values.horizontalSizeClass == nil && values.verticalSizeClass == nil)
        #expect(values.controlSize == .regular)
        #expect(values.scenePhase == .active)
        #expect(values.colorSchemeContrast == .standard)
        #expect(!values.isPresented && !values.accessibilityReduceMotion && !values.accessibilityVoiceOverEnabled)
        #expect(values.timeZone.secondsFromGMT() == 0)
        #expect(values.calendar.identifier == .gregorian)
    }

    @Test func setValues() throws {
        let values = try values {
            $0.controlSize(.mini).colorScheme(.dark).environment(\.horizontalSizeClass, .compact)
                .environment(\.scenePhase, .background)
        }
        #expect(values.controlSize == .mini)
        #expect(values.colorScheme == .dark)
        #expect(values.horizontalSizeClass == .compact)
        #expect(values.scenePhase == .background)
    }

    @Test func handlersOpenURLs() throws {
        let url = URL(fileURLWithPath: "/a")
        var answers: [Bool] = []
        try values { $0 }.openURL(url) { answers.append($0) }
        var opened: URL?
        let action = OpenURLAction {
            opened = $0
            return .handled
        }
        let values = try values { $0.environment(\.openURL, action) }
        values.openURL(url) { answers.append($0) }
        #expect(opened == url)
        #expect(answers == [false, true])
    }

    /// Apple's documentation of `OpenURLAction.Result`: "systemAction: The handler asks the system to open the original URL",
    /// "systemAction(_:): … a modified URL".
    @Test func whatNoHandlerTakesIsTheSystems() throws {
        let (url, other) = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
        var (opened, answers): ([URL], [Bool]) = ([], [])
        func open(_ result: OpenURLAction.Result?) throws {
            let values = try values { view in
                let inner = view.transformEnvironment(\.openURL) { action in
                    if let result { action = OpenURLAction { _ in result } }
                }
                return inner.transformEnvironment(\.openURL) { $0.system = { opened.append($0) } }
            }
            values.openURL(url) { answers.append($0) }
        }
        for result in [nil, .systemAction, .systemAction(other), .handled, .discarded] as [OpenURLAction.Result?] {
            try open(result)
        }
        #expect(opened == [url, url, other])
        #expect(answers == [true, true, true, true, false])
    }

    @Test func shareLinksHandOverWhatTheyHave() throws {
        var shared: [String] = []
        let site = try #require(URL(string: "https://example.com/a"))
        let view = VStack {
            ShareLink("Site", item: site)
            ShareLink("Text", item: "a text")
        }
        let host = ViewHost(
            view.transformEnvironment(\.shareAction) { action in
                action.share = { shared.append("\($0?.absoluteString ?? "none"), \($1 ?? "none")") }
            }, size: CGSize(width: 200, height: 200))
        host.tap("Site")
        host.tap("Text")
        #expect(shared == ["https://example.com/a, none", "none, a text"])
    }
}
