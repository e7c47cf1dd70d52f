import CMarkdown
import GalleyGraph
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

    /// cmark-gfm reads one text at a time: its extensions have variables. True once it was found missing.
    private static let isMissing = Locked(false)

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
    /// - Parameter marksInflection: Whether what is to be inflected stands between `Inflection`'s marks.
    static func runs(
        _ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = preserving,
        marksInflection: Bool = false
    ) -> [MarkdownRun] {
        // Longer than any text that someone wrote by hand, and cmark counts in 32 bits.
        guard text.utf8.count < 1 << 24 else { return [MarkdownRun(text: text)] }
        let text = MarkdownAttribute.removed(from: text, marks: marksInflection).text
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
        var reader = Reader()
        let isRead = isMissing.withLock { isMissing in
            let isRead = !isMissing && reader.read(source)
            if !isRead, !isMissing { report() }
            isMissing = !isRead
            return isRead
        }
        return isRead ? unwrapped(reader.runs) : [MarkdownRun(text: text)]
    }

    /// Says once that texts are shown as they are written.
    private static func report() {
        FileHandle.standardError.write(
            Data("Galley: libcmark-gfm is not installed, so that texts show their Markdown as it is written\n".utf8))
    }

    /// Makes runs of what cmark finds.
    private struct Reader {
        var runs: [MarkdownRun] = []
        private var strong = 0
        private var emphasized = 0
        private var struck = 0
        private var links: [String] = []
        private var images: [String] = []

        /// False where there is no cmark-gfm.
        mutating func read(_ text: String) -> Bool {
            withUnsafeMutablePointer(to: &self) { reader in
                galley_markdown_read(text, text.utf8.count, reader) { reader, kind, enters, string in
                    let text = string.map { String(cString: $0) } ?? ""
                    reader?.assumingMemoryBound(to: Reader.self).pointee.visit(kind, enters, text)
                }
            }
        }

        private mutating func visit(_ kind: galley_markdown_kind, _ enters: Bool, _ text: String) {
            let step = enters ? 1 : -1
            switch kind {
            case GALLEY_MARKDOWN_STRONG: strong += step
            case GALLEY_MARKDOWN_EMPHASIS: emphasized += step
            case GALLEY_MARKDOWN_STRIKETHROUGH: struck += step
            case GALLEY_MARKDOWN_LINK: update(&links, text, enters)
            case GALLEY_MARKDOWN_IMAGE: update(&images, text, enters)
            case _ where !enters: break
            case GALLEY_MARKDOWN_CODE: add(text, .code)
            case GALLEY_MARKDOWN_HTML: add(text, .inlineHTML)
            case GALLEY_MARKDOWN_HTML_BLOCK: add(text, .blockHTML)
            case GALLEY_MARKDOWN_SOFT_BREAK: add(" ", .softBreak)
            case GALLEY_MARKDOWN_LINE_BREAK: add("\n", .lineBreak)
            default: add(text)
            }
        }

        private mutating func add(_ text: String, _ more: InlinePresentationIntent = []) {
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

        private func update(_ links: inout [String], _ link: String, _ enters: Bool) {
            if enters { links.append(link) } else { links.removeLast() }
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
