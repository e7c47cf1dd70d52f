import Foundation
import GalleyCrypto
import GalleyHTTP
import GalleyProtocol

/// The page, whole in one answer: it asks for nothing else, and holds nothing that is one person's.
package enum PreviewPage {
    /// What another command adds to the page.
    package struct Additions: Sendable {
        /// Runs before the page's own script.
        package var script = ""
        package var style = ""
        /// Stands behind the page's own elements.
        package var elements = ""
        /// Whether the page is for who writes the views: it has tools.
        package var isTool = false
        /// Classes of the body, which styles go by.
        package var classes = ""
        /// Who may show the page inside of theirs, as `frame-ancestors` has it.
        package var ancestors = "'none'"

        package init() {}
    }

    package static func page(title: String, _ additions: Additions = .init()) -> KeptPage {
        var additions = additions
        if additions.isTool {
            additions.style += PageFile.toolStyle
            additions.classes += " tool"
        }
        let script = PageScript.lean(additions.script) + "\n" + PageScript.text(isTool: additions.isTool)
        let html =
            """
            <!doctype html><html lang="en"><head><meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(escaped(title)) – Galley</title><style>\(PageFile.style)\(additions.style)</style></head>
            <body class="\(additions.classes)">\(body(title: escaped(title), isTool: additions.isTool))\(additions.elements)</body>
            <script>\(script)</script></html>
            """
        var response = HTTPResponse.text(html, type: "text/html; charset=utf-8")
        // Nothing but this page's own script runs, whatever a picture holds.
        let hash = Data(SHA256.hash(script.utf8)).base64EncodedString()
        let policy =
            "default-src 'none'; script-src 'sha256-\(hash)'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \(additions.ancestors)"
        response.headers.add(name: "Content-Security-Policy", value: policy)
        response.headers.add(name: "X-Content-Type-Options", value: "nosniff")
        return KeptPage(response, tag: SHA256.hash(response.body).prefix(16).hexDigits)
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    private static func body(title: String, isTool: Bool) -> String {
        // What a page does without.
        let other = isTool ? /<!--(?:tool|end)-->/ : /<!--tool-->(?s:.*?)<!--end-->/
        return PageFile.body.replacing(other, with: "")
            .replacing("{{devices}}", with: devices).replacing("{{title}}", with: title)
    }

    private static let devices = NamedDevice.all.map { device in
        let size = "\(Int(device.screen.size.width)) × \(Int(device.screen.size.height))"
        return "<option value=\"\(escaped(device.name))\">\(escaped(device.name)), \(size)</option>"
    }.joined()
}
