import SwiftSyntax

/// Rewrites a file's `#if` conditions to what they are on one of Apple's platforms, for a compiler that runs on another one, and
/// leaves out what that platform does not have, and what needs Objective-C.
///
/// What asks for the platform becomes `true` or `false`, blanks filling its place: every line and column stays. Conditions about
/// anything else are the compiler's.
final class PlatformConditions: SyntaxVisitor {
    enum Platform: String {
        case ios, macos

        /// What a question about the platform is answered with; nil where it is none.
        func answer(_ function: String, _ argument: String) -> Bool? {
            switch (function, argument) {
            case ("os", "iOS"), ("targetEnvironment", "simulator"): self == .ios
            case ("os", "macOS"), ("os", "OSX"): self == .macos
            // The program runs here, but is written for there.
            case ("os", "Linux"): false
            default: nil
            }
        }

        /// The names of the framework of controls that the platform has.
        var frameworks: Set<String> { self == .ios ? ["UIKit"] : ["AppKit", "Cocoa"] }

        /// Those of all platforms.
        static let allFrameworks = ios.frameworks.union(macos.frameworks)
    }

    private let platform: Platform
    private let version: Int
    private let hasFramework: Bool
    private var bytes: [UInt8]
    /// Whether anything was rewritten.
    private(set) var isChanged = false
    /// Whether the file asks for the platform's framework.
    private(set) var asksForFramework = false

    /// - Parameters:
    ///   - version: The version of the platform, the last that begins with that number.
    ///   - hasFramework: Whether `canImport(UIKit)`, or `canImport(AppKit)`, is true.
    init(_ source: String, platform: Platform, version: Int = Platform.version, hasFramework: Bool) {
        self.platform = platform
        self.version = version
        self.hasFramework = hasFramework
        bytes = Array(source.utf8)
        super.init(viewMode: .sourceAccurate)
    }

    /// Rewrites the file's syntax tree.
    func rewrite(_ tree: SourceFileSyntax) {
        walk(tree)
        let availability = PlatformAvailability(platform, version: version)
        availability.walk(tree)
        for range in availability.missing {
            let blank = bytes[range].map {
                [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0) ? $0 : UInt8(ascii: " ")
            }
            bytes.replaceSubrange(range, with: blank)
            isChanged = true
        }
        let names = ObjectiveCNames()
        names.walk(tree)
        let calls = PreconcurrencyCalls()
        calls.walk(tree)
        for replacement in names.replacements + calls.replacements { replace(replacement) }
    }

    /// Writes a text in another's place, and keeps its lines: they end behind the text.
    private func replace(_ replacement: ObjectiveCNames.Replacement) {
        let lines = bytes[replacement.range].filter { $0 == UInt8(ascii: "\n") }
        let count = replacement.range.count - replacement.text.utf8.count - lines.count
        guard count >= 0 else { return }
        let blanks = Array(repeating: UInt8(ascii: " "), count: count)
        bytes.replaceSubrange(replacement.range, with: Array(replacement.text.utf8) + lines + blanks)
        isChanged = true
    }

    /// The source as it is now.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            ConditionVisitor { [self] call, function, argument in rewrite(call, function, argument) }.walk(condition)
        }
        return .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let answer = platform.answer(node, in: version) else { return .skipChildren }
        // To the compiler here every question for a platform of Apple's is the star: available, and never unavailable. So the other
        // question is the other answer, and stays one that opaque results and builders know.
        let word = Array((answer ? "#available(iOS 9,*)" : "#unavailable(iOS 9)").utf8)
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let length = node.trimmedLength.utf8Length
        guard word.count <= length else { return .skipChildren }
        let blanks = bytes[start..<start + length].dropFirst(word.count).map {
            $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ")
        }
        bytes.replaceSubrange(start..<start + length, with: word + blanks)
        isChanged = true
        return .skipChildren
    }

    /// A part of a module of C's, as in `import UIKit.UIFont`: Swift's modules have none, and all of the module is imported.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.importKindSpecifier == nil, node.path.count > 1, let module = node.path.first?.name else {
            return .skipChildren
        }
        let start = module.endPositionBeforeTrailingTrivia.utf8Offset
        let end = node.path.endPositionBeforeTrailingTrivia.utf8Offset
        bytes.replaceSubrange(start..<end, with: Array(repeating: UInt8(ascii: " "), count: end - start))
        isChanged = true
        return .skipChildren
    }

    private func rewrite(_ call: FunctionCallExprSyntax, _ function: String, _ argument: String) {
        var answer = platform.answer(function, argument)
        if function == "canImport", Platform.allFrameworks.contains(argument) {
            let isOwn = platform.frameworks.contains(argument)
            if isOwn { asksForFramework = true }
            answer = isOwn && hasFramework
        }
        guard let answer else { return }
        let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
        let length = call.trimmedLength.utf8Length
        var word = Array((answer ? "true" : "false").utf8)
        guard word.count <= length else { return }
        word += Array(repeating: UInt8(ascii: " "), count: length - word.count)
        bytes.replaceSubrange(start..<start + length, with: word)
        isChanged = true
    }
}

/// Finds the questions in a condition: `os(iOS) && !targetEnvironment(simulator)` has two.
private final class ConditionVisitor: SyntaxVisitor {
    private let found: (FunctionCallExprSyntax, _ function: String, _ argument: String) -> Void

    init(_ found: @escaping (FunctionCallExprSyntax, String, String) -> Void) {
        self.found = found
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let argument = node.arguments.first?.expression {
            found(node, node.calledExpression.trimmedDescription, argument.trimmedDescription)
        }
        return .skipChildren
    }
}
