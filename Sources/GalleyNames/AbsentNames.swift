/// Names that are not here and not the author's to declare.
package struct AbsentNames: Equatable {
    /// Types, functions and attributes, an inner one with those around it.
    package var types: Set<String> = []
    /// Modifiers and other members.
    package var members: Set<String> = []

    /// Whether every name is here.
    package var isEmpty: Bool { types.isEmpty && members.isEmpty }

    /// Whether others hold all of them.
    package func isSubset(of other: Self) -> Bool {
        types.isSubset(of: other.types) && members.isSubset(of: other.members)
    }

    /// The last parts of the names that others do not hold.
    package func subtracting(_ other: Self) -> Set<String> {
        Set(types.subtracting(other.types).map { Self.base($0) }).union(members.subtracting(other.members))
    }

    /// The last part of a type's name, without what is given to it.
    package static func base(_ type: some StringProtocol) -> String {
        String(String(type).prefix { $0 != "<" }.split(separator: ".").last ?? "")
    }

    /// None.
    package init() {}

    /// Takes in others.
    package mutating func formUnion(_ other: Self) {
        types.formUnion(other.types)
        members.formUnion(other.members)
    }
}
