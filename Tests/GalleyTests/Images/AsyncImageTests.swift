import Foundation
import Galley
import GalleyTestSupport
import Testing

@Suite("Asynchronous images") @MainActor
struct AsyncImageTests {
    private let file = ImageFixtures.folder.appendingPathComponent("quadrants.png")
    private let remote = URL(string: "https://example.com/quadrants.png")

    @Test("A file is there at once; its scale is what is given")
    func files() {
        #expect(ImageFixtures.render(AsyncImage(url: file)).size == CGSize(width: 32, height: 24))
        #expect(ImageFixtures.render(AsyncImage(url: file, scale: 2)).size == CGSize(width: 16, height: 12))
        let view = AsyncImage(url: file) {
            $0.resizable()
        } placeholder: {
            Color.red
        }
        let rendered = ImageFixtures.render(view, size: CGSize(width: 50, height: 60))
        #expect(rendered.size == CGSize(width: 50, height: 60))
        #expect(ImageFixtures.parts(rendered).count == 1 && rendered.diagnostics.isEmpty)
    }

    @Test("Without a loader the network is the placeholder, and a diagnostic says how to give one")
    func noLoader() {
        let plain = ImageFixtures.render(AsyncImage(url: remote), size: CGSize(width: 50, height: 60))
        // The standard placeholder fills the available space (developer.apple.com, AsyncImage).
        #expect(plain.size == CGSize(width: 50, height: 60))
        #expect(plain.diagnostics.map(\.message).first?.contains("imageLoader") == true)
        let view = AsyncImage(url: remote) {
            $0
        } placeholder: {
            Color.red.frame(width: 7, height: 8)
        }
        #expect(ImageFixtures.render(view).size == CGSize(width: 7, height: 8))
    }

    @Test("No URL is the placeholder, with nothing to report")
    func noURL() {
        let view = ImageFixtures.render(AsyncImage(url: nil), size: CGSize(width: 50, height: 60))
        #expect(view.size == CGSize(width: 50, height: 60) && view.diagnostics.isEmpty)
    }

    @Test("Phases: success, failure, empty")
    func phases() throws {
        func width(_ url: URL?, _ change: (inout RenderOptions) -> Void = { _ in }) -> CGFloat {
            let view = AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
                switch phase {
                case .empty: Color.gray.frame(width: 1, height: 1)
                case .success(let image): image
                case .failure: Color.red.frame(width: 2, height: 2)
                }
            }
            return ImageFixtures.render(view, change).size.width
        }
        #expect(width(nil) == 1)
        #expect(width(remote) == 1)
        #expect(width(file) == 32)
        #expect(width(file.appendingPathExtension("missing")) == 2)
        #expect(width(ImageFixtures.folder.appendingPathComponent("ImageTests.swift")) == 2)
        let bytes = try Data(contentsOf: file)
        #expect(width(remote) { ($0.settle, $0.imageLoader) = (30, { _ in bytes }) } == 32)
        #expect(width(remote) { ($0.settle, $0.imageLoader) = (30, { _ in throw CocoaError(.fileNoSuchFile) }) } == 2)
        #expect(width(remote) { ($0.settle, $0.imageLoader) = (30, { _ in Data([1, 2, 3]) }) } == 2)
        #expect(width(URL(string: "data:image/png;base64,\(bytes.base64EncodedString())")) == 32)
    }

    @Test("A loader in the environment")
    func environment() throws {
        let bytes = try Data(contentsOf: file)
        let asked = remote
        let view = AsyncImage(url: remote)
            .environment(\.imageLoader) { url in url == asked ? bytes : Data() }
        // Long enough on a busy machine; what has come is not waited for any longer.
        let rendered = ImageFixtures.render(view) { $0.settle = 30 }
        #expect(rendered.size == CGSize(width: 32, height: 24) && rendered.diagnostics.isEmpty)
    }
}
