import SwiftUI

// Derived from the rules: every number is computed by the model of the rules, and nobody measured it.

@MainActor
let derivedLayers = Area("Derived: layers") {
    Case(
        "D-066", "An overlay topLeading", .model, "model of the rules", .window(120, 100),
        [.frame("b", 20, 25, 80, 50), .frame("o", 20, 25, 20, 10)]
    ) {
        Color.red.frame(width: 80, height: 50).probe("b").overlay(alignment: .topLeading) {
            Color.red.frame(width: 20, height: 10).probe("o")
        }
    }

    Case(
        "D-067", "An overlay top", .model, "model of the rules", .window(120, 100),
        [.frame("b", 20, 25, 80, 50), .frame("o", 50, 25, 20, 10)]
    ) {
        Color.red.frame(width: 80, height: 50).probe("b").overlay(alignment: .top) {
            Color.red.frame(width: 20, height: 10).probe("o")
        }
    }

    Case(
        "D-068", "An overlay topTrailing", .model, "model of the rules", .window(120, 100),
        [.frame("b", 20, 25, 80, 50), .frame("o", 80, 25, 20, 10)]
    ) {
        Color.red.frame(width: 80, height: 50).probe("b").overlay(alignment: .topTrailing) {
            Color.red.frame(width: 20, height: 10).probe("o")
        }
    }

    Case(
        "D-069", "An overlay leading", .model, "model of the rules", .window(120, 100),
        [.frame("b", 20, 25, 80, 50), .frame("o", 20, 45, 20, 10)]
    ) {
        Color.red.frame(width: 80, height: 50).probe("b").overlay(alignment: .leading) {
            Color.red.frame(width: 20, height: 10).probe("o")
        }
    }

    Case(
        "D-070", "An overlay trailing", .model, "model of the rules", .window(120, 100),
        [.frame("b", 20, 25, 80, 50), .frame("o", 80, 45, 20, 10)]
    ) {
        Color.red.frame(width: 80, height: 50).probe("b").overlay(alignment: .trailing) {
            Color.red.frame(width: 20, height: 10).probe("o")
        }
    }

    Case(
        "D-071", "An overlay bottomLeading", .model, "model of the rules", .window(120, 100),
        [.frame("b", 20, 25, 80, 50), .frame("o", 20, 65, 20, 10)]
    ) {
        Color.red.frame(width: 80, height: 50).probe("b").overlay(alignment: .bottomLeading) {
            Color.red.frame(width: 20, height: 10).probe("o")
        }
    }

    Case(
        "D-072", "An overlay bottom", .model, "model of the rules", .window(120, 100),
        [.frame("b", 20, 25, 80, 50), .frame("o", 50, 65, 20, 10)]
    ) {
        Color.red.frame(width: 80, height: 50).probe("b").overlay(alignment: .bottom) {
            Color.red.frame(width: 20, height: 10).probe("o")
        }
    }

    Case(
        "D-073", "An overlay bottomTrailing", .model, "model of the rules", .window(120, 100),
        [.frame("b", 20, 25, 80, 50), .frame("o", 80, 65, 20, 10)]
    ) {
        Color.red.frame(width: 80, height: 50).probe("b").overlay(alignment: .bottomTrailing) {
            Color.red.frame(width: 20, height: 10).probe("o")
        }
    }

    Case(
        "D-074", "An overlay center", .model, "model of the rules", .window(120, 100),
        [.frame("b", 20, 25, 80, 50), .frame("o", 50, 45, 20, 10)]
    ) {
        Color.red.frame(width: 80, height: 50).probe("b").overlay(alignment: .center) {
            Color.red.frame(width: 20, height: 10).probe("o")
        }
    }

    Case(
        "D-075", "A background larger than its view", .model, "model of the rules", .window(200, 100),
        [.frame("b", 80, 40, 40, 20), .frame("g", 80, 40, 100, 60)]
    ) {
        Color.red.frame(width: 40, height: 20).probe("b").background(alignment: .topLeading) {
            Color.red.frame(width: 100, height: 60).probe("g")
        }
    }

    Case(
        "D-076", "A greedy overlay gets the size of its view", .model, "model of the rules", .window(200, 100),
        [.frame("b", 80, 40, 40, 20), .frame("o", 76, 36, 48, 28)]
    ) {
        Color.red.frame(width: 40, height: 20).probe("b").padding(
            EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        ).overlay {
            Color.red.probe("o")
        }
    }

    Case(
        "D-077", "Views in depth of several sizes", .model, "model of the rules", .window(200, 150),
        [
            .frame("z", 0, 0, 200, 150), .frame("a", 50, 65, 100, 20), .frame("b", 90, 30, 20, 90),
            .frame("c", 0, 0, 200, 150),
        ]
    ) {
        ZStack {
            Color.red.frame(width: 100, height: 20).probe("a")
            Color.red.frame(width: 20, height: 90).probe("b")
            Color.red.probe("c")
        }.probe("z")
    }

    Case(
        "D-078", "Boxes in depth, topLeading", .model, "model of the rules", .window(200, 150),
        [.frame("z", 50, 35, 100, 80), .frame("a", 50, 35, 100, 60), .frame("b", 50, 35, 40, 80)]
    ) {
        ZStack(alignment: .topLeading) {
            Color.red.frame(width: 100, height: 60).probe("a")
            Color.red.frame(width: 40, height: 80).probe("b")
        }.probe("z")
    }

    Case(
        "D-079", "Boxes in depth, bottomTrailing", .model, "model of the rules", .window(200, 150),
        [.frame("z", 50, 35, 100, 80), .frame("a", 50, 55, 100, 60), .frame("b", 110, 35, 40, 80)]
    ) {
        ZStack(alignment: .bottomTrailing) {
            Color.red.frame(width: 100, height: 60).probe("a")
            Color.red.frame(width: 40, height: 80).probe("b")
        }.probe("z")
    }

    Case(
        "D-080", "Boxes in depth, top", .model, "model of the rules", .window(200, 150),
        [.frame("z", 50, 35, 100, 80), .frame("a", 50, 35, 100, 60), .frame("b", 80, 35, 40, 80)]
    ) {
        ZStack(alignment: .top) {
            Color.red.frame(width: 100, height: 60).probe("a")
            Color.red.frame(width: 40, height: 80).probe("b")
        }.probe("z")
    }

    Case(
        "D-081", "A rigid frame inside depth is centred", .model, "model of the rules", .window(100, 80),
        [.frame("z", 0, 0, 100, 80), .frame("c", 0, 0, 100, 80), .frame("d", 35, 25, 30, 30)]
    ) {
        ZStack {
            Color.red.probe("c")
            Color.red.probe("d").frame(width: 30, height: 30)
        }.probe("z")
    }

}
