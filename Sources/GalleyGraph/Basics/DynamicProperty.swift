/// A stored property of a view that gets its value from outside before the body is asked for.
public protocol DynamicProperty {
    /// Brings the value up to date.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing needs to be done before the body is asked for.
    public mutating func update() {}
}
