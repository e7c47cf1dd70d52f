import Galley
import GalleyTestSupport
import Testing

/// Masks whose content has a clip or an effect (rules.md §10.4: a mask counts by the alpha of all that it draws).
@MainActor @Suite("Masks of marks") struct MaskedMarkTests {
    @Test("A mask counts with its clip, and with its opacity") func clips() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let clipped = try Pixels(in: 40, 40, red.mask { Rectangle().clipShape(Circle()) })
        #expect(clipped[20, 20] == [255, 0, 0, 255] && clipped[1, 1][3] == 0 && clipped[38, 38][3] == 0)
        let faint = try Pixels(in: 40, 40, red.mask { Rectangle().opacity(0.5) })
        #expect((126...129).contains(faint[20, 20][3]))
        let plain = try Pixels(in: 40, 40, red.mask { Circle().offset(x: 10) })
        #expect(plain[35, 20][3] == 255 && plain[5, 20][3] == 0)
    }
}
