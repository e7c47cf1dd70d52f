internal import _FoundationICU

/// What a language does with numbers, from the ICU that Foundation is made with.
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

    /// A whole number of units of time, such as “2 hr” or, in full, “2 hours”.
    ///
    /// - Parameter unit: ICU's name of it, in the singular.
    static func measured(_ number: Int, _ unit: String, isFull: Bool, showsSign: Bool = false, locale: Locale) -> String
    {
        var skeleton = "measure-unit/duration-\(unit) unit-width-\(isFull ? "full-name" : "short")"
        if showsSign { skeleton += " sign-always" }
        let codes = Array(skeleton.utf16)
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                codes, Int32(codes.count), locale.identifier, &status)
        else { return "\(number) \(unit)" }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return "\(number) \(unit)" }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatInt(formatter, Int64(number), result, &status)
        var text = [UChar](repeating: 0, count: 128)
        let count = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, count <= text.count else {
            return "\(number) \(unit)"
        }
        return String(decoding: text.prefix(Int(count)), as: UTF16.self)
    }
}
