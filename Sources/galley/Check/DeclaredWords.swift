/// What files declare, as far as their words tell: the word behind `struct`, `func`, `var` and the like.
struct DeclaredWords {
    /// Types and functions.
    private(set) var names: Set<String> = []
    /// Types alone.
    private(set) var types: Set<String> = []
    /// Variables, functions and cases.
    private(set) var members: Set<String> = []

    init(_ source: SourceSet) {
        for file in source.files { file.content.withUnsafeBytes { add(UnsafeRawBufferPointer($0)) } }
    }

    private static let typeWords: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "actor"]
    private static let memberWords: Set<String> = ["var", "let", "func", "case"]

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var before = ""
        var start: Int?
        for index in 0...bytes.count {
            let isWord = index < bytes.count && Self.isWord(bytes[index])
            if isWord {
                if start == nil { start = index }
                continue
            }
            guard let first = start else { continue }
            start = nil
            // No keyword is longer, and only what stands behind one counts.
            if before.isEmpty, index - first > 9 { continue }
            let word = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[first..<index]), as: UTF8.self)
            if Self.typeWords.contains(before) {
                types.insert(word)
                names.insert(word)
            } else if Self.memberWords.contains(before) {
                members.insert(word)
                if before == "func" { names.insert(word) }
            }
            before = Self.typeWords.contains(word) || Self.memberWords.contains(word) ? word : ""
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
