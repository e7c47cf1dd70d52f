import GalleyGraph

/// A control of a value between two ends, which may be set in any order.
@MainActor
protocol RangedControl: UIControl {
    associatedtype Value: BinaryFloatingPoint

    var value: Value { get set }
    var minimumValue: Value { get }
    var maximumValue: Value { get }
}

extension RangedControl {
    /// Moves the value between the ends, once one of the three was set.
    func keepInRange() {
        let kept = clamped(value, from: minimumValue, to: maximumValue)
        if value != kept, kept.isFinite { value = kept }
    }

    /// The values that it can have.
    var values: ClosedRange<Value> { range(from: minimumValue, to: maximumValue) }

    /// The value, as what draws the control changes it.
    var usedValue: Binding<Value> {
        Binding(
            get: { self.value },
            set: {
                self.value = $0
                self.used(.valueChanged)
            })
    }
}
