import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A bar of how far a task has got, drawn as a `ProgressView`.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How a bar looks.
    public enum Style: Int, Sendable { case `default`, bar }

    /// How far, 0…1: what is less or more is that.
    open var progress: Float = 0 {
        didSet {
            let kept = clamped(progress, from: 0, to: 1)
            if progress != kept { progress = kept }
        }
    }
    /// How it looks: kept.
    open var progressViewStyle = Style.default
    /// The colour of what is done.
    open var progressTintColor: UIColor?
    /// The colour of what is not done: kept.
    open var trackTintColor: UIColor?

    /// A bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Sets how far, and nothing moves.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override class var standardPriorities: ContentPriorities { .hugging(.vertical) }
    /// The size of its content.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: measured(content.frame(width: 100)).height)
    }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(content.frame(width: size.width)) }

    private var content: some View {
        ProgressView(value: progress).tint(progressTintColor.map { Color(uiColor: $0) })
    }
}
