import Foundation
import Galley
import GalleyImages
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// Small parts of the graph one by one: what frees deep values, counts tasks, keeps what a device has, and says whose view is built.
@MainActor @Suite("Parts of the graph")
struct GraphPartTests {
    private final class Watch {
        var (depth, most, freed) = (0, 0, 0)
    }

    private final class Link {
        var next: Link?
        let watch: Watch
        init(_ next: Link?, _ watch: Watch) { (self.next, self.watch) = (next, watch) }
        deinit {
            watch.depth += 1
            watch.most = max(watch.most, watch.depth)
            watch.freed += 1
            DeepRelease.release(&next)
            watch.depth -= 1
        }
    }

    @Test("A hundred thousand that free each other are freed, and never many at once") func deep() {
        for count in [1, 3, 1000, 100_000] {
            let watch = Watch()
            var first = (0..<count).reduce(Link?.none) { next, _ in Link(next, watch) }
            DeepRelease.release(&first)
            // Sixty-four in each other, as those that wait are freed when all around them are gone.
            #expect(first == nil && watch.freed == count && watch.most == min(count, 64) && watch.depth == 0)
        }
        var none = Link?.none
        DeepRelease.release(&none)
        #expect(none == nil)
    }

    private actor Gate {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private var isOpen = false
        func pass() async {
            if !isOpen { await withCheckedContinuation { waiting.append($0) } }
        }
        func open() {
            isOpen = true
            for one in waiting { one.resume() }
            waiting = []
        }
    }

    @Test("Work is under way until the tasks that it has made have ended; what is left counts apart") func tasks() async
    {
        let work = PendingWork()
        #expect(!work.isUnderWay && !work.isLeftUnderWay)
        #expect(work.track { 7 } == 7 && !work.isUnderWay)
        let (first, second) = (Gate(), Gate())
        let one = work.track { Task { await first.pass() } }
        #expect(work.isUnderWay && !work.isLeftUnderWay)
        // A task that a task has made counts as well.
        let two = work.track {
            Task {
                Task { await second.pass() }
            }
        }
        let inner = await two.value
        #expect(work.isUnderWay)
        work.leave()
        #expect(!work.isUnderWay && work.isLeftUnderWay)
        let third = Gate()
        let three = work.track { Task { await third.pass() } }
        await first.open()
        await one.value
        #expect(work.isUnderWay && work.isLeftUnderWay)
        await second.open()
        await inner.value
        for _ in 0..<1000 where work.isLeftUnderWay { await Task.yield() }
        #expect(work.isUnderWay && !work.isLeftUnderWay)
        await third.open()
        await three.value
        for _ in 0..<1000 where work.isUnderWay { await Task.yield() }
        #expect(!work.isUnderWay)
        work.leave()
        #expect(!work.isLeftUnderWay && MainThread.isCurrent)
        #expect(await Task.detached { MainThread.isCurrent }.value == false)
        await MainThread.turn()
    }

    @Test("A device keeps a value of each type") func device() {
        let (device, other) = (DeviceMemory(), DeviceMemory())
        func add(_ number: Int, _ device: DeviceMemory) -> Int {
            device.update(10) { (value: inout Int) in
                value += number
                return value
            }
        }
        #expect([add(1, device), add(2, device), add(4, other)] == [11, 13, 14] as [Int])
        let text = device.update("a") { (value: inout String) in
            value += "b"
            return value
        }
        #expect(text == "ab" && add(0, device) == 13)
    }

    @Test("A file's picture is decoded once, and again when its bytes are others") func pictures() throws {
        func png(_ width: Int) throws -> [UInt8] {
            [UInt8](try RenderedView(Color.red.frame(width: CGFloat(width), height: 2)).pngData())
        }
        let pictures = DecodedPictures()
        func raster(_ data: [UInt8], _ key: String) throws -> RasterImage? {
            if case .raster(let image) = try pictures.picture(data, key: key) { image } else { nil }
        }
        let (small, large) = (try png(3), try png(5))
        let first = try #require(try raster(small, "a"))
        #expect(first.pixelWidth == 3 && first.pixelHeight == 2)
        #expect(try raster(small, "a") === first && raster(small, "b") !== first)
        let second = try #require(try raster(large, "a"))
        #expect(second.pixelWidth == 5 && second !== first)
        #expect(try raster(large, "a") === second)
        for _ in 0..<2 { #expect(throws: (any Error).self) { try pictures.picture([1, 2, 3], key: "c") } }
        let svg = Array(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"3\"><path d=\"M0 0h4v3z\"/></svg>".utf8)
        guard case .vector = try pictures.picture(svg, key: "d") else {
            Issue.record("a file of lines is no raster")
            return
        }
    }

    @Test("Levels of controls: what is handed in is as much an author's as what is around the control")
    func authorship() {
        let author = Authorship()
        #expect(!author.isPart && !author.handedIn.isPart)
        let control = author.inside(isPart: true)
        #expect(control.isPart && !control.handedIn.isPart)
        // A style that an author wrote, and a control in it; a control in a control's parts.
        let styled = author.inside(isPart: false)
        #expect(!styled.isPart && styled.inside(isPart: true).isPart && !styled.inside(isPart: true).handedIn.isPart)
        let inner = control.inside(isPart: false)
        #expect(inner.isPart && inner.handedIn.isPart && !inner.handedIn.handedIn.isPart)
        #expect(!control.handedIn.inside(isPart: false).isPart)
        // 63 controls in each other have levels of their own.
        var deep = author
        for _ in 0..<62 { deep = deep.inside(isPart: false) }
        #expect(!deep.isPart && deep.inside(isPart: true).isPart && !deep.inside(isPart: true).handedIn.isPart)
        deep = deep.inside(isPart: true)
        #expect(deep.inside(isPart: false).isPart && !deep.inside(isPart: false).handedIn.isPart)
    }

    @Test("The identity matrix, a request that is none, and what buttons are") func defaults() {
        let m = ColorMatrix()
        let rows = [
            [m.r1, m.r2, m.r3, m.r4, m.r5], [m.g1, m.g2, m.g3, m.g4, m.g5], [m.b1, m.b2, m.b3, m.b4, m.b5],
            [m.a1, m.a2, m.a3, m.a4, m.a5],
        ]
        let wanted: [[Float]] = [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0]]
        #expect(rows == wanted)
        let request = ScrollRequest()
        #expect(request.number == 0 && !request.isLive && request.name == nil && request.anchor == nil)
        let values: [ControlValue] = [
            .state(isOn: true), .state(isOn: false), .mixed, .fraction(0.125), .fraction(0.374), .text("x"),
        ]
        // Half a percent goes up.
        let spoken = values.map { $0.spoken(Locale(identifier: "en_US")) }
        #expect(spoken == ["on", "off", "mixed", "13%", "37%", "x"])
        #expect(OwnModules.contain(Text.self) && OwnModules.contain(Identity.self) && !OwnModules.contain(Int.self))
        #expect(
            !OwnModules.contain(Watch.self) && !OwnModules.contain([Text].self)
                && !OwnModules.contain((Text, Text).self))
    }
}
