import GalleyGraph

/// A number between two, the lesser one where they are the wrong way round; that one, too, for what is no number.
package func clamped<Number: BinaryFloatingPoint>(_ number: Number, from least: Number, to most: Number) -> Number {
    number >= least ? min(number, max(least, most)) : least
}

/// The numbers between two, the lesser one alone where they are the wrong way round; 0 alone where one is no number or not finite.
package func range<Number: BinaryFloatingPoint>(from least: Number, to most: Number) -> ClosedRange<Number> {
    guard least.isFinite, most.isFinite else { return 0...0 }
    return least...max(least, most)
}
