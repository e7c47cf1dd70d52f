/// What files declare that can be shown. Each thing names its file, if they are several.
struct Survey: Encodable {
    /// A struct that conforms to View.
    struct View: Encodable {
        var file: String?
        /// The type's name, with the types around it: `Outer.Inner`.
        var name: String
        var line: Int
        /// The effective access level: `private`, `fileprivate`, `internal`, `package` or `public`.
        var access: String
        var isGeneric: Bool
        /// The argument labels that its initialiser needs; empty when `Name()` makes one; "_" for no label.
        var arguments: [String]
        /// Whether an initialiser can be called from another file.
        var isReachable: Bool
        /// The types of the `@EnvironmentObject`s that someone above must provide.
        var environmentObjects: [String]
        /// The types of the `@Environment(Type.self)` objects that someone above must provide.
        var environmentValues: [String]
        /// Whether it can be made from data.
        var isDecodable = false
    }

    struct Preview: Encodable {
        var file: String?
        /// The name in quotes, when it is a plain literal.
        var name: String?
        var line: Int
    }

    /// A type that conforms to PreviewProvider, or to App.
    struct Provider: Encodable {
        var file: String?
        var name: String
        var line: Int
        var access: String
    }

    var views: [View] = []
    var previews: [Preview] = []
    var providers: [Provider] = []
    var apps: [Provider] = []
}
