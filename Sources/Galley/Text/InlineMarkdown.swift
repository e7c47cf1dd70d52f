import CMarkdown
import GalleyText

/// A stretch of a Markdown text.
nonisolated struct MarkdownRun: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    /// What a link or a picture leads to, as it is written.
    var link, image: String?
}

/// Reads the Markdown that stands in a line: emphasis, code, strikethrough, links, and plain addresses as links, by
/// GitHub's rules (cmark-gfm). Everything else, white space included, stays as it is.
nonisolated enum InlineMarkdown {
    /// Stands where a line ends: cmark would drop the space around a line feed, and begin a block after it. Ogham's space
    /// mark is white space to it, as the rules for emphasis need, and is in no text that has Markdown.
    private static let lineEnd = " \u{1680} "

    /// Registering extensions and parsing with them change what is global in cmark-gfm.
    private static let parsing = Guarded(false)

    static let preserving = AttributedString.MarkdownParsingOptions.InterpretedSyntax
        .inlineOnlyPreservingWhitespace

    /// Whether a text may have Markdown at all; most have none.
    static func isPossible(in text: String) -> Bool {
        var previous: UInt8 = 0
        var w = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "@"):
                return true
            case UInt8(ascii: "/"):
                if previous == UInt8(ascii: ":") { return true }
            case UInt8(ascii: "."):
                if w >= 3 { return true }
            default: break
            }
            w = byte == UInt8(ascii: "w") || byte == UInt8(ascii: "W") ? w + 1 : 0
            previous = byte
        }
        return false
    }

    /// The stretches of a text; neighbours differ.
    static func runs(
        _ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = preserving
    ) -> [MarkdownRun] {
        // Longer than any text that someone wrote by hand, and cmark counts in 32 bits.
        guard text.utf8.count < 1 << 24 else { return [MarkdownRun(text: text)] }
        var source = text
        switch syntax {
        case .full: break
        case .inlineOnly:
            // In one line, which no block begins.
            let words = text.split { $0 == " " || $0.isNewline || $0 == "\t" }
            source = lineEnd + words.joined(separator: " ") + lineEnd
        case .inlineOnlyPreservingWhitespace:
            guard isPossible(in: text), !text.contains("\u{1680}") else {
                return text.isEmpty ? [] : [MarkdownRun(text: text)]
            }
            source =
                lineEnd + text.replacing("\r\n", with: lineEnd).replacing("\n", with: lineEnd) + lineEnd
        }
        return parsing.withLock { isRegistered in
            if !isRegistered {
                cmark_gfm_core_extensions_ensure_registered()
                isRegistered = true
            }
            return parse(source)
        }
    }

    private static func parse(_ text: String) -> [MarkdownRun] {
        guard let parser = cmark_parser_new(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE) else { return [] }
        defer { cmark_parser_free(parser) }
        for name in ["strikethrough", "autolink"] {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        cmark_parser_feed(parser, text, text.utf8.count)
        guard let document = cmark_parser_finish(parser) else { return [] }
        defer { cmark_node_free(document) }
        return runs(in: document)
    }

    private static func runs(in document: OpaquePointer) -> [MarkdownRun] {
        guard let iterator = cmark_iter_new(document) else { return [] }
        defer { cmark_iter_free(iterator) }
        var runs: [MarkdownRun] = []
        var strong = 0
        var emphasized = 0
        var struck = 0
        var links: [String] = []
        var images: [String] = []
        func add(_ text: String, _ more: InlinePresentationIntent = []) {
            var intent = more
            if strong > 0 { intent.insert(.stronglyEmphasized) }
            if emphasized > 0 { intent.insert(.emphasized) }
            if struck > 0 { intent.insert(.strikethrough) }
            let run = MarkdownRun(text: text, intent: intent, link: links.last, image: images.last)
            if var last = runs.last, last.intent == run.intent, last.link == run.link, last.image == run.image {
                last.text += text
                runs[runs.count - 1] = last
            } else {
                runs.append(run)
            }
        }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { break }
            guard let node = cmark_iter_get_node(iterator) else { break }
            let isEntered = event == CMARK_EVENT_ENTER
            let literal = { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }
            let step = isEntered ? 1 : -1
            switch cmark_node_get_type(node) {
            case CMARK_NODE_TEXT: if isEntered { add(literal()) }
            case CMARK_NODE_CODE: if isEntered { add(literal(), .code) }
            case CMARK_NODE_HTML_INLINE: if isEntered { add(literal(), .inlineHTML) }
            case CMARK_NODE_CODE_BLOCK: if isEntered { add(literal()) }
            case CMARK_NODE_HTML_BLOCK: if isEntered { add(literal(), .blockHTML) }
            case CMARK_NODE_SOFTBREAK: if isEntered { add(" ", .softBreak) }
            case CMARK_NODE_LINEBREAK: if isEntered { add("\n", .lineBreak) }
            case CMARK_NODE_STRONG: strong += step
            case CMARK_NODE_EMPH: emphasized += step
            case CMARK_NODE_LINK: update(&links, node, isEntered)
            case CMARK_NODE_IMAGE: update(&images, node, isEntered)
            default:
                // The extension's own type is a variable, which nothing guards; its name is a constant.
                if cmark_node_get_type_string(node).map({ String(cString: $0) }) == "strikethrough" { struck += step }
            }
        }
        return unwrapped(runs)
    }

    private static func update(_ links: inout [String], _ node: OpaquePointer, _ isEntered: Bool) {
        if isEntered {
            links.append(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
        } else {
            links.removeLast()
        }
    }

    /// The line feeds put back, and those around the text taken off.
    private static func unwrapped(_ runs: [MarkdownRun]) -> [MarkdownRun] {
        var runs = runs
        for index in runs.indices { runs[index].text.replace(lineEnd, with: "\n") }
        // cmark drops the blanks at a paragraph's ends, so that only the sign itself and one blank are left of each.
        let mark = "\u{1680}"
        if runs.first?.text.hasPrefix(mark + " ") == true { runs[0].text.removeFirst(2) }
        if runs.last?.text.hasSuffix(" " + mark) == true { runs[runs.count - 1].text.removeLast(2) }
        return runs.filter { !$0.text.isEmpty }
    }
}
