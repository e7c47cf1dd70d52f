import Foundation

/// Hunspell, opened where a word is first asked for: a picture without spelling loads nothing of it.
@MainActor
struct Hunspell {
    private typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    private typealias Encoding = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    private typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
    private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private typealias Suggest =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Words?>, UnsafePointer<CChar>
        ) -> CInt
    private typealias Free = @convention(c) (OpaquePointer, UnsafeMutablePointer<Words?>, CInt) -> Void

    private let create: Create
    private let encoding: Encoding
    private let spell: Spell
    private let suggest: Suggest
    private let free: Free

    /// The library; nil where it is not installed.
    static let shared = Hunspell()

    private init?() {
        let names = ["libhunspell-1.7.so.0", "libhunspell-1.6.so.0"]
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            let create = dlsym(library, "Hunspell_create"),
            let encoding = dlsym(library, "Hunspell_get_dic_encoding"),
            let spell = dlsym(library, "Hunspell_spell"),
            let suggest = dlsym(library, "Hunspell_suggest"),
            let free = dlsym(library, "Hunspell_free_list")
        else { return nil }
        // The types are those of hunspell.h, which has not changed them since 1.3.
        self.create = unsafeBitCast(create, to: Create.self)
        self.encoding = unsafeBitCast(encoding, to: Encoding.self)
        self.spell = unsafeBitCast(spell, to: Spell.self)
        self.suggest = unsafeBitCast(suggest, to: Suggest.self)
        self.free = unsafeBitCast(free, to: Free.self)
    }

    /// A dictionary that has been read, and how its words are encoded. It is kept as long as the process runs.
    struct Dictionary {
        fileprivate let handle: OpaquePointer
        let encoding: String.Encoding
    }

    private static let encodings: [String: String.Encoding] = [
        "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO8859-2": .isoLatin2, "microsoft-cp1251": .windowsCP1251,
    ]

    /// Reads a dictionary's two files; nil where they are encoded in a way that is not known here.
    func open(rules: String, words: String) -> Dictionary? {
        guard let handle = create(rules, words), let name = encoding(handle),
            let encoding = Self.encodings[String(cString: name)]
        else { return nil }
        return Dictionary(handle: handle, encoding: encoding)
    }

    /// Whether a word is spelled as the dictionary has it; so is one with letters that the dictionary's encoding lacks.
    func isRight(_ word: String, in dictionary: Dictionary) -> Bool {
        guard let text = word.cString(using: dictionary.encoding) else { return true }
        return spell(dictionary.handle, text) != 0
    }

    /// What a word may be meant to be, the likeliest first.
    func suggestions(for word: String, in dictionary: Dictionary) -> [String] {
        guard let text = word.cString(using: dictionary.encoding) else { return [] }
        var list: Words?
        let count = suggest(dictionary.handle, &list, text)
        defer { free(dictionary.handle, &list, count) }
        guard let list else { return [] }
        return (0..<max(Int(count), 0)).compactMap { index in
            list[index].flatMap { String(cString: $0, encoding: dictionary.encoding) }
        }
    }
}
