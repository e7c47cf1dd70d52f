import Foundation

/// The generated file that is compiled together with the user's, or after them: it hands the user's views to the host.
struct EntryFile {
    /// What the entry shows.
    enum Content {
        /// The expression of `--view`.
        case expression(String)
        /// The views of these types, made from data.
        case decoded([String])
        /// The module's `#Preview`s, which the host finds by itself, and these.
        case views([Candidate])
    }

    /// A view that the module declares, a PreviewProvider, or a program.
    struct Candidate {
        /// What files and messages call it.
        var name: String
        /// The view's, provider's or program's type.
        var type: String
        /// The provider's place; nil for a view or a program.
        var line: Int?
        var file = ""
        var isApp = false
        /// What makes a view; nil for a provider or a program.
        var view: String?

        /// What the compiler calls the place of this candidate; an error there is no error of the user's.
        var place: String { EntryFile.candidatePlace + type }
    }

    /// What the compiler calls the place of any candidate, up to its type.
    static let candidatePlace = "galley-candidate-"

    /// What the file is called.
    static let fileName = "galley-entry.swift"

    /// Whether an error in a file is one of what is written here, and not of the expression.
    static func isPlace(_ file: some StringProtocol) -> Bool {
        file.hasPrefix(candidatePlace) || file.hasSuffix("/\(fileName)")
    }

    /// What the compiler calls the place of the expression.
    static let expressionPlace = "--view"

    var content: Content
    /// The module of the user's files.
    var module = Self.ownModule
    /// The module that galley compiles by itself, with the entry in it.
    static let ownModule = "GalleyUserFile"

    var text: String {
        switch content {
        case .expression(let expression):
            // The expression stands last, so that one that is not closed is still told by its own place.
            frame(
                usesPreviews: false,
                views: "GalleyRuntime.HostedViews.view(\(Self.literal(expression))) { __galleyExpression() }",
                declarations: """
                    @MainActor @ViewBuilder func __galleyExpression() -> some View {
                    #sourceLocation(file: "\(Self.expressionPlace)", line: 1)
                    \(expression)
                    }

                    """)
        case .decoded(let types):
            frame(
                usesPreviews: false,
                views: types.map { "GalleyRuntime.HostedViews.decoded(\(Self.literal($0))) { \($0).self }," }
                    .joined(separator: "\n"),
                declarations: "")
        case .views(let candidates):
            frame(
                usesPreviews: true,
                views: candidates.map { candidate in
                    """
                    \(candidate.call) {
                    #sourceLocation(file: \(Self.literal(candidate.place)), line: 1)
                    \(candidate.expression)
                    #sourceLocation()
                    },
                    """
                }.joined(separator: "\n"),
                declarations: "")
        }
    }

    private func frame(usesPreviews: Bool, views: String, declarations: String) -> String {
        """
        import GalleyRuntime
        import SwiftUI
        \(module == Self.ownModule ? "" : "@testable import \(module)")

        @_cdecl("galley_entry")
        nonisolated public func __galleyEntry() -> Swift.Int32 {
            _Concurrency.MainActor.assumeIsolated {
                GalleyRuntime.Host.run(entry: #dsohandle, previewsOf: \(usesPreviews ? "\"\(module)\"" : "nil"), views: [
        \(views)
                ])
            }
        }

        \(declarations)
        """
    }

    /// A Swift string literal of any text.
    static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}

extension EntryFile.Candidate {
    /// What the candidate is handed to, in a closure.
    fileprivate var call: String {
        let name = EntryFile.literal(name)
        if isApp { return "GalleyRuntime.HostedViews.app(\(name))" }
        let file = EntryFile.literal(URL(fileURLWithPath: file).lastPathComponent)
        return line.map { "GalleyRuntime.HostedViews.provider(\(name), file: \(file), line: \($0))" }
            ?? "GalleyRuntime.HostedViews.view(\(name))"
    }

    fileprivate var expression: String { line == nil && !isApp ? view ?? "\(type)()" : "\(type).self" }
}
