import SwiftUI

/// How well a case's numbers are known.
public enum Confidence: String, CaseIterable, Sendable {
    /// Somebody measured Apple's SwiftUI and published the number.
    case measured
    /// Apple documents it.
    case documented
    /// Read from other implementations or articles, or worked out from them.
    case inferred
    /// Computed from the written rules; nobody measured it.
    case model
}

/// One numeric fact about layout: views, what they are offered, and the numbers that follow.
@MainActor
public struct Case {
    /// The case's number, such as "T-059" (rules.md §25).
    public let id: String
    /// What the case shows, in a few words.
    public let name: String
    public let confidence: Confidence
    /// Where the numbers come from.
    public let source: String
    public let parts: [Part]
    /// The other reading, where sources contradict each other.
    public let dispute: Dispute?
    /// Why a case that fails is left so; only for cases that nobody measured and nobody documents.
    public let disagreement: String?

    /// A case of one part.
    public init<V: View>(
        _ id: String, _ name: String, _ confidence: Confidence, _ source: String, _ setting: Setting,
        _ expectations: [Expectation], dispute: Dispute? = nil, disagreement: String? = nil,
        @ViewBuilder view: @escaping @MainActor () -> V
    ) {
        self.init(
            id, name, confidence, source, dispute: dispute, disagreement: disagreement,
            parts: [Part(setting, expectations, view: view)])
    }

    /// A case that compares several parts.
    public init(
        _ id: String, _ name: String, _ confidence: Confidence, _ source: String, dispute: Dispute? = nil,
        disagreement: String? = nil, parts: [Part]
    ) {
        self.id = id
        self.name = name
        self.confidence = confidence
        self.source = source
        self.parts = parts
        self.dispute = dispute
        self.disagreement = disagreement
    }

    /// A case about values that need no view.
    public init(
        _ id: String, _ name: String, _ confidence: Confidence, _ source: String, values: [Expectation],
        dispute: Dispute? = nil, disagreement: String? = nil
    ) {
        self.init(
            id, name, confidence, source, .proposing(nil, nil), values, dispute: dispute, disagreement: disagreement
        ) { EmptyView() }
    }
}

/// A view, what it is offered, and what is expected of it.
@MainActor
public struct Part {
    public let setting: Setting
    public let expectations: [Expectation]
    let view: @MainActor () -> AnyView

    public init<V: View>(
        _ setting: Setting, _ expectations: [Expectation], @ViewBuilder view: @escaping @MainActor () -> V
    ) {
        self.setting = setting
        self.expectations = expectations
        self.view = { AnyView(view()) }
    }
}

/// Two readings of one scene: which was chosen, and what the other would give.
public struct Dispute: Sendable {
    /// Why the case expects what it expects.
    public let reason: String
    /// The reading that was not chosen, with its numbers.
    public let alternative: String

    public init(chosen reason: String, alternative: String) {
        self.reason = reason
        self.alternative = alternative
    }
}

/// Cases of one subject, written one below the other.
@MainActor
public struct Area {
    public let name: String
    public let cases: [Case]

    public init(_ name: String, @CaseList cases: () -> [Case]) {
        self.name = name
        self.cases = cases()
    }
}

/// Lets cases be written as statements, so that the compiler looks at each by itself.
@resultBuilder
@MainActor
public enum CaseList {
    public static func buildExpression(_ one: Case) -> [Case] { [one] }
    public static func buildExpression(_ several: [Case]) -> [Case] { several }
    public static func buildPartialBlock(first: [Case]) -> [Case] { first }
    public static func buildPartialBlock(accumulated: [Case], next: [Case]) -> [Case] { accumulated + next }
}
