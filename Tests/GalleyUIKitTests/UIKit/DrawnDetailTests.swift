import Galley
import GalleyAppKit
import GalleyAppKitClasses
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// What is drawn of layers and views is as sharp as the screen, and views of archives are drawn as others.
@MainActor @Suite("Details of what UIKit and AppKit draw") struct DrawnDetailTests {
    /// Apple's documentation of `UIGraphicsImageRendererFormat.scale`: that of the main screen unless it is set; and of
    /// `drawHierarchy(in:afterScreenUpdates:)`: a snapshot as on the screen.
    @Test("Half a point of a view is seen in its snapshot") func sharpness() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 4.5, height: 10))
        half.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.addSubview(half)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let drawings: [(UIGraphicsImageRendererContext) -> Void] = [
            { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) },
            { view.layer.render(in: $0.cgContext) },
        ]
        for draw in drawings {
            // A screen has the pixels of the picture that is being drawn.
            var options = RenderOptions()
            options.scale = 2
            let taken = Recorded(UIImage())
            _ =
                RenderedView(
                    Taking {
                        taken.binding.wrappedValue = UIGraphicsImageRenderer(
                            size: CGSize(width: 10, height: 10), format: format
                        ).image(actions: draw)
                    }, options: options
                ).displayList
            let image = taken.value
            let data = try #require(image.cgImage?.dataProvider?.data as Data?)
            func pixel(_ x: Int) -> [UInt8] { Array(data[(10 * 20 + x) * 4..<(10 * 20 + x) * 4 + 3]) }
            #expect(image.cgImage?.width == 20 && pixel(7) == [255, 0, 0] && pixel(10) == [0, 0, 255])
            #expect(pixel(8)[0] > 200 && pixel(9)[0] < 55)
        }
    }

    private struct Taking: UIViewRepresentable {
        let take: () -> Void
        func makeUIView(context: Context) -> UIView {
            take()
            return UIView()
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private final class Archive: NSCoder {}

    private final class Sized: NSView {
        override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    }

    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }

    @Test("A view of an archive has its size as one of a frame has") func archives() throws {
        for view in [Sized(frame: .zero), try #require(Sized(coder: Archive()))] {
            #expect(RenderedView(Shown(view: view).fixedSize()).size == CGSize(width: 30, height: 20))
        }
    }

    @Test("Black, white and nothing, in grey") func greys() {
        #expect(CGColor.white.components == [1, 1] && CGColor.black.components == [0, 1])
        #expect(CGColor.clear.components == [0, 0])
    }
}
