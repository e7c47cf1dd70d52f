import GalleyGraph
import GalleyUIKit

/// A view's text, to be changed in place. What is changed of its letters is the view's text at once.
open class NSTextStorage: NSMutableAttributedString {
    /// Whose text it is.
    weak var view: UITextView?

    private func noteChange() {
        let letters = string
        guard let view, MainThread.isCurrent else { return }
        MainActor.assumeIsolated { view.take(letters) }
    }

    /// Puts letters in the place of others.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        noteChange()
    }
    /// Puts a text in the place of another.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
        noteChange()
    }
    /// Takes letters out.
    open override func deleteCharacters(in range: NSRange) {
        super.deleteCharacters(in: range)
        noteChange()
    }
}
