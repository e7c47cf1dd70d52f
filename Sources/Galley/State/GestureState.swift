/// A value that a gesture changes while it lasts, and that is its initial one otherwise: in a picture, always.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value

    public init(wrappedValue: Value) { initialValue = wrappedValue }

    public init(initialValue: Value) { self.initialValue = initialValue }

    public var wrappedValue: Value { initialValue }

    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
