@_spi(Reflection) import Swift

/// The dynamic properties among a type's stored properties, found once per type.
struct DynamicFields {
    private struct Field {
        var name: String
        var offset: Int
        var type: any DynamicProperty.Type
    }

    private var fields: [Field] = []
    /// Whether the value of some property may change while the view is shown: everything but the environment's.
    private(set) var mayChange = false
    /// Whether the type says itself how its values move between each other.
    private(set) var isAnimatable = false

    var isEmpty: Bool { fields.isEmpty }

    @MainActor private static var known: [ObjectIdentifier: DynamicFields] = [:]
    @MainActor private static var latest: (type: ObjectIdentifier, fields: DynamicFields)?
    /// Types without any, each in the place that its address tells: rows of a list ask for a few types again and again.
    @MainActor @exclusivity(unchecked) private static var plain = [ObjectIdentifier?](repeating: nil, count: 256)

    @MainActor static func of<T>(_ type: T.Type) -> DynamicFields {
        let key = ObjectIdentifier(type)
        if let latest, latest.type == key { return latest.fields }
        let fields = known[key] ?? find(in: type)
        latest = (key, fields)
        return fields
    }

    /// Whether a type has none at all.
    @MainActor static func areNone<T>(in type: T.Type) -> Bool {
        let key = ObjectIdentifier(type)
        // Types lie at multiples of 16, often some hundred bytes apart.
        let address = UInt(bitPattern: key)
        let place = Int((address >> 4 ^ address >> 12) & 255)
        if plain[place] == key { return true }
        guard of(type).isEmpty else { return false }
        plain[place] = key
        return true
    }

    @MainActor private static func find<T>(in type: T.Type) -> DynamicFields {
        var found = DynamicFields()
        _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
            if let dynamic = fieldType as? any DynamicProperty.Type {
                found.fields.append(Field(name: String(cString: name), offset: offset, type: dynamic))
                if !(dynamic is any EnvironmentReader.Type) { found.mayChange = true }
            }
            return true
        }
        found.isAnimatable = Self.moves(type)
        known[ObjectIdentifier(type)] = found
        return found
    }

    /// Whether a type has data to animate. Effects on geometry move what they draw, without their views.
    private static func moves<T>(_ type: T.Type) -> Bool {
        guard let animatable = type as? any Animatable.Type, !(type is any GeometryEffect.Type) else { return false }
        func open<A: Animatable>(_ type: A.Type) -> Bool { A.AnimatableData.self != EmptyAnimatableData.self }
        return open(animatable)
    }

    /// Installs every dynamic property of `value`.
    @MainActor func install<T>(into value: inout T, _ place: PropertyPlace) {
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in fields {
                var place = place
                place.identity = place.identity.child(field.offset)
                if place.store.carrier != nil { place.key += "." + field.name }
                Self.install(field.type, at: base + field.offset, place)
            }
        }
    }

    @MainActor private static func install<P: DynamicProperty>(
        _ type: P.Type, at address: UnsafeMutableRawPointer, _ place: PropertyPlace
    ) {
        let property = address.assumingMemoryBound(to: P.self)
        if let installable = type as? any InstallableProperty.Type {
            install(installable, at: address, place)
        } else {
            // A property of the user's: its own dynamic properties first, then its update.
            let nested = of(P.self)
            if !nested.isEmpty { nested.install(into: &property.pointee, place) }
        }
        property.pointee.update()
    }

    @MainActor private static func install<P: InstallableProperty>(
        _ type: P.Type, at address: UnsafeMutableRawPointer, _ place: PropertyPlace
    ) {
        address.assumingMemoryBound(to: P.self).pointee.install(place)
    }
}

/// Where a dynamic property stands: what it may take from the tree, and whom to tell when its value changes.
@MainActor
package struct PropertyPlace {
    package var environment: EnvironmentValues
    /// The property's own identity, under which its value is kept.
    package var identity: Identity
    /// The view that is built again when the value changes.
    package var scope: Identity
    package var store: StateStore
    /// The part of the view that the value is kept with.
    package var part: KeptPart?
    /// What the property is called in every process (`StateCarrier`); empty where there is no other.
    var key = ""
}

/// A dynamic property whose value comes from the environment alone.
protocol EnvironmentReader {}

/// A dynamic property that takes something from where its view stands in the tree.
@MainActor
package protocol InstallableProperty: DynamicProperty {
    mutating func install(_ place: PropertyPlace)
}
