// The messages of the compiler's plug-in protocol that this plug-in takes part in. Every message is a JSON object with
// one key, the message's name. Names and shapes are the compiler's (protocol version 7, Swift 5.9 and newer); fields
// that are of no use here are left out, and unknown ones are ignored, so newer compilers can add to them.

/// What the compiler says to the plug-in.
struct HostMessage: Decodable {
    struct GetCapability: Decodable {}

    struct Expansion: Decodable {
        struct Macro: Decodable {
            /// The type that `#externalMacro(module:type:)` names.
            var typeName: String
        }

        struct Syntax: Decodable {
            struct Location: Decodable {
                var fileName: String
                var offset: Int
                var line: Int
            }

            /// The source text of the use, with the comments before it.
            var source: String
            var location: Location
        }

        var macro: Macro
        /// The prefix that makes a name unique to this use of the macro.
        var discriminator: String?
        var syntax: Syntax?
        /// What an attached macro stands before, and where: the innermost declaration around it first.
        var declSyntax: Syntax?
        var macroRole: String?
        var lexicalContext: [Syntax]?
    }

    struct LibraryRequest: Decodable {}

    var getCapability: GetCapability?
    var expandFreestandingMacro: Expansion?
    var expandAttachedMacro: Expansion?
    var loadPluginLibrary: LibraryRequest?
}

/// What the plug-in answers.
struct PluginMessage: Encodable {
    struct Capability: Encodable {
        struct Version: Encodable {
            var protocolVersion = 7
            var features: [String] = []
        }

        var capability = Version()
    }

    struct Diagnostic: Encodable {
        struct Position: Encodable {
            var fileName: String
            var offset: Int
        }

        var message: String
        var severity = "error"
        var position: Position
        // The compiler requires these lists, empty or not.
        var highlights: [String] = []
        var notes: [String] = []
        var fixIts: [String] = []
    }

    struct Expansion: Encodable {
        var expandedSource: String?
        var diagnostics: [Diagnostic] = []
    }

    struct Library: Encodable {
        var loaded = false
        var diagnostics: [Diagnostic] = []
    }

    var getCapabilityResult: Capability?
    var expandMacroResult: Expansion?
    var loadPluginLibraryResult: Library?
}
