/// `length` rounded up to a whole number of pixels; a length that is whole but for noise stays. Without pixels nothing is
/// rounded.
@inlinable public func roundedUp(_ length: Double, to pixel: Double) -> Double {
    guard pixel > 0 else { return length }
    // Adding 0 makes 0 of what is rounded up to −0.
    return (length / pixel - 1e-6).rounded(.up) * pixel + 0
}
