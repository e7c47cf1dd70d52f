import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

/// Placeholders as recorded on macOS 26 at 2 pixels a point (iamcgn/swiftui-web, Docs/elements/Redaction.md).
@MainActor
struct RedactionTests {
    private let font = Font.system(size: 13)

    @Test func lettersOfOneWidth() {
        // "a b c d e" is 56.5 wide, "x" 6.5.
        #expect(DrawnText(Text("a b c d e").font(font).redacted(reason: .placeholder)).size.width == 56.5)
        #expect(DrawnText(Text("x").font(font).redacted(reason: .placeholder)).size.width == 6.5)
        #expect(DrawnText(Text("WWWWW").font(font).redacted(reason: .placeholder)).size.width == 31.5)
        let bold = Text("WWWWW").font(font).bold()
        #expect(DrawnText(bold.redacted(reason: .placeholder)).size.width == 31.5)
    }

    @Test func bars() {
        // 40 characters in 100 points: 15, 15 and 10; the first two bars are 100 wide, the last 62.5. 9.5 tall at 13 points,
        // on the baselines.
        let text = Text(String(repeating: "word ", count: 8)).font(font).redacted(reason: .placeholder)
        let drawn = DrawnText(text, width: 100)
        #expect(drawn.runs.isEmpty)
        #expect(drawn.size == CGSize(width: 100, height: 48))
        #expect(drawn.fills.map(\.width) == [100, 100, 62.5])
        #expect(drawn.fills.map(\.height) == [9.5, 9.5, 9.5])
        #expect(drawn.fills.map(\.maxY) == [13, 29, 45])
        guard
            case .fill(_, .color(let ink), _)? = drawn.displayList.marks.first(where: {
                if case .fill = $0 { true } else { false }
            })
        else { return #expect(Bool(false), "no bar") }
        #expect(ink == ResolvedColor(red: 0, green: 0, blue: 0, alpha: 35.0 / 255))
        let title = DrawnText(Text("Title").font(.system(size: 22)).redacted(reason: .placeholder))
        #expect(title.fills.map(\.height) == [16])
    }

    /// A picture of iOS 26 (and 15 to 18, alike), 17 points at 3 pixels a point: "Hello, world" in black is a bar of 90 by 11 in
    /// grey 214 on white.
    @Test func barsOfIOS() {
        let text = Text("Hello, world").foregroundColor(.black).font(.system(size: 17))
        let drawn = DrawnText(text.redacted(reason: .placeholder), platform: .iOS, scale: 3)
        #expect(
            drawn.fills.map { ($0.width * 3).rounded() } == [270]
                && drawn.fills.map { ($0.height * 3).rounded() } == [33])
        guard
            case .fill(_, .color(let ink), _)? = drawn.displayList.marks.first(where: {
                if case .fill = $0 { true } else { false }
            })
        else { return #expect(Bool(false), "no bar") }
        #expect(ink == ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.16))
        #expect((255 * (1 - ink.alpha)).rounded() == 214)
    }

    @Test func privacy() {
        let plain = DrawnText(Text("Hidden secret").font(font)).size
        let secret = DrawnText(Text("Hidden secret").font(font).privacySensitive().redacted(reason: .privacy))
        #expect(secret.size == plain)
        #expect(secret.runs.isEmpty)
        #expect(secret.fills.count == 1)
        // Others are untouched, and so is private text where everything is a placeholder.
        #expect(DrawnText(Text("Hidden").font(font).redacted(reason: .privacy)).runs.count == 1)
        #expect(
            DrawnText(Text("Hidden").font(font).privacySensitive().redacted(reason: .placeholder)).runs.count == 1)
    }

    @Test func whatStaysAsItIs() {
        #expect(DrawnText(Text("a").font(font).unredacted().redacted(reason: .placeholder)).runs.count == 1)
        #expect(DrawnText(Text("a").font(font).redacted(reason: .invalidated)).runs.count == 1)
        #expect(DrawnText(Text("").font(font).redacted(reason: .placeholder)).fills.isEmpty)
    }

    @Test(arguments: [(11.0, 13.0, 13.0), (13, 15, 15), (17, 20, 19), (22, 26, 25), (26, 31, 30), (34, 40, 39)])
    func symbols(_ size: Double, _ width: Double, _ height: Double) {
        for name in ["star", "gear", "chevron.right"] {
            let drawn = DrawnText(
                Image(systemName: name).font(.system(size: size)).redacted(reason: .placeholder))
            #expect(drawn.size == CGSize(width: width, height: height))
            #expect(drawn.fills.map(\.size) == [CGSize(width: size, height: size)])
            #expect(abs((drawn.fills.first?.midX ?? 0) - width / 2) < 1e-9)
        }
    }
}
