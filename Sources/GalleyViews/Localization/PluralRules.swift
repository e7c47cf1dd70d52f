import GalleyGraph
internal import _FoundationICU

/// The plural forms of languages, from the ICU that Foundation is made with.
nonisolated enum PluralRules {
    /// The plural form of a number: zero, one, two, few, many or other.
    static func category(of number: Double, locale: Locale) -> String {
        guard number.isFinite else { return "other" }
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(locale.identifier, &status) else { return "other" }
        defer { swift_uplrules_close(rules) }
        var name = [UChar](repeating: 0, count: 16)
        let count = swift_uplrules_select(rules, number, &name, Int32(name.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, count <= name.count else { return "other" }
        return String(decoding: name.prefix(Int(count)), as: UTF16.self)
    }
}
