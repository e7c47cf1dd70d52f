import GalleyHTTP
import GalleyPreview

/// The page: that of `galley preview` without what is for developers, whose socket belongs to a session.
enum ServePage {
    static func response(title: String) -> HTTPResponse {
        var additions = PreviewPage.Additions()
        additions.script = PageFile.sessionScript
        additions.style = PageFile.sessionStyle
        additions.elements = #"<p id="notice" role="alert" hidden></p>"#
        additions.classes = "served"
        return PreviewPage.response(title: title, additions)
    }
}
