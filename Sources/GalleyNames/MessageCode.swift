import Synchronization

/// The word that a compiler's message has in Galley's answers (docs/cli.md lists them): what kind of fault it is, for programs.
package enum MessageCode: String, CaseIterable {
    case unknownName = "unknown-name"
    case unknownMember = "unknown-member"
    case unknownModule = "unknown-module"
    case wrongArguments = "wrong-arguments"
    case wrongType = "wrong-type"
    case conformance
    case isolation
    case missingReturn = "missing-return"
    case notInitialized = "not-initialized"
    case immutable
    case unhandled
    case availability
    case duplicate
    case ambiguous
    case incomplete
    case syntax
    case tooComplex = "too-complex"
    case unused
    case compilerCrash = "compiler-crash"
    case error
    case warning

    /// - Parameters:
    ///   - id: The compiler's own name of its message (include/swift/AST/Diagnostics*.def).
    ///   - isError: Whether it is an error.
    package init(compiler id: String, isError: Bool) {
        let code = Self.known.withLock { known in
            if let code = known[id] { return code }
            let code = Self.rules.first { rule in rule.words.contains { Self.matches(id, $0) } }?.code
            known[id] = .some(code)
            return code
        }
        self = code ?? (isError ? .error : .warning)
    }

    /// What was found of a message's name: a check asks for the same few again and again.
    private static let known = Mutex<[String: MessageCode?]>([:])

    /// Whether a name of a message begins with a word, or, where the word begins with a dot, holds what is behind it.
    private static func matches(_ id: String, _ word: String) -> Bool {
        word.hasPrefix(".") ? id.contains(word.dropFirst()) : id.hasPrefix(word)
    }

    /// The first that fits counts.
    private static let rules: [(words: [String], code: MessageCode)] = [
        (["sema_no_import", "error_module_not_found"], .unknownModule),
        (["no_candidates_match_result_type"], .wrongType),
        (["missing_return", "missing_never_call", "guard_body"], .missingReturn),
        (["non_exhaustive", ".not_exhaustive"], .incomplete),
        (
            [
                "cannot_find_type", "cannot_find_in", "cannot_find_self", "unknown_attr", "macro_undefined",
                "undefined_macro",
            ],
            .unknownName
        ),
        (
            ["could_not_find", "cannot_infer_base_of_unresolved_member", "no_member", "expected_member_name"],
            .unknownMember
        ),
        (
            [
                "missing_argument", "extra_argument", "wrong_argument", "argument_out_of_order", "no_candidates_match",
                "no_overloads_match", "missing_arg", "missing_forward_slash", "unlabeled_trailing_closure",
                "trailing_closure", ".missing_init_on", "instance_member_use_on_type", "could_not_use_",
            ], .wrongArguments
        ),
        (
            [
                ".sendable", ".actor_isolated", ".actor_isolation", "regionbased", ".sending", "async_in_nonasync",
                ".concurrency", ".nonisolated", "shared_mutable_state", "shared_state", "shared_immutable_state",
                "conformance_mismatched_isolation", "isolated_", ".global_actor", "non_sendable",
                "async_call_without_await",
                ".await", "async_",
            ], .isolation
        ),
        (
            [
                "variable_defer_use_uninit", "variable_used_before", ".uninit", "stored_property_not_init",
                "return_from_init_without", "self_use_before", ".before_fully_init", "return_init",
                "constant_initialized",
                "no_initializer", "class_without_init", "immutable_property_already",
            ], .notInitialized
        ),
        (
            [
                "assignment_", "cannot_apply_lvalue", "cannot_pass_rvalue", ".immutable", ".is_let", "cannot_assign",
                ".mutating",
                "ambiguous_lhs",
            ], .immutable
        ),
        (
            [
                "type_does_not_conform", "protocol_", ".does_not_conform", "witness_", "cannot_use_type_sequence",
                "where_requirement", "types_not_equal", "type_cannot_conform", ".not_conform", "extension_protocol",
                "property_wrapper",
            ], .conformance
        ),
        (["throwing_", "unhandled_", "try_", "errors_", ".unhandled"], .unhandled),
        (["availability", ".deprecated", ".unavailable", ".inaccessible"], .availability),
        (["invalid_redecl", "redeclaration", ".duplicate", "attr_only_one"], .duplicate),
        (["ambiguous", "unbound_generic", "unresolved_", "could_not_infer", "cannot_infer", ".not_infer"], .ambiguous),
        (["expression_too_complex", "failed_to_produce", "reasonable_time"], .tooComplex),
        (
            [
                "pbd_never_used", "variable_never", "expression_unused", ".unused", "unreachable_code",
                "immutable_value_never",
                "never_used", "capture_never",
            ], .unused
        ),
        (
            [
                "cannot_convert", ".cannot_convert", "optional_", ".not_convertible", "cannot_",
                "incorrect_property_wrapper", "value_of_optional",
                "contextual_",
            ], .wrongType
        ),
        (
            [
                "expected_", "consecutive_", "extraneous_", "statement_", "lex_", "parser_", "extra_rbrace",
                "foreign_diagnostic", ".expected_",
            ], .syntax
        ),
    ]
}
