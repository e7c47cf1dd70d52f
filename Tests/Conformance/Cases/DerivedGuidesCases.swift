import SwiftUI

// Derived from the rules: every number is computed by the model of the rules, and nobody measured it.

@MainActor
let derivedGuides = Area("Derived: guides") {
    Case(
        "D-203", "A leading guide moved: end", .model, "model of the rules", .window(200, 60),
        [.frame("s", 50, 19, 100, 22), .frame("a", 50, 19, 60, 10), .frame("b", 110, 31, 40, 10)]
    ) {
        VStack(alignment: .leading, spacing: 2) {
            Color.red.frame(width: 60, height: 10).alignmentGuide(HorizontalAlignment.leading) { $0.width }.probe("a")
            Color.red.frame(width: 40, height: 10).probe("b")
        }.probe("s")
    }

    Case(
        "D-204", "A top guide moved: end", .model, "model of the rules", .window(60, 200),
        [.frame("s", 19, 50, 22, 100), .frame("a", 19, 50, 10, 60), .frame("b", 31, 110, 10, 40)]
    ) {
        HStack(alignment: .top, spacing: 2) {
            Color.red.frame(width: 10, height: 60).alignmentGuide(VerticalAlignment.top) { $0.height }.probe("a")
            Color.red.frame(width: 10, height: 40).probe("b")
        }.probe("s")
    }

    Case(
        "D-205", "A leading guide counts in depth: end", .model, "model of the rules", .window(200, 100),
        [.frame("z", 50, 30, 100, 40), .frame("a", 50, 30, 60, 20), .frame("b", 110, 30, 40, 40)]
    ) {
        ZStack(alignment: .topLeading) {
            Color.red.frame(width: 60, height: 20).alignmentGuide(HorizontalAlignment.leading) { $0.width }.probe("a")
            Color.red.frame(width: 40, height: 40).probe("b")
        }.probe("z")
    }

    Case(
        "D-206", "A leading guide counts for an overlay: end", .model, "model of the rules", .window(200, 100),
        [.frame("b", 60, 30, 80, 40), .frame("o", 30, 30, 30, 10)]
    ) {
        Color.red.frame(width: 80, height: 40).probe("b").overlay(alignment: .topLeading) {
            Color.red.frame(width: 30, height: 10).alignmentGuide(HorizontalAlignment.leading) { $0.width }.probe("o")
        }
    }

    Case(
        "D-207", "A guide survives padding: end", .model, "model of the rules", .window(200, 60),
        [
            .frame("s", 47.5, 19, 105, 22), .frame("p", 47.5, 19, 70, 10), .frame("a", 52.5, 19, 60, 10),
            .frame("b", 112.5, 31, 40, 10),
        ]
    ) {
        VStack(alignment: .leading, spacing: 2) {
            Color.red.frame(width: 60, height: 10).alignmentGuide(HorizontalAlignment.leading) { $0.width }.probe("a")
                .padding(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)).probe("p")
            Color.red.frame(width: 40, height: 10).probe("b")
        }.probe("s")
    }

    Case(
        "D-208", "A leading guide moved: half", .model, "model of the rules", .window(200, 60),
        [.frame("s", 65, 19, 70, 22), .frame("a", 65, 19, 60, 10), .frame("b", 95, 31, 40, 10)]
    ) {
        VStack(alignment: .leading, spacing: 2) {
            Color.red.frame(width: 60, height: 10).alignmentGuide(HorizontalAlignment.leading) { $0.width / 2 }.probe(
                "a")
            Color.red.frame(width: 40, height: 10).probe("b")
        }.probe("s")
    }

    Case(
        "D-209", "A top guide moved: half", .model, "model of the rules", .window(60, 200),
        [.frame("s", 19, 65, 22, 70), .frame("a", 19, 65, 10, 60), .frame("b", 31, 95, 10, 40)]
    ) {
        HStack(alignment: .top, spacing: 2) {
            Color.red.frame(width: 10, height: 60).alignmentGuide(VerticalAlignment.top) { $0.height / 2 }.probe("a")
            Color.red.frame(width: 10, height: 40).probe("b")
        }.probe("s")
    }

    Case(
        "D-210", "A leading guide counts in depth: half", .model, "model of the rules", .window(200, 100),
        [.frame("z", 65, 30, 70, 40), .frame("a", 65, 30, 60, 20), .frame("b", 95, 30, 40, 40)]
    ) {
        ZStack(alignment: .topLeading) {
            Color.red.frame(width: 60, height: 20).alignmentGuide(HorizontalAlignment.leading) { $0.width / 2 }.probe(
                "a")
            Color.red.frame(width: 40, height: 40).probe("b")
        }.probe("z")
    }

    Case(
        "D-211", "A leading guide counts for an overlay: half", .model, "model of the rules", .window(200, 100),
        [.frame("b", 60, 30, 80, 40), .frame("o", 45, 30, 30, 10)]
    ) {
        Color.red.frame(width: 80, height: 40).probe("b").overlay(alignment: .topLeading) {
            Color.red.frame(width: 30, height: 10).alignmentGuide(HorizontalAlignment.leading) { $0.width / 2 }.probe(
                "o")
        }
    }

    Case(
        "D-212", "A guide survives padding: half", .model, "model of the rules", .window(200, 60),
        [
            .frame("s", 62.5, 19, 75, 22), .frame("p", 62.5, 19, 70, 10), .frame("a", 67.5, 19, 60, 10),
            .frame("b", 97.5, 31, 40, 10),
        ]
    ) {
        VStack(alignment: .leading, spacing: 2) {
            Color.red.frame(width: 60, height: 10).alignmentGuide(HorizontalAlignment.leading) { $0.width / 2 }.probe(
                "a"
            ).padding(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)).probe("p")
            Color.red.frame(width: 40, height: 10).probe("b")
        }.probe("s")
    }

    Case(
        "D-213", "A leading guide moved: minus", .model, "model of the rules", .window(200, 60),
        [.frame("s", 65, 19, 70, 22), .frame("a", 75, 19, 60, 10), .frame("b", 65, 31, 40, 10)]
    ) {
        VStack(alignment: .leading, spacing: 2) {
            Color.red.frame(width: 60, height: 10).alignmentGuide(HorizontalAlignment.leading) { _ in -10 }.probe("a")
            Color.red.frame(width: 40, height: 10).probe("b")
        }.probe("s")
    }

    Case(
        "D-214", "A top guide moved: minus", .model, "model of the rules", .window(60, 200),
        [.frame("s", 19, 65, 22, 70), .frame("a", 19, 75, 10, 60), .frame("b", 31, 65, 10, 40)]
    ) {
        HStack(alignment: .top, spacing: 2) {
            Color.red.frame(width: 10, height: 60).alignmentGuide(VerticalAlignment.top) { _ in -10 }.probe("a")
            Color.red.frame(width: 10, height: 40).probe("b")
        }.probe("s")
    }

    Case(
        "D-215", "A leading guide counts in depth: minus", .model, "model of the rules", .window(200, 100),
        [.frame("z", 65, 30, 70, 40), .frame("a", 75, 30, 60, 20), .frame("b", 65, 30, 40, 40)]
    ) {
        ZStack(alignment: .topLeading) {
            Color.red.frame(width: 60, height: 20).alignmentGuide(HorizontalAlignment.leading) { _ in -10 }.probe("a")
            Color.red.frame(width: 40, height: 40).probe("b")
        }.probe("z")
    }

    Case(
        "D-216", "A leading guide counts for an overlay: minus", .model, "model of the rules", .window(200, 100),
        [.frame("b", 60, 30, 80, 40), .frame("o", 70, 30, 30, 10)]
    ) {
        Color.red.frame(width: 80, height: 40).probe("b").overlay(alignment: .topLeading) {
            Color.red.frame(width: 30, height: 10).alignmentGuide(HorizontalAlignment.leading) { _ in -10 }.probe("o")
        }
    }

    Case(
        "D-217", "A guide survives padding: minus", .model, "model of the rules", .window(200, 60),
        [
            .frame("s", 62.5, 19, 75, 22), .frame("p", 67.5, 19, 70, 10), .frame("a", 72.5, 19, 60, 10),
            .frame("b", 62.5, 31, 40, 10),
        ]
    ) {
        VStack(alignment: .leading, spacing: 2) {
            Color.red.frame(width: 60, height: 10).alignmentGuide(HorizontalAlignment.leading) { _ in -10 }.probe("a")
                .padding(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)).probe("p")
            Color.red.frame(width: 40, height: 10).probe("b")
        }.probe("s")
    }

}
