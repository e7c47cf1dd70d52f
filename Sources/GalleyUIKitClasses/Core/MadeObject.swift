/// Makes objects of classes that are known by their types alone, as Objective-C does.
package enum MadeObject {
    /// A class whose `init()` may be called by type. It overrides NSObject's, and so takes the same place in the class's table of
    /// methods as that of each other class under NSObject.
    private class Template: NSObject {
        required override init() { super.init() }
    }

    /// An object of a class, made with its `init()`.
    package static func of<Object: NSObject>(_ type: Object.Type) -> Object {
        // Safe: of the type nothing is used but that place in the table, which NSObject's classes all have; what comes out of it is
        // an object of the class itself. (Swift's Foundation is compiled with the program: places do not move.)
        let template = unsafeBitCast(type as AnyClass, to: Template.Type.self)
        return unsafeDowncast(template.init() as AnyObject, to: type)
    }
}
