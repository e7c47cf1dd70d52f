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
        "T-060", "What is taken too much overflows on both sides", .measured, "OBJC-H", .window(150, 100),
        [.frame("r", -12.5, 0, 75, 100), .frame("g", 62.5, 0, 100, 100)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(maxWidth: 100).probe("r")
            Color.green.frame(minWidth: 100).probe("g")
        }.frame(width: 150, height: 100)
    }

    Case(
        "T-061", "A rigid box between colours", .measured, "SWW hstack-distribution", .window(300, 100),
        [.frame("a", 0, 0, 125, 100), .frame("b", 125, 0, 50, 100), .frame("c", 175, 0, 125, 100)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Color.green.frame(width: 50).probe("b")
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

    Case(
        "T-063", "The default spacing is taken off first", .model, "model of the rules", .window(316, 100),
        [.frame("a", 0, 0, 100, 100), .frame("b", 108, 0, 100, 100), .frame("c", 216, 0, 100, 100)]
    ) {
        HStack {
            Color.red.probe("a")
            Color.green.probe("b")
            Color.blue.probe("c")
        }
    }

    Case(
        "T-064", "A greatest width leaves more for the others", .model, "model of the rules", .window(400, 100),
        [.width("a", 100), .width("b", 150), .width("c", 150)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(maxWidth: 100).probe("a")
            Color.red.probe("b")
            Color.red.probe("c")
        }
    }

    Case(
        "T-065", "Two greatest widths", .model, "model of the rules", .window(300, 100),
        [.width("a", 50), .width("b", 125), .width("c", 125)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(maxWidth: 50).probe("a")
            Color.red.frame(maxWidth: 200).probe("b")
            Color.red.probe("c")
        }
    }

    Case(
        "T-066", "The larger minimum is served first", .model, "model of the rules", .window(300, 100),
        [.width("a", 100), .width("b", 200)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(minWidth: 200).probe("b")
        }
    }

    Case(
        "T-067", "Minima overflow", .model, "model of the rules", .window(300, 100),
        [.frame("a", -100, 0, 100, 100), .frame("b", 0, 0, 100, 100), .frame("c", 100, 0, 300, 100)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 100).probe("a")
            Color.red.frame(minWidth: 100).probe("b")
            Color.red.frame(width: 300).probe("c")
        }
    }

    Case(
        "T-068", "A negative priority comes last", .model, "model of the rules", .window(300, 100),
        [.width("a", 0), .width("b", 300)]
    ) {
        HStack(spacing: 0) {
            Color.red.layoutPriority(-1).probe("a")
            Color.red.probe("b")
        }
    }

    Case(
        "T-069", "Minima of lower priorities are kept back", .model, "model of the rules", .window(300, 100),
        [.width("a", 30), .width("b", 230), .width("c", 40)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 30).probe("a")
            Color.red.layoutPriority(1).probe("b")
            Color.red.frame(minWidth: 40).probe("c")
        }
    }

    Case(
        "T-070", "A column places with its own width", .model, "OSU, model of the rules", .proposing(300, 100),
        [.size(of: "stack", 80, 100), .size(of: "color", 80, 80)]
    ) {
        VStack(spacing: 0) {
            box(80, 20)
            Color.red.probe("color")
        }.probe("stack").fixedSize(horizontal: true, vertical: false)
    }

    Case(
        "T-071", "A column at its ideal size", .model, "SCUI #453 scenario, model of the rules", .proposing(nil, nil),
        [.size(of: "stack", 80, 50), .size(of: "color", 80, 10)]
    ) {
        VStack(spacing: 0) {
            box(80, 20)
            Color.red.probe("color")
            box(60, 20)
        }.probe("stack").fixedSize()
    }

    Case(
        "T-072", "Padding hides a priority", .model, "OSU, model of the rules", .window(300, 100),
        [.width("a", 150), .width("b", 150)]
    ) {
        HStack(spacing: 0) {
            Color.red.layoutPriority(1).padding().probe("a")
            Color.red.probe("b")
        }
    }

    Case(
        "T-073", "A fixed size hands a priority on", .model, "OSU, model of the rules", .window(300, 100),
        [.width("a", 300), .width("b", 0)]
    ) {
        HStack(spacing: 0) {
            Color.red.layoutPriority(1).fixedSize(horizontal: false, vertical: true).probe("a")
            Color.red.probe("b")
        }
    }

    Case(
        "T-074", "Offered its least height a column is taller", .inferred, "STK, model of the rules",
        .proposing(100, nil), [.answeredHeight(100, 0, 85), .answeredHeight(100, 85, 122.5)]
    ) {
        VStack(spacing: 0) {
            Color.red.frame(minHeight: 5, maxHeight: 100)
            Color.red.frame(minHeight: 80)
        }
    }

    Case(
        "T-075", "Rows in a column", .measured, "SWW nested-stacks", .window(300, 200),
        [
            .frame("a", 10, 10, 190, 110), .frame("b", 210, 10, 80, 110), .frame("bottom", 0, 140, 300, 60),
            .frame("c", 0, 150, 40, 40), .frame("d", 260, 150, 40, 40),
        ]
    ) {
        VStack(spacing: 10) {
            HStack(spacing: 10) {
                Color.red.probe("a")
                Color.red.frame(width: 80).probe("b")
            }.padding(10)
            HStack {
                box(40, 40).probe("c")
                Spacer()
                box(40, 40).probe("d")
            }.frame(height: 60).probe("bottom")
        }
    }

    moreStackCases
}
