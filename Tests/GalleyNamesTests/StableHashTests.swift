import Foundation
import GalleyBytes
import Testing

@Suite struct StableHashTests {
    /// The vectors of FNV's authors (draft-eastlake-fnv, appendix on test vectors, FNV-1a of 128 bits).
    @Test(arguments: [
        ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
        ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ])
    func publishedVectors(_ text: String, _ hash: String) {
        #expect(StableHash(Data(text.utf8)).hex == hash)
    }

    @Test func textsAreKeptApart() {
        var (first, second) = (StableHash(), StableHash())
        first.combine("ab")
        first.combine("c")
        second.combine("a")
        second.combine("bc")
        #expect(first.hex != second.hex)
        // A text is its bytes and one that no text has.
        #expect(StableHash("ab").hex == StableHash(Data([0x61, 0x62, 0xff])).hex)
    }
}
