import SwiftUI

/// A numeric case: views, what they are offered, and what is expected of them.
@MainActor public struct Case {
    /// "T-019": a case of the specification; "P-…": of other public material; "M-…": computed from the rules.
    public let id: String
    /// What the case shows, in a sentence.
    public let title: String
    public let confidence: Confidence
    /// Where the expected numbers come from.
    public let source: String
    public let scenes: [Scene]
    /// Set where two sources disagree.
    public private(set) var dispute: Dispute?

    /// A case of one scene.
    init<V: View>(
        _ id: String, _ title: String, _ confidence: Confidence, _ source: String, _ stage: Stage, _ checks: Check...,
        @ViewBuilder view: @escaping @MainActor () -> V
    ) {
        self.init(id, title, confidence, source, [Scene(stage, checks, view)])
    }

    /// A case of several scenes.
    init(_ id: String, _ title: String, _ confidence: Confidence, _ source: String, _ scenes: [Scene]) {
        self.id = id
        self.title = title
        self.confidence = confidence
        self.source = source
        self.scenes = scenes
    }

    /// Notes what another source says, and why the case does not expect it.
    func disputed(_ other: String, choice: String) -> Case {
        var copy = self
        copy.dispute = Dispute(other: other, choice: choice)
        return copy
    }

    /// Lays out the scenes and compares.
    public func run() -> Outcome {
        Outcome(
            of: self,
            findings: scenes.flatMap { scene in
                let subject = Subject(scene)
                return scene.checks.map { check in
                    Finding(label: scene.label.isEmpty ? check.label : "\(scene.label): \(check.label)", check, subject)
                }
            })
    }
}

/// A view on a stage, and what is expected of it.
@MainActor public struct Scene {
    /// Tells the scenes of a case apart; empty in a case of one scene.
    public let label: String
    public let stage: Stage
    /// Makes the view. It names the parts that are looked at with `probe(_:)`.
    public let view: @MainActor () -> any View
    public let checks: [Check]

    init<V: View>(
        _ label: String, _ stage: Stage, _ checks: Check..., @ViewBuilder view: @escaping @MainActor () -> V
    ) {
        self.label = label
        self.stage = stage
        self.checks = checks
        self.view = view
    }

    init<V: View>(_ stage: Stage, _ checks: [Check], _ view: @escaping @MainActor () -> V) {
        label = ""
        self.stage = stage
        self.checks = checks
        self.view = view
    }
}

/// What another source says of a case, and why the case does not expect it.
public struct Dispute: Sendable {
    public let other: String
    public let choice: String
}
