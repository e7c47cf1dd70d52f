import Galley
import GalleyTestSupport
import Testing

/// Apple's documentation of `NavigationBarItem.TitleDisplayMode.large`: as a person scrolls, the title becomes one in the bar. Human
/// Interface Guidelines, "Navigation bars": a large title transitions to a standard one as people begin to scroll.
@MainActor @Suite("Large titles that go up")
struct CollapsedTitleTests {
    private let phone = CGSize(width: 390, height: 600)

    private struct Titled: View {
        var isRow = false
        var body: some View {
            NavigationStack {
                VStack(spacing: 0) {
                    if isRow { Text(verbatim: "Row above").frame(height: 100) }
                    ScrollView { ForEach(0..<60, id: \.self) { Text(verbatim: "Line \($0)").frame(height: 40) } }
                }
                .navigationTitle("Headline")
            }
        }
    }

    private func titles(_ host: ViewHost) -> [CGRect] {
        host.viewTree().flatMap(\.all).filter { $0.label == "Headline" && $0.role == .heading }.map(\.frame)
    }

    private func scroll(_ host: ViewHost, by way: CGFloat) {
        host.send(.scroll(CGSize(width: 0, height: way), at: CGPoint(x: 195, y: 400)))
    }

    @Test("A title goes up with the content, and is in the bar once its row is gone") func collapsing() throws {
        let host = ViewHost(Titled(), size: phone)
        let (large, line) = (try #require(titles(host).first), try #require(host.frame("Line 3")))
        scroll(host, by: 20)
        #expect(titles(host).map(\.minY) == [large.minY - 20] && host.frame("Line 3")?.minY == line.minY - 20)
        #expect(titles(host).map(\.height) == [large.height])
        scroll(host, by: 300)
        let inline = try #require(titles(host).first)
        #expect(titles(host).count == 1 && inline.height < large.height && inline.maxY <= large.minY)
        #expect(abs(inline.midX - 195) < 0.01)
        scroll(host, by: -1000)
        #expect(titles(host) == [large])
    }

    @Test("A title stays where what is scrolled lies further down, and in a picture") func staying() throws {
        let host = ViewHost(Titled(isRow: true), size: phone)
        let large = titles(host)
        scroll(host, by: 300)
        #expect(titles(host) == large && host.frame("Line 0").map { $0.minY < 0 } == true)
    }
}
