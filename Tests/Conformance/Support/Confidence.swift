/// How much stands behind an expected number.
///
/// The specification marks its numbers with letters: V and V+ are `measured`; D is `documented`; R (read from a
/// re-implementation), C (an article's experiment) and I (inferred) are `inferred`; "model" is `model`. A measured scene
/// whose number was computed ("V fixture …, model") counts as `model`, or `inferred` where no model computed it. Of two
/// letters, the first that is about the number itself counts.
public enum Confidence: String, CaseIterable, Sendable {
    /// Somebody measured it on Apple's SwiftUI and published the number.
    case measured
    /// Apple's documentation says it.
    case documented
    /// Concluded from documentation, articles, or a re-implementation's source.
    case inferred
    /// Computed from the rules by `semantics_model.py`, an independent program; nobody measured it.
    case model
}
