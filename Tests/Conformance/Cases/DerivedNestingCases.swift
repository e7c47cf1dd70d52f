import SwiftUI

// Derived from the rules: every number is computed by the model of the rules, and nobody measured it.

@MainActor
let derivedNesting = Area("Derived: nesting") {
    Case(
        "D-193", "A row in a column in a row", .model, "model of the rules", .window(200, 100),
        [
            .frame("a", 0, 0, 95, 100), .frame("col", 105, 0, 95, 100), .frame("b", 105, 0, 95, 47),
            .frame("r", 105, 53, 95, 47), .frame("c", 105, 53, 61, 47), .frame("d", 170, 71.5, 30, 10),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.probe("a")
            VStack(spacing: 6) {
                Color.red.probe("b")
                HStack(spacing: 4) {
                    Color.red.probe("c")
                    Color.red.frame(width: 30, height: 10).probe("d")
                }.probe("r")
            }.probe("col")
        }
    }

    Case(
        "D-194", "A stack is as flexible as its children", .model, "model of the rules", .window(240, 100),
        [
            .frame("s", 0, 0, 240, 100), .frame("l", 0, 0, 170, 100), .frame("a", 60, 0, 50, 20),
            .frame("b", 0, 20, 170, 80), .frame("r", 170, 30, 70, 40), .frame("c", 170, 30, 70, 20),
            .frame("d", 195, 50, 20, 20),
        ]
    ) {
        HStack(spacing: 0) {
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20).probe("a")
                Color.red.probe("b")
            }.probe("l")
            VStack(spacing: 0) {
                Color.red.frame(width: 70, height: 20).probe("c")
                Color.red.frame(width: 20, height: 20).probe("d")
            }.probe("r")
        }.probe("s")
    }

    Case(
        "D-195", "Two columns of unequal minima share a row", .model, "model of the rules", .window(150, 100),
        [
            .frame("s", 0, 0, 150, 100), .frame("l", 0, 0, 80, 100), .frame("a", 0, 0, 80, 50),
            .frame("b", 2.5, 50, 75, 50), .frame("r", 80, 0, 70, 100), .frame("c", 80, 0, 70, 50),
            .frame("d", 80, 50, 70, 50),
        ]
    ) {
        HStack(spacing: 0) {
            VStack(spacing: 0) {
                Color.red.frame(minWidth: 80).probe("a")
                Color.red.probe("b")
            }.probe("l")
            VStack(spacing: 0) {
                Color.red.probe("c")
                Color.red.frame(minWidth: 20).probe("d")
            }.probe("r")
        }.probe("s")
    }

    Case(
        "D-196", "Padding and a frame around a stack", .model, "model of the rules", .window(300, 60),
        [
            .frame("f", 90, 0, 120, 60), .frame("p", 90, 0, 120, 60), .frame("s", 100, 10, 100, 40),
            .frame("a", 100, 20, 20, 20), .frame("b", 125, 10, 75, 40),
        ]
    ) {
        HStack(spacing: 5) {
            Color.red.frame(width: 20, height: 20).probe("a")
            Color.red.probe("b")
        }.probe("s").padding(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)).probe("p").frame(maxWidth: 120)
            .probe("f")
    }

    Case(
        "D-197", "Fixed size of a column: a colour becomes as wide as the widest", .model, "model of the rules",
        .window(300, 80),
        [
            .frame("s", 105, 0, 90, 80), .frame("a", 105, 0, 90, 10), .frame("b", 105, 12, 90, 56),
            .frame("c", 130, 70, 40, 10),
        ]
    ) {
        VStack(spacing: 2) {
            Color.red.frame(width: 90, height: 10).probe("a")
            Color.red.probe("b")
            Color.red.frame(width: 40, height: 10).probe("c")
        }.fixedSize(horizontal: true, vertical: false).probe("s")
    }

    Case(
        "D-198", "Fixed size of a row: a colour becomes as tall as the tallest", .model, "model of the rules",
        .window(100, 200),
        [.frame("s", 0, 75, 100, 50), .frame("a", 0, 75, 10, 50), .frame("b", 12, 75, 88, 50)]
    ) {
        HStack(spacing: 2) {
            Color.red.frame(width: 10, height: 50).probe("a")
            Color.red.probe("b")
        }.fixedSize(horizontal: false, vertical: true).probe("s")
    }

    Case(
        "D-199", "A column aligned leading", .model, "model of the rules", .window(120, 80),
        [
            .frame("s", 20, 22, 80, 36), .frame("a", 20, 22, 80, 10), .frame("b", 20, 35, 30, 10),
            .frame("c", 20, 48, 50, 10),
        ]
    ) {
        VStack(alignment: .leading, spacing: 3) {
            Color.red.frame(width: 80, height: 10).probe("a")
            Color.red.frame(width: 30, height: 10).probe("b")
            Color.red.frame(width: 50, height: 10).probe("c")
        }.probe("s")
    }

    Case(
        "D-200", "A column aligned trailing", .model, "model of the rules", .window(120, 80),
        [
            .frame("s", 20, 22, 80, 36), .frame("a", 20, 22, 80, 10), .frame("b", 70, 35, 30, 10),
            .frame("c", 50, 48, 50, 10),
        ]
    ) {
        VStack(alignment: .trailing, spacing: 3) {
            Color.red.frame(width: 80, height: 10).probe("a")
            Color.red.frame(width: 30, height: 10).probe("b")
            Color.red.frame(width: 50, height: 10).probe("c")
        }.probe("s")
    }

    Case(
        "D-201", "A row aligned top", .model, "model of the rules", .window(100, 100),
        [
            .frame("s", 32, 20, 36, 60), .frame("a", 32, 20, 10, 60), .frame("b", 45, 20, 10, 20),
            .frame("c", 58, 20, 10, 40),
        ]
    ) {
        HStack(alignment: .top, spacing: 3) {
            Color.red.frame(width: 10, height: 60).probe("a")
            Color.red.frame(width: 10, height: 20).probe("b")
            Color.red.frame(width: 10, height: 40).probe("c")
        }.probe("s")
    }

    Case(
        "D-202", "A row aligned bottom", .model, "model of the rules", .window(100, 100),
        [
            .frame("s", 32, 20, 36, 60), .frame("a", 32, 20, 10, 60), .frame("b", 45, 60, 10, 20),
            .frame("c", 58, 40, 10, 40),
        ]
    ) {
        HStack(alignment: .bottom, spacing: 3) {
            Color.red.frame(width: 10, height: 60).probe("a")
            Color.red.frame(width: 10, height: 20).probe("b")
            Color.red.frame(width: 10, height: 40).probe("c")
        }.probe("s")
    }

}
