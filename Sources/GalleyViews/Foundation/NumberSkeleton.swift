import Foundation
internal import _FoundationICU

/// A number as ICU writes it for a skeleton, its language for how numbers and units are written.
nonisolated enum NumberSkeleton {
    /// A number by a skeleton such as `unit/meter unit-width-short`; nil where ICU does not know what the skeleton says.
    static func written(_ number: Double, _ skeleton: String, locale: Locale) -> String? {
        let codes = Array(skeleton.utf16)
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                codes, Int32(codes.count), locale.identifier, &status), status.rawValue <= U_ZERO_ERROR.rawValue
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, number, result, &status)
        var text = [UChar](repeating: 0, count: 512)
        let count = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, count <= text.count else { return nil }
        return String(decoding: text.prefix(Int(count)), as: UTF16.self)
    }
}
