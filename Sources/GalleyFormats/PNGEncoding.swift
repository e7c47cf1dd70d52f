/// How much work goes into making a PNG file small. The pixels are the same with each.
public enum PNGEncoding: String, CaseIterable, Codable, Hashable, Sendable {
    /// Quick, and about half as large again as the default: for pictures that are sent once, or held in memory.
    case fast
    /// A good middle between time and size.
    case balanced
    /// Small, and slower: for pictures that are kept, or sent many times.
    case small
}
