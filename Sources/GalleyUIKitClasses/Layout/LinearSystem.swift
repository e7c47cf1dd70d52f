/// Equations of numbers, each kept as far as those before it leave it open.
struct LinearSystem {
    /// A sum of unknowns, each times a number, and a number.
    struct Sum {
        var factors: [Int: Double] = [:]
        var constant = 0.0

        /// Adds another sum, times a number.
        mutating func add(_ other: Sum, times factor: Double) {
            for (unknown, value) in other.factors { factors[unknown, default: 0] += value * factor }
            constant += other.constant * factor
        }
    }

    /// Some unknowns by the others.
    private var solved: [Int: Sum] = [:]
    private static let least = 1e-9

    /// Lets a sum be zero, unless what is known leaves it no choice.
    mutating func add(_ equation: Sum) {
        var rest = reduced(equation)
        guard let unknown = rest.factors.filter({ abs($0.value) > Self.least }).keys.max(),
            let factor = rest.factors.removeValue(forKey: unknown)
        else { return }
        rest.factors = rest.factors.filter { abs($0.value) > Self.least }
        var answer = Sum()
        answer.add(rest, times: -1 / factor)
        for (other, sum) in solved {
            guard let share = sum.factors[unknown] else { continue }
            var sum = sum
            sum.factors[unknown] = nil
            sum.add(answer, times: share)
            sum.factors = sum.factors.filter { abs($0.value) > Self.least }
            solved[other] = sum
        }
        solved[unknown] = answer
    }

    /// The sum, with what is known put in.
    func reduced(_ sum: Sum) -> Sum {
        var result = Sum(constant: sum.constant)
        for (unknown, factor) in sum.factors {
            result.add(solved[unknown] ?? Sum(factors: [unknown: 1]), times: factor)
        }
        return result
    }

    /// An unknown's value; nil where it is open.
    func value(_ unknown: Int) -> Double? {
        let sum = reduced(Sum(factors: [unknown: 1]))
        return sum.factors.contains { abs($0.value) > Self.least } ? nil : sum.constant
    }
}
