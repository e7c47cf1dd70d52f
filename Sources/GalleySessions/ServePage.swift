import GalleyHTTP
import GalleyPreview

/// The page: that of `galley preview` without what is for developers, whose socket belongs to a session.
enum ServePage {
    /// - Parameter fillsPage: Whether the page is the views' window: where no size and no device was asked for.
    static func page(title: String, fillsPage: Bool) -> KeptPage {
        var additions = PreviewPage.Additions()
        additions.script = PageFile.sessionScript
        additions.style = PageFile.sessionStyle
        additions.elements = #"<p id="notice" role="alert" hidden></p>"#
        additions.classes = fillsPage ? "served window" : "served"
        return PreviewPage.page(title: title, additions)
    }
}
