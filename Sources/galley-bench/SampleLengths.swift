/// The sizes of the cases' leaves: varied, the same in every run, and the same for a case and its bound.
enum SampleLengths {
    static func width(_ index: Int) -> Double { Double(20 + (index &* 37) % 61) }
    static func height(_ index: Int) -> Double { Double(10 + (index &* 17) % 23) }
    /// The length of a text on one line.
    static func textWidth(_ index: Int) -> Double { Double(40 + (index &* 53) % 211) }
    static let textHeight = 17.0
}
