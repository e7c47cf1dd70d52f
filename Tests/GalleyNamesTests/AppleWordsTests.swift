import GalleyNames
import Testing

@Suite struct AppleWordsTests {
    /// A framework's two or three letters and a word of two letters at the least; constants of C's have a `k` in front.
    @Test func classesOfApples() {
        for name in ["UIView", "NSBo", "PDFBo", "MTLDevice", "kCGImage", "CAX0", "UIAB"] {
            #expect(AppleWords.isClass(name), "\(name)")
        }
        for name in ["UIV", "PDFB", "XXView", "UIview", "Ui", "UI_View", "kUIV", "View", "UI"] {
            #expect(!AppleWords.isClass(name), "\(name)")
        }
    }

    @Test func whatIsQuoted() {
        #expect(AppleWords.quoted(in: "cannot find 'a' in '' or 'b c'") == ["a", "b c"])
        #expect(AppleWords.quoted(in: "nothing's here") == [])
    }
}
