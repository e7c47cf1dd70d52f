/// Makes objects of classes that are known by their types alone, as Objective-C does.
package enum MadeObject {
    /// An object of a class, made with its `init()`.
    package static func of<Object: NSObject>(_ type: Object.Type) -> Object {
        // Safe: of the type nothing is used but the place of `init()` in its table of methods, which NSObject's classes all have at the
        // same place (Swift's Foundation is compiled with the program: places do not move). What comes out is looked at.
        let template = unsafeBitCast(type as AnyClass, to: _MadeTemplate.Type.self)
        guard let made = template.init() as AnyObject as? Object else {
            preconditionFailure("\(type) cannot be made with init()")
        }
        return made
    }
}

/// A class whose `init()` may be called by type. It overrides NSObject's, and takes its place in the table of methods. It is open so that
/// the compiler always looks there, and never takes its own `init()` for the only one.
open class _MadeTemplate: NSObject {
    /// Makes one.
    public required override init() { super.init() }
}
