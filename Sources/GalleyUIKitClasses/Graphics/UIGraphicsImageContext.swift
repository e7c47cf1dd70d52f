import GalleyDrawing
import GalleyUIKit
import GalleyViews

// The way of making pictures that came before `UIGraphicsImageRenderer`.

/// The pictures that were begun, the innermost last.
@MainActor
private enum BegunImages {
    struct Begun {
        let context: CGContext
        let size: CGSize
        let scale: CGFloat
        let isOpaque: Bool
    }

    static var all: [Begun] = []
}

/// Begins a picture of one pixel a point.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture.
///
/// - Parameters:
///   - opaque: Whether it has no transparent places.
///   - scale: Pixels a point; 0 is the screen's.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext()
    BegunImages.all.append(
        BegunImages.Begun(
            context: context, size: size, scale: scale > 0 ? scale : UIScreen.main.scale, isOpaque: opaque))
    DrawingStack.contexts.append(context)
}

/// What was drawn since the picture was begun; nil where none was.
@MainActor @preconcurrency
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let begun = BegunImages.all.last else { return nil }
    return DrawingStack.image(begun.context, begun.size, scale: begun.scale, isOpaque: begun.isOpaque)
}

/// Ends the picture that was begun last.
@MainActor @preconcurrency
public func UIGraphicsEndImageContext() {
    guard let begun = BegunImages.all.popLast() else { return }
    if let place = DrawingStack.contexts.lastIndex(where: { $0 === begun.context }) {
        DrawingStack.contexts.remove(at: place)
    }
}

/// Lets UIKit draw in a context.
@MainActor @preconcurrency
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.contexts.append(context) }

/// Lets UIKit draw where it drew before.
@MainActor @preconcurrency
public func UIGraphicsPopContext() { _ = DrawingStack.contexts.popLast() }
