import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// The clock and its neighbours, and the bar at the bottom, where they are asked for: displays with round corners have a row of 54 points
/// at most, with the time and the signs in boxes of 90 and 100 points, 20 from the sides; others a row with both at the sides.
@MainActor @Suite("What a device shows around a program")
struct DeviceChromeTests {
    private func options(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0
    ) -> RenderOptions {
        var options = screenOptions(
            width, height, insets: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
        options.chrome = true
        return options
    }

    private func statusBar(_ width: CGFloat, _ height: CGFloat, top: CGFloat) -> LayoutRecord.Node? {
        LayoutRecord(of: Color.clear, options: options(width, height, top: top)).root.first("StatusBar")
    }

    @Test("The time in the middle of its box, the signs in that of theirs") func tall() throws {
        for (top, middle) in [(25.0, 12.5), (50, 25), (54, 27), (60, 27)] {
            let bar = try #require(statusBar(400, 800, top: top))
            let time = try #require(bar.first("Text")), signs = bar.all("Image")
            #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: top) && time.label == "9:41")
            #expect(signs.map(\.label) == ["cellularbars", "wifi", "battery.100"])
            let left = try #require(signs.first?.frame.minX), right = try #require(signs.last?.frame.maxX)
            // 20 and half of 90; 400 less 20 and half of 100.
            #expect(abs(time.frame.midX - 65) < 0.6 && abs((left + right) / 2 - 330) < 0.6)
            #expect(abs(time.frame.midY - middle) < 0.6 && abs(signs[1].frame.midY - middle) < 0.6)
            let gaps = zip(signs, signs.dropFirst()).map { $1.frame.minX - $0.frame.maxX }
            #expect(gaps == [5, 5])
        }
    }

    @Test("In a low row both lie 10 from the sides, and a tablet has no bars of a network") func low() throws {
        let bar = try #require(statusBar(820, 1180, top: 24)), signs = bar.all("Image")
        let time = try #require(bar.first("Text"))
        #expect(signs.map(\.label) == ["wifi", "battery.100"] && time.frame.minX == 10)
        #expect(signs.last?.frame.maxX == 810 && abs(time.frame.midY - 12) < 0.6)
        let names = [(599.0, 900.0), (600, 900), (900, 600)].map { width, height in
            statusBar(width, height, top: 24)?.all("Image").count ?? 0
        }
        #expect(names == [3, 2, 2])
    }

    private func sizes(_ top: CGFloat) -> [Double] {
        RenderedView(Color.clear, options: options(400, 800, top: top)).displayList.marks.compactMap {
            if case .glyphs(let run, _, _, _) = $0 { run.size } else { nil }
        }
    }

    @Test("The time is 17 points large, 12 in a low row") func sizes() throws {
        #expect([sizes(24), sizes(25)] == [[12], [17]])
        let tall = try #require(statusBar(400, 800, top: 50)), low = try #require(statusBar(400, 800, top: 20))
        func sign(_ size: CGFloat) -> CGSize {
            RenderedView(Image(systemName: "wifi").font(.system(size: size, weight: .medium))).size
        }
        #expect(tall.all("Image")[1].frame.size == sign(15) && low.all("Image")[1].frame.size == sign(11))
    }

    private func indicator(_ width: CGFloat, _ height: CGFloat) -> CGRect? {
        var found: CGRect?
        for mark in RenderedView(Color.clear, options: options(width, height, top: 0, bottom: 34)).displayList.marks {
            if case .fill(let path, .color(let color), _) = mark, color.alpha > 0 { found = path.boundingRect }
        }
        return found
    }

    @Test("The bar at the bottom is 36 in a hundred wide, 320 points at most, and 8 above the edge") func indicators() {
        #expect(indicator(400, 800) == CGRect(x: 128, y: 787, width: 144, height: 5))
        #expect(indicator(1000, 700) == CGRect(x: 340, y: 687, width: 320, height: 5))
    }

    @Test("Each is there where there is room for it and no one hides it") func shown() {
        func kinds(_ top: CGFloat, _ bottom: CGFloat, _ view: some View) -> [String] {
            let root = LayoutRecord(of: view, options: options(400, 800, top: top, bottom: bottom)).root
            return ["StatusBar", "HomeIndicator"].filter { root.first($0) != nil }
        }
        let found = [
            kinds(0, 0, Color.clear), kinds(20, 0, Color.clear), kinds(0, 20, Color.clear), kinds(20, 20, Color.clear),
            kinds(20, 20, Color.clear.statusBarHidden()), kinds(20, 20, Color.clear.persistentSystemOverlays(.hidden)),
            kinds(20, 20, Color.clear.persistentSystemOverlays(.visible).statusBarHidden(false)),
        ]
        let both = ["StatusBar", "HomeIndicator"]
        #expect(
            found == [[], ["StatusBar"], ["HomeIndicator"], both, ["HomeIndicator"], ["StatusBar"], both])
    }

    @Test("A view says how dark and how large its window is, where nothing else does") func windows() {
        func window(_ view: some View, _ change: (inout RenderOptions) -> Void = { _ in }) -> [String] {
            var options = RenderOptions()
            change(&options)
            let picture = RenderedView(view, options: options)
            return [picture.isDark ? "dark" : "light", "\(Int(picture.size.width))×\(Int(picture.size.height))"]
        }
        let box = Color.red.frame(width: 10, height: 20)
        func sized(_ width: CGFloat, _ height: CGFloat) -> some View {
            box.preference(key: WindowSizeKey.self, value: CGSize(width: width, height: height))
        }
        func preview(_ width: CGFloat) -> some View { box.previewLayout(.fixed(width: width, height: 40)) }
        let found = [
            window(box), window(box.preferredColorScheme(.dark)), window(box.preferredColorScheme(.light)),
            window(box.preferredColorScheme(nil)), window(box.preferredColorScheme(.light)) { $0.colorScheme = .dark },
            window(sized(30, 50)), window(sized(0, 50)), window(sized(30, 0)),
            window(sized(30, 50)) { $0.canvas = CGSize(width: 60, height: 70) }, window(preview(30)),
            window(preview(30)) { $0.followsPreviewLayout = true },
            window(preview(0)) { $0.followsPreviewLayout = true },
        ]
        let (own, dark) = (["light", "10×20"], ["dark", "10×20"])
        #expect(
            found == [
                own, dark, own, own, own, ["light", "30×50"], own, own, ["light", "60×70"], own, ["light", "30×40"],
                own,
            ])
    }
}
