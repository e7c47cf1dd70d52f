import GalleyEngine
import GalleyGraph
import GalleyViews

extension LayoutExplanation {
    /// The explanation as a page by itself: the picture, the tree of views with their sentences, and the place of the view that
    /// the pointer or the focus is on.
    ///
    /// - Parameters:
    ///   - title: The page's title.
    ///   - picture: The view as SVG; nil for outlines alone.
    public func html(title: String, picture: String? = nil) -> String {
        var page = ExplanationHTML.head(ExplanationHTML.escaped(title))
        let width = LayoutNumber.short(size.width.isFinite ? size.width : 0)
        let height = LayoutNumber.short(size.height.isFinite ? size.height : 0)
        page += "<main><div class=\"picture\"><div class=\"canvas\" style=\"width:\(width)px;height:\(height)px\">"
        page += (picture ?? "") + "<div id=\"place\"></div></div></div>\n<div class=\"tree\">\n"
        var open: [(id: Int, isEnd: Bool)] = [(0, false)]
        while let (id, isEnd) = open.popLast() {
            if isEnd {
                page += "</details>\n"
                continue
            }
            let node = nodes[id]
            guard node.isShown else { continue }
            page += ExplanationHTML.opening(of: node, in: self)
            page += ExplanationHTML.parts(of: node, in: self)
            open.append((id, true))
            open += views(in: node).reversed().map { ($0, false) }
        }
        return page + "</div></main>\n" + Glossary.html + ExplanationHTML.script + "</body></html>\n"
    }
}

/// The parts of the page.
enum ExplanationHTML {
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }

    static func opening(of node: LayoutExplanation.Node, in explanation: LayoutExplanation) -> String {
        let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map {
            LayoutNumber.short($0)
        }
        var text = "<details open><summary data-frame=\"\(frame.joined(separator: " "))\">"
        text += "<b>\(escaped(node.kind))</b>"
        if let label = node.title { text += " <q>\(escaped(Wording.excerpt(label)))</q>" }
        text += " <span>\(Wording.size(node.proposal)) → \(Wording.size(node.frame.size))</span></summary>"
        let sentences = explanation.sentences(of: node)
        if !sentences.isEmpty {
            text += "<ul>" + sentences.map { "<li>\(Glossary.linked(escaped($0)))</li>" }.joined() + "</ul>"
        }
        if explanation.views(in: node).isEmpty {
            text += explanation.origins(of: node).map { "<p>\(escaped($0))</p>" }.joined()
        }
        return text + "\n"
    }

    /// What a view is made of, folded: a row a part, without the views that lie in it.
    static func parts(of node: LayoutExplanation.Node, in explanation: LayoutExplanation) -> String {
        let parts = explanation.parts(of: node)
        guard !parts.isEmpty else { return "" }
        var text = "<details class=\"parts\"><summary>\(Wording.plural(parts.count, "part"))</summary>\n"
        for id in parts { text += opening(of: explanation.nodes[id], in: explanation) + "</details>\n" }
        return text + "</details>\n"
    }

    static func head(_ title: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>\(title)</title><style>
        :root{color-scheme:light dark;font:14px/1.45 system-ui,sans-serif}
        body{margin:0}main{display:flex;flex-wrap:wrap;gap:24px;padding:24px;align-items:flex-start}
        .picture{position:sticky;top:24px;max-width:100%;overflow:auto}
        .canvas{position:relative;outline:1px solid #8884;background:#fff}
        #place{position:absolute;display:none;background:#007aff33;outline:2px solid #007aff}
        .tree{flex:1 1 24em;min-width:0}details{padding-left:14px;border-left:1px solid #8884}
        summary{cursor:pointer;border-radius:4px}summary:hover,summary:focus{background:#007aff22}
        .words{padding:0 24px 24px;max-width:60em}dt{font-weight:600}dt:target{background:#ff02}li a{color:inherit}
        .parts{opacity:.7}summary span{color:#888;font-variant-numeric:tabular-nums}ul,p{margin:2px 0 6px;padding-left:20px}p{color:#888}
        </style></head><body>

        """
    }

    static let script = """
        <script>
        const place=document.getElementById("place");
        for(const s of document.querySelectorAll("summary")){
          const show=()=>{const f=s.dataset.frame.split(" ");place.style.cssText=
            `display:block;left:${f[0]}px;top:${f[1]}px;width:${f[2]}px;height:${f[3]}px`};
          s.addEventListener("mouseenter",show);s.addEventListener("focus",show);
        }
        </script>

        """
}
