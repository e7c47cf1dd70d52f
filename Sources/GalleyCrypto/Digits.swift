extension Collection<UInt8> {
    /// These bytes in hexadecimal: two digits each, small letters.
    package var hexDigits: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
