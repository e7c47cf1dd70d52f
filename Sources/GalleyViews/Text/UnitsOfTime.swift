import GalleyGraph
internal import _FoundationICU

/// Lengths of time in words, from the ICU that Foundation is made with: Foundation itself writes no years and months.
nonisolated enum UnitsOfTime {
    /// A whole number of units of time, such as “2 hr” or, in full, “2 hours”.
    ///
    /// - Parameter unit: ICU's name of it, in the singular.
    static func written(_ number: Int, _ unit: String, isFull: Bool, showsSign: Bool = false, locale: Locale) -> String
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

    /// Such parts beside each other, as “2 hr, 23 min”.
    static func joined(_ parts: [String], locale: Locale) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_ulistfmt_openForType(
                locale.identifier, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_SHORT, &status)
        else { return parts.joined(separator: ", ") }
        defer { swift_ulistfmt_close(formatter) }
        let texts = parts.map { Array($0.utf16) }
        var result = [UChar](repeating: 0, count: texts.reduce(64 * texts.count) { $0 + $1.count })
        let count = withPointers(texts[...], []) { pointers in
            swift_ulistfmt_format(
                formatter, pointers, texts.map { Int32($0.count) }, Int32(texts.count), &result, Int32(result.count),
                &status)
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, count <= result.count else {
            return parts.joined(separator: ", ")
        }
        return String(decoding: result.prefix(Int(count)), as: UTF16.self)
    }

    /// Runs `body` with the addresses of some texts.
    private static func withPointers<Result>(
        _ texts: ArraySlice<[UInt16]>, _ found: [UnsafePointer<UInt16>?],
        _ body: ([UnsafePointer<UInt16>?]) -> Result
    ) -> Result {
        guard let first = texts.first else { return body(found) }
        return first.withUnsafeBufferPointer { withPointers(texts.dropFirst(), found + [$0.baseAddress], body) }
    }
}
