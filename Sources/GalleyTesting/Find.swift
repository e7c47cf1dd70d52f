import Galley
import Testing

/// Something that views can be looked for in.
@MainActor public protocol ElementContainer {
    /// All views inside, from the outermost in.
    var elements: [TestedElement] { get }
}

extension TestedView: ElementContainer {}
extension TestedElement: ElementContainer {}

extension ElementContainer {
    /// The first view with this text, in the order of the views.
    ///
    /// - Throws: An `ElementError` that names the line of this call and lists what is shown; so do the others.
    public func find(text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> TestedElement {
        try first(
            "a text “\(text)”", { $0.isText && $0.label == text },
            listing: { $0.isText ? $0.label : nil }, sourceLocation)
    }

    /// The first view with text that contains this.
    public func find(textContaining part: String, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> TestedElement
    {
        try first(
            "a text with “\(part)”", { $0.isText && $0.label?.contains(part) == true },
            listing: { $0.isText ? $0.label : nil }, sourceLocation)
    }

    /// The first button whose accessibility label is this, or that this text stands on.
    public func find(button: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> TestedElement {
        func title(_ node: LiveNode) -> String? {
            guard node.role == .button || node.role == .link else { return nil }
            if let label = node.label { return label }
            let texts = node.all.filter { $0.isText }.compactMap(\.label)
            return texts.isEmpty ? node.all.lazy.compactMap(\.label).first : texts.joined(separator: " ")
        }
        return try first(
            "a button “\(button)”",
            { node in
                guard let title = title(node) else { return false }
                return title == button || node.all.contains { $0.label == button }
            }, listing: title, sourceLocation)
    }

    /// The first view that `accessibilityIdentifier(_:)` names so.
    public func find(identifier: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> TestedElement {
        try first("called “\(identifier)”", { $0.identifier == identifier }, listing: \.identifier, sourceLocation)
    }

    /// The first view that assistive technology calls so.
    public func find(label: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> TestedElement {
        try first("labelled “\(label)”", { $0.label == label }, listing: \.label, sourceLocation)
    }

    /// The first view that is this.
    public func find(role: LiveNode.Role, sourceLocation: SourceLocation = #_sourceLocation) throws -> TestedElement {
        try first(
            "a \(role.rawValue)", { $0.role == role }, listing: { $0.role == .container ? nil : $0.role.rawValue },
            sourceLocation)
    }

    /// All views that something is true of.
    public func findAll(_ condition: (LiveNode) -> Bool) -> [TestedElement] { elements.filter { condition($0.node) } }

    private func first(
        _ name: String, _ condition: (LiveNode) -> Bool, listing: (LiveNode) -> String?,
        _ sourceLocation: SourceLocation
    ) throws -> TestedElement {
        let elements = elements
        if let found = elements.first(where: { condition($0.node) }) { return found }
        var shown: [String] = []
        for element in elements {
            guard let name = listing(element.node), !shown.contains("“\(name)”") else { continue }
            shown.append("“\(name)”")
            if shown.count == 20 { break }
        }
        throw ElementError(.notFound(name, shown: shown), sourceLocation)
    }
}
