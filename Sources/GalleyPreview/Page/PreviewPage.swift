import Foundation
import GalleyHTTP
import GalleyProtocol

/// The page, whole in one answer: it asks for nothing else.
package enum PreviewPage {
    /// What another command adds to the page.
    package struct Additions: Sendable {
        /// Runs before the page's own script.
        package var script = ""
        package var style = ""
        /// Stands behind the page's own elements.
        package var elements = ""
        /// Classes of the body, which styles go by.
        package var classes = ""

        package init() {}
    }

    package static func response(title: String, _ additions: Additions = .init()) -> HTTPResponse {
        let key = (0..<16).map { _ in String(UInt8.random(in: 0...255), radix: 16) }.joined()
        let html =
            """
            <!doctype html><html lang="en"><head><meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(escaped(title)) – Galley</title><style>\(PreviewPageStyle.css)\(additions.style)</style></head>
            <body class="\(additions.classes)">\(body(title: escaped(title)))\(additions.elements)</body>
            <script nonce="\(key)">\(additions.script)\(PageScript.preview)</script></html>
            """
        var response = HTTPResponse.text(html, type: "text/html; charset=utf-8")
        // Nothing but this page's own script runs, whatever a picture holds.
        let policy =
            "default-src 'none'; script-src 'nonce-\(key)'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        response.headers.add(name: "Content-Security-Policy", value: policy)
        response.headers.add(name: "X-Content-Type-Options", value: "nosniff")
        response.headers.add(name: "Cache-Control", value: "no-store")
        return response
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    private static func body(title: String) -> String {
        """
        <header><h1>\(title)</h1><label>View <select id="view"></select></label>
        <details id="settings" open><summary>Settings</summary><div>
        <label>Device <select id="device"><option value="">None: own size</option><option value="custom">A size</option>
        \(devices)</select></label>
        <label><input id="turned" type="checkbox"> Turned</label>
        <label>Width <input id="width" type="number" min="1" max="10000" placeholder="own"></label>
        <label>Height <input id="height" type="number" min="1" max="10000" placeholder="own"></label>
        <label>Appearance <select id="appearance"><option value="light">Light</option><option value="dark">Dark</option></select></label>
        <label>Language <input id="locale" size="6" placeholder="en_US" spellcheck="false" autocapitalize="off"></label>
        <label>Text size <select id="typeSize"></select></label>
        <label>Direction <select id="direction"><option value="ltr">Left to right</option>
        <option value="rtl">Right to left</option></select></label>
        <label><input id="select" type="checkbox"> Select text</label>
        <button id="restart">Restart</button></div></details>
        <button id="inspect" aria-pressed="false" aria-controls="inspector">Inspect</button></header>
        <main><div id="desk"><div id="stage" tabindex="0" role="application" aria-label="The view, alive">
        <div id="picture" aria-hidden="true"></div><div id="elements"></div><div id="outline" aria-hidden="true" hidden><span></span></div>
        <button id="handle" aria-label="Window size; arrow keys change it"></button></div>
        <section id="problem" role="alert" hidden><h2></h2><pre tabindex="0"></pre></section></div>
        <aside id="inspector" aria-label="Inspector" hidden>
        <label><input id="pick" type="checkbox" checked> Clicks in the picture choose a view</label>
        <label><input id="parts" type="checkbox"> Show what controls are made of</label>
        <div id="tree" role="tree" aria-label="Views"></div><section id="reason" aria-live="polite" tabindex="0"></section></aside></main>
        <footer><div id="time" role="group" aria-label="Time"><button id="hold" aria-pressed="false">Pause</button>
        <input id="moment" type="range" min="0" max="1" step="any" disabled aria-label="Moment of the animation">
        <span id="moment-text"></span> <label>Speed <select id="speed"><option value="1">1×</option><option value="0.5">½×</option>
        <option value="0.25">¼×</option><option value="0.1">⅒×</option></select></label></div>
        <div><span id="state" role="status">Connecting …</span> <span id="size"></span> <span id="times"></span> <ul id="notes"></ul></div>
        </footer>
        """
    }

    private static let devices = NamedDevice.all.map { device in
        let size = "\(Int(device.screen.size.width)) × \(Int(device.screen.size.height))"
        return "<option value=\"\(escaped(device.name))\">\(escaped(device.name)), \(size)</option>"
    }.joined()
}
