/// The name of a method, as Objective-C has it. There is no Objective-C here: nothing is ever called by it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The method's name.
    public let name: String

    /// A method by its name.
    public init(_ name: String) { self.name = name }
    /// A method by its name.
    public init(stringLiteral name: String) { self.name = name }
    public var description: String { name }
}

/// What `#selector(…)` is compiled to in files of the command line tool.
public func _Sel(_ name: String) -> Selector { Selector(name) }

/// A method's name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The method of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
