import GalleyGraph

/// A length that grows and shrinks with Dynamic Type, in the proportion in which the distance of a text style's baselines does,
/// rounded to the pixel (rules.md §13.3). macOS does not scale.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scaled: Value

    /// A length that follows the body style.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// A length that follows a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
        scaled = wrappedValue
    }

    /// The length for the setting at the view's place.
    public var wrappedValue: Value { scaled }
}

extension ScaledMetric: InstallableProperty {
    package mutating func install(_ place: PropertyPlace) {
        let environment = place.environment
        let scale = environment.textPlatform == .iOS ? environment.dynamicTypeSize.scale(of: style) : 1
        let pixels = Value(environment.displayScale)
        scaled = (base * Value(scale) * pixels).rounded() / pixels
    }
}
