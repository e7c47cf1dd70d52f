@_spi(Reflection) import Swift

/// The stored properties of a structure or a class.
struct StoredFields {
    struct Field {
        var name: String
        var type: Any.Type
        var offset: Int
    }

    private(set) var all: [Field] = []

    /// Those of a structure; nil for other types, and where they are not all that it holds.
    init?<T>(_ type: T.Type) {
        guard Self.kind(of: T.self) == Self.structure, let fields = Self.fields(of: T.self, []) else { return nil }
        all = fields
        // What the compiler knows no properties of, such as a type of C's, has room that none of them takes.
        var end = 0
        for field in fields {
            let layout = Self.layout(of: field.type)
            end = (end + layout.alignment - 1) / layout.alignment * layout.alignment
            guard field.offset == end else { return nil }
            end += layout.size
        }
        guard end == MemoryLayout<T>.size else { return nil }
    }

    /// Those of a class that inherits from none.
    init?(object type: AnyClass) {
        guard _getSuperclass(type) == nil, let fields = Self.fields(of: type, _EachFieldOptions(rawValue: Self.ofClass))
        else { return nil }
        all = fields
    }

    /// `_EachFieldOptions.classType`, which the library has as a variable.
    private static let ofClass: UInt32 = 1

    private static func fields(of type: Any.Type, _ options: _EachFieldOptions) -> [Field]? {
        var fields: [Field] = []
        let areAll = _forEachField(of: type, options: options) { name, offset, type, _ in
            fields.append(Field(name: String(cString: name), type: type, offset: offset))
            return true
        }
        return areAll ? fields : nil
    }

    private static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
        func open<T>(_ type: T.Type) -> (size: Int, alignment: Int) {
            (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
        }
        return open(type)
    }

    /// What a type is, as its metadata says (Swift's ABI, `MetadataKind`).
    static func kind(of type: Any.Type) -> Int { unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee }
    private static let structure = 0x200
    static let enumeration = 0x201
}

/// The cases of an enumeration whose cases hold nothing.
struct PlainCases {
    private(set) var names: [String] = []

    init?<T>(_ type: T.Type) {
        guard StoredFields.kind(of: T.self) == StoredFields.enumeration, MemoryLayout<T>.size <= 1,
            let count = Self.count(of: T.self)
        else { return nil }
        for tag in 0..<count {
            guard let name = swift_EnumCaseName(Self.value(tag, T.self)) else { return nil }
            names.append(String(cString: name))
        }
    }

    func name<T>(of value: T) -> String { swift_EnumCaseName(value).map { String(cString: $0) } ?? "" }

    func value<T>(named name: String, _ type: T.Type) throws -> T {
        guard let tag = names.firstIndex(of: name) else {
            throw CarryingRefusal("\(CarriedForm.name(of: T.self)) has no case \(name) any more")
        }
        return Self.value(tag, T.self)
    }

    /// Where no case holds anything a value is the case's number, in one byte, or in none where there is one case alone.
    private static func value<T>(_ tag: Int, _ type: T.Type) -> T {
        let made = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { made.deallocate() }
        if MemoryLayout<T>.size == 1 { UnsafeMutableRawPointer(made).storeBytes(of: UInt8(tag), as: UInt8.self) }
        return made.pointee
    }

    /// How many cases there are; nil where one holds something. They are told by the type's description (Swift's ABI): after five words
    /// of 32 bits comes how many cases hold something, and after that how many hold nothing.
    private static func count(of type: Any.Type) -> Int? {
        let description = unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UInt32>>.self)[1]
        let (holding, empty) = (description[5] & 0xFF_FFFF, Int(description[6]))
        return holding == 0 && (1...256).contains(empty) ? empty : nil
    }
}

@_silgen_name("swift_EnumCaseName") private func swift_EnumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?
