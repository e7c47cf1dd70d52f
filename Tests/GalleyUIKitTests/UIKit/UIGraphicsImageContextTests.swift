import Galley
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// Documentation of `UIGraphicsBeginImageContextWithOptions`: a scale of 0 is the screen's, and pictures can be begun inside of others.
@MainActor @Suite("Pictures that are begun and ended")
struct UIGraphicsImageContextTests {
    @Test("What is drawn in between is the picture") func picture() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 6), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 6))
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
        let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        #expect(inner.scale == 1 && inner.size == CGSize(width: 3, height: 3))
        #expect(outer.scale == 2 && outer.size == CGSize(width: 4, height: 6))
        let data = try #require(outer.cgImage?.dataProvider?.data)
        let red = try #require(CFDataGetBytePtr(data))
        #expect(red[0] > 250 && red[1] < 70 && red[3] == 255)
        UIGraphicsEndImageContext()
    }

    @Test("Values from C, and letters with a picture among them") func values() {
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
        #expect(CGVectorMake(1, 2).dy == 2)
        let picture = NSTextAttachment()
        let text = NSAttributedString(attachment: picture)
        #expect(text.string == "\u{FFFC}")
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === picture)
    }
}
