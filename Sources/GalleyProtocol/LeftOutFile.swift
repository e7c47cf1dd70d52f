/// What is not drawn of a file of several, because it does not compile: `galley-syntax` takes it out, and `galley` tells it.
///
/// `galley-syntax` compiles this file through a link, as it is built without the package's modules.
public struct LeftOutFile: Codable, Hashable, Sendable {
    /// A piece of the file.
    public struct Part: Codable, Hashable, Sendable {
        /// What kind of piece it is.
        public enum Kind: String, Codable, Sendable {
            /// An import of a module that is not here.
            case module = "import"
            /// A modifier: the view is drawn without it.
            case modifier
            /// A view, or the whole body of one: a marked box stands in its place.
            case view
            /// The statements of a function, an initialiser or an accessor.
            case body
            /// A declaration inside of a type, a conformance or an attribute of it.
            case member
            /// A declaration that stands outside of all others.
            case declaration
            /// A preview.
            case preview
            /// A class that a program's start needs, such as a `UIApplicationDelegate`, and that no view names.
            case delegate
        }

        /// What it is.
        public var kind: Kind
        /// What it is called in the source.
        public var name: String
        /// The line that it begins in, counted from 1.
        public var line: Int
        /// The compiler's first error in it, without its place, or what else speaks against it.
        public var reason: String
        /// The line of that error.
        public var reasonLine: Int
        /// The names that are no longer declared without it.
        public var names: [String]
        /// The name that it uses, where that is left out, too.
        public var uses: String?
        /// The file that declares that name.
        public var usesFile: String?

        /// A piece.
        public init(
            kind: Kind, name: String, line: Int, reason: String, reasonLine: Int, names: [String] = [],
            uses: String? = nil
        ) {
            self.kind = kind
            self.name = name
            self.line = line
            self.reason = reason
            self.reasonLine = reasonLine
            self.names = names
            self.uses = uses
        }
    }

    /// The file's path, as the user wrote it.
    public var file: String
    /// Whether nothing is left of it.
    public var isWhole: Bool
    /// What is left out of it, in the order in which that was found.
    public var parts: [Part]

    /// Whether only that is missing which no view needs: nothing that is drawn differs.
    public var isHarmless: Bool { parts.allSatisfy { $0.kind == .delegate } }

    /// A file with what is left out of it.
    public init(file: String, isWhole: Bool, parts: [Part]) {
        self.file = file
        self.isWhole = isWhole
        self.parts = parts
    }
}
