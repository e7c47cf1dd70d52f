import Galley
import Testing

/// Why a test cannot do something with a view.
public struct ElementError: Error, CustomStringConvertible {
    /// What is the matter.
    public enum Reason: Sendable {
        /// Nothing is like that.
        case notFound(String, shown: [String])
        /// The view is not shown any more.
        case gone(LiveNode)
        /// Something else takes the finger.
        case covered(LiveNode, by: LiveNode?, at: CGPoint)
        /// The view cannot be used: `disabled(_:)`.
        case disabled(LiveNode)
        /// Neither the view nor a control around it takes a tap.
        case inert(LiveNode)
        /// The view is a control of which several parts take a tap.
        case several(LiveNode, parts: [LiveNode])
    }

    /// What is the matter.
    public let reason: Reason
    /// The call in the test. Swift Testing shows a thrown error at the test's first line; the description has the call's.
    public let sourceLocation: SourceLocation

    init(_ reason: Reason, _ sourceLocation: SourceLocation) {
        self.reason = reason
        self.sourceLocation = sourceLocation
    }

    /// `CardTests.swift:15: no view is a text “Total”. There is: “Sum”.`
    public var description: String { "\(sourceLocation.fileName):\(sourceLocation.line): \(message)" }

    private var message: String {
        switch reason {
        case .notFound(let wanted, let shown):
            let list = shown.isEmpty ? "Nothing is shown." : "There is: \(shown.joined(separator: ", "))."
            return "no view is \(wanted). \(list)"
        case .gone(let node): return "\(node.shortName) is not shown any more"
        case .covered(let node, let other, let point):
            let what = other.map { "\($0.shortName) takes the finger" } ?? "nothing there takes a finger"
            return "\(node.shortName) cannot be reached at (\(point.x), \(point.y)): \(what)"
        case .disabled(let node): return "\(node.shortName) cannot be used: it is disabled, so a tap does nothing"
        case .inert(let node):
            return "\(node.shortName) takes no finger, and no control around it does: a tap does nothing"
        case .several(let node, let parts):
            let list = parts.map { part in
                let frame = part.frame
                return "\(part.shortName) at (\(frame.midX), \(frame.midY))"
            }
            return
                "\(node.shortName) has \(parts.count) parts that take a tap; tap one of them: \(list.joined(separator: ", "))"
        }
    }
}

extension LiveNode {
    /// Whether it is a text, also one that is a heading.
    var isText: Bool { role == .text || kind == "Text" }

    /// The view's type and what it is called.
    var shortName: String { [kind, (identifier ?? label).map { "“\($0)”" }].compactMap { $0 }.joined(separator: " ") }
}
