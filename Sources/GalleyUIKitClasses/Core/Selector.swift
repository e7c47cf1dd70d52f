import GalleyUIKit

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

extension NotificationCenter {
    /// Tells an object of a notification by a method's name. There is no Objective-C here: it is never told.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {}
}

extension Timer {
    /// A timer that is to call an object's method. There is no Objective-C here: the method is never called.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer { scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { _ in } }

    /// A timer that is to call an object's method. There is no Objective-C here: the method is never called.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) { self.init(timeInterval: ti, repeats: yesOrNo) { _ in } }
}

extension NSValue {
    /// The rectangle in it.
    public var cgRectValue: CGRect { rectValue }
    /// The point in it.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in it.
    public var cgSizeValue: CGSize { sizeValue }

    /// A rectangle in an object.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// A point in an object.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A size in an object.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
}
