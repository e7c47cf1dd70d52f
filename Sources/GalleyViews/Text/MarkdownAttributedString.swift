import GalleyGraph

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which part of Markdown counts.
        public enum InterpretedSyntax: Sendable {
            /// All of it. Blocks lose their marks and follow each other without a line end: `PresentationIntent`, which says
            /// on Apple's platforms where they begin, is not in Foundation elsewhere. `Text` shows the same: it knows no
            /// blocks.
            case full
            /// What stands in a line; white space is joined as Markdown does.
            case inlineOnly
            /// What stands in a line; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of text that cannot be read. Any text is Markdown, so that nothing is ever thrown.
        public enum FailurePolicy: Sendable {
            /// An error is thrown.
            case throwError
            /// What can be read of it stays.
            case returnPartiallyParsedIfPossible
        }

        /// How much of Markdown counts: `.full` by default.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens to text that cannot be read, which there is none of.
        public var failurePolicy: FailurePolicy
        /// The language of the text, which all of it gets as its `languageIdentifier`.
        public var languageCode: String?

        /// All of Markdown, in no language in particular, unless said otherwise.
        public init(
            interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// The text of Markdown, with its emphasis, code, lines through it, links and pictures as attributes.
    ///
    /// - Parameters:
    ///   - markdown: The source; any text is Markdown.
    ///   - options: How much of Markdown counts.
    ///   - baseURL: What links and pictures count from.
    public init(
        markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init()
        for run in InlineMarkdown.runs(markdown, options.interpretedSyntax) {
            var attributes = AttributeContainer()
            if !run.intent.isEmpty { attributes.inlinePresentationIntent = run.intent }
            attributes.link = run.link.flatMap { URL(string: $0, relativeTo: baseURL) }
            attributes.imageURL = run.image.flatMap { URL(string: $0, relativeTo: baseURL) }
            attributes.languageIdentifier = options.languageCode
            append(AttributedString(run.text, attributes: attributes))
        }
    }

    /// The text of Markdown in UTF-8; what is none becomes U+FFFD.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The text of a Markdown file.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}
