import Foundation

/// A message for a log. Its values are computed only where it is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// What the message is made of.
    public struct Interpolation: StringInterpolationProtocol {
        var parts: [() -> String] = []

        public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

        /// A part that is written as it stands.
        public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

        mutating func append(_ align: OSLogStringAlignment, _ text: @escaping () -> String) {
            parts.append { align.aligned(text()) }
        }
    }

    let parts: [() -> String]

    public init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

    public init(stringLiteral value: String) { parts = [{ value }] }

    var text: String { parts.map { $0() }.joined() }
}

/// The name that `os` gives to what a message is made of.
public typealias OSLogInterpolation = OSLogMessage.Interpolation

extension OSLogMessage.Interpolation {
    public mutating func appendInterpolation(
        _ string: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(align, string)
    }

    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        append(align) { value().description }
    }

    public mutating func appendInterpolation(
        _ type: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(align) { String(describing: type()) }
    }

    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(align) { format.formatted(number()) }
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(align) { format.formatted(number()) }
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(align) { format.formatted(Double(number())) }
    }

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

    public mutating func appendInterpolation(
        _ object: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(.none) { object()?.description ?? "(null)" }
    }

    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(.none) { error().map { "\($0)" } ?? "(null)" }
    }
}
