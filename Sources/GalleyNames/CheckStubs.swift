import GalleyProtocol

/// Declarations that stand for names that are not here, so that the compiler says what it has to say of the rest.
///
/// They are made from how the names are used: a name with `(_:spacing:{})` behind it becomes a view with such an initialiser, one before
/// a `var` a property wrapper, one that types conform to a protocol. What an error says of a place that uses one of them counts for
/// nothing.
package struct CheckStubs {
    /// What the compiler calls their file.
    package static let file = "galley-stubs.swift"

    /// The names, in the order of their letters.
    package private(set) var text = ""

    /// - Parameters:
    ///   - names: Types, functions and attributes.
    ///   - members: Modifiers of views.
    ///   - uses: All that the files use.
    package init(names: Set<String>, members: Set<String>, uses: [UsedNames.Use]) {
        var known: [String: [UsedNames.Use]] = [:]
        for use in uses { known[use.name, default: []].append(use) }
        let declarations =
            names.sorted().map { name in
                Self.declaration(name, known[String(name.split(separator: ".").last ?? "")] ?? [])
            }
            + members.sorted().map { Self.modifiers($0, (known[$0] ?? []).filter(\.isMember)) }
        guard !declarations.joined().isEmpty else { return }
        text = "import SwiftUI\n\n" + declarations.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    private static func declaration(_ name: String, _ uses: [UsedNames.Use]) -> String {
        if let dot = name.lastIndex(of: ".") {
            // A type within another that stands in.
            let inner = String(name[name.index(after: dot)...])
            let labels = Set(uses.compactMap(\.labels)).sorted()
            return "extension \(name[..<dot]) {\n\(type(inner, labels, generics: 0, isObject: false))\n}"
        }
        guard name.wholeMatch(of: /[A-Za-z_]\w*/) != nil else { return "" }
        let roles = Set(uses.compactMap(\.role))
        let labels = Set(uses.compactMap(\.labels)).sorted()
        if roles.contains("inherited") || roles.contains("constraint") { return proto(name) }
        if roles.contains("wrapper") { return wrapper(name, labels) }
        // The compiler goes on without an attribute of anything else.
        if roles.contains("attribute") { return "" }
        guard name.first?.isUppercase == true else {
            return labels.map { function(name, $0, result: "some View", body: "EmptyView()") }.joined(separator: "\n")
        }
        return type(
            name, labels, generics: uses.compactMap(\.generics).max() ?? 0, isObject: roles.contains("object"))
    }

    // MARK: Types

    private static func proto(_ name: String) -> String {
        guard name.hasSuffix("Representable") else {
            // What is called a view is shown in others.
            return name.hasSuffix("View")
                ? "protocol \(name): View {}\nextension \(name) { @MainActor var body: EmptyView { EmptyView() } }"
                : "protocol \(name) {}"
        }
        return """
            struct \(name)GalleyContext { var coordinator: Never { fatalError() } }
            @MainActor @preconcurrency protocol \(name): View where Body == EmptyView { typealias Context = \(name)GalleyContext }
            extension \(name) { var body: EmptyView { EmptyView() } }
            """
    }

    private static func wrapper(_ name: String, _ labels: [String]) -> String {
        let plain = labels.filter { !$0.contains("{}") && $0 != "()" }
        let initialisers = plain.flatMap { labels -> [String] in
            let signature = Signature(labels)
            guard !signature.hasClosures else { return [] }
            let parameters = signature.parameters(true)
            let rest = parameters.isEmpty ? "" : ", \(parameters)"
            return [
                "init\(signature.generics(true))(\(parameters)) {}",
                "init\(signature.generics(true))(wrappedValue: Value\(rest)) {}",
            ]
        }
        return """
            @propertyWrapper struct \(name)<Value> {
                init() {}
                init(wrappedValue: Value) {}
                \(initialisers.joined(separator: "\n    "))
                var wrappedValue: Value { get { fatalError() } nonmutating set {} }
                var projectedValue: Binding<Value> { fatalError() }
            }
            """
    }

    /// - Parameter isObject: Whether views watch it.
    private static func type(_ name: String, _ labels: [String], generics: Int, isObject: Bool) -> String {
        let parameters = generics == 0 ? "" : "<" + (0..<generics).map { "G\($0)" }.joined(separator: ", ") + ">"
        let initialisers = labels.flatMap { labels -> [String] in
            let signature = Signature(labels)
            let forms = signature.hasClosures ? [true, false] : [true]
            return forms.map { "nonisolated init\(signature.generics($0))(\(signature.parameters($0))) {}" }
        }
        // What values of it can do: compare, be kept, be listed. A view's members are isolated, and those of a value are not.
        return """
            @dynamicMemberLookup \(isObject ? "final class" : "struct") \(name)\(parameters): View, Hashable, Codable, \
            Identifiable, \(isObject ? "ObservableObject, @unchecked Sendable" : "Sendable") {
                \(initialisers.joined(separator: "\n    "))
                nonisolated init(from decoder: any Decoder) {}
                nonisolated func encode(to encoder: any Encoder) {}
                nonisolated static func == (a: \(name), b: \(name)) -> Bool { true }
                nonisolated func hash(into hasher: inout Hasher) {}
                \(isObject ? "" : "nonisolated var id: Self { self }")
                nonisolated static subscript<T>(dynamicMember name: String) -> T { fatalError() }
                nonisolated subscript<T>(dynamicMember name: String) -> T {
                    get { fatalError() }
                    \(isObject ? "" : "nonmutating ")set {}
                }
                @MainActor var body: EmptyView { EmptyView() }
            }
            """
    }

    // MARK: Functions

    private static func modifiers(_ name: String, _ uses: [UsedNames.Use]) -> String {
        guard name.wholeMatch(of: /[A-Za-z_]\w*/) != nil else { return "" }
        let functions = Set(uses.compactMap(\.labels)).sorted().map {
            function(name, $0, result: "some View", body: "self")
        }
        return functions.isEmpty ? "" : "extension View {\n\(functions.joined(separator: "\n"))\n}"
    }

    private static func function(_ name: String, _ labels: String, result: String, body: String) -> String {
        let signature = Signature(labels)
        let forms = signature.hasClosures ? [true, false] : [true]
        return forms.map { form in
            "    @MainActor func \(name)\(signature.generics(form))(\(signature.parameters(form))) -> \(result) { \(body) }"
        }.joined(separator: "\n")
    }

    /// The parameters of a call that is written `(_:spacing:{}label:{})`.
    private struct Signature {
        /// Nil for no label; a closure behind the call has none either.
        private var labels: [(label: String?, isClosure: Bool)] = []

        init(_ text: String) {
            var rest = text.dropFirst().dropLast()
            // What stands before the first closure behind the call is in its parentheses.
            var isBehind = false
            while !rest.isEmpty {
                if rest.hasPrefix("{}") {
                    isBehind = true
                    labels.append((nil, true))
                    rest = rest.dropFirst(2)
                    continue
                }
                let label = String(rest.prefix { $0 != ":" })
                rest = rest.dropFirst(label.count + 1)
                labels.append((label == "_" ? nil : label, isBehind))
                if isBehind { rest = rest.dropFirst(2) }
            }
        }

        var hasClosures: Bool { labels.contains(where: \.isClosure) }

        /// `<T0, C1: View>`; nothing where there is no parameter.
        ///
        /// - Parameter builds: Whether closures build views; otherwise they give nothing.
        func generics(_ builds: Bool) -> String {
            let names = labels.indices.compactMap { index in
                labels[index].isClosure ? (builds ? "C\(index): View" : nil) : "T\(index)"
            }
            return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
        }

        func parameters(_ builds: Bool) -> String {
            labels.enumerated().map { index, parameter in
                let closure = builds ? "@ViewBuilder () -> C\(index)" : "() -> Void"
                return "\(parameter.label ?? "_") p\(index): \(parameter.isClosure ? closure : "T\(index)")"
            }.joined(separator: ", ")
        }
    }
}
