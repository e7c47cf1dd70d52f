import Galley
import GalleyProtocol
import Testing

@testable import GalleyPlay

/// Steps that scroll, in a window of 300×300: a row of 20 cells of 100×100 above a column of 20 rows of 300×50 (docs/play.md).
@MainActor @Suite("Steps that scroll")
struct ScrollStepTests {
    private struct Shelves: View {
        var body: some View {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<20) { Text(verbatim: "H\($0)").frame(width: 100, height: 100) }
                    }
                }
                .frame(width: 300, height: 100)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { Text(verbatim: "V\($0)").frame(width: 300, height: 50) }
                    }
                }
                .frame(width: 300, height: 200)
            }
        }
    }

    private var stage: Stage { Stage(Shelves(), size: CGSize(width: 300, height: 300)) }

    @Test("A page is eight tenths of what is seen; no further than there is anything") func pages() throws {
        let script = """
            scroll down; scroll right; scroll down 40; scroll left 100; scroll up; scroll up; scroll up; scroll left; scroll left
            scroll 'V1' down 10000; scroll 'H1' right 10000; scroll right
            """
        // The column is 1000 long and shows 200, the row 2000 and 300.
        #expect(
            try stage.play(script).map { $0.message ?? "-" } == [
                "scrolled down by 160", "scrolled right by 240", "scrolled down by 40", "scrolled left by 100",
                "scrolled up by 160", "scrolled up by 40", "nothing further lies up", "scrolled left by 140",
                "nothing further lies left", "scrolled down by 800", "scrolled right by 1700",
                "nothing further lies right",
            ])
        #expect(try stage.failure("scroll 'H1' down")?.message == "nothing at text “H1” scrolls down")
        #expect(try stage.failure("scroll 'V1' left")?.code == .inert)
    }

    private struct Long: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<300) { Text(verbatim: "Line \($0)").frame(width: 300, height: 10) }
                }
            }
        }
    }

    /// Of 400 points a page is 320: the first shows the lines 0 to 39, the second 32 to 71. Each line is in one of them.
    @Test("Page by page no line of a list is passed over") func noGaps() throws {
        let size = CGSize(width: 300, height: 400)
        let answers = try Stage(Long(), size: size).play("scroll to 'Line 45'")
        // The line's middle is 455 down the content.
        #expect(answers.map { $0.message ?? "-" } == ["text “Line 45” is at 150,\(455 - 320)"])
    }

    private struct Leaving: View {
        @State private var isThere = true

        var body: some View {
            VStack {
                if isThere { Text(verbatim: "Guest") }
                Button("Leave") { isThere = false }
            }
        }
    }

    @Test("For a view that has gone nothing is moved") func gone() throws {
        let stage = Stage(Leaving())
        let guest = try #require(stage.player.host.viewTree().flatMap(\.all).first { $0.label == "Guest" })
        try stage.succeed("tap 'Leave'; expect no 'Guest'")
        #expect(!PlayScrolling(stage.player).reveal(guest))
    }

    @Test("What is scrolled to comes into the middle, where there is enough behind it") func targets() throws {
        let script =
            "scroll to 'V10'; scroll to 'V19'; scroll to 'V0'; scroll to 'H10'; scroll to 'H19'; scroll to 'V18'; scroll to 'V17'"
        #expect(
            try stage.play(script).map { $0.message ?? "-" } == [
                "text “V10” is at 150,200", "text “V19” is at 150,275", "text “V0” is at 150,125",
                "text “H10” is at 150,50",
                "text “H19” is at 250,50", "text “V18” is at 150,225", "text “V17” is at 150,175",
            ])
        let tap = try #require(try stage.failure("tap 'V12'"))
        #expect(tap.code == .inert && tap.message == "text “V12” takes no finger, and no control around it does")
    }
}
