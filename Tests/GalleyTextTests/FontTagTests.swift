import Testing

@testable import GalleyText

/// Tags of fonts: four bytes, the first one highest, filled up with spaces (OpenType, "Data Types").
@Suite("Tags of fonts")
struct FontTagTests {
    @Test("Four letters") func letters() {
        #expect(fontTag("wght") == 0x7767_6874 && fontTag("abcdef") == 0x6162_6364)
        #expect(fontTag("a") == 0x6120_2020 && fontTag("") == 0x2020_2020 && fontTag("abc") == 0x6162_6320)
    }
}
