@_spi(Reflection) import Swift

/// The dynamic properties among a type's stored properties, found once per type.
struct DynamicFields {
    private struct Field {
        var offset: Int
        var type: any DynamicProperty.Type
    }

    private var fields: [Field] = []

    var isEmpty: Bool { fields.isEmpty }

    @MainActor private static var known: [ObjectIdentifier: DynamicFields] = [:]

    @MainActor static func of<T>(_ type: T.Type) -> DynamicFields {
        if let known = known[ObjectIdentifier(type)] { return known }
        var found = DynamicFields()
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            if let dynamic = fieldType as? any DynamicProperty.Type {
                found.fields.append(Field(offset: offset, type: dynamic))
            }
            return true
        }
        known[ObjectIdentifier(type)] = found
        return found
    }

    /// Installs every dynamic property of `value`.
    @MainActor func install<T>(into value: inout T, _ environment: EnvironmentValues) {
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in fields { Self.install(field.type, at: base + field.offset, environment) }
        }
    }

    @MainActor private static func install<P: DynamicProperty>(
        _ type: P.Type, at address: UnsafeMutableRawPointer, _ environment: EnvironmentValues
    ) {
        let property = address.assumingMemoryBound(to: P.self)
        if let installable = type as? any InstallableProperty.Type {
            install(installable, at: address, environment)
        } else {
            // A property of the user's: its own dynamic properties first, then its update.
            let nested = of(P.self)
            if !nested.isEmpty { nested.install(into: &property.pointee, environment) }
        }
        property.pointee.update()
    }

    @MainActor private static func install<P: InstallableProperty>(
        _ type: P.Type, at address: UnsafeMutableRawPointer, _ environment: EnvironmentValues
    ) {
        address.assumingMemoryBound(to: P.self).pointee.install(environment)
    }
}

/// A dynamic property that takes something from where its view stands in the tree.
@MainActor
protocol InstallableProperty: DynamicProperty {
    mutating func install(_ environment: EnvironmentValues)
}
