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
        // The first way is a curve, of which the second, another one, has nothing.
        #expect(told.curves == [[0, 0.55556, 1], [0, 1, 0]])
        #expect(
            told.tracks == [
                .init(path: [1, 0], shares: ["transform": [[0, 9]]]),
                .init(path: [1, 1], shares: ["fill": [[0, 10, -5.625]]]),
            ])
    }

    @Test("What moves together shares its curve; what changes otherwise comes in steps") func shared() throws {
        func at(_ share: Double, _ path: String, _ name: String) -> SVGPicture {
            func number(_ value: Double) -> String { String((value * 1000).rounded() / 1000) }
            return picture(
                """
                <g transform="translate(\(number(10 + 60 * share)) 5)"><use/></g>
                <g transform="matrix(\(number(1 + share)) 0 0 1 \(number(-30 * share)) 7.5)"><use/></g>
                <path d="\(path)" data-id="\(name)"/>

                """)
        }
        var motion = PictureMotion(at(0, "M1 2L3 4", "n1"))
        let laters = [
            (0.125, "M1 3L3 4", "n1"), (0.5, "M1 4L3 4", "n2"), (0.875, "M1 4L3 4Z", "n2"), (1, "M1 5L3 4Z", "n2"),
        ]
        for (index, (share, path, name)) in laters.enumerated() {
            let isAdded = motion.add(at(share, path, name), after: Double(index + 1) * 30)
            #expect(isAdded)
        }
        let told = try #require(motion.told)
        #expect(told.curves.first == [0, 0.125, 0.5, 0.875, 1])
        #expect(told.tracks[0] == .init(path: [0], shares: ["transform": [[0, 60]]]))
        #expect(told.tracks[1] == .init(path: [1], shares: ["transform": [[0, 1], [4, -30]]]))
        // A path of other commands is no longer the same numbers, and names have none.
        #expect(told.tracks[2].shares.keys.map { $0 } == ["d"])
        #expect(told.tracks[2].steps == ["d": [3: "M1 4L3 4Z", 4: "M1 5L3 4Z"], "data-id": [2: "n2"]])
        #expect(Moved(told).value("M1 2L3 4", "d", told.tracks[2], 2) == "M1.0 4.0L3.0 4.0")
    }

    @Test(
        "Numbers in a value are found as a page finds them",
        arguments: [
            ("M1-2.5L.5 3e-2", [1, -2.5, 0.5, 0.03]), ("translate(5. -6)", [5, -6]), ("1e", [1]), ("--4.x", [-4]),
            ("#0a00FF", [10, 0, 255]), ("none", []), ("1e999", [999]), ("a.b-", []), ("1.2.3", [1.2, 0.3]),
        ]
    )
    func numbers(_ text: String, _ numbers: [Double]) { #expect(NumberedText(text).numbers == numbers) }

    @Test("Many numbers of one movement need few curves, and come back as they were") func curves() {
        var curves = SharedCurves()
        // A turn: cosine and sine, whatever is turned.
        let times = (0...30).map { Double($0) / 30 }
        func turned(_ x: Double, _ y: Double) -> [Double] { times.map { x * (cos(4 * $0) - 1) + y * sin(4 * $0) } }
        for (x, y) in [(30.0, 0.0), (0, 12), (200, -150), (-77.7, 31), (0.5, 0.25)] {
            let series = turned(x, y)
            let shares = curves.shares(in: series, fineness: 100)
            for (index, wanted) in series.enumerated() {
                let sum = zip(shares, curves.curves).reduce(0) { $0 + $1.0 * $1.1[index] }
                #expect(abs(sum - wanted) <= 0.01)
            }
        }
        #expect(curves.curves.count == 2)
        #expect(curves.shares(in: times.map { _ in 0.004 }, fineness: 100) == [])
        for series in [[0, Double.infinity], [0, .nan], [0, 1e300]] {
            _ = curves.shares(in: series + times.dropFirst(2), fineness: 100)
        }
    }

    /// What a page makes of what it is told (motion.js).
    private struct Moved {
        let motion: LivePicture.Motion
        init(_ motion: LivePicture.Motion) { self.motion = motion }

        func value(_ first: String, _ name: String, _ track: LivePicture.Motion.Track, _ time: Int) -> String {
            if let step = track.steps?[name]?.filter({ $0.key <= time }).max(by: { $0.key < $1.key }) {
                return step.value
            }
            guard let shares = track.shares[name] else { return first }
            let text = NumberedText(first)
            var numbers = text.numbers
            for one in shares {
                numbers[Int(one[0])] += zip(one.dropFirst(), motion.curves).reduce(0) { $0 + $1.0 * $1.1[time] }
            }
            if text.isColor { return "rgb(\(numbers.map { String(Int($0.rounded())) }.joined(separator: ",")))" }
            return text.form.enumerated().map { index, part in
                String(Substring(part)) + (index < numbers.count ? String((numbers[index] * 1e5).rounded() / 1e5) : "")
            }.joined()
        }
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
        #expect(motion.told?.tracks == [.init(path: [0], shares: ["x": [[0, 1]]])])
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

    private func attributes(_ tag: String) -> [(name: String, value: String)] {
        tag.matches(of: /\ ([^ =]+)="([^"]*)"/).map { (String($0.output.1), String($0.output.2)) }
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
        // What grows, the two parts of a turn, and the parts of a color, which is not mixed along a line.
        #expect(told.curves.count <= 7)
        func compare(_ elements: [SVGElement], _ later: [SVGElement], _ path: [Int], _ time: Int) {
            #expect(elements.count == later.count)
            for (place, (one, other)) in zip(elements, later).enumerated() {
                let own = path + [place], track = told.tracks.first { $0.path == own }
                let (first, wanted) = (attributes(one.tag), attributes(other.tag))
                #expect(first.count == wanted.count)
                for (now, then) in zip(first, wanted) {
                    let value = track.map { Moved(told).value(now.value, now.name, $0, time) } ?? now.value
                    if value == then.value { continue }
                    if then.value.hasPrefix("#") {
                        let parts = value.matches(of: /\d+/).compactMap { Double($0.output) }
                        #expect(zip(parts, NumberedText(then.value).numbers).allSatisfy { abs($0 - $1) <= 2 })
                        continue
                    }
                    let (shown, right) = (NumberedText(value), NumberedText(then.value))
                    #expect(shown.isLike(right) && track != nil)
                    for index in right.numbers.indices {
                        let most = 1.5 / right.fineness(of: index, in: now.name)
                        #expect(
                            abs(shown.numbers[index] - right.numbers[index]) <= most,
                            "\(now.name) \(value) \(then.value)")
                    }
                }
                compare(one.children, other.children, own, time)
            }
        }
        for (index, later) in laters.enumerated() { compare(base.elements, later.elements, [], index + 1) }
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
