import Foundation
import Testing

@testable import GalleyProtocol

/// What a page may ask for: each number and each text at its end and one beyond, as `LiveCommand.isSound` says it.
@Suite("Commands at their ends")
struct CommandSoundnessTests {
    private func isSound(_ kind: LiveCommand.Kind, _ change: (inout LiveCommand) -> Void) -> Bool {
        var command = LiveCommand(kind)
        change(&command)
        return command.isSound
    }

    private func text(_ count: Int) -> String { String(repeating: "x", count: count) }

    @Test("Places and lengths") func numbers() {
        let places: [WritableKeyPath<LiveCommand, Double?>] = [\.x, \.y, \.dx, \.dy, \.time]
        for place in places {
            for (value, isTaken) in [(1e6, true), (-1e6, true), (1.001e6, false), (-1.001e6, false), (.nan, false)] {
                #expect(isSound(.pointerDown) { $0[keyPath: place] = value } == isTaken, "\(place) \(value)")
            }
            #expect(
                isSound(.scrolled) { $0[keyPath: place] = 1e9 } && !isSound(.scrolled) { $0[keyPath: place] = 1.001e9 })
        }
        for (side, isTaken) in [(1, true), (0.9, false), (10_000, true), (10_001, false)] as [(Double, Bool)] {
            #expect(isSound(.show) { ($0.width, $0.height) = (side, 5) } == isTaken)
            #expect(isSound(.show) { ($0.width, $0.height) = (5, side) } == isTaken)
        }
        #expect(!isSound(.show) { $0.width = 5 } && !isSound(.show) { $0.height = 5 })
        for (speed, isTaken) in [(0.01, true), (0.009, false), (10, true), (10.1, false)] {
            #expect(isSound(.time) { $0.speed = speed } == isTaken)
        }
        for (place, isTaken) in [(0, true), (-1, false), (1_000_000, true), (1_000_001, false)] {
            #expect(isSound(.edit) { $0.start = place } == isTaken && isSound(.edit) { $0.removed = place } == isTaken)
            #expect(isSound(.edit) { $0.selection = [min(place, 5), max(place, 5)] } == isTaken)
        }
        #expect(isSound(.edit) { $0.selection = [5, 5] } && !isSound(.edit) { $0.selection = [6, 5] })
        #expect(!isSound(.edit) { $0.selection = [5] } && !isSound(.edit) { $0.selection = [5, 6, 7] })
    }

    @Test("Texts and lists") func texts() {
        #expect(isSound(.text) { $0.text = text(10_000) } && !isSound(.text) { $0.text = text(10_001) })
        #expect(isSound(.show) { $0.locale = text(100) } && !isSound(.show) { $0.locale = text(101) })
        #expect(isSound(.show) { $0.device = text(100) } && !isSound(.show) { $0.device = text(101) })
        #expect(isSound(.focus) { $0.element = text(100) } && !isSound(.focus) { $0.element = text(101) })
        let hundred = [String](repeating: "x", count: 100)
        #expect(isSound(.open) { $0.address = hundred } && !isSound(.open) { $0.address = hundred + ["x"] })
        #expect(isSound(.open) { $0.address = [text(1000)] } && !isSound(.open) { $0.address = [text(1001)] })
        #expect(isSound(.dragged) { $0.types = hundred } && !isSound(.dragged) { $0.types = hundred + ["x"] })
        #expect(isSound(.dragged) { $0.types = [text(200)] } && !isSound(.dragged) { $0.types = [text(201)] })
    }

    @Test("What is a server's alone is no page's") func own() {
        #expect(!isSound(.keep) { _ in } && !isSound(.files) { _ in } && !isSound(.show) { $0.state = "x" })
        #expect(!isSound(.show) { $0.files = LiveFiles(request: nil, files: []) })
        #expect(!isSound(.upload) { _ in } && !isSound(.show) { $0.upload = LiveUpload(request: 1) })
        func upload(_ change: (inout LiveUpload) -> Void) -> Bool {
            var upload = LiveUpload(request: 1)
            (upload.count, upload.file, upload.size, upload.offset) = (32, 31, 32 << 20, 32 << 20)
            change(&upload)
            return isSound(.upload) { $0.upload = upload }
        }
        #expect(upload { _ in } && upload { $0 = LiveUpload(request: nil) })
        #expect(!upload { $0.count = 33 } && !upload { $0.file = 32 } && !upload { $0.file = -1 })
        #expect(!upload { ($0.count, $0.file) = (0, 1) } && !upload { $0.count = -1 })
        #expect(!upload { $0.size += 1 } && !upload { $0.offset += 1 } && !upload { $0.offset = -1 })
        #expect(!upload { ($0.size, $0.offset) = (-1, 0) })
        #expect(upload { $0.name = text(1000) } && !upload { $0.name = text(1001) })
        #expect(upload { $0.type = text(200) } && !upload { $0.type = text(201) })
        #expect(upload { $0.data = text(49_152) } && !upload { $0.data = text(49_153) })
        let fresh = LiveUpload(request: nil)
        #expect(fresh.file == 0 && fresh.count == 0 && fresh.size == 0 && fresh.offset == 0)
    }

    /// Apple's human interface guidelines: on its side a phone's top goes to both sides, and 21 points are left at the foot.
    @Test("Devices on their sides") func sides() {
        let phone = HostDevice.phone
        #expect(
            phone.scale == 3 && phone.top == 59 && phone.bottom == 34 && phone.sides == 0 && phone.isTall
                && !phone.isWide)
        let turned = phone.onItsSide
        #expect(turned.size == HostSize(width: 852, height: 393) && turned.sides == 59 && turned.top == 0)
        #expect(turned.bottom == 21 && !turned.isWide && !turned.isTall && turned.scale == 3)
        let plus = HostDevice(width: 414, height: 896, scale: 2, top: 48, bottom: 34, isWide: false).onItsSide
        #expect(plus.isWide && plus.sides == 48)
        let narrow = HostDevice(width: 413, height: 896, scale: 2, top: 48, bottom: 34, isWide: false).onItsSide
        #expect(!narrow.isWide)
        let button = HostDevice(width: 375, height: 667, scale: 2, top: 20, bottom: 0, isWide: false).onItsSide
        #expect(button.sides == 0 && button.bottom == 0 && button.top == 0)
        let pad = HostDevice(width: 820, height: 1180, scale: 2, top: 24, bottom: 20, isWide: true).onItsSide
        #expect(
            pad.size == HostSize(width: 1180, height: 820) && pad.top == 24 && pad.bottom == 20 && pad.isTall
                && pad.sides == 0)
        #expect(HostRequest.Room.proposal(phone.size).onItsSide == .proposal(HostSize(width: 852, height: 393)))
        #expect(HostRequest.Room.screen(phone).onItsSide == .screen(turned))
        for room in [HostRequest.Room.ideal, .window(phone.size), .width(3), .height(4)] {
            #expect(room.onItsSide == room)
        }
    }

    @Test("Edits of pictures as they are sent") func edits() throws {
        let edits: [PictureEdit] = [
            .kept(3...3), .kept(4...9), .new("<a/>"), .changed(2, tag: "<b>", children: [.kept(0...1), .new("x")]),
            .changed(5, tag: nil, children: nil),
        ]
        let json = try JSONEncoder.galley().encode(edits)
        #expect(
            String(decoding: json, as: UTF8.self)
                == #"[3,[4,9],"<a/>",{"c":[[0,1],"x"],"k":2,"t":"<b>"},{"k":5}]"#)
        #expect(try JSONDecoder.galley().decode([PictureEdit].self, from: json) == edits)
        var motion = LivePicture.Motion(
            times: [0, 0.5], curves: [[1, 2], [3]],
            tracks: [.init(path: [1, 2], shares: ["x": [[0, 1]]], steps: ["d": [1: "M0 0"]])])
        motion.at = 7
        let moving = try JSONEncoder.galley().encode(motion)
        #expect(try JSONDecoder.galley().decode(LivePicture.Motion.self, from: moving) == motion)
        #expect(LivePicture.Motion(times: [], curves: [], tracks: []).at == 0)
        let time = LivePicture.Time()
        #expect(time.now == 0 && !time.isHeld && time.speed == 1 && time.begin == nil && time.end == nil)
        let picture = LivePicture(number: 3)
        #expect(picture.width == 0 && picture.height == 0 && picture.layoutTime == 0 && picture.drawTime == 0)
    }
}
