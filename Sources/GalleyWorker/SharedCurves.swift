/// Numbers that change with time, each as a sum of a few curves that all share.
///
/// The curves are found as adaptive cross approximation finds them: what of a series the curves so far do not reach is a new one, scaled to be
/// 1 where it is largest. Of a later series the value at that place says how much of the curve is in it.
struct SharedCurves {
    private(set) var curves: [[Double]] = []
    /// Where each curve is 1.
    private var peaks: [Int] = []

    /// How much of each curve is in a series, without zeros behind the last one.
    ///
    /// - Parameters:
    ///   - series: Differences from the first value.
    ///   - fineness: How many differences that can be told apart are in 1.
    mutating func shares(in series: [Double], fineness: Double) -> [Double] {
        var (rest, shares) = (series, [Double]())
        func isSeen(_ difference: Double) -> Bool { abs(difference) * fineness > 1 }
        func share(at place: Int) -> Double { (rest[place] * fineness * 2).rounded() / (fineness * 2) }
        func subtract(_ share: Double, of curve: [Double]) {
            for index in rest.indices { rest[index] -= share * curve[index] }
        }
        for (curve, peak) in zip(curves, peaks) {
            let share = rest.contains(where: isSeen) ? share(at: peak) : 0
            if share != 0 { subtract(share, of: curve) }
            shares.append(share)
        }
        while let peak = rest.indices.max(by: { abs(rest[$0]) < abs(rest[$1]) }), isSeen(rest[peak]) {
            let top = rest[peak]
            let curve = rest.map { ($0 / top * 1e5).rounded() / 1e5 + 0 }
            curves.append(curve)
            peaks.append(peak)
            shares.append(share(at: peak))
            subtract(shares[shares.count - 1], of: curve)
        }
        while shares.last == 0 { shares.removeLast() }
        return shares
    }
}
