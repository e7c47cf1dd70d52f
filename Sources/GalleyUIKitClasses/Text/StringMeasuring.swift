import GalleyGraph
import GalleyUIKit
import GalleyViews

/// What counts where a text is measured: all of it does, as a `Text` is what is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The place is the text's corner, and lines are broken at the width.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The font's space between lines counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Letters' outlines count, not their widths.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line is cut with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How a text is made smaller: kept.
open class NSStringDrawingContext: NSObject {
    /// How small letters may get: kept.
    open var minimumScaleFactor: CGFloat = 0
    /// How small they are: 1.
    open var actualScaleFactor: CGFloat { 1 }
    /// Where the text lies: nowhere yet.
    open var totalBounds: CGRect { .zero }
}

/// A text that is measured as the `Text` of its letters and its font.
private enum MeasuredString {
    /// UIKit's font where none is set: Helvetica of 12 points, of which the size counts here.
    private static let standardSize: CGFloat = 12

    /// - Parameter width: Where lines are broken; nil for one line.
    static func size(_ text: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?) -> CGSize {
        // Views are measured by the main actor, and so are these texts, as UIKit's views are that ask for it.
        guard Thread.isMainThread || MainThread.isCurrent, !text.isEmpty else { return .zero }
        let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: standardSize)
        let kern = (attributes?[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes?[.kern] as? CGFloat
        return MainActor.assumeIsolated {
            let content = Text(verbatim: text).font(Font(font)).kerning(kern ?? 0)
            guard let width, width > 0, width < 100_000 else { return measured(content.lineLimit(1)) }
            let oneLine = measured(content.lineLimit(1))
            if oneLine.width <= width, !text.contains(where: \.isNewline) { return oneLine }
            return measured(content, offered: width)
        }
    }

    static func rect(
        _ text: String, _ attributes: [NSAttributedString.Key: Any]?, in size: CGSize, _ options: NSStringDrawingOptions
    ) -> CGRect {
        let isBroken = options.contains(.usesLineFragmentOrigin)
        return CGRect(origin: .zero, size: Self.size(text, attributes, width: isBroken ? size.width : nil))
    }
}

// On Apple's platforms these are NSString's, and Swift's strings have them, too.
extension StringProtocol {
    /// The size of the text in one line.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        MeasuredString.size(String(self), attrs, width: nil)
    }

    /// The rectangle of the text from 0, 0, with its lines broken at a width where the options say so.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        MeasuredString.rect(String(self), attributes, in: size, options)
    }
}

extension NSString {
    /// The size of the text in one line.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attrs)
    }

    /// The rectangle of the text from 0, 0, with its lines broken at a width where the options say so.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    private var firstAttributes: [Key: Any]? { length > 0 ? attributes(at: 0, effectiveRange: nil) : nil }

    /// The size of the text in one line, in the look of its first letter.
    public func size() -> CGSize { MeasuredString.size(string, firstAttributes, width: nil) }

    /// The rectangle of the text from 0, 0, in the look of its first letter.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        MeasuredString.rect(string, firstAttributes, in: size, options)
    }
}
