import Foundation

/// A value on its way from one process to the next, where its type is another one of the same name.
package indirect enum CarriedValue: Codable, Hashable, Sendable {
    /// A truth value, or a number as its bits.
    case bits(UInt64)
    case text(String)
    case bytes(Data)
    /// A date, as the bits of its seconds.
    case moment(UInt64)
    case identifier(UUID)
    /// The elements of a collection, the fields of a value, or what an optional holds.
    case list([CarriedValue])

    /// Whether two values are the same but for dates and random identifiers, which are others whenever they are made.
    func resembles(_ other: CarriedValue) -> Bool {
        switch (self, other) {
        case (.moment, .moment), (.identifier, .identifier): true
        case (.list(let own), .list(let others)):
            own.count == others.count && zip(own, others).allSatisfy { $0.resembles($1) }
        default: self == other
        }
    }
}

/// Why a value cannot be carried.
package struct CarryingRefusal: Error {
    package let reason: String

    init(_ reason: String) { self.reason = reason }

    static let another = CarryingRefusal("it is written in another way")
}

/// A value that is carried as a whole.
protocol CarriedWhole {
    var carried: CarriedValue { get }
    init(carried: CarriedValue) throws
}

extension CarriedWhole where Self: FixedWidthInteger {
    var carried: CarriedValue { .bits(UInt64(truncatingIfNeeded: self)) }
    init(carried: CarriedValue) throws {
        guard case .bits(let bits) = carried else { throw CarryingRefusal.another }
        self.init(truncatingIfNeeded: bits)
    }
}

extension Int: CarriedWhole {}
extension Int8: CarriedWhole {}
extension Int16: CarriedWhole {}
extension Int32: CarriedWhole {}
extension Int64: CarriedWhole {}
extension UInt: CarriedWhole {}
extension UInt8: CarriedWhole {}
extension UInt16: CarriedWhole {}
extension UInt32: CarriedWhole {}
extension UInt64: CarriedWhole {}

extension Bool: CarriedWhole {
    var carried: CarriedValue { .bits(self ? 1 : 0) }
    init(carried: CarriedValue) throws { self = try Int(carried: carried) != 0 }
}

extension Double: CarriedWhole {
    var carried: CarriedValue { .bits(bitPattern) }
    init(carried: CarriedValue) throws { self.init(bitPattern: try UInt64(carried: carried)) }
}

extension Float: CarriedWhole {
    var carried: CarriedValue { .bits(UInt64(bitPattern)) }
    init(carried: CarriedValue) throws { self.init(bitPattern: try UInt32(carried: carried)) }
}

extension CGFloat: CarriedWhole {
    var carried: CarriedValue { Double(self).carried }
    init(carried: CarriedValue) throws { self.init(try Double(carried: carried)) }
}

extension String: CarriedWhole {
    var carried: CarriedValue { .text(self) }
    init(carried: CarriedValue) throws {
        guard case .text(let text) = carried else { throw CarryingRefusal.another }
        self = text
    }
}

extension Character: CarriedWhole {
    var carried: CarriedValue { .text(String(self)) }
    init(carried: CarriedValue) throws {
        let text = try String(carried: carried)
        guard text.count == 1 else { throw CarryingRefusal.another }
        self.init(text)
    }
}

extension Data: CarriedWhole {
    var carried: CarriedValue { .bytes(self) }
    init(carried: CarriedValue) throws {
        guard case .bytes(let bytes) = carried else { throw CarryingRefusal.another }
        self = bytes
    }
}

extension Date: CarriedWhole {
    var carried: CarriedValue { .moment(timeIntervalSinceReferenceDate.bitPattern) }
    init(carried: CarriedValue) throws {
        guard case .moment(let bits) = carried else { throw CarryingRefusal.another }
        self.init(timeIntervalSinceReferenceDate: Double(bitPattern: bits))
    }
}

extension UUID: CarriedWhole {
    var carried: CarriedValue { .identifier(self) }
    init(carried: CarriedValue) throws {
        guard case .identifier(let identifier) = carried else { throw CarryingRefusal.another }
        self = identifier
    }
}

extension URL: CarriedWhole {
    var carried: CarriedValue { .text(absoluteString) }
    init(carried: CarriedValue) throws {
        guard let url = URL(string: try String(carried: carried)) else { throw CarryingRefusal.another }
        self = url
    }
}
