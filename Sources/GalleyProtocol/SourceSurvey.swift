/// What source files declare that can be shown: what `galley-syntax` reads from them and `galley` chooses from. Each thing
/// names its file, if they are several.
///
/// `galley-syntax` compiles this file through a link, as it is built without the package's modules.
public struct SourceSurvey: Codable, Sendable {
    /// A struct that conforms to View.
    public struct View: Codable, Sendable {
        /// The file that it is declared in; nil where there is one.
        public var file: String?
        /// The type's name, with the types around it: `Outer.Inner`.
        public var name: String
        /// The line of its declaration, counted from 1.
        public var line: Int
        /// The effective access level: `private`, `fileprivate`, `internal`, `package` or `public`.
        public var access: String
        /// Whether its types have to be chosen.
        public var isGeneric: Bool
        /// The argument labels that its initialiser needs; empty when `Name()` makes one; "_" for no label.
        public var arguments: [String]
        /// Whether an initialiser can be called from another file.
        public var isReachable: Bool
        /// The types of the `@EnvironmentObject`s that someone above must provide.
        public var environmentObjects: [String]
        /// The types of the `@Environment(Type.self)` objects that someone above must provide.
        public var environmentValues: [String]
        /// Whether it can be made from data.
        public var isDecodable = false
        /// What the bindings hold at first that the initialiser needs, as source, in the order of its arguments; nil where it
        /// needs other things, or values that no one knows.
        public var bindings: [String]?
    }

    /// A `#Preview`.
    public struct Preview: Codable, Sendable {
        /// The file that it stands in; nil where there is one.
        public var file: String?
        /// The name in quotes, when it is a plain literal.
        public var name: String?
        /// The line that it begins in, counted from 1.
        public var line: Int
    }

    /// A type that conforms to PreviewProvider, or to App.
    public struct Provider: Codable, Sendable {
        /// The file that it is declared in; nil where there is one.
        public var file: String?
        /// The type's name, with the types around it.
        public var name: String
        /// The line of its declaration, counted from 1.
        public var line: Int
        /// The effective access level.
        public var access: String
    }

    /// The views, in the order of the source.
    public var views: [View] = []
    /// The previews, in the order of the source.
    public var previews: [Preview] = []
    /// The types that provide previews.
    public var providers: [Provider] = []
    /// The programs.
    public var apps: [Provider] = []
    /// Providers and views that are there in the source, but not for the compiler: they stand behind a condition that does not
    /// hold here, or are not what they look like.
    public var unusable: [String]?
    /// What has to be known of the pictures of the compiled file.
    public var warning: String?

    /// What does not compile, and is not there for the compiler.
    public var leftOut: [LeftOutFile]?

    /// A survey that has found nothing.
    public init() {}
}
