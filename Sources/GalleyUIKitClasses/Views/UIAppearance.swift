/// A class whose look is set for all of its objects. What is set on `appearance()` is kept, and changes no view that is drawn.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
    /// The object whose properties are set for all objects.
    static func appearance() -> Self
}

/// What views lie in, where their look is set for those in it alone.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// The objects that `appearance()` gives, one of each class.
@MainActor
enum AppearanceProxies {
    private static var known: [ObjectIdentifier: AnyObject] = [:]

    /// The object of a class, made the first time.
    static func of<Object: AnyObject>(_ type: Object.Type, _ make: () -> Object?) -> Object {
        if let known = known[ObjectIdentifier(type)] as? Object { return known }
        guard let proxy = make() else {
            preconditionFailure("\(type).init(coder:) gave nil; appearance() needs an object")
        }
        known[ObjectIdentifier(type)] = proxy
        return proxy
    }
}

/// An archive in which nothing is.
final class EmptyCoder: NSCoder {}

extension UIView {
    /// The object whose properties are set for all views of the class: one of the class, which is kept.
    public static func appearance() -> Self { AppearanceProxies.of(self) { Self(coder: EmptyCoder()) } }

    /// The same for those in views of some classes.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }

    /// The same for those in some surroundings.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
