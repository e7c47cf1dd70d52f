import GalleyFormats
import Testing

@Suite("Ranges of frames") struct FrameRangeTests {
    @Test("0...2@30 has 61 moments and 0..<2@30 has 60") func counts() throws {
        let closed = try #require(FrameRange("0...2@30")).moments
        #expect(closed.count == 61 && closed.first == 0 && closed.last == 2)
        let open = try #require(FrameRange("0..<2@30")).moments
        #expect(open.count == 60 && open.last.map { $0 < 2 - 0.03 } == true)
        #expect(try #require(FrameRange("0.5...0.75@8")).moments == [0.5, 0.625, 0.75])
        #expect(try #require(FrameRange("1..<1.05@10")).moments == [1])
    }

    @Test(
        "What is no range is none",
        arguments: [
            "", "2", "0...2", "0..2@30", "2...0@30", "-1...2@30", "0...2@0", "0...2@-1", "0...inf@30", "0...nan@30",
            "0...1000@30", "a...b@c", "0...2@30@2", "0...2@1e9",
        ])
    func refused(text: String) { #expect(FrameRange(text) == nil) }
}
