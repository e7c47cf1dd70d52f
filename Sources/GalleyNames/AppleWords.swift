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

    /// What every class of Objective-C's has.
    package static let objectMembers: Set = [
        "addObserver", "copy", "isEqual", "isKind", "mutableCopy", "observe", "perform", "removeObserver", "responds",
        "setValue", "value", "load",
    ]

    /// Whether a name is called as Apple's classes and constants are: two or three letters of their framework's, and a word; constants
    /// of C have a `k` before that.
    package static func isClass(_ name: some StringProtocol) -> Bool {
        let letters = Array(name.first == "k" ? name.dropFirst().utf8 : name[...].utf8)
        guard letters.count > 3, letters.allSatisfy({ isLetter($0) || (48...57).contains($0) }) else { return false }
        return (2...3).contains { count in
            letters.count > count + 1 && (65...90).contains(letters[count])
                && frameworks.contains(String(decoding: letters[..<count], as: UTF8.self))
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }

    private static let frameworks: Set = [
        "AR", "AS", "AV", "CA", "CB", "CC", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "CV", "CX", "EK",
        "GC", "GK", "HK", "IN", "LA", "LP", "MC", "MF", "MK", "ML", "MP", "MTK", "MTL", "MX", "NL", "NS",
        "NW", "PDF", "PH", "PK", "QL", "RP", "SC", "SCN", "SF", "SK", "ST", "TK", "UI", "UN", "UT", "VN", "WC",
        "WK",
    ]

    /// What a message has in quotation marks.
    package static func quoted(in text: String) -> [String] {
        let parts = text.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
        return stride(from: 1, to: parts.count - 1, by: 2).compactMap { parts[$0].isEmpty ? nil : String(parts[$0]) }
    }
}
