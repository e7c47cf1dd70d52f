/// The names that a file uses and declares: what `galley-syntax` reads from it and `galley` judges by.
///
/// `galley-syntax` compiles this file through a link, as `SourceSurvey`.
public struct UsedNames: Codable, Sendable {
    /// One place where a name is used.
    public struct Use: Codable, Sendable {
        /// The name, without what is given to it.
        public var name: String
        /// What is given in a call, as `(_:spacing:{}label:{})`; nil where the name is not called.
        public var labels: String?
        /// Whether it is a member of what stands before it.
        public var isMember: Bool
        /// Where it begins, counted from 1.
        public var line, column: Int
        /// Where a call's parentheses end; closures behind them do not count. Nil where the name is not called.
        public var endLine, endColumn: Int?
        /// The line in which the expression begins that a member is called on; nil for what is no call of a member.
        public var startLine: Int?
        /// Where a type is named: `inherited` for what a type conforms to, `constraint` for what a parameter does, `wrapper` for a
        /// variable's attribute, `attribute` for any other, `object` for an object that a view watches, `type` elsewhere. Nil in
        /// expressions.
        public var role: String?
        /// How many types stand behind a type in `<…>`.
        public var generics: Int?
        /// The first argument, where it is a plain text in quotes: what tells one call from the next.
        public var literal: String?
        /// The type in whose declaration or extension it stands, with the types around it; `#Preview:` and a line for a preview's. Nil
        /// outside of all.
        public var owner: String?
    }

    /// A place where a value is due that no statement gives, or where a `guard` continues.
    public struct MissingReturn: Codable, Sendable {
        /// Where the compiler tells it, counted from 1.
        public var line, column: Int
        /// The compiler's words.
        public var text: String
        /// The compiler's own name for the message.
        public var id: String
    }

    /// Each place, in the order of the file.
    public var uses: [Use] = []
    /// The types and functions that the file declares.
    public var declared: Set<String> = []
    /// The variables that it declares.
    public var variables: Set<String> = []

    /// Where values are due that no statement gives.
    public var missingReturns: [MissingReturn] = []

    /// None.
    public init() {}
}
