/// How a module's Swift is compiled, as its project says; without one as Xcode does where a project says nothing.
///
/// Names, values and defaults are those of Xcode's build system (swiftlang/swift-build, Swift.xcspec).
struct LanguageSettings: Equatable, Codable {
    /// The language mode: `4`, `4.2`, `5` or `6`.
    var mode = "5"
    /// Whether `/…/` is a regular expression in modes before 6, where it always is one.
    var hasBareSlashes = true
    /// Whether what says nothing belongs to the main actor.
    var isMainActorDefault = false
    /// How much is said of data races in modes before 6: `minimal`, `targeted` or `complete`; nil for the compiler's default.
    private(set) var concurrency: String?
    /// Features of later language modes.
    private(set) var features: [String] = []
    /// What `#if` finds set, beside `DEBUG`.
    private(set) var conditions: [String] = []

    /// What a file has that belongs to no project.
    static let standard = LanguageSettings()

    /// What a package's manifest says of a target.
    init(
        mode: String, isMainActorDefault: Bool, features: [String], conditions: [String], concurrency: String?
    ) {
        (self.mode, self.isMainActorDefault, self.features) = (mode, isMainActorDefault, features)
        (self.conditions, self.concurrency) = (conditions.filter(Self.isIdentifier), concurrency)
        hasBareSlashes = mode == "6" || features.contains("BareSlashRegexLiterals")
    }

    /// What the compiler is told.
    ///
    /// - Parameter asked: The language mode that the user asked for.
    func arguments(mode asked: String?) -> [String] {
        let mode = asked ?? mode
        var arguments = ["-swift-version", mode]
        if hasBareSlashes, mode != "6" { arguments.append("-enable-bare-slash-regex") }
        if isMainActorDefault { arguments += ["-default-isolation", "MainActor"] }
        // The compiler takes it for an error to be given what the mode has already.
        let new = features.filter { name in mode != "6" || !Self.features.contains { $0.name == name && $0.isInSix } }
        return arguments + new.flatMap { ["-enable-upcoming-feature", $0] } + conditions.flatMap { ["-D", $0] }
    }

    private init() {}

    init(_ settings: BuildSettings) {
        mode = settings["SWIFT_VERSION"].flatMap(Self.mode) ?? "5"
        hasBareSlashes = settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") ?? true
        isMainActorDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        concurrency = settings["SWIFT_STRICT_CONCURRENCY"].flatMap {
            ["minimal", "targeted", "complete"].contains($0) ? $0 : nil
        }
        let isApproachable = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ?? false
        features = Self.features.filter { feature in
            settings.isOn("SWIFT_UPCOMING_FEATURE_\(feature.setting)") ?? (feature.isApproachable && isApproachable)
        }.map(\.name)
        var words = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
        let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ")
        for (flag, next) in zip(flags, flags.dropFirst() + [""]) where flag.hasPrefix("-D") {
            words.append(flag == "-D" ? next : flag.dropFirst(2))
        }
        for word in words where Self.isIdentifier(word) && word != "DEBUG" && !conditions.contains(String(word)) {
            conditions.append(String(word))
        }
    }

    /// `5.0` and what else begins with 5 is 5; nil for what the compiler does not know.
    private static func mode(_ version: String) -> String? {
        let major = version.prefix { $0 != "." }
        return version == "4.2" ? version : ["4", "5", "6"].contains(major) ? String(major) : nil
    }

    private static func isIdentifier(_ word: some StringProtocol) -> Bool {
        String(word).wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
    }

    private struct Feature {
        /// What follows `SWIFT_UPCOMING_FEATURE_`.
        var setting: String
        var name: String
        /// Whether language mode 6 has it.
        var isInSix = true
        /// Whether `SWIFT_APPROACHABLE_CONCURRENCY` turns it on.
        var isApproachable = false
    }

    /// The features of later language modes: what follows `SWIFT_UPCOMING_FEATURE_`, and the compiler's name.
    static var upcoming: [(setting: String, name: String)] { features.map { ($0.setting, $0.name) } }

    private static let features = [
        Feature(setting: "CONCISE_MAGIC_FILE", name: "ConciseMagicFile"),
        Feature(setting: "FORWARD_TRAILING_CLOSURES", name: "ForwardTrailingClosures"),
        Feature(setting: "DEPRECATE_APPLICATION_MAIN", name: "DeprecateApplicationMain"),
        Feature(setting: "IMPORT_OBJC_FORWARD_DECLS", name: "ImportObjcForwardDeclarations"),
        Feature(
            setting: "DISABLE_OUTWARD_ACTOR_ISOLATION", name: "DisableOutwardActorInference", isApproachable: true),
        Feature(setting: "ISOLATED_DEFAULT_VALUES", name: "IsolatedDefaultValues"),
        Feature(setting: "GLOBAL_CONCURRENCY", name: "GlobalConcurrency"),
        Feature(setting: "INFER_SENDABLE_FROM_CAPTURES", name: "InferSendableFromCaptures", isApproachable: true),
        Feature(setting: "IMPLICIT_OPEN_EXISTENTIALS", name: "ImplicitOpenExistentials"),
        Feature(setting: "REGION_BASED_ISOLATION", name: "RegionBasedIsolation"),
        Feature(setting: "DYNAMIC_ACTOR_ISOLATION", name: "DynamicActorIsolation"),
        Feature(setting: "NONFROZEN_ENUM_EXHAUSTIVITY", name: "NonfrozenEnumExhaustivity"),
        Feature(
            setting: "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", name: "GlobalActorIsolatedTypesUsability",
            isApproachable: true),
        Feature(setting: "INTERNAL_IMPORTS_BY_DEFAULT", name: "InternalImportsByDefault", isInSix: false),
        Feature(setting: "MEMBER_IMPORT_VISIBILITY", name: "MemberImportVisibility", isInSix: false),
        Feature(setting: "EXISTENTIAL_ANY", name: "ExistentialAny", isInSix: false),
        Feature(
            setting: "INFER_ISOLATED_CONFORMANCES", name: "InferIsolatedConformances", isInSix: false,
            isApproachable: true),
        Feature(
            setting: "NONISOLATED_NONSENDING_BY_DEFAULT", name: "NonisolatedNonsendingByDefault", isInSix: false,
            isApproachable: true),
    ]
}
