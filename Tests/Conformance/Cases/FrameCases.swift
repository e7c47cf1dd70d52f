import SwiftUI

@MainActor
let frameCases = Area("Frames") {
    Case(
        "T-019", "A child at its frame's top leading corner", .measured, "SWW frame-fixed", .window(200, 200),
        [.frame("outer", 40, 60, 120, 80), .frame("inner", 40, 60, 40, 40)]
    ) {
        box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .topLeading).probe("outer")
    }

    Case(
        "T-020", "A child at its frame's bottom trailing corner", .model, "semantics_model.py", .window(200, 200),
        [.frame("inner", 120, 100, 40, 40)]
    ) {
        box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .bottomTrailing)
    }

    Case(
        "T-029", "A least and a greatest width", .model, "semantics_model.py", .proposing(nil, 10),
        [(nil, 50), (0, 50), (30, 50), (80, 80), (300, 100), (.infinity, 100)].map { .answeredWidth($0, 10, $1) }
    ) {
        Color.red.frame(minWidth: 50, maxWidth: 100)
    }
}
