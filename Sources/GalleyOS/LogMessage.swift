import Foundation

/// A message for a log. Its values are computed only where it is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// What the message is made of.
    public struct Interpolation: StringInterpolationProtocol {
        var parts: [() -> String] = []

        /// Called by the compiler, with what it knows of the message's length.
        public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

        /// A part that is written as it stands.
        public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

        mutating func append(_ align: OSLogStringAlignment, _ text: @escaping () -> String) {
            parts.append { align.aligned(text()) }
        }
    }

    let parts: [() -> String]

    /// Called by the compiler for a message with values in it.
    public init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

    /// Called by the compiler for a message without values.
    public init(stringLiteral value: String) { parts = [{ value }] }

    var text: String { parts.map { $0() }.joined() }
}

/// The name that `os` gives to what a message is made of.
public typealias OSLogInterpolation = OSLogMessage.Interpolation

extension OSLogMessage.Interpolation {
    /// A string. `align` pads it with spaces; `privacy` hides nothing, since the log is the reader's own terminal.
    public mutating func appendInterpolation(
        _ string: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(align, string)
    }

    /// Whatever describes itself, padded by `align`; `privacy` hides nothing.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        append(align) { value().description }
    }

    /// A type's name, padded by `align`; `privacy` hides nothing.
    public mutating func appendInterpolation(
        _ type: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(align) { String(describing: type()) }
    }

    /// An integer as `format` says, decimal by default; `privacy` hides nothing.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(align) { format.formatted(number()) }
    }

    /// A number as `format` says, with six decimals by default; `privacy` hides nothing.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(align) { format.formatted(number()) }
    }

    /// A number as `format` says, with six decimals by default; `privacy` hides nothing.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(align) { format.formatted(Double(number())) }
    }

    /// "true" or "false", or "YES" or "NO" where `format` asks for an answer; `privacy` hides nothing.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(.none) {
            switch format {
            case .truth: boolean() ? "true" : "false"
            case .answer: boolean() ? "YES" : "NO"
            }
        }
    }

    /// An object's description, "(null)" for nil; `privacy` hides nothing.
    public mutating func appendInterpolation(
        _ object: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(.none) { object()?.description ?? "(null)" }
    }

    /// An error as it prints, "(null)" for nil; `privacy` hides nothing.
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(.none) { error().map { "\($0)" } ?? "(null)" }
    }
}
