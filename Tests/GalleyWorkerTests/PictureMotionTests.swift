import Foundation
import Galley
import GalleyExport
import GalleyLive
import GalleyProtocol
import Testing

@testable import GalleyWorker

/// How a picture moves on: whoever has it and what is told of it has the later ones.
@MainActor @Suite("Pictures that move on")
struct PictureMotionTests {
    private func picture(_ body: String, _ names: [String] = ["a"]) -> SVGPicture {
        SVGPicture(startTag: "<svg>\n", definitions: names, body: body)
    }

    @Test("Attributes that change are told, each element's apart") func attributes() throws {
        func at(_ x: Int, _ color: String) -> SVGPicture {
            picture(
                "<rect/>\n<g opacity=\"1\">\n<g transform=\"translate(\(x) 0)\"><use/></g>\n<path fill=\"\(color)\" d=\"M0\"/>\n</g>\n"
            )
        }
        var motion = PictureMotion(at(0, "#000000"))
        #expect(motion.told == nil)
        let isAdded1 = motion.add(at(5, "#000000"), after: 33.3)
        #expect(isAdded1)
        let isAdded2 = motion.add(at(9, "#0a0000"), after: 66.7)
        #expect(isAdded2)
        let told = try #require(motion.told)
        #expect(told.times == [0, 33.3, 66.7])
        #expect(
            told.tracks == [
                .init(
                    path: [1, 0],
                    values: ["transform": ["translate(0 0)", "translate(5 0)", "translate(9 0)"]]),
                .init(path: [1, 1], values: ["fill": ["#000000", "#000000", "#0a0000"]]),
            ])
    }

    @Test("What differs in more than attributes comes as a picture") func others() {
        var motion = PictureMotion(picture("<g x=\"1\">\n<rect/>\n</g>\n"))
        let isAdded3 = motion.add(picture("<g x=\"2\">\n<rect/>\n<rect/>\n</g>\n"), after: 33)
        #expect(!isAdded3)
        let isAdded4 = motion.add(picture("<g x=\"2\">\n<path/>\n</g>\n"), after: 33)
        #expect(!isAdded4)
        let isAdded5 = motion.add(picture("<g x=\"2\"><rect/></g>\n"), after: 33)
        #expect(!isAdded5)
        let isAdded6 = motion.add(picture("<g x=\"2\">\n<rect/>\n</g>\n", ["a", "b"]), after: 33)
        #expect(!isAdded6)
        #expect(motion.told == nil)
        let isAdded7 = motion.add(picture("<g x=\"2\">\n<rect/>\n</g>\n", []), after: 33)
        #expect(isAdded7)
        #expect(motion.told?.tracks == [.init(path: [0], values: ["x": ["1", "2"]])])
    }

    private struct Tile: View {
        @State private var isTurned = false
        var body: some View {
            VStack {
                Text("T").padding().background(isTurned ? Color.orange : .teal, in: RoundedRectangle(cornerRadius: 8))
                    .rotationEffect(.degrees(isTurned ? 360 : 0))
                Color.red.frame(width: isTurned ? 90 : 30, height: 10)
                Text("Still")
            }
            .frame(width: 200, height: 200)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isTurned.toggle() } }
        }
    }

    private func tap(_ host: ViewHost) {
        host.send(.pointerDown(CGPoint(x: 100, y: 100)))
        host.send(.pointerUp(CGPoint(x: 100, y: 100)))
    }

    @Test("A view's later pictures follow from what is told of them") func later() throws {
        let host = ViewHost(Tile(), size: CGSize(width: 200, height: 200))
        #expect(host.drawnMovement == nil)
        tap(host)
        let movement = try #require(host.drawnMovement)
        #expect(abs(movement.upperBound - movement.lowerBound - 1) < 1e-9)
        let memory = SVGMemory()
        let base = try host.svgPicture(memory, at: movement.lowerBound + 0.01)
        var motion = PictureMotion(base)
        var laters: [SVGPicture] = []
        for step in 1...10 {
            let later = try host.svgPicture(memory, at: movement.lowerBound + 0.01 + Double(step) * 0.09)
            laters.append(later)
            let isAdded8 = motion.add(later, after: Double(step) * 90)
            #expect(isAdded8)
        }
        let told = try #require(motion.told)
        #expect((2...4).contains(told.tracks.count))
        for (index, later) in laters.enumerated() {
            func moved(_ elements: [SVGElement], _ path: [Int]) -> String {
                elements.enumerated().map { place, element in
                    var tag = element.tag
                    let own = path + [place]
                    for track in told.tracks where track.path == own {
                        for (name, values) in track.values {
                            tag = tag.replacing(" \(name)=\"\(values[0])\"", with: " \(name)=\"\(values[index + 1])\"")
                        }
                    }
                    return element.children.isEmpty
                        ? tag + element.rest + "\n" : tag + "\n" + moved(element.children, own) + "</\(element.name)>\n"
                }.joined()
            }
            #expect(moved(base.elements, []) == later.body)
        }
        // Looking ahead changes nothing: the clock goes on from where it is.
        #expect(host.time == movement.lowerBound)
        host.advance(by: 0.5)
        #expect(host.drawnMovement != nil)
        host.advance(by: 0.6)
        #expect(host.drawnMovement == nil)
    }

    @Test("Movement for ever has no end, and what is built anew for every frame is no such movement") func endless()
        throws
    {
        struct Endless: View {
            @State private var isOn = false
            let animation: Animation
            var body: some View {
                Color.red.frame(width: 20, height: 20).offset(x: isOn ? 50 : 0).frame(width: 100, height: 100)
                    .onAppear { withAnimation(animation) { isOn = true } }
            }
        }
        let endless = ViewHost(
            Endless(animation: .linear(duration: 1).repeatForever()), size: CGSize(width: 100, height: 100))
        endless.refresh()
        #expect(endless.drawnMovement?.upperBound == .infinity)
        struct Counting: View, Animatable {
            var animatableData: Double
            var body: some View { Text("\(Int(animatableData))") }
        }
        struct Counter: View {
            @State private var end = 0.0
            var body: some View {
                Counting(animatableData: end).frame(width: 100, height: 100).contentShape(Rectangle())
                    .onTapGesture { withAnimation(.linear(duration: 1)) { end = 100 } }
            }
        }
        let counting = ViewHost(Counter(), size: CGSize(width: 100, height: 100))
        counting.send(.pointerDown(CGPoint(x: 50, y: 50)))
        counting.send(.pointerUp(CGPoint(x: 50, y: 50)))
        #expect(counting.needsFrame)
        #expect(counting.drawnMovement == nil)
    }
}
