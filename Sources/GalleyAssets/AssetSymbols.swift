/// The declarations that Xcode generates for the names in asset catalogues: `Image(.heart)`, `Color(.brand)`, `Color.brand`.
package struct AssetSymbols {
    /// A namespace with its assets and the namespaces in it.
    private struct Scope {
        /// Assets' names in their catalogue, by their Swift names.
        var members: [String: String] = [:]
        var scopes: [String: Scope] = [:]

        /// The first of several assets of one Swift name counts, as with Xcode.
        mutating func add(_ name: String, path: ArraySlice<Substring>, kind: String) {
            guard let first = path.first else { return }
            if path.count > 1 {
                guard let scope = AssetSymbolName.namespace(String(first)) else { return }
                scopes[scope, default: Scope()].add(name, path: path.dropFirst(), kind: kind)
            } else if let member = AssetSymbolName.member(String(first), kind: kind), members[member] == nil {
                members[member] = name
            }
        }
    }

    private var images = Scope()
    private var colors = Scope()
    /// What the source declares itself.
    private let declared: DeclaredNames
    /// The bundle that the assets are in, as source.
    private let bundle: String

    /// Colours that SwiftUI has: Xcode warns, and generates no `Color` of that name.
    private static let conflicts: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
        "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]

    /// - Parameters:
    ///   - source: The source that will use the names. Static members and types that it adds to the same types, as far as its
    ///     text tells, are not declared once more.
    ///   - bundle: The bundle that the assets are in, as source: an app's own, or that of a package's target.
    package init(_ catalogs: [AssetCatalog], source: String, bundle: String = "Foundation.Bundle.main") {
        self.bundle = bundle
        declared = DeclaredNames(source)
        for catalog in catalogs {
            for name in catalog.imageSets.keys.sorted() {
                images.add(name, path: name.split(separator: "/")[...], kind: "Image")
            }
            for name in catalog.colorSets.keys.sorted() {
                colors.add(name, path: name.split(separator: "/")[...], kind: "Color")
            }
        }
    }

    /// The declarations; empty where there are no assets.
    package var code: String {
        var code = ""
        func add(_ header: String, _ body: String) {
            if !body.isEmpty { code += "nonisolated extension \(header) {\n\(body)}\n" }
        }
        add("SwiftUI.ImageResource", resources(images, type: "SwiftUI.ImageResource"))
        add("SwiftUI.ColorResource", resources(colors, type: "SwiftUI.ColorResource"))
        add("SwiftUI.Color", values(colors, path: "", isOutermost: true))
        let plain = Scope(members: colors.members)
        add("SwiftUI.ShapeStyle where Self == SwiftUI.Color", values(plain, path: "", isOutermost: true))
        return code.isEmpty ? "" : "import Foundation\nimport SwiftUI\n\n\(code)"
    }

    private func resources(_ scope: Scope, type: String) -> String {
        var text = ""
        for (member, name) in scope.members.sorted(by: { $0.key < $1.key }) where !declared.hasMember(member) {
            text += "static let \(member) = \(type)(name: \(literal(name)), bundle: \(bundle))\n"
        }
        for (name, inner) in scope.scopes.sorted(by: { $0.key < $1.key }) {
            text += "nonisolated enum \(name) {\n\(resources(inner, type: type))}\n"
        }
        return text
    }

    private func values(_ scope: Scope, path: String, isOutermost: Bool) -> String {
        var text = ""
        for member in scope.members.keys.sorted() where !declared.hasMember(member) {
            if isOutermost, Self.conflicts.contains(member) { continue }
            let resource = "SwiftUI.ColorResource.\(path)\(member)"
            text += "static var \(member): SwiftUI.Color { SwiftUI.Color(\(resource)) }\n"
        }
        for (name, inner) in scope.scopes.sorted(by: { $0.key < $1.key }) where !declared.hasType(name) {
            let body = values(inner, path: "\(path)\(name).", isOutermost: false)
            if !body.isEmpty { text += "nonisolated enum \(name) {\n\(body)}\n" }
        }
        return text
    }

    private func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            scalar == "\\" || scalar == "\"" || scalar.value < 0x20
                ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
        }
        return "\"\(escaped.joined())\""
    }
}

/// What a source adds to the types that assets have names in, as far as its text tells.
private struct DeclaredNames {
    /// Nothing where none of the types is extended.
    private let source: String

    init(_ source: String) {
        let extendsTypes = ["Color", "ShapeStyle", "ImageResource", "ColorResource"].contains { type in
            source.contains("extension \(type)") || source.contains("extension SwiftUI.\(type)")
        }
        self.source = extendsTypes ? source : ""
    }

    func hasMember(_ name: String) -> Bool {
        ["let", "var", "public let", "public var"].contains { !places(of: "static \($0) \(name)").isEmpty }
    }

    /// Types inside of others: those that stand at the beginning of a line are in none.
    func hasType(_ name: String) -> Bool {
        ["struct", "enum", "class", "typealias"].contains { word in
            places(of: "\(word) \(name)").contains { range in
                let line = source[..<range.lowerBound].lastIndex(where: \.isNewline).map(source.index(after:))
                return source[line ?? source.startIndex].isWhitespace
            }
        }
    }

    /// Where a text stands, and is not the beginning of a longer name.
    private func places(of text: String) -> [Range<String.Index>] {
        source.ranges(of: text).filter { range in
            source[range.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" } != true
        }
    }
}
