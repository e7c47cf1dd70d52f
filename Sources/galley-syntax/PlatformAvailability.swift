import SwiftSyntax

/// Finds the declarations that a platform does not have: `@available(iOS, unavailable)`, and `obsoleted:` in a version that is no
/// later than the platform's own.
///
/// The compiler here is told nothing of the platform, so what such attributes say counts for nothing with it: two declarations
/// of which each platform has one would be ambiguous.
final class PlatformAvailability: SyntaxVisitor {
    private let platform: PlatformConditions.Platform
    /// Where the declarations stand, outermost ones only.
    private(set) var missing: [Range<Int>] = []

    private let version: Int

    init(_ platform: PlatformConditions.Platform, version: Int) {
        self.platform = platform
        self.version = version
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard case .decl(let declaration) = node.item else { return .visitChildren }
        return look(at: declaration, in: node)
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        look(at: node.decl, in: node)
    }

    private func look(at declaration: DeclSyntax, in item: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        guard let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes,
            attributes.contains(where: isMissing)
        else { return .visitChildren }
        missing.append(
            item.positionAfterSkippingLeadingTrivia.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset)
        return .skipChildren
    }

    /// Whether an attribute says that the platform does not have what it stands before. What only extensions of apps lack, as
    /// `iOSApplicationExtension` says, an app has (The Swift Programming Language, "Declaration Attributes").
    private func isMissing(_ element: AttributeListSyntax.Element) -> Bool {
        guard let attribute = element.as(AttributeSyntax.self),
            attribute.attributeName.trimmedDescription == "available",
            case .availability(let arguments) = attribute.arguments, let first = arguments.first,
            case .token(let name) = first.argument, platform.availabilityNames.contains(name.text),
            !name.text.hasSuffix("ApplicationExtension")
        else { return false }
        return arguments.dropFirst().contains { argument in
            switch argument.argument {
            case .token(let word): word.text == "unavailable"
            case .availabilityLabeledArgument(let labeled): labeled.label.text == "obsoleted" && isPast(labeled.value)
            default: false
            }
        }
    }

    private func isPast(_ value: AvailabilityLabeledArgumentSyntax.Value) -> Bool {
        guard case .version(let last) = value, let major = Int(last.major.text) else { return false }
        return major <= version
    }
}

extension PlatformConditions.Platform {
    /// The version of the platform that Galley draws as, iOS 26 and macOS 26.
    static let version = 26

    /// What a question for a version is answered with, where that is not what the compiler says by itself: `#available` is true, and
    /// `#unavailable` false.
    ///
    /// - Parameter version: The last version that begins with that number: 18 has what came with 18.4.
    func answer(_ condition: AvailabilityConditionSyntax, in version: Int) -> Bool? {
        let asked = condition.availabilityArguments.compactMap { argument -> Int? in
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                availabilityNames.contains(restriction.platform.text)
            else { return nil }
            return restriction.version.flatMap { Int($0.major.text) }
        }.first
        guard let asked, asked > version else { return nil }
        return condition.availabilityKeyword.tokenKind == .poundUnavailable
    }

    /// What `@available` calls the platform.
    fileprivate var availabilityNames: Set<String> {
        self == .ios
            ? ["iOS", "iOSApplicationExtension"] : ["macOS", "OSX", "macOSApplicationExtension"]
    }
}
