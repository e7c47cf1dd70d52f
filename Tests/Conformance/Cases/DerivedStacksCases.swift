import SwiftUI

// Derived from the rules: every number is computed by the model of the rules, and nobody measured it.

@MainActor
let derivedStacks = Area("Derived: stacks") {
    Case(
        "D-082", "Row of a colour, a box in 240 × 80", .model, "model of the rules", .window(240, 80),
        [.frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 200, 80), .frame("b", 200, 30, 40, 20)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
        }.probe("s")
    }

    Case(
        "D-083", "Row of a colour, a box in 120 × 80", .model, "model of the rules", .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 80, 80), .frame("b", 80, 30, 40, 20)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
        }.probe("s")
    }

    Case(
        "D-084", "Column of a colour, a box in 80 × 200", .model, "model of the rules", .window(80, 200),
        [.frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 180), .frame("b", 20, 180, 40, 20)]
    ) {
        VStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
        }.probe("s")
    }

    Case(
        "D-085", "Row of a colour, one with a least length in 240 × 80", .model, "model of the rules", .window(240, 80),
        [.frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 120, 80), .frame("b", 120, 0, 120, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
        }.probe("s")
    }

    Case(
        "D-086", "Row of a colour, one with a least length in 120 × 80", .model, "model of the rules", .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 60, 80), .frame("b", 60, 0, 60, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
        }.probe("s")
    }

    Case(
        "D-087", "Column of a colour, one with a least length in 80 × 200", .model, "model of the rules",
        .window(80, 200),
        [.frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 100), .frame("b", 0, 100, 80, 100)]
    ) {
        VStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
        }.probe("s")
    }

    Case(
        "D-088", "Row of a colour, one with a greatest length in 240 × 80", .model, "model of the rules",
        .window(240, 80),
        [.frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 180, 80), .frame("b", 180, 15, 60, 50)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
        }.probe("s")
    }

    Case(
        "D-089", "Row of a colour, one with a greatest length in 120 × 80", .model, "model of the rules",
        .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 60, 80), .frame("b", 60, 15, 60, 50)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
        }.probe("s")
    }

    Case(
        "D-090", "Column of a colour, one with a greatest length in 80 × 200", .model, "model of the rules",
        .window(80, 200),
        [.frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 150), .frame("b", 10, 150, 60, 50)]
    ) {
        VStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
        }.probe("s")
    }

    Case(
        "D-091", "Row of a colour, one within limits in 240 × 80", .model, "model of the rules", .window(240, 80),
        [.frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 150, 80), .frame("b", 150, 5, 90, 70)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("b")
        }.probe("s")
    }

    Case(
        "D-092", "Row of a colour, one within limits in 120 × 80", .model, "model of the rules", .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 60, 80), .frame("b", 60, 5, 60, 70)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("b")
        }.probe("s")
    }

    Case(
        "D-093", "Column of a colour, one within limits in 80 × 200", .model, "model of the rules", .window(80, 200),
        [.frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 130), .frame("b", 0, 130, 80, 70)]
    ) {
        VStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("b")
        }.probe("s")
    }

    Case(
        "D-094", "Row of one with a least length, one with a greatest length in 240 × 80", .model, "model of the rules",
        .window(240, 80),
        [.frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 180, 80), .frame("b", 180, 15, 60, 50)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
        }.probe("s")
    }

    Case(
        "D-095", "Row of one with a least length, one with a greatest length in 120 × 80", .model, "model of the rules",
        .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 60, 80), .frame("b", 60, 15, 60, 50)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
        }.probe("s")
    }

    Case(
        "D-096", "Column of one with a least length, one with a greatest length in 80 × 200", .model,
        "model of the rules", .window(80, 200),
        [.frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 150), .frame("b", 10, 150, 60, 50)]
    ) {
        VStack(spacing: 0) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
        }.probe("s")
    }

    Case(
        "D-097", "Row of one with a least length, one within limits in 240 × 80", .model, "model of the rules",
        .window(240, 80),
        [.frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 150, 80), .frame("b", 150, 5, 90, 70)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("b")
        }.probe("s")
    }

    Case(
        "D-098", "Row of one with a least length, one within limits in 120 × 80", .model, "model of the rules",
        .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 60, 80), .frame("b", 60, 5, 60, 70)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("b")
        }.probe("s")
    }

    Case(
        "D-099", "Column of one with a least length, one within limits in 80 × 200", .model, "model of the rules",
        .window(80, 200),
        [.frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 130), .frame("b", 0, 130, 80, 70)]
    ) {
        VStack(spacing: 0) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("b")
        }.probe("s")
    }

    Case(
        "D-100", "Row of one with a greatest length, one within limits in 240 × 80", .model, "model of the rules",
        .window(240, 80),
        [.frame("s", 45, 5, 150, 70), .frame("a", 45, 15, 60, 50), .frame("b", 105, 5, 90, 70)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("a")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("b")
        }.probe("s")
    }

    Case(
        "D-101", "Row of one with a greatest length, one within limits in 120 × 80", .model, "model of the rules",
        .window(120, 80),
        [.frame("s", 0, 5, 120, 70), .frame("a", 0, 15, 60, 50), .frame("b", 60, 5, 60, 70)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("a")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("b")
        }.probe("s")
    }

    Case(
        "D-102", "Column of one with a greatest length, one within limits in 80 × 200", .model, "model of the rules",
        .window(80, 200),
        [.frame("s", 0, 40, 80, 120), .frame("a", 10, 40, 60, 50), .frame("b", 0, 90, 80, 70)]
    ) {
        VStack(spacing: 0) {
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("a")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("b")
        }.probe("s")
    }

    Case(
        "D-103", "Row of one with a least length, one with a least length in 240 × 80", .model, "model of the rules",
        .window(240, 80),
        [.frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 120, 80), .frame("b", 120, 0, 120, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
        }.probe("s")
    }

    Case(
        "D-104", "Row of one with a least length, one with a least length in 120 × 80", .model, "model of the rules",
        .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 60, 80), .frame("b", 60, 0, 60, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
        }.probe("s")
    }

    Case(
        "D-105", "Column of one with a least length, one with a least length in 80 × 200", .model, "model of the rules",
        .window(80, 200),
        [.frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 100), .frame("b", 0, 100, 80, 100)]
    ) {
        VStack(spacing: 0) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
        }.probe("s")
    }

    Case(
        "D-106", "Row of one with a greatest length, one with a greatest length in 240 × 80", .model,
        "model of the rules", .window(240, 80),
        [.frame("s", 60, 15, 120, 50), .frame("a", 60, 15, 60, 50), .frame("b", 120, 15, 60, 50)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
        }.probe("s")
    }

    Case(
        "D-107", "Row of one with a greatest length, one with a greatest length in 120 × 80", .model,
        "model of the rules", .window(120, 80),
        [.frame("s", 0, 15, 120, 50), .frame("a", 0, 15, 60, 50), .frame("b", 60, 15, 60, 50)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
        }.probe("s")
    }

    Case(
        "D-108", "Column of one with a greatest length, one with a greatest length in 80 × 200", .model,
        "model of the rules", .window(80, 200),
        [.frame("s", 10, 50, 60, 100), .frame("a", 10, 50, 60, 50), .frame("b", 10, 100, 60, 50)]
    ) {
        VStack(spacing: 0) {
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
        }.probe("s")
    }

    Case(
        "D-109", "Row of one within limits, one within limits in 240 × 80", .model, "model of the rules",
        .window(240, 80),
        [.frame("s", 30, 5, 180, 70), .frame("a", 30, 5, 90, 70), .frame("b", 120, 5, 90, 70)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("a")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("b")
        }.probe("s")
    }

    Case(
        "D-110", "Row of one within limits, one within limits in 120 × 80", .model, "model of the rules",
        .window(120, 80),
        [.frame("s", 0, 5, 120, 70), .frame("a", 0, 5, 60, 70), .frame("b", 60, 5, 60, 70)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("a")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("b")
        }.probe("s")
    }

    Case(
        "D-111", "Column of one within limits, one within limits in 80 × 200", .model, "model of the rules",
        .window(80, 200),
        [.frame("s", 0, 30, 80, 140), .frame("a", 0, 30, 80, 70), .frame("b", 0, 100, 80, 70)]
    ) {
        VStack(spacing: 0) {
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("a")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("b")
        }.probe("s")
    }

    Case(
        "D-112", "Row of a colour, a box, a colour in 240 × 80", .model, "model of the rules", .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 90, 80), .frame("b", 100, 30, 40, 20),
            .frame("c", 150, 0, 90, 80),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
            Color.red.probe("c")
        }.probe("s")
    }

    Case(
        "D-113", "Row of a colour, a box, a colour in 120 × 80", .model, "model of the rules", .window(120, 80),
        [
            .frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 30, 80), .frame("b", 40, 30, 40, 20),
            .frame("c", 90, 0, 30, 80),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
            Color.red.probe("c")
        }.probe("s")
    }

    Case(
        "D-114", "Column of a colour, a box, a colour in 80 × 200", .model, "model of the rules", .window(80, 200),
        [
            .frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 80), .frame("b", 20, 90, 40, 20),
            .frame("c", 0, 120, 80, 80),
        ]
    ) {
        VStack(spacing: 10) {
            Color.red.probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
            Color.red.probe("c")
        }.probe("s")
    }

    Case(
        "D-115", "Row of one with a least length, a colour, one with a greatest length in 240 × 80", .model,
        "model of the rules", .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 80, 80), .frame("b", 90, 0, 80, 80),
            .frame("c", 180, 15, 60, 50),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.probe("b")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("c")
        }.probe("s")
    }

    Case(
        "D-116", "Row of one with a least length, a colour, one with a greatest length in 120 × 80", .model,
        "model of the rules", .window(120, 80),
        [
            .frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 50, 80), .frame("b", 60, 0, 16.6666666667, 80),
            .frame("c", 86.6666666667, 15, 33.3333333333, 50),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.probe("b")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("c")
        }.probe("s")
    }

    Case(
        "D-117", "Column of one with a least length, a colour, one with a greatest length in 80 × 200", .model,
        "model of the rules", .window(80, 200),
        [
            .frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 65), .frame("b", 0, 75, 80, 65),
            .frame("c", 10, 150, 60, 50),
        ]
    ) {
        VStack(spacing: 10) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.probe("b")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("c")
        }.probe("s")
    }

    Case(
        "D-118", "Row of one with a greatest length, one with a least length, one within limits in 240 × 80", .model,
        "model of the rules", .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 15, 60, 50), .frame("b", 70, 0, 80, 80),
            .frame("c", 160, 5, 80, 70),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("c")
        }.probe("s")
    }

    Case(
        "D-119", "Row of one with a greatest length, one with a least length, one within limits in 120 × 80", .model,
        "model of the rules", .window(120, 80),
        [
            .frame("s", -8.33333333333, 0, 136.666666667, 80), .frame("a", -8.33333333333, 15, 33.3333333333, 50),
            .frame("b", 35, 0, 50, 80), .frame("c", 95, 5, 33.3333333333, 70),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("c")
        }.probe("s")
    }

    Case(
        "D-120", "Column of one with a greatest length, one with a least length, one within limits in 80 × 200", .model,
        "model of the rules", .window(80, 200),
        [
            .frame("s", 0, 0, 80, 200), .frame("a", 10, 0, 60, 50), .frame("b", 0, 60, 80, 65),
            .frame("c", 0, 135, 80, 65),
        ]
    ) {
        VStack(spacing: 10) {
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("c")
        }.probe("s")
    }

    Case(
        "D-121", "Row of one within limits, one with a greatest length, one with a least length in 240 × 80", .model,
        "model of the rules", .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 5, 73.3333333333, 70), .frame("b", 83.3333333333, 15, 60, 50),
            .frame("c", 153.333333333, 0, 86.6666666667, 80),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("c")
        }.probe("s")
    }

    Case(
        "D-122", "Row of one within limits, one with a greatest length, one with a least length in 120 × 80", .model,
        "model of the rules", .window(120, 80),
        [
            .frame("s", -8.33333333333, 0, 136.666666667, 80), .frame("a", -8.33333333333, 5, 33.3333333333, 70),
            .frame("b", 35, 15, 33.3333333333, 50), .frame("c", 78.3333333333, 0, 50, 80),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("c")
        }.probe("s")
    }

    Case(
        "D-123", "Column of one within limits, one with a greatest length, one with a least length in 80 × 200", .model,
        "model of the rules", .window(80, 200),
        [
            .frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 60), .frame("b", 10, 70, 60, 50),
            .frame("c", 0, 130, 80, 70),
        ]
    ) {
        VStack(spacing: 10) {
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("c")
        }.probe("s")
    }

    Case(
        "D-124", "Row of one of higher priority, a colour in 240 × 80", .model, "model of the rules", .window(240, 80),
        [.frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 240, 80), .frame("b", 240, 0, 0, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.layoutPriority(1).probe("a")
            Color.red.probe("b")
        }.probe("s")
    }

    Case(
        "D-125", "Row of one of higher priority, a colour in 120 × 80", .model, "model of the rules", .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 120, 80), .frame("b", 120, 0, 0, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.layoutPriority(1).probe("a")
            Color.red.probe("b")
        }.probe("s")
    }

    Case(
        "D-126", "Column of one of higher priority, a colour in 80 × 200", .model, "model of the rules",
        .window(80, 200),
        [.frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 200), .frame("b", 0, 200, 80, 0)]
    ) {
        VStack(spacing: 0) {
            Color.red.layoutPriority(1).probe("a")
            Color.red.probe("b")
        }.probe("s")
    }

    Case(
        "D-127", "Row of one of higher priority, one with a least length in 240 × 80", .model, "model of the rules",
        .window(240, 80),
        [.frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 190, 80), .frame("b", 190, 0, 50, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.layoutPriority(1).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
        }.probe("s")
    }

    Case(
        "D-128", "Row of one of higher priority, one with a least length in 120 × 80", .model, "model of the rules",
        .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 70, 80), .frame("b", 70, 0, 50, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.layoutPriority(1).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
        }.probe("s")
    }

    Case(
        "D-129", "Column of one of higher priority, one with a least length in 80 × 200", .model, "model of the rules",
        .window(80, 200),
        [.frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 170), .frame("b", 0, 170, 80, 30)]
    ) {
        VStack(spacing: 0) {
            Color.red.layoutPriority(1).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
        }.probe("s")
    }

    Case(
        "D-130", "Row of one of lower priority, a colour in 240 × 80", .model, "model of the rules", .window(240, 80),
        [.frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 25, 80), .frame("b", 25, 0, 215, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("a")
            Color.red.probe("b")
        }.probe("s")
    }

    Case(
        "D-131", "Row of one of lower priority, a colour in 120 × 80", .model, "model of the rules", .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 25, 80), .frame("b", 25, 0, 95, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("a")
            Color.red.probe("b")
        }.probe("s")
    }

    Case(
        "D-132", "Column of one of lower priority, a colour in 80 × 200", .model, "model of the rules",
        .window(80, 200),
        [.frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 15), .frame("b", 0, 15, 80, 185)]
    ) {
        VStack(spacing: 0) {
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("a")
            Color.red.probe("b")
        }.probe("s")
    }

    Case(
        "D-133", "Row of one of lower priority, one with a least length in 240 × 80", .model, "model of the rules",
        .window(240, 80),
        [.frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 25, 80), .frame("b", 25, 0, 215, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
        }.probe("s")
    }

    Case(
        "D-134", "Row of one of lower priority, one with a least length in 120 × 80", .model, "model of the rules",
        .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 25, 80), .frame("b", 25, 0, 95, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
        }.probe("s")
    }

    Case(
        "D-135", "Column of one of lower priority, one with a least length in 80 × 200", .model, "model of the rules",
        .window(80, 200),
        [.frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 15), .frame("b", 0, 15, 80, 185)]
    ) {
        VStack(spacing: 0) {
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
        }.probe("s")
    }

    Case(
        "D-136", "Row of one of higher priority, one of lower priority, a colour in 240 × 80", .model,
        "model of the rules", .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 195, 80), .frame("b", 205, 0, 25, 80),
            .frame("c", 240, 0, 0, 80),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.layoutPriority(1).probe("a")
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("b")
            Color.red.probe("c")
        }.probe("s")
    }

    Case(
        "D-137", "Row of one of higher priority, one of lower priority, a colour in 120 × 80", .model,
        "model of the rules", .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 75, 80), .frame("b", 85, 0, 25, 80), .frame("c", 120, 0, 0, 80)]
    ) {
        HStack(spacing: 10) {
            Color.red.layoutPriority(1).probe("a")
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("b")
            Color.red.probe("c")
        }.probe("s")
    }

    Case(
        "D-138", "Column of one of higher priority, one of lower priority, a colour in 80 × 200", .model,
        "model of the rules", .window(80, 200),
        [
            .frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 165), .frame("b", 0, 175, 80, 15),
            .frame("c", 0, 200, 80, 0),
        ]
    ) {
        VStack(spacing: 10) {
            Color.red.layoutPriority(1).probe("a")
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("b")
            Color.red.probe("c")
        }.probe("s")
    }

    Case(
        "D-139", "Row of a box, one of higher priority, one of lower priority in 240 × 80", .model,
        "model of the rules", .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 30, 40, 20), .frame("b", 50, 0, 155, 80),
            .frame("c", 215, 0, 25, 80),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(width: 40, height: 20).probe("a")
            Color.red.layoutPriority(1).probe("b")
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("c")
        }.probe("s")
    }

    Case(
        "D-140", "Row of a box, one of higher priority, one of lower priority in 120 × 80", .model,
        "model of the rules", .window(120, 80),
        [
            .frame("s", 0, 0, 120, 80), .frame("a", 0, 30, 40, 20), .frame("b", 50, 0, 35, 80),
            .frame("c", 95, 0, 25, 80),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(width: 40, height: 20).probe("a")
            Color.red.layoutPriority(1).probe("b")
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("c")
        }.probe("s")
    }

    Case(
        "D-141", "Column of a box, one of higher priority, one of lower priority in 80 × 200", .model,
        "model of the rules", .window(80, 200),
        [
            .frame("s", 0, 0, 80, 200), .frame("a", 20, 0, 40, 20), .frame("b", 0, 30, 80, 145),
            .frame("c", 0, 185, 80, 15),
        ]
    ) {
        VStack(spacing: 10) {
            Color.red.frame(width: 40, height: 20).probe("a")
            Color.red.layoutPriority(1).probe("b")
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("c")
        }.probe("s")
    }

    Case(
        "D-142", "Row of one with a greatest length, one of higher priority, one with a least length in 240 × 80",
        .model, "model of the rules", .window(240, 80),
        [
            .frame("s", -12.5, 0, 265, 80), .frame("a", -12.5, 15, 25, 50), .frame("b", 22.5, 0, 170, 80),
            .frame("c", 202.5, 0, 50, 80),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("a")
            Color.red.layoutPriority(1).probe("b")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("c")
        }.probe("s")
    }

    Case(
        "D-143", "Row of one with a greatest length, one of higher priority, one with a least length in 120 × 80",
        .model, "model of the rules", .window(120, 80),
        [
            .frame("s", -12.5, 0, 145, 80), .frame("a", -12.5, 15, 25, 50), .frame("b", 22.5, 0, 50, 80),
            .frame("c", 82.5, 0, 50, 80),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("a")
            Color.red.layoutPriority(1).probe("b")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("c")
        }.probe("s")
    }

    Case(
        "D-144", "Column of one with a greatest length, one of higher priority, one with a least length in 80 × 200",
        .model, "model of the rules", .window(80, 200),
        [
            .frame("s", 0, -7.5, 80, 215), .frame("a", 10, -7.5, 60, 15), .frame("b", 0, 17.5, 80, 150),
            .frame("c", 0, 177.5, 80, 30),
        ]
    ) {
        VStack(spacing: 10) {
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("a")
            Color.red.layoutPriority(1).probe("b")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("c")
        }.probe("s")
    }

    Case(
        "D-145", "Row of a colour, a circle in 240 × 80", .model, "model of the rules", .window(240, 80),
        [.frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 160, 80), .frame("b", 160, 0, 80, 80)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Circle().probe("b")
        }.probe("s")
    }

    Case(
        "D-146", "Row of a colour, a circle in 120 × 80", .model, "model of the rules", .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 60, 80), .frame("b", 60, 10, 60, 60)]
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a")
            Circle().probe("b")
        }.probe("s")
    }

    Case(
        "D-147", "Column of a colour, a circle in 80 × 200", .model, "model of the rules", .window(80, 200),
        [.frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 120), .frame("b", 0, 120, 80, 80)]
    ) {
        VStack(spacing: 0) {
            Color.red.probe("a")
            Circle().probe("b")
        }.probe("s")
    }

    Case(
        "D-148", "Row of a circle, a circle, one with a greatest length in 240 × 80", .model, "model of the rules",
        .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 80, 80), .frame("b", 90, 0, 80, 80),
            .frame("c", 180, 15, 60, 50),
        ]
    ) {
        HStack(spacing: 10) {
            Circle().probe("a")
            Circle().probe("b")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("c")
        }.probe("s")
    }

    Case(
        "D-149", "Row of a circle, a circle, one with a greatest length in 120 × 80", .model, "model of the rules",
        .window(120, 80),
        [
            .frame("s", 0, 15, 120, 50), .frame("a", 0, 23.3333333333, 33.3333333333, 33.3333333333),
            .frame("b", 43.3333333333, 23.3333333333, 33.3333333333, 33.3333333333),
            .frame("c", 86.6666666667, 15, 33.3333333333, 50),
        ]
    ) {
        HStack(spacing: 10) {
            Circle().probe("a")
            Circle().probe("b")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("c")
        }.probe("s")
    }

    Case(
        "D-150", "Column of a circle, a circle, one with a greatest length in 80 × 200", .model, "model of the rules",
        .window(80, 200),
        [
            .frame("s", 7.5, 0, 65, 200), .frame("a", 7.5, 0, 65, 65), .frame("b", 7.5, 75, 65, 65),
            .frame("c", 10, 150, 60, 50),
        ]
    ) {
        VStack(spacing: 10) {
            Circle().probe("a")
            Circle().probe("b")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("c")
        }.probe("s")
    }

    Case(
        "D-151", "Row of one 70 wide, a colour, one with a greatest length in 240 × 80", .model, "model of the rules",
        .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 70, 80), .frame("b", 80, 0, 90, 80),
            .frame("c", 180, 15, 60, 50),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(width: 70).probe("a")
            Color.red.probe("b")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("c")
        }.probe("s")
    }

    Case(
        "D-152", "Row of one 70 wide, a colour, one with a greatest length in 120 × 80", .model, "model of the rules",
        .window(120, 80),
        [
            .frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 70, 80), .frame("b", 80, 0, 15, 80),
            .frame("c", 105, 15, 15, 50),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(width: 70).probe("a")
            Color.red.probe("b")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("c")
        }.probe("s")
    }

    Case(
        "D-153", "Column of one 70 wide, a colour, one with a greatest length in 80 × 200", .model,
        "model of the rules", .window(80, 200),
        [
            .frame("s", 0, 0, 80, 200), .frame("a", 5, 0, 70, 65), .frame("b", 0, 75, 80, 65),
            .frame("c", 10, 150, 60, 50),
        ]
    ) {
        VStack(spacing: 10) {
            Color.red.frame(width: 70).probe("a")
            Color.red.probe("b")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("c")
        }.probe("s")
    }

    Case(
        "D-154", "Row of one 70 wide, one with a least length, one within limits in 240 × 80", .model,
        "model of the rules", .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 70, 80), .frame("b", 80, 0, 75, 80),
            .frame("c", 165, 5, 75, 70),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(width: 70).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("c")
        }.probe("s")
    }

    Case(
        "D-155", "Row of one 70 wide, one with a least length, one within limits in 120 × 80", .model,
        "model of the rules", .window(120, 80),
        [
            .frame("s", -25, 0, 170, 80), .frame("a", -25, 0, 70, 80), .frame("b", 55, 0, 50, 80),
            .frame("c", 115, 5, 30, 70),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(width: 70).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("c")
        }.probe("s")
    }

    Case(
        "D-156", "Column of one 70 wide, one with a least length, one within limits in 80 × 200", .model,
        "model of the rules", .window(80, 200),
        [
            .frame("s", 0, 0, 80, 200), .frame("a", 5, 0, 70, 60), .frame("b", 0, 70, 80, 60),
            .frame("c", 0, 140, 80, 60),
        ]
    ) {
        VStack(spacing: 10) {
            Color.red.frame(width: 70).probe("a")
            Color.red.frame(minWidth: 50, minHeight: 30).probe("b")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("c")
        }.probe("s")
    }

    Case(
        "D-157", "Row of a box, a colour, a box, a colour in 240 × 80", .model, "model of the rules", .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 30, 40, 20), .frame("b", 40, 0, 80, 80),
            .frame("c", 120, 30, 40, 20), .frame("d", 160, 0, 80, 80),
        ]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(width: 40, height: 20).probe("a")
            Color.red.probe("b")
            Color.red.frame(width: 40, height: 20).probe("c")
            Color.red.probe("d")
        }.probe("s")
    }

    Case(
        "D-158", "Row of a box, a colour, a box, a colour in 120 × 80", .model, "model of the rules", .window(120, 80),
        [
            .frame("s", 0, 0, 120, 80), .frame("a", 0, 30, 40, 20), .frame("b", 40, 0, 20, 80),
            .frame("c", 60, 30, 40, 20), .frame("d", 100, 0, 20, 80),
        ]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(width: 40, height: 20).probe("a")
            Color.red.probe("b")
            Color.red.frame(width: 40, height: 20).probe("c")
            Color.red.probe("d")
        }.probe("s")
    }

    Case(
        "D-159", "Column of a box, a colour, a box, a colour in 80 × 200", .model, "model of the rules",
        .window(80, 200),
        [
            .frame("s", 0, 0, 80, 200), .frame("a", 20, 0, 40, 20), .frame("b", 0, 20, 80, 80),
            .frame("c", 20, 100, 40, 20), .frame("d", 0, 120, 80, 80),
        ]
    ) {
        VStack(spacing: 0) {
            Color.red.frame(width: 40, height: 20).probe("a")
            Color.red.probe("b")
            Color.red.frame(width: 40, height: 20).probe("c")
            Color.red.probe("d")
        }.probe("s")
    }

    Case(
        "D-160", "Row of one with a least length, one with a greatest length, one within limits, a colour in 240 × 80",
        .model, "model of the rules", .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 60, 80), .frame("b", 60, 15, 60, 50),
            .frame("c", 120, 5, 60, 70), .frame("d", 180, 0, 60, 80),
        ]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("c")
            Color.red.probe("d")
        }.probe("s")
    }

    Case(
        "D-161", "Row of one with a least length, one with a greatest length, one within limits, a colour in 120 × 80",
        .model, "model of the rules", .window(120, 80),
        [
            .frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 50, 80), .frame("b", 50, 15, 30, 50),
            .frame("c", 80, 5, 30, 70), .frame("d", 110, 0, 10, 80),
        ]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("c")
            Color.red.probe("d")
        }.probe("s")
    }

    Case(
        "D-162",
        "Column of one with a least length, one with a greatest length, one within limits, a colour in 80 × 200",
        .model, "model of the rules", .window(80, 200),
        [
            .frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 50), .frame("b", 10, 50, 60, 50),
            .frame("c", 0, 100, 80, 50), .frame("d", 0, 150, 80, 50),
        ]
    ) {
        VStack(spacing: 0) {
            Color.red.frame(minWidth: 50, minHeight: 30).probe("a")
            Color.red.frame(maxWidth: 60, maxHeight: 50).probe("b")
            Color.red.frame(minWidth: 30, maxWidth: 90, minHeight: 20, maxHeight: 70).probe("c")
            Color.red.probe("d")
        }.probe("s")
    }

    Case(
        "D-163", "Row of one of lower priority, one of lower priority, a colour in 240 × 80", .model,
        "model of the rules", .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 25, 80), .frame("b", 35, 0, 25, 80),
            .frame("c", 70, 0, 170, 80),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("a")
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("b")
            Color.red.probe("c")
        }.probe("s")
    }

    Case(
        "D-164", "Row of one of lower priority, one of lower priority, a colour in 120 × 80", .model,
        "model of the rules", .window(120, 80),
        [.frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 25, 80), .frame("b", 35, 0, 25, 80), .frame("c", 70, 0, 50, 80)]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("a")
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("b")
            Color.red.probe("c")
        }.probe("s")
    }

    Case(
        "D-165", "Column of one of lower priority, one of lower priority, a colour in 80 × 200", .model,
        "model of the rules", .window(80, 200),
        [
            .frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 15), .frame("b", 0, 25, 80, 15),
            .frame("c", 0, 50, 80, 150),
        ]
    ) {
        VStack(spacing: 10) {
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("a")
            Color.red.frame(minWidth: 25, minHeight: 15).layoutPriority(-1).probe("b")
            Color.red.probe("c")
        }.probe("s")
    }

    Case(
        "D-166", "Row of one of higher priority, one of higher priority, a box in 240 × 80", .model,
        "model of the rules", .window(240, 80),
        [
            .frame("s", 0, 0, 240, 80), .frame("a", 0, 0, 90, 80), .frame("b", 100, 0, 90, 80),
            .frame("c", 200, 30, 40, 20),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.layoutPriority(1).probe("a")
            Color.red.layoutPriority(1).probe("b")
            Color.red.frame(width: 40, height: 20).probe("c")
        }.probe("s")
    }

    Case(
        "D-167", "Row of one of higher priority, one of higher priority, a box in 120 × 80", .model,
        "model of the rules", .window(120, 80),
        [
            .frame("s", 0, 0, 120, 80), .frame("a", 0, 0, 30, 80), .frame("b", 40, 0, 30, 80),
            .frame("c", 80, 30, 40, 20),
        ]
    ) {
        HStack(spacing: 10) {
            Color.red.layoutPriority(1).probe("a")
            Color.red.layoutPriority(1).probe("b")
            Color.red.frame(width: 40, height: 20).probe("c")
        }.probe("s")
    }

    Case(
        "D-168", "Column of one of higher priority, one of higher priority, a box in 80 × 200", .model,
        "model of the rules", .window(80, 200),
        [
            .frame("s", 0, 0, 80, 200), .frame("a", 0, 0, 80, 80), .frame("b", 0, 90, 80, 80),
            .frame("c", 20, 180, 40, 20),
        ]
    ) {
        VStack(spacing: 10) {
            Color.red.layoutPriority(1).probe("a")
            Color.red.layoutPriority(1).probe("b")
            Color.red.frame(width: 40, height: 20).probe("c")
        }.probe("s")
    }

}
