import SwiftUI

@MainActor
let stackCases = Area("Stacks") {
    Case(
        "T-059", "Three colours share equally", .measured, "OBJC-H", .window(300, 100),
        [.frame("a", 0, 0, 100, 100), .frame("b", 100, 0, 100, 100), .frame("c", 200, 0, 100, 100)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Color.green.probe("b")
            Color.blue.probe("c")
        }
    }

    Case(
        "T-062", "A priority takes all but the others' minima", .measured, "SWW hstack-priority", .window(300, 100),
        [.frame("a", 0, 0, 20, 100), .frame("b", 20, 0, 220, 100), .frame("c", 240, 0, 60, 100)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 20).probe("a")
            Color.green.frame(minWidth: 20).layoutPriority(1).probe("b")
            Color.blue.frame(width: 60).probe("c")
        }
    }
}
