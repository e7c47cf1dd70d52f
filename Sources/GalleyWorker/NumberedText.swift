/// The numbers in an attribute's value, and what stands between them.
struct NumberedText {
    /// What stands before, between and behind the numbers; a page finds the same ones (motion.js).
    private(set) var form: [Substring.UTF8View] = []
    private(set) var numbers: [Double] = []
    /// Whether it is a color, whose numbers are its parts.
    private(set) var isColor = false

    init(_ text: String) {
        let bytes = text.utf8
        if let parts = Self.color(bytes) {
            (numbers, isColor) = (parts, true)
            return
        }
        var (place, begin) = (bytes.startIndex, bytes.startIndex)
        while place < bytes.endIndex {
            guard let end = Self.endOfNumber(bytes, place), let number = Double(text[place..<end]), number.isFinite
            else {
                bytes.formIndex(after: &place)
                continue
            }
            form.append(text[begin..<place].utf8)
            numbers.append(number)
            (place, begin) = (end, end)
        }
        form.append(text[begin...].utf8)
    }

    /// Whether another one is the same text but for the numbers.
    func isLike(_ other: NumberedText) -> Bool {
        isColor == other.isColor && numbers.count == other.numbers.count
            && zip(form, other.form).allSatisfy { $0.elementsEqual($1) }
    }

    /// How many differences that can be seen are in 1: factors count many times over, parts of colors
    /// are rounded at both ends.
    func fineness(of index: Int, in attribute: String) -> Double {
        if isColor { return 0.8 }
        if attribute.hasSuffix("opacity") { return 500 }
        guard attribute == "transform" else { return 100 }
        // The function that the number is an argument of, and which one.
        let before = form[...index].lastIndex { $0.contains(UInt8(ascii: "(")) }
        guard let before else { return 100 }
        let name = form[before]
        let isFactor = name.contains(UInt8(ascii: "m")) ? index - before < 4 : name.contains(UInt8(ascii: "c"))
        return isFactor ? 50_000 : 100
    }

    private static func color(_ bytes: String.UTF8View) -> [Double]? {
        guard bytes.count == 7, bytes.first == UInt8(ascii: "#"),
            let all = UInt32(Substring(bytes.dropFirst()), radix: 16)
        else { return nil }
        return [16, 8, 0].map { Double(all >> $0 & 0xff) }
    }

    /// Where a number ends that begins at a place: `-?\d*\.?\d+(?:e[-+]?\d+)?`.
    private static func endOfNumber(_ bytes: String.UTF8View, _ start: String.Index) -> String.Index? {
        func at(_ place: String.Index) -> UInt8 { place < bytes.endIndex ? bytes[place] : 0 }
        func skipDigits(_ place: inout String.Index) -> Bool {
            let begin = place
            while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(at(place)) { bytes.formIndex(after: &place) }
            return place > begin
        }
        var place = start
        if at(place) == UInt8(ascii: "-") { bytes.formIndex(after: &place) }
        let hasWhole = skipDigits(&place)
        var part = place
        if at(part) == UInt8(ascii: ".") {
            bytes.formIndex(after: &part)
            if skipDigits(&part) { place = part } else if !hasWhole { return nil }
        } else if !hasWhole {
            return nil
        }
        var power = place
        if at(power) == UInt8(ascii: "e") {
            bytes.formIndex(after: &power)
            if at(power) == UInt8(ascii: "-") || at(power) == UInt8(ascii: "+") { bytes.formIndex(after: &power) }
            if skipDigits(&power) { place = power }
        }
        return place
    }
}
