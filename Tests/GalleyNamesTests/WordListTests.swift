import GalleyNames
import Testing

/// Lists of names, each a word of its own, and kinds of messages by the compiler's names (docs/cli.md lists them).
@Suite("Lists of names")
struct WordListTests {
    @Test("Each list has words, and nothing else") func words() {
        let lists = [
            BasicMembers.names, OwnNames.types, KnownNames.types, KnownNames.modifiers, KnownNames.members,
            CommonSlips.plainTypes, MissingAPI.basics,
        ]
        let wrong = lists.flatMap {
            $0.filter { word in word.isEmpty || word.contains { $0.isWhitespace || $0 == "\\" } }
        }
        #expect(wrong == [])
        let samples = ["timeIntervalSince1970", "WebPExporter", "Button", "zIndex", "padding", "Color", "String"]
        let has = zip(lists, samples).map { $0.contains($1) || KnownNames.modifiers.contains($1) }
        #expect(has == Array(repeating: true, count: 7))
        #expect(BasicMembers.names.isSuperset(of: ["abs", "count", "data", "write", "scheme"]))
    }

    @Test("A message's kind, by the first rule that fits its name, and asked twice the same") func codes() {
        let names: KeyValuePairs<String, String> = [
            "sema_no_import": "unknown-module", "no_candidates_match_result_type": "wrong-type",
            "missing_return_func": "missing-return",
            "non_exhaustive_switch": "incomplete", "cannot_find_in_scope": "unknown-name",
            "could_not_find_value_member": "unknown-member",
            "missing_argument_named": "wrong-arguments", "actor_isolated_call": "isolation",
            "non_sendable_x": "isolation",
            "variable_used_before_x": "not-initialized", "assignment_lhs_not_mutable": "immutable",
            "type_does_not_conform": "conformance", "throwing_call_unhandled": "unhandled",
            "availability_x": "availability",
            "invalid_redecl": "duplicate", "ambiguous_member": "ambiguous", "expression_too_complex": "too-complex",
            "pbd_never_used": "unused", "cannot_convert_x": "wrong-type", "expected_rbrace": "syntax", "": "error",
            "whatever": "error",
        ]
        for _ in 0..<2 {
            #expect(names.map { MessageCode(compiler: $0.key, isError: true).rawValue } == names.map(\.value))
        }
        #expect(MessageCode(compiler: "whatever", isError: false) == .warning)
        #expect(MessageCode(compiler: "ambiguous_member", isError: false) == .ambiguous)
    }
}
