import Galley
import GalleyAVKit
import GalleyPhotosUI
import GalleySafariServices
import GalleyUIKitClasses
import GalleyWebKit
import Testing

/// What Apple's documentation says of times of films, and what stands in a film's place.
@MainActor @Suite("Films and pages")
struct FilmTests {
    // CMTime.h: a time is value/timescale seconds; a time that is no number has none; sums keep the finer scale.
    @Test("Times are parts of a second") func times() {
        #expect(
            CMTime(value: 3, timescale: 2).seconds == 1.5 && CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
        #expect(CMTime(seconds: 0.1, preferredTimescale: 3).hasBeenRounded && CMTime.zero.seconds == 0)
        #expect(CMTimeGetSeconds(.indefinite).isNaN && CMTime.positiveInfinity.seconds == .infinity)
        #expect(!CMTime.invalid.isValid && !CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
        let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4)
        #expect(sum.seconds == 0.75 && sum.timescale == 4 && (sum - sum).seconds == 0)
        #expect([CMTime.positiveInfinity, .zero, .negativeInfinity].min() == .negativeInfinity)
        #expect((CMTime.zero + .indefinite).isIndefinite && !(CMTime.zero + .invalid).isValid)
    }

    @Test("A player keeps what it is told; nothing plays") func player() throws {
        let player = AVPlayer(url: try #require(URL(string: "https://example.org/a.mp4")))
        #expect((player.currentItem?.asset as? AVURLAsset)?.url.lastPathComponent == "a.mp4")
        player.play()
        #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        player.pause()
        player.seek(to: CMTime(seconds: 2, preferredTimescale: 1))
        #expect(player.timeControlStatus == .paused && player.currentTime().seconds == 2)
        let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0)")) }
        let queue = AVQueuePlayer(items: [items[0], items[1]])
        queue.insert(items[2], after: items[0])
        #expect(queue.items() == [items[0], items[2], items[1]])
        queue.advanceToNextItem()
        #expect(queue.currentItem === items[2])
        // A queue plays the next film, a player rests (Apple's AVPlayer.h: only a queue may advance, and does by default).
        #expect(queue.actionAtItemEnd == .advance && player.actionAtItemEnd == .pause)
        #expect(AVQueuePlayer().actionAtItemEnd == .advance)
        #expect(AVQueuePlayer(playerItem: items[0]).actionAtItemEnd == .advance)
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/not/there.mp3")) }
    }

    @Test("A black ground stands in a film's place, with what lies over it, and says so") func ground() throws {
        let film = VideoPlayer(player: AVPlayer()) { Color.red.frame(width: 4, height: 4) }
        let rendered = RenderedView(film.frame(width: 40, height: 20))
        #expect(rendered.diagnostics.map(\.severity) == [.warning])
        #expect(rendered.diagnostics.first?.message.contains("draws no videos") == true)
    }

    private struct Page: UIViewRepresentable {
        let view: WKWebView
        func makeUIView(context: Context) -> WKWebView { view }
        func updateUIView(_ uiView: WKWebView, context: Context) {
            uiView.load(URLRequest(url: URL(fileURLWithPath: "/page")))
        }
    }

    @Test("The choice of pictures is a button") func photos() {
        let picker = PhotosPicker("Choose", selection: .constant(nil), matching: .images)
        #expect(RenderedView(picker.fixedSize()).size == RenderedView(Button("Choose") {}.fixedSize()).size)
    }

    @Test("A white ground stands in a page's place, which is asked for and does not come") func page() {
        let view = WKWebView()
        view.configuration.userContentController.addUserScript(
            WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
        let rendered = RenderedView(Page(view: view).frame(width: 40, height: 20))
        #expect(rendered.diagnostics.first?.message.contains("draws no web pages") == true)
        #expect(view.url?.path == "/page" && !view.isLoading && !view.canGoBack)
        #expect(view.configuration.userContentController.userScripts.map(\.source) == ["1"])
        let safari = SFSafariViewController(url: URL(fileURLWithPath: "/page"))
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        #expect(picker.configuration.selectionLimit == 1 && picker.configuration.filter == nil)
        #expect(PHPickerFilter.any(of: [.images, .not(.videos)]) != .any(of: [.images, .videos]))
        #expect(safari.configuration.barCollapsingEnabled && safari.dismissButtonStyle == .done)
    }
}
