/// How what an observable object holds is carried: what it says of itself is read, and told to another one.
enum CarriedObject {
    /// Objects of one form have the same stored properties.
    static func form(of type: AnyClass) throws -> String {
        let name = CarriedForm.name(of: type)
        guard let fields = StoredFields(object: type) else {
            throw CarryingRefusal("\(name) inherits from another class")
        }
        let parts = try fields.all.filter { !isRegistrar($0.type) }.map { field in
            do {
                return "\(field.name):\(try form(ofField: field.type))"
            } catch let refusal as CarryingRefusal {
                throw CarryingRefusal("\(refusal.reason), in \(name).\(field.name)")
            }
        }
        return "\(name)<\(parts.joined(separator: ","))>"
    }

    static func write(_ object: AnyObject) throws -> CarriedValue {
        try .list(
            fields(of: object).map { field in
                func open<F>(_ type: F.Type) throws -> CarriedValue {
                    let value = place(of: field, in: object).assumingMemoryBound(to: F.self).pointee
                    guard let published = value as? any PublishedProperty else { return try CarriedForm.write(value) }
                    return try published.carried
                }
                return try open(field.type)
            })
    }

    /// Gives an object's properties values that have been written.
    static func read(_ carried: CarriedValue, into object: AnyObject) throws {
        let fields = try fields(of: object)
        guard case .list(let values) = carried, values.count == fields.count else { throw CarryingRefusal.another }
        // All are read before the first is set.
        let settings = try zip(fields, values).map { field, value -> () -> Void in
            func open<F>(_ type: F.Type) throws -> () -> Void {
                let property = place(of: field, in: object).assumingMemoryBound(to: F.self)
                if let published = property.pointee as? any PublishedProperty { return try published.setting(value) }
                let read = try CarriedForm.read(value, as: F.self)
                return { property.pointee = read }
            }
            return try open(field.type)
        }
        for set in settings { set() }
    }

    private static func fields(of object: AnyObject) throws -> [StoredFields.Field] {
        guard let fields = StoredFields(object: type(of: object)) else { throw CarryingRefusal.another }
        return fields.all.filter { !isRegistrar($0.type) }
    }

    private static func place(of field: StoredFields.Field, in object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque() + field.offset
    }

    private static func form(ofField type: Any.Type) throws -> String {
        if let published = type as? any PublishedProperty.Type { return try published.form }
        func open<F>(_ type: F.Type) throws -> String { try CarriedForm.text(of: F.self) }
        return try open(type)
    }

    private static func isRegistrar(_ type: Any.Type) -> Bool {
        type == ObservationRegistrar.self || type == ObservableObjectPublisher.self
            || type == ObservableObjectPublisher?.self
    }
}

/// A `@Published` property, without its type.
private protocol PublishedProperty {
    static var form: String { get throws }
    var carried: CarriedValue { get throws }
    /// What sets the property to a value that has been written; who listens to it already hears of it.
    func setting(_ carried: CarriedValue) throws -> () -> Void
}

extension Published: PublishedProperty {
    static var form: String { get throws { try "@" + CarriedForm.text(of: Value.self) } }

    var carried: CarriedValue {
        get throws {
            var (property, value) = (self, Value?.none)
            // A publisher says what it holds to whoever comes.
            property.projectedValue.sink { value = $0 }.cancel()
            guard let value else { throw CarryingRefusal.another }
            return try CarriedForm.write(value)
        }
    }

    func setting(_ carried: CarriedValue) throws -> () -> Void {
        let value = try CarriedForm.read(carried, as: Value.self)
        return {
            // Copies of the property share what they hold.
            var property = self
            Just(value).assign(to: &property.projectedValue)
        }
    }
}
