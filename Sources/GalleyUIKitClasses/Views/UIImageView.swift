import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A view of a picture, drawn as an `Image`.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage?
    /// The picture while it is highlighted.
    open var highlightedImage: UIImage?
    /// Whether it is highlighted; false.
    open var isHighlighted = false
    /// Pictures that follow each other: the first is shown where there is no picture.
    open var animationImages: [UIImage]?
    /// How long they take, in seconds: kept.
    open var animationDuration: TimeInterval = 0
    /// How often they are shown: kept.
    open var animationRepeatCount = 0
    /// Whether they are being shown.
    open private(set) var isAnimating = false

    /// A view of no size.
    public convenience init() { self.init(frame: .zero) }

    /// A view without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view as large as a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// A view as large as a picture, with another for when it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// A view of an archive: without a picture.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Shows the pictures one after the other.
    open func startAnimating() { isAnimating = true }
    /// Shows the first again.
    open func stopAnimating() { isAnimating = false }

    private var shown: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image ?? animationImages?.first }

    /// The size of its content.
    open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

    override func ownContent(in size: CGSize) -> AnyView? {
        guard let shown else { return AnyView(Color.clear) }
        // A symbol, or a stencil, is in the tint.
        return AnyView(fitted(Image(uiImage: shown), size).foregroundStyle(Color(uiColor: tintColor)))
    }

    private func fitted(_ picture: Image, _ size: CGSize) -> AnyView {
        switch contentMode {
        case .scaleToFill, .redraw: return AnyView(picture.resizable().frame(width: size.width, height: size.height))
        case .scaleAspectFit:
            return AnyView(picture.resizable().scaledToFit().frame(width: size.width, height: size.height))
        case .scaleAspectFill:
            return AnyView(picture.resizable().scaledToFill().frame(width: size.width, height: size.height))
        default: return AnyView(picture.frame(width: size.width, height: size.height, alignment: contentMode.alignment))
        }
    }
}

extension UIView.ContentMode {
    /// Where a picture lies that keeps its size.
    var alignment: Alignment {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}
