/// What came of a step of a script.
package struct PlayAnswer: Codable, Sendable, Equatable {
    /// The step as the script has it, and the line of the script.
    package var step: String
    package var line = 1
    /// Why it could not be done, or what was not as expected; nil where all is well.
    package var failure: Failure?
    /// What was done, in a sentence.
    package var message: String?
    /// What has come, gone or changed.
    package var changes: [PlayChange] = []
    /// Whether only the picture is another one, and no text, control or value.
    package var changesPictureOnly = false
    /// The views, where they were asked for.
    package var tree: [PlayElement]?
    /// Why a view has its size, where that was asked for.
    package var explanation: String?
    /// What was noticed that was not before, such as a missing image.
    package var notes: [String] = []
    /// Where the view's clock is, and how long from there something still moves, in seconds.
    package var time = 0.0
    package var movesFor: Double?
    /// The picture's file, and its size in pixels.
    package var picture: String?
    package var pixels: [Int]?

    package init(step: PlayStep) { (self.step, line) = (step.written, step.line) }

    package struct Failure: Codable, Sendable, Equatable {
        package var code: PlayFault
        package var message: String
        /// The views among which one has to be chosen, or what there is in place of the one that is not.
        package var candidates: [PlayElement] = []

        package init(_ code: PlayFault, _ message: String, _ candidates: [PlayElement] = []) {
            (self.code, self.message, self.candidates) = (code, message, candidates)
        }
    }
}

/// Why a step could not be done; the codes of docs/play.md.
package enum PlayFault: String, Codable, Sendable, CaseIterable {
    /// No view is called so.
    case notFound = "view-not-found"
    /// Several views are.
    case ambiguous = "view-ambiguous"
    /// Something else takes the finger.
    case covered = "view-covered"
    /// The view is disabled.
    case disabled = "view-disabled"
    /// The view takes no finger.
    case inert = "view-inert"
    /// The view is not in the window and no scrolling brings it there.
    case outOfSight = "view-out-of-sight"
    /// Nothing has the focus.
    case noFocus = "no-focus"
    /// What was expected is not so.
    case notAsExpected = "not-as-expected"
    /// What was waited for did not come.
    case tooLate = "waited-in-vain"
    /// No picture can be made.
    case noPicture = "no-picture"
    /// No view can be shown.
    case noView = "no-view"
    /// The source as it is now does not compile.
    case doesNotCompile = "does-not-compile"
    /// The step's value is not one that the view can be given.
    case wrongValue = "wrong-value"
}

/// Something that a person reads or uses, with what lies in it.
package struct PlayElement: Codable, Sendable, Equatable {
    /// The same for the same view as long as its process runs, and so no part of an answer.
    package var id = ""
    package var role: String
    /// SwiftUI's name of the view's type or of the modifier.
    package var kind: String
    package var label: String
    package var identifier: String?
    package var value: String?
    package var hint: String?
    /// Left, top, width and height in points.
    package var frame: [Double]
    package var isEnabled = true
    package var isFocused = false
    /// Whether it stands for what is chosen of several: a tab, a picker's option.
    package var isSelected = false
    /// Whether none of it is in the window.
    package var isOutOfSight = false
    /// Where it is written, as `Card.swift:12`, and what tells that: the views from the root to it. The tool makes the one of the other.
    package var place: String?
    package var path: [HostResult.Finding.Place]?
    package var children: [PlayElement] = []

    private enum CodingKeys: CodingKey {
        case role, kind, label, identifier, value, hint, frame, isEnabled, isFocused, isSelected, isOutOfSight, place,
            path, children
    }

    package init(id: String, role: String, kind: String, label: String, frame: [Double]) {
        (self.id, self.role, self.kind, self.label, self.frame) = (id, role, kind, label, frame)
    }

    /// Its role and what it is called.
    package var name: String {
        let name = label.isEmpty ? identifier ?? "" : label
        return name.isEmpty ? role : "\(role) “\(name)”"
    }
}

/// What became of an element.
package struct PlayChange: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
        case added, removed, changed
    }

    package var kind: Kind
    /// As it is now, or was.
    package var element: PlayElement
    /// What it was before: the label, the value, whether it was enabled, where it was.
    package var before: PlayElement?

    package init(_ kind: Kind, _ element: PlayElement, before: PlayElement? = nil) {
        (self.kind, self.element, self.before) = (kind, element, before)
    }
}
