import Foundation
import NIOHTTP1

/// permessage-deflate (RFC 7692) as this server has it: each message by itself in both directions, so that a socket keeps nothing for it.
enum MessageDeflate {
    /// What a client is answered that offers it; nil where it does not, or wants it otherwise.
    ///
    /// - Parameter lines: The values of `Sec-WebSocket-Extensions`; several are one list (RFC 6455 §9.1). The first that will do counts.
    static func answer(to lines: [String]) -> String? {
        for line in lines {
            for offer in line.split(separator: ",") {
                if let answer = answer(offer: offer) { return answer }
            }
        }
        return nil
    }

    private static func answer(offer: Substring) -> String? {
        let parts = offer.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
        guard parts.first == "permessage-deflate" else { return nil }
        var answer = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
        var known: Set<String> = []
        for part in parts.dropFirst() {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
            let value = sides.count > 1 ? sides[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")) : nil
            // An offer that names one twice, or what is not known, is declined (RFC 7692 §7).
            guard known.insert(sides[0]).inserted else { return nil }
            switch (sides[0], value) {
            case ("server_no_context_takeover", nil), ("client_no_context_takeover", nil),
                ("client_max_window_bits", nil):
                break
            case ("client_max_window_bits", let bits?):
                guard isWindow(bits) else { return nil }
            case ("server_max_window_bits", "15"):
                // libdeflate's window is the largest; who has no room for it gets no compression.
                answer += "; server_max_window_bits=15"
            default: return nil
            }
        }
        return answer
    }

    private static func isWindow(_ bits: String) -> Bool {
        ["8", "9", "10", "11", "12", "13", "14", "15"].contains(bits)
    }

    private static func trimmed(_ text: Substring) -> String {
        text.trimmingCharacters(in: .whitespaces)
    }

    /// Fewer bytes are sent as they are: they would not be fewer packets.
    static let fewBytes = 200
}
