import SwiftSyntax

/// Who can use a declaration, narrowest first.
enum AccessLevel: String, Comparable {
    case `private`, `fileprivate`, `internal`, `package`, `public`

    init(_ modifiers: DeclModifierListSyntax) {
        // `private(set)` limits the setter only.
        let names = modifiers.filter { $0.detail == nil }.map(\.name.text)
        self = names.contains("open") ? .public : names.lazy.compactMap(AccessLevel.init(rawValue:)).first ?? .internal
    }

    var isReachable: Bool { self >= .internal }

    static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        }
    }
}

/// A type with what decides how it is made.
struct TypeDeclaration {
    /// Names its file, if there are several.
    var file: String?
    var name: String
    var line: Int
    var access: AccessLevel
    var isGeneric: Bool
    var isStruct: Bool
    var conformances: Set<String>
    var members: MemberBlockItemListSyntax
    /// Where the declaration is in the source.
    var bytes: Range<Int>

    /// This type as a view, or nil when it is not a struct: only structs get an initialiser by themselves.
    var view: SourceSurvey.View? {
        guard isStruct else { return nil }
        let properties = storedProperties
        let initialiser = easiestInitialiser(properties)
        var view = SourceSurvey.View(
            file: file, name: name, line: line, access: access.rawValue, isGeneric: isGeneric,
            arguments: initialiser.arguments,
            isReachable: initialiser.isReachable,
            environmentObjects: properties.compactMap(\.environmentObject),
            environmentValues: properties.compactMap(\.environmentValue))
        let needed = properties.filter(\.needsArgument)
        let values = needed.compactMap(\.bindingValue)
        if !values.isEmpty, values.count == needed.count, needed.map(\.name) == view.arguments {
            view.bindings = values
        }
        return view
    }

    /// The names that the type's members mention; says which other views it may show.
    var mentions: Set<String> {
        Set(
            members.tokens(viewMode: .sourceAccurate).compactMap { token in
                if case .identifier(let name) = token.tokenKind { name } else { nil }
            })
    }

    private var storedProperties: [StoredProperty] {
        declarations(in: members).compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(StoredProperty.all)
    }

    /// The initialiser with the fewest arguments, those in reach first.
    private func easiestInitialiser(_ properties: [StoredProperty]) -> (arguments: [String], isReachable: Bool) {
        let written = declarations(in: members).compactMap { $0.as(InitializerDeclSyntax.self) }.map { declaration in
            let parameters = declaration.signature.parameterClause.parameters
            let needed = parameters.filter { $0.defaultValue == nil && $0.ellipsis == nil }.map(\.firstName.text)
            // A failable initialiser makes an optional, which takes an expression of the user's.
            let arguments = declaration.optionalMark == nil ? needed : needed + ["?"]
            return (arguments: arguments, isReachable: AccessLevel(declaration.modifiers).isReachable)
        }
        guard written.isEmpty else {
            return written.min {
                ($0.isReachable ? 0 : 1, $0.arguments.count) < ($1.isReachable ? 0 : 1, $1.arguments.count)
            }
                ?? ([], false)
        }
        let needed = properties.filter(\.needsArgument)
        // `init()` is there whenever everything has a default. Otherwise the memberwise initialiser takes every
        // property that can be set, and is private if one of those is.
        let isReachable = needed.isEmpty || properties.filter(\.isMemberwise).allSatisfy(\.access.isReachable)
        return (needed.map(\.name), isReachable)
    }

    /// The members, those inside `#if` included.
    private func declarations(in list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return condition.clauses.prefix(1).flatMap { clause -> [DeclSyntax] in
                guard case .decls(let nested) = clause.elements else { return [] }
                return declarations(in: nested)
            }
        }
    }
}

/// A property that takes room in its struct.
struct StoredProperty {
    /// Wrappers that have a value without being given one.
    private static let selfSufficient: Set<String> = [
        "EnvironmentObject", "Environment", "Namespace", "FocusState", "AccessibilityFocusState", "ScaledMetric",
        "Query",
        "FetchRequest", "SectionedFetchRequest",
    ]

    var name: String
    var access: AccessLevel
    var needsArgument: Bool
    /// Whether the memberwise initialiser has a parameter for it.
    var isMemberwise: Bool
    var environmentObject: String?
    var environmentValue: String?
    /// What a binding holds at first that no one gives: what a `@State` of its type mostly begins with.
    var bindingValue: String?

    static func all(in declaration: VariableDeclSyntax) -> [StoredProperty] {
        let modifiers = declaration.modifiers.map(\.name.text)
        guard !modifiers.contains("static"), !modifiers.contains("class"), !modifiers.contains("lazy") else {
            return []
        }
        return declaration.bindings.filter(isStored).map { StoredProperty($0, of: declaration) }
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    private init(_ binding: PatternBindingSyntax, of declaration: VariableDeclSyntax) {
        let isLet = declaration.bindingSpecifier.text == "let"
        let type = binding.typeAnnotation?.type ?? declaration.bindings.last?.typeAnnotation?.type
        let isOptional = type.map {
            $0.is(OptionalTypeSyntax.self) || $0.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        }
        let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
        let wrapper = attributes.first { attribute in
            guard let initial = Self.name(of: attribute).first else { return false }
            // Attributes of the language start in lower case; of the others, builders wrap nothing.
            return initial.isUppercase && !["ViewBuilder", "MainActor"].contains(Self.name(of: attribute))
        }
        name = binding.pattern.trimmedDescription
        access = AccessLevel(declaration.modifiers)
        let hasValue = binding.initializer != nil || wrapper?.arguments != nil
        let wrapperName = wrapper.map(Self.name)
        if let wrapperName, Self.selfSufficient.contains(wrapperName) {
            needsArgument = false
            isMemberwise = false
        } else {
            let startsNil = !isLet && isOptional == true && !["Binding", "ObservedObject"].contains(wrapperName)
            needsArgument = !hasValue && !startsNil
            isMemberwise = !(isLet && hasValue)
        }
        if wrapperName == "Binding", let type { bindingValue = BindingValue.first(of: type) }
        if wrapperName == "EnvironmentObject" {
            environmentObject = type?.trimmedDescription
        }
        if wrapperName == "Environment", isOptional != true, let argument = wrapper?.arguments?.trimmedDescription,
            argument.hasSuffix(".self"), !argument.hasPrefix("\\")
        {
            environmentValue = String(argument.dropLast(".self".count))
        }
    }

    /// `@SwiftUI.State` is `State`.
    private static func name(of attribute: AttributeSyntax) -> String {
        let path = attribute.attributeName.trimmedDescription.prefix { $0 != "<" }
        return path.split(separator: ".").last.map(String.init) ?? ""
    }
}
