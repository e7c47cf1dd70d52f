import Foundation
import GalleyBytes
import Testing

@testable import GalleyProtocol

/// What programs agree on without saying it: the numbers of docs/serve.md, docs/server.md, docs/preview.md and docs/cli.md.
@Suite("Defaults of commands and servers")
struct ProtocolDefaultTests {
    private var worker: ServerSettings.Worker {
        ServerSettings.Worker(
            path: "/galley-host", arguments: ["-a"], environment: ["A": "b"], request: HostRequest(action: .render),
            memory: 64)
    }

    @Test("A server of sessions has the limits of docs/serve.md") func sessions() {
        let settings = ServeSettings(worker: worker, title: "T")
        #expect(settings.mostSessions == 500 && settings.idleTime == 1800 && settings.keepTime == 180)
        #expect(settings.mostEvents == 200 && settings.mostMessageBytes == 16_384)
        #expect(settings.timeLimit == 10 && settings.drainTime == 5 && settings.workers == nil)
        #expect(
            settings.listen.host == "127.0.0.1" && settings.listen.port == 8080
                && settings.listen.mostIdleConnections == 256)
    }

    @Test("A server of pictures has the limits of docs/server.md") func pictures() {
        let settings = ServerSettings(worker: worker)
        #expect(settings.mostWaiting == 64 && settings.timeLimit == 10 && settings.mostAge == 3600)
        #expect(settings.cacheBytes == 64 * 1024 * 1024 && settings.isStrict && settings.signingKey == nil)
        #expect(settings.limits == HostLimits(pixels: 16_777_216, nodes: 20_000, depth: 500, characters: 20_000))
        #expect(
            settings.images.time == 3 && settings.images.mostBytes == 5 * 1024 * 1024
                && !settings.images.allowsPrivateAddresses)
        let page = PlaygroundSettings(galley: "g", listen: ListenSettings())
        #expect(page.mostWaiting == 64 && page.seconds == 10 && page.memory == 1024)
        let preview = PreviewSettings(title: "T")
        #expect(
            preview.host == "127.0.0.1" && preview.port == 0 && !preview.opensBrowser && preview.timeLimit == 10
                && preview.mostPages == 16)
    }

    /// docs/cli.md, "Exit status": sysexits.h's numbers, 124 as `timeout` has it, 128 and the signal as shells have it.
    @Test("Statuses are those that other programs have") func statuses() {
        let all = [
            ExitStatus.notDrawn, ExitStatus.gap, ExitStatus.absentModule, ExitStatus.usage, ExitStatus.source,
            ExitStatus.noInput,
            ExitStatus.unavailable, ExitStatus.crash, ExitStatus.memory, ExitStatus.cannotWrite, ExitStatus.timeout,
            ExitStatus.signal,
        ]
        #expect(all == [1, 2, 3, 64, 65, 66, 69, 70, 71, 73, 124, 128])
    }

    @Test("A request draws in an iPhone 16's size, as iOS 26, once, and is not strict") func request() {
        let request = HostRequest(action: .render)
        #expect(request.room == .proposal(HostSize(width: 393, height: 852)) && request.followsPreviews)
        #expect(request.platform == .ios && request.look == .ios26 && !request.chrome && request.settle == 0.5)
        #expect(
            request.variants == [HostVariant()] && request.skip == 0 && request.count == nil
                && request.layoutFormat == .tree)
        let isSaid = [
            request.showsParts, request.notesLayout, request.notesOrigins, request.isStrict, request.hasRows,
            request.isLive,
            request.isPlayed, request.runsInRealTime, request.isShared, request.isPublic, request.asksForImages,
        ]
        #expect(!isSaid.contains(true) && request.sessionBytes == 0)
        let variant = HostVariant()
        #expect(
            !variant.isDark && variant.typeSize == .large && variant.direction == .leftToRight && variant.label.isEmpty)
    }

    /// Apple's documentation of size classes, and of the safe areas of phones on their side: 21 points at the bottom, the camera's at the
    /// sides; phones from 414 points on are wide then.
    @Test("A phone on its side has its camera at the sides, a tablet only other lengths") func turned() throws {
        let phone = HostDevice.phone.onItsSide
        #expect(
            phone.size == HostSize(width: 852, height: 393) && phone.sides == 59 && phone.top == 0 && phone.bottom == 21
        )
        #expect(!phone.isWide && !phone.isTall)
        let plus = try #require(NamedDevice.named("iphone 16 plus")).screen.onItsSide
        #expect(plus.isWide && !plus.isTall && plus.sides == 59)
        let old = try #require(NamedDevice.named("iPhone SE")).screen.onItsSide
        #expect(old.sides == 0 && old.top == 0 && old.bottom == 0)
        let tablet = try #require(NamedDevice.named("iPad mini")).screen.onItsSide
        #expect(
            tablet.size == HostSize(width: 1133, height: 744) && tablet.top == 24 && tablet.bottom == 20
                && tablet.sides == 0)
        #expect(tablet.isWide && tablet.isTall)
        #expect(
            HostRequest.Room.screen(.phone).onItsSide == .screen(phone) && HostRequest.Room.ideal.onItsSide == .ideal)
        #expect(
            HostRequest.Room.proposal(HostSize(width: 1, height: 2)).onItsSide
                == .proposal(HostSize(width: 2, height: 1)))
        #expect(
            HostRequest.Room.window(HostSize(width: 1, height: 2)).onItsSide == .window(HostSize(width: 1, height: 2)))
        #expect(HostRequest.Room.width(3).onItsSide == .width(3) && HostRequest.Room.height(4).onItsSide == .height(4))
    }

    private func command(_ change: (inout LiveCommand) -> Void) -> LiveCommand {
        var command = LiveCommand(.pointerDown)
        change(&command)
        return command
    }

    @Test("What a page may say ends exactly where it is said to") func bounds() {
        func expect(_ isSound: Bool, _ change: (inout LiveCommand) -> Void, line: Int = #line) {
            #expect(command(change).isSound == isSound, "line \(line)")
        }
        expect(true) { ($0.x, $0.y) = (1e6, -1e6) }
        expect(false) { $0.x = 1e6 + 1 }
        expect(false) { $0.y = .nan }
        expect(false) { $0.time = -.infinity }
        expect(true) { ($0.kind, $0.dy) = (.scrolled, 1e9) }
        expect(false) { ($0.kind, $0.dy) = (.scrolled, 1.1e9) }
        expect(true) { ($0.width, $0.height) = (1, 10_000) }
        expect(false) { ($0.width, $0.height) = (0.5, 10) }
        expect(false) { ($0.width, $0.height) = (10, 10_001) }
        expect(false) { $0.width = 10 }
        expect(true) { $0.speed = 0.01 }
        expect(true) { $0.speed = 10 }
        expect(false) { $0.speed = 0.009 }
        expect(false) { $0.speed = 10.1 }
        expect(true) { $0.address = Array(repeating: String(repeating: "a", count: 1000), count: 100) }
        expect(false) { $0.address = Array(repeating: "a", count: 101) }
        expect(false) { $0.address = [String(repeating: "a", count: 1001)] }
        expect(true) { $0.types = Array(repeating: String(repeating: "a", count: 200), count: 100) }
        expect(false) { $0.types = Array(repeating: "a", count: 101) }
        expect(false) { $0.types = [String(repeating: "a", count: 201)] }
        expect(true) { $0.text = String(repeating: "a", count: 10_000) }
        expect(false) { $0.text = String(repeating: "a", count: 10_001) }
        for path in [\LiveCommand.locale, \.device, \.element] {
            expect(true) { $0[keyPath: path] = String(repeating: "a", count: 100) }
            expect(false) { $0[keyPath: path] = String(repeating: "a", count: 101) }
        }
        expect(true) { ($0.start, $0.removed) = (0, 1_000_000) }
        expect(false) { $0.start = -1 }
        expect(false) { $0.removed = 1_000_001 }
        expect(true) { $0.selection = [2, 2] }
        expect(false) { $0.selection = [3, 2] }
        expect(false) { $0.selection = [1] }
        expect(false) { $0.state = "a" }
        expect(false) { $0.kind = .keep }
        expect(false) { $0.kind = .files }
        expect(false) { $0.kind = .upload }
    }

    @Test("A session's number stands before a space; what is behind it is its line") func sharedLines() throws {
        let line = Data("12 {\"a\":1}".utf8)
        let parts = try #require(SharedLine.parts(line))
        #expect(parts.session == 12 && parts.rest == Data("{\"a\":1}".utf8))
        #expect(try #require(SharedLine.parts(line.dropFirst())).session == 2)
        #expect(SharedLine.parts(Data("12".utf8)) == nil && SharedLine.parts(Data("x 1".utf8)) == nil)
        #expect(SharedLine.parts(Data("1234567890123456789 1".utf8))?.session == 1_234_567_890_123_456_789)
        #expect(SharedLine.parts(Data("12345678901234567890 1".utf8)) == nil)
        #expect(
            [
                SharedLine.ready, SharedLine.turn, SharedLine.opened, SharedLine.alive, SharedLine.ended,
                SharedLine.figures,
            ] == Array("VBO.XF".utf8))
    }

    @Test("Lines are read one by one, with what stands between them, up to a length") func lines() throws {
        let pipe = Pipe()
        let text = "first\n\n" + String(repeating: "x", count: 100_000) + "\nabcdelast"
        let writing = Task.detached {
            try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
            try pipe.fileHandleForWriting.close()
        }
        _ = writing
        var reader = LineReader(pipe.fileHandleForReading.fileDescriptor)
        #expect(try reader.next() == Data("first".utf8) && reader.offset == 6)
        #expect(try reader.next() == Data() && reader.offset == 7)
        #expect(try reader.next()?.count == 100_000)
        #expect(try reader.bytes(5) == Data("abcde".utf8) && reader.offset == 7 + 100_001 + 5)
        #expect(try reader.next() == Data("last".utf8) && reader.offset == text.utf8.count)
        #expect(try reader.next() == nil && reader.bytes(1) == nil)
        let short = Pipe()
        try short.fileHandleForWriting.write(contentsOf: Data("12345\n123456789".utf8))
        try short.fileHandleForWriting.close()
        var limited = LineReader(short.fileHandleForReading.fileDescriptor, limit: 6)
        #expect(try limited.next() == Data("12345".utf8))
        #expect(throws: LineReader.Failure.self) { try limited.next() }
    }

    @Test("No more than two pictures are sent before a page has drawn one") func undrawn() {
        var pictures = UndrawnPictures()
        #expect(!pictures.isFull && !pictures.draw())
        pictures.send()
        #expect(!pictures.isFull)
        pictures.send()
        #expect(pictures.isFull && pictures.count == 2)
        #expect(pictures.draw() && !pictures.isFull && pictures.count == 1)
        pictures.forget()
        #expect(pictures.count == 0 && !pictures.draw())
    }
}
