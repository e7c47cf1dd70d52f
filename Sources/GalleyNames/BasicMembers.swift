/// The commonest members of texts, numbers, collections and dates, for what a misspelt one is meant to be.
package enum BasicMembers {
    package static let names = Set(
        """
        abs addingPercentEncoding addingTimeInterval advanced allSatisfy append appending appendingPathComponent
        capitalized ceiling codingPath compactMap compactMapValues compare components contains count
        data dateComponents description debugDescription distance drop dropFirst dropLast elementsEqual endIndex enumerated
        filter first firstIndex firstRange flatMap formIndex formUnion formatted floor forEach hasPrefix hasSuffix hash hashValue
        host index indices insert intersection isDisjoint isEmpty isFinite isInfinite isLess isLetter isLowercase isMultiple isNaN
        isNumber isSubset isSuperset isUppercase isWhitespace joined keys last lastIndex lastPathComponent lexicographicallyPrecedes
        lines localizedCapitalized localizedCaseInsensitiveContains localizedLowercase localizedStandardContains localizedUppercase
        lowercased magnitude makeIterator map mapValues max merge merging min move negate padding partition path pathExtension
        popFirst popLast prefix query randomElement range ranges reduce remainder remove removeAll removeFirst removeLast removeValue
        replace replaceSubrange replacing replacingOccurrences reserveCapacity reversed rounded scheme shuffle shuffled signum sort
        sorted split squareRoot starts startIndex subtracting suffix swapAt symmetricDifference timeIntervalSince
        timeIntervalSince1970 timeIntervalSinceNow toggle trimmingCharacters trimmingPrefix truncatingRemainder unicodeScalars union
        update uppercased utf16 utf8 uuidString values write
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
