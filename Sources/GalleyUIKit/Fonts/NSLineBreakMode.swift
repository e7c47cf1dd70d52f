/// Where a line ends that has no room for its text, as UIKit and AppKit say it.
public enum NSLineBreakMode: Int, Sendable {
    /// Between words.
    case byWordWrapping = 0
    /// Between characters.
    case byCharWrapping = 1
    /// At the edge, what is beyond it cut off.
    case byClipping = 2
    /// What does not fit is left out at the beginning.
    case byTruncatingHead = 3
    /// What does not fit is left out at the end.
    case byTruncatingTail = 4
    /// What does not fit is left out in the middle.
    case byTruncatingMiddle = 5
}
