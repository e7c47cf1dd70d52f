import GalleyProtocol

/// The value of `--size`.
enum CanvasSize: Equatable {
    case ideal
    case window(HostSize)

    /// `ideal`, or a size as the command line writes it: `390x844` or `12.5x80`.
    init?(argument: String) {
        if argument == "ideal" {
            self = .ideal
        } else if let size = HostSize(argument: argument) {
            self = .window(size)
        } else {
            return nil
        }
    }

    /// What the host is asked for.
    var room: HostRequest.Room {
        switch self {
        case .ideal: .ideal
        case .window(let size): .window(size)
        }
    }
}

extension HostSize {
    /// Points, both positive and finite decimals.
    init?(argument: String) {
        let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1]) else {
            return nil
        }
        self.init(width: width, height: height)
    }

    /// A positive finite decimal; no exponents, signs, "inf" or "nan", which `Double` would take.
    static func length(_ text: Substring) -> Double? {
        let isDecimal = text.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
        guard isDecimal, let value = Double(text), value.isFinite, value > 0 else { return nil }
        return value
    }
}
