/// Something that a command has to say, for programs: what `--json` prints of compilers' messages, findings and failures.
///
/// Lines and columns count from 1, columns in bytes of UTF-8, as compilers' do. A place's end is behind its last character.
public struct ToolMessage: Codable, Equatable, Sendable {
    /// Whose it is to act.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The author's own: Apple's SDK would refuse it, too, or warn of it.
        case mistake
        /// Apple's SDK has it, and Galley has not.
        case gap
        /// What another module would have to say, which cannot be had here.
        case module
        /// What `galley lint` has found in a view's layout.
        case finding
        /// A command could not do what it was asked: options, files, the toolchain, a crash.
        case failure
    }

    /// How bad it is.
    public enum Severity: String, Codable, Sendable, CaseIterable {
        case error, warning, note
    }

    /// A range of a file.
    public struct Place: Codable, Equatable, Hashable, Sendable {
        /// The file as the user wrote its name.
        public var file: String
        /// The first character's line.
        public var line: Int
        /// The first character's column; nil where a line is all that is known.
        public var column: Int?
        /// The end's line; nil where the end is not known.
        public var endLine: Int?
        /// The end's column.
        public var endColumn: Int?

        /// A place of which at least the line is known.
        public init(file: String, line: Int, column: Int? = nil, endLine: Int? = nil, endColumn: Int? = nil) {
            self.file = file
            self.line = line
            self.column = column
            self.endLine = endLine
            self.endColumn = endColumn
        }
    }

    /// A change of a file's text: what stands at the place, which has an end, becomes the text.
    public struct Edit: Codable, Equatable, Sendable {
        /// What is replaced; empty where its end is its beginning.
        public var place: Place
        /// What stands there afterwards.
        public var text: String

        /// A replacement.
        public init(place: Place, text: String) {
            self.place = place
            self.text = text
        }
    }

    /// What to do about it.
    public struct Suggestion: Codable, Equatable, Sendable {
        /// The same in words.
        public var text: String
        /// The changes that do it, all of them together; nil where words are all there is.
        public var edits: [Edit]?
        /// A command line that does it, or tells more.
        public var command: String?

        /// Words, and what carries them out.
        public init(text: String, edits: [Edit]? = nil, command: String? = nil) {
            self.text = text
            self.edits = edits
            self.command = command
        }
    }

    /// A further remark on it at a place of its own.
    public struct Note: Codable, Equatable, Sendable {
        /// A whole sentence, or the compiler's words.
        public var message: String
        /// Where; nil where it is no place of the user's files.
        public var place: Place?

        /// A remark.
        public init(message: String, place: Place? = nil) {
            self.message = message
            self.place = place
        }
    }

    /// Whose it is.
    public var kind: Kind
    /// How bad it is.
    public var severity: Severity
    /// A word of docs/cli.md's list, such as `unknown-name`; it stays the same when the words change.
    public var code: String
    /// The compiler's own name of a message of its, such as `cannot_find_in_scope`; nil for all others.
    public var compiler: String?
    /// What is wrong, for people.
    public var message: String
    /// Where; nil where no file is at fault.
    public var place: Place?
    /// What to do; nil where nothing is known to help.
    public var suggestion: Suggestion?
    /// What belongs to it; nil where there is nothing.
    public var notes: [Note]?

    /// A message.
    public init(
        _ kind: Kind, _ severity: Severity, code: String, _ message: String, at place: Place? = nil,
        suggestion: Suggestion? = nil
    ) {
        self.kind = kind
        self.severity = severity
        self.code = code
        self.message = message
        self.place = place
        self.suggestion = suggestion
    }
}
