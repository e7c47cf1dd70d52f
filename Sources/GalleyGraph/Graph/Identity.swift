/// Where a view stands in the graph: a fingerprint of the road that leads to it from the root.
///
/// The steps are structural (the place in a tuple, the branch of a condition) or named (an element's identity in a
/// `ForEach`, the value of `id(_:)`). Views with equal identities in two builds are the same view, and keep their state.
/// 128 bits, so that two roads in one tree do not meet by chance.
@usableFromInline package struct Identity: Hashable, Sendable {
    @usableFromInline package var high: UInt64 = 0x6A09_E667_F3BC_C908
    @usableFromInline var low: UInt64 = 0xBB67_AE85_84CA_A73B

    package static let root = Identity()

    /// The identity one step further.
    @inlinable @inline(__always) func child(_ step: UInt64) -> Identity {
        var next = self
        next.high = (high ^ step) &* 0x9E37_79B9_7F4A_7C15
        next.high ^= next.high >> 29
        next.low = (low &+ step) &* 0xD6E8_FEB8_6659_FD93
        next.low ^= next.low >> 32
        return next
    }

    @inlinable @inline(__always) package func child(_ step: Int) -> Identity { child(UInt64(truncatingIfNeeded: step)) }

    /// The identity of what a type contributes, or behind a named step.
    @inlinable @inline(__always) package func child(_ type: Any.Type) -> Identity {
        child(Int(bitPattern: ObjectIdentifier(type)))
    }

    /// The identity of an element with a separate name.
    @inlinable @inline(__always) package func named<Name: Hashable>(_ name: Name) -> Identity {
        // Numbers are told apart as they are; the branch is decided when the call is compiled.
        if Name.self == Int.self { return child(unsafeBitCast(name, to: Int.self)).child(NumberName.self) }
        return child(name.hashValue).child(HashedName.self)
    }

    /// The identity of something that stands for itself, where it is used in another place.
    func used(at place: Identity) -> Identity { child(place.high).child(place.low) }

    @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(high) }

    /// A fingerprint needs no mixing to speak of; each table has a seed of its own, so that one can be filled in another's order.
    @usableFromInline package func _rawHashValue(seed: Int) -> Int {
        Int(truncatingIfNeeded: (high ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15)
    }
}

/// Behind the number that an element is named by.
@usableFromInline enum NumberName: GraphStep {}

/// Behind any other name of an element.
@usableFromInline enum HashedName: GraphStep {}
