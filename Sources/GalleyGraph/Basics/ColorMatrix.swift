/// How much of each component of a colour, and of 1, goes into each component of the colour it becomes: a row is a component of
/// the result, r1 to r4 are the shares of red, green, blue and alpha, r5 is added.
nonisolated public struct ColorMatrix: Equatable, Sendable {
    /// What makes red; by default red itself.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// What makes green; by default green itself.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// What makes blue; by default blue itself.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// What makes alpha; by default alpha itself.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// The matrix that changes nothing.
    public init() {}
}
