import SwiftUI

/// The palette of iOS 26, with which the gradient was recorded.
private let red26 = Color(.sRGB, red: 1, green: 56 / 255.0, blue: 60 / 255.0)
private let blue26 = Color(.sRGB, red: 0, green: 136 / 255.0, blue: 1)

@MainActor @CaseList
var drawingCases: [Case] {
    // The line's middle is a circle of radius 105 around (120, 120): dashes from 0 to 1 and 11 to 12 along it, clockwise
    // from three o'clock, and from 100 to 110 across.
    Case(
        "T-177", "A dashed border inside a circle", .documented, "AD InsettableShape, Circle",
        .window(240, 240).scale(4),
        [
            .frame("circle", 10, 10, 220, 220), .alpha(229, 120.5, 255), .alpha(231, 120.5, 0), .alpha(221, 120.5, 255),
            .alpha(219, 120.5, 0), .alpha(224.9, 125, 0), .alpha(224.37, 131.48, 255),
        ]
    ) {
        Circle().strokeBorder(style: StrokeStyle(lineWidth: 10, dash: [1, 10])).frame(width: 220, height: 220)
            .probe("circle")
    }

    // 40·sin 30° to the left of the corner that it turns about, 40·cos 30° to the right, their sum down.
    Case(
        "T-178", "A turn about a corner", .measured, "SWW Transform.md", .window(200, 200).scale(4),
        [.frame("square", 80, 80, 40, 40), .ink(60, 80, 54.641, 54.641).within(0.5)]
    ) {
        box(40, 40).rotationEffect(.degrees(30), anchor: .topLeading).probe("square")
    }

    Case(
        "T-179", "Both edges are drawn on the nearest pixel", .measured, "SWW Paint.md; OSU",
        .window(100, 101.5).scale(2),
        [
            .frame("box", 40, 40.75, 20, 20), .ink(40, 41, 20, 20), .alpha(50, 40.6, 0), .alpha(50, 60.6, 255),
            .alpha(50, 61.1, 0),
        ]
    ) {
        box(20, 20).probe("box")
    }

    Case(
        "T-180", "Brightness, contrast, saturation, grayscale, hue and inversion of (204, 102, 51)", .measured,
        "SWW Effects.md", .proposing(60, 10),
        [
            .pixel(5, 5, 255, 153, 102).within(1), .pixel(15, 5, 166, 115, 89).within(1),
            .pixel(25, 5, 255, 84, 0).within(1), .pixel(35, 5, 120, 120, 120).within(1),
            .pixel(45, 5, 51, 149, 36).within(1), .pixel(55, 5, 51, 153, 204).within(1),
        ]
    ) {
        let color = Color(.sRGB, red: 204 / 255.0, green: 102 / 255.0, blue: 51 / 255.0)
        HStack(spacing: 0) {
            color.brightness(0.2)
            color.contrast(0.5)
            color.saturation(2)
            color.grayscale(1)
            color.hueRotation(.degrees(90))
            color.colorInvert()
        }
    }

    // Published with two decimals: a hundredth of 255 is the room.
    Case(
        "T-181", "A shadow's alpha at its view's edge, one radius and two out", .measured, "SWW Effects.md",
        .window(200, 200).on(.macOS, scale: 4),
        [
            .frame("box", 50, 50, 100, 100), .alpha(150, 100, 0.49 * 255).within(2.55),
            .alpha(160, 100, 0.16 * 255).within(2.55), .alpha(171, 100, 0), .alpha(100, 150, 0.49 * 255).within(2.55),
        ]
    ) {
        box(100, 100).shadow(color: .black, radius: 10).probe("box")
    }

    // Green of 203 behind black at 33 %, 12 points of radius at @3x: 33 of 67 levels at the first pixel, 19 at 18.5, 8 at 39.5 pixels
    // of 36 to the radius, none from 69.5 on. A Gaussian that ends at two deviations has 33.1, 19.7, 8.0 and 0.3.
    Case(
        "T-181-iOS", "On iOS a shadow ends two radii out", .measured,
        "stadiamaps/ferrostar, testOffRouteBannerView, iOS 18 at three pixels", .window(200, 200).scale(3),
        [
            .alpha(150, 100, 33 / 67 * 255).within(3), .alpha(156.1, 100, 19.2 / 67 * 255).within(3),
            .alpha(163.1, 100, 8 / 67 * 255).within(3), .alpha(173.1, 100, 0).within(1.5),
        ]
    ) {
        box(100, 100).shadow(color: .black, radius: 12)
    }

    Case(
        "T-182", "The middle of a gradient from red to blue", .measured, "SWW Gradient.md", .proposing(nil, nil),
        [.pixel(100, 5, 170, 121, 168).within(2)]
    ) {
        LinearGradient(colors: [red26, blue26], startPoint: .leading, endPoint: .trailing)
            .frame(width: 201, height: 10)
    }

    Case(
        "T-183", "A picture at two pixels to the point", .documented, "AD ImageRenderer",
        .proposing(nil, nil).scale(2), [.pixels(200, 100)]
    ) {
        Rectangle().frame(width: 100, height: 50)
    }

    Case(
        "GL-001", "Glass over white, black and red", .measured,
        "rules.md §16.7 (openuikit's report of glass), iOS 26.1",
        .proposing(300, 60),
        [.pixel(50, 30, 253, 253, 253), .pixel(150, 30, 220, 220, 220), .pixel(250, 30, 255, 201, 204).within(1)]
    ) {
        GlassRow(colors: [.white, .black, redBehindGlass])
    }

    Case(
        "GL-002", "Glass in the dark over black, grey, white and red", .measured,
        "rules.md §16.7 (openuikit's report of the dark), iOS 26.1",
        .proposing(400, 60),
        [
            .pixel(50, 30, 19, 19, 19), .pixel(150, 30, 32, 32, 32), .pixel(250, 30, 84, 83, 83).within(1),
            .pixel(350, 30, 157, 13, 16).within(1),
        ]
    ) {
        GlassRow(colors: [.black, Color(white: 0.2), .white, redBehindGlass]).environment(\.colorScheme, .dark)
    }

    Case("T-184", "Half opaque red", .measured, "SWW Color.md", .proposing(10, 10), [.alpha(5, 5, 128)]) {
        Color.red.opacity(0.5)
    }
}

private let redBehindGlass = Color(red: 1, green: 56 / 255, blue: 60 / 255)

private struct GlassRow: View {
    let colors: [Color]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(colors.indices, id: \.self) { index in
                colors[index].frame(width: 100, height: 60)
                    .overlay { Color.clear.frame(width: 60, height: 40).glassEffect(in: Rectangle()) }
            }
        }
    }
}
