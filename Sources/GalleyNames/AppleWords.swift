/// Words by which Apple's names are told from the author's.
package enum AppleWords {
    /// Members and labels of Foundation's that have another form without Apple's platforms.
    package static let foundationForms = ["forUbiquityContainerIdentifier", "waitsForConnectivity"]

    /// The names of types that protocols ask for.
    package static let associated: Set = [
        "Body", "Cache", "Configuration", "Content", "Context", "Coordinator", "Element", "Value",
    ]

    /// Modules of Apple's with functions and constants in small letters.
    package static let cModules: Set = [
        "Accelerate", "simd", "ARKit", "AudioToolbox", "CommonCrypto", "Darwin", "GLKit", "Metal", "MetalKit",
        "ObjectiveC", "RealityKit", "SceneKit", "Security", "SQLite3", "os",
    ]

    /// Apple's classes: two or three letters of their framework's, and a word.
    package static var prefixed: Regex<Substring> {
        /(?:AR|AS|AV|CA|CB|CF|CG|CI|CK|CL|CM|CN|CT|CV|CX|EK|GC|GK|HK|IN|LA|LP|MC|MF|MK|ML|MP|MTK|MTL|MX|NL|NS|NW|PDF|PH|PK|QL|RP|SCN|SF|SK|ST|TK|UI|UN|UT|VN|WC|WK)[A-Z][A-Za-z0-9]+/
    }
}
