/// One line of the host's answer, a JSON object; the lines come as the work continues, so that a crash in the user's code
/// costs only the view that it happened in.
///
/// The user's code runs in the host's process and can write what it likes into the answer. So nothing in it says where a file
/// is written: `galley` decides that.
public enum HostEvent: Codable, Sendable {
    /// The previews of a place in the source are made next, before any view is named: their code may crash.
    /// The place is counted from 0, in the order of the views.
    case making(place: Int)
    /// The names of all views that there are.
    case views(names: [String])
    /// Work on the next view begins.
    case begin
    /// A view needs an image from outside. A line with a `HostImage` is the answer, followed by the bytes.
    case image(url: String)
    /// A view's outcome. Behind the line come the bytes of its pictures, one after the other.
    case end(HostResult)
}

/// One view's outcome.
public struct HostResult: Codable, Sendable {
    /// The view's name, as the source and the command line say it.
    public var name: String
    /// Where a `#Preview` is written: the file's name, and the line. Nil for other views.
    public var preview: PreviewPlace?
    /// What tells it from the view's other variants; `galley` fills it in. Empty where there are none.
    public var variant = ""
    /// The number of bytes of each picture, in the order of the request's formats; empty when there is none.
    public var pictures: [Int] = []
    /// The files written; `galley` fills them in.
    public var outputs: [String] = []
    /// Width and height in points, of a view that was laid out.
    public var size: [Double] = []
    /// What was noticed, in the order in which it was met.
    public var diagnostics: [Diagnostic] = []
    /// The text that `layout` prints, or what `HostRequest.notesLayout` asks for.
    public var layout: String?
    /// How two pictures differ, in a few words; nil where they show the same.
    public var difference: String?
    /// What `lint` has found.
    public var findings: [Finding] = []
    /// What came of a step of a script.
    package var played: PlayAnswer?
    /// What is wrong with a layout that was checked.
    public var layoutFaults: [LayoutFault] = []
    /// Why nothing was written.
    public var failure: Failure?
    /// How long each part of the work took, in the order of the work; of rows only.
    public var phases: [Phase]?

    /// An outcome with nothing drawn and nothing noticed yet.
    public init(name: String) {
        self.name = name
    }

    /// Where a `#Preview` is written.
    public struct PreviewPlace: Codable, Sendable {
        /// The file's name, without its folder.
        public var file: String
        /// The line, counted from 1.
        public var line: Int

        /// A place in the source.
        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// Something that was drawn otherwise than asked.
    public struct Diagnostic: Codable, Sendable {
        /// "note", "warning" or "error".
        public var severity: String
        /// A whole sentence for the reader, with what can be done about it.
        public var message: String

        /// A remark of "note", "warning" or "error".
        public init(severity: String, message: String) {
            self.severity = severity
            self.message = message
        }
    }

    /// Something that people will see as a fault.
    public struct Finding: Codable, Sendable {
        /// A view on the way from the root.
        public struct Place: Codable, Sendable, Equatable {
            /// SwiftUI's name of the view's type or of the modifier.
            public var kind: String
            /// The text, or the symbol's or asset's name; nil where the view has none.
            public var label: String?
            /// The text as it is written in the source, where another one is shown.
            public var written: String?
            /// The program's views in whose bodies it was made, the innermost first.
            public var owners: [String]
            /// Its place among the views beside it.
            public var number: Int

            /// A view on the way from the root.
            public init(kind: String, label: String?, written: String?, owners: [String], number: Int) {
                self.kind = kind
                self.label = label
                self.written = written
                self.owners = owners
                self.number = number
            }
        }

        /// The rule's name: `text-cut`.
        public var rule: String
        /// "note" or "warning".
        public var severity: String
        /// What is wrong, in a sentence with numbers.
        public var message: String
        /// The views from the root to the one that is meant.
        public var path: [Place]
        /// x, y, width and height of the view.
        public var frame: [Double]
        /// What was proposed on the way down.
        public var proposals: [String]
        /// What would mend it; nil where that is not known.
        public var fix: String?

        /// Something that was found.
        public init(
            rule: String, severity: String, message: String, path: [Place], frame: [Double], proposals: [String],
            fix: String?
        ) {
            self.rule = rule
            self.severity = severity
            self.message = message
            self.path = path
            self.frame = frame
            self.proposals = proposals
            self.fix = fix
        }
    }

    /// What a layout does wrong.
    public struct LayoutFault: Codable, Sendable {
        /// The rule's name: `size-and-placement`.
        public var rule: String
        /// What is wrong, in a sentence with numbers.
        public var message: String
        /// The fault with its example and what would help, in a few lines.
        public var text: String
        /// What would help.
        public var fix: String

        /// A fault.
        public init(rule: String, message: String, text: String, fix: String) {
            self.rule = rule
            self.message = message
            self.text = text
            self.fix = fix
        }
    }

    /// A failure with the exit status that it leads to.
    public struct Failure: Codable, Sendable {
        /// What `galley` exits with; see docs/cli.md.
        public var status: Int32
        /// A whole sentence for the reader, with what can be done about it.
        public var message: String
        /// What kind of failure it is; nil where only its status counts.
        public var cause: Cause?
        /// The field that is to blame.
        public var field: String?

        /// A failure that makes `galley` exit with `status`.
        public init(status: Int32, message: String, cause: Cause? = nil, field: String? = nil) {
            self.status = status
            self.message = message
            self.cause = cause
            self.field = field
        }
    }

    /// What kind of failure it is, for who answers it in another way than by its exit status.
    public enum Cause: String, Codable, Sendable {
        /// The data does not fit the view.
        case data
        /// The picture is larger than `HostLimits` allow.
        case pixels
        /// The view is larger than `HostLimits` allow, in another way.
        case size
        /// No view is called so, or lies there.
        case view
    }

    /// A part of the work.
    public struct Phase: Codable, Sendable {
        /// `decode`, `layout` or `draw`.
        public var name: String
        /// How long it took.
        public var milliseconds: Double

        /// A part of the work that took so long.
        public init(name: String, milliseconds: Double) {
            self.name = name
            self.milliseconds = milliseconds
        }
    }
}
