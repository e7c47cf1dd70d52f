import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Texts that say nothing")
struct EmptyTextTests {
    @Test("Their lengths are 0, and not −0", arguments: [0, 4, -4] as [CGFloat], [nil, 0, 100] as [CGFloat?])
    func noMinusZero(lineSpacing: CGFloat, width: CGFloat?) {
        for isFixed in [false, true] {
            let text = Text(verbatim: "").lineSpacing(lineSpacing).fixedSize(horizontal: isFixed, vertical: isFixed)
            let found = size(of: text, width, nil)
            #expect(found == .zero)
            #expect(found.width.sign == .plus && found.height.sign == .plus)
        }
    }
}
