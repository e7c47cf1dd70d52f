import SwiftUI

// A frame of 10.6 points in the middle of 18 lies from 3.7 to 14.3. At one pixel to the point SwiftUI draws in 4…14, whatever
// the shape: a package's recorded frames at 1x (faults B6), and the frames of all leaves, clips and transforms in OpenSwiftUI
// (AnimatableFrameAttribute, RoundedSize, RendererEffect, GeometryEffect).

private let uneven = Setting.window(18, 18)

extension View {
    fileprivate func small() -> some View { frame(width: 10.6, height: 10.6) }
}

/// Nothing beside the pixels 4…13, and everything in them where the outline is straight.
@MainActor private let hardEdges: [Expectation] = [
    .alpha(3.5, 9.5, 0), .alpha(4.5, 9.5, 255), .alpha(13.5, 9.5, 255), .alpha(14.5, 9.5, 0), .alpha(9.5, 3.5, 0),
    .alpha(9.5, 4.5, 255), .alpha(9.5, 13.5, 255), .alpha(9.5, 14.5, 0),
]

/// The same for a circle of 10 points: a pixel at its rim lies inside but for a sagitta of 1/30 of a pixel, in the mean.
@MainActor private let roundEdges: [Expectation] = hardEdges.map { $0.within(14) }

@MainActor @CaseList
var pixelCases: [Case] {
    Case(
        "B6", "Every built-in shape is drawn on whole pixels", .measured, "PKG, recorded frames at 1x; OSU",
        parts: [
            Part(uneven, hardEdges) { Rectangle().small() },
            Part(uneven, hardEdges) { RoundedRectangle(cornerRadius: 2).small() },
            Part(uneven, hardEdges) { RoundedRectangle(cornerRadius: 2, style: .circular).small() },
            Part(uneven, hardEdges) { UnevenRoundedRectangle(topLeadingRadius: 3).small() },
            Part(uneven, roundEdges) { Capsule().small() },
            Part(uneven, roundEdges) { Circle().small() },
            Part(uneven, roundEdges) { Ellipse().small() },
            Part(uneven, hardEdges) {
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).small()
            },
        ])

    Case(
        "B6-2x", "At two pixels to the point, half points", .measured, "PKG; OSU", uneven.scale(2),
        // 3.7 and 14.3 lie 7.4 and 28.6 pixels in: 7 and 29.
        [
            .alpha(3.25, 9.25, 0), .alpha(3.75, 9.25, 255), .alpha(14.25, 9.25, 255), .alpha(14.75, 9.25, 0),
            .ink(3.5, 3.5, 11, 11),
        ]
    ) {
        RoundedRectangle(cornerRadius: 2).small()
    }

    Case(
        "B6-lines", "Lines follow the rounded outline", .inferred, "OSU ShapeStyledLeafView: one frame for all paints",
        parts: [
            // Centred on 4: from 3 to 5.
            Part(uneven, [.alpha(2.5, 9.5, 0), .alpha(3.5, 9.5, 255), .alpha(4.5, 9.5, 255), .alpha(5.5, 9.5, 0)]) {
                RoundedRectangle(cornerRadius: 2).stroke(Color.red, lineWidth: 2).small()
            },
            Part(uneven, [.alpha(2.5, 9.5, 0), .alpha(3.5, 9.5, 255), .alpha(4.5, 9.5, 255), .alpha(5.5, 9.5, 0)]) {
                RoundedRectangle(cornerRadius: 2).stroke(lineWidth: 2).small()
            },
            // Inside of 4: from 4 to 6.
            Part(uneven, [.alpha(3.5, 9.5, 0), .alpha(4.5, 9.5, 255), .alpha(5.5, 9.5, 255), .alpha(6.5, 9.5, 0)]) {
                RoundedRectangle(cornerRadius: 2).strokeBorder(Color.red, lineWidth: 2).small()
            },
            Part(uneven, [.alpha(3.5, 9.5, 0), .alpha(4.5, 9.5, 0), .alpha(5.5, 9.5, 255), .alpha(12.5, 9.5, 255)]) {
                RoundedRectangle(cornerRadius: 2).inset(by: 1).small()
            },
            Part(uneven, [.alpha(3.5, 9.5, 0), .alpha(4.5, 9.5, 255), .alpha(5.5, 9.5, 0)]) {
                Color.clear.small().border(.red)
            },
        ])

    Case(
        "B6-clips", "Clips and backgrounds are rounded as shapes are", .inferred, "OSU RendererEffect, _ClipEffect",
        parts: [
            Part(uneven, hardEdges) { Color.red.small().clipShape(RoundedRectangle(cornerRadius: 2)) },
            Part(uneven, roundEdges) { Color.red.small().clipShape(Circle()) },
            Part(uneven, hardEdges) { Color.clear.small().background(.red, in: RoundedRectangle(cornerRadius: 2)) },
            Part(uneven, hardEdges) { Color.clear.small().overlay { box(18, 18) }.clipped() },
            Part(uneven, hardEdges) { Color.clear.small().background { RoundedRectangle(cornerRadius: 2) } },
        ])

    Case(
        "B6-moved", "An offset counts before rounding, a scale after it", .inferred,
        "OSU OffsetPosition, GeometryEffect",
        parts: [
            // From 4.1 to 14.7: 4…15.
            Part(uneven, [.alpha(3.5, 9.5, 0), .alpha(4.5, 9.5, 255), .alpha(14.5, 9.5, 255), .alpha(15.5, 9.5, 0)]) {
                RoundedRectangle(cornerRadius: 2).small().offset(x: 0.4)
            },
            // 4…14 shrinks to half about its middle, 9: 6.5…11.5.
            Part(
                uneven,
                [
                    .alpha(5.5, 9.5, 0), .alpha(6.5, 9.5, 128).within(1), .alpha(7.5, 9.5, 255),
                    .alpha(11.5, 9.5, 128).within(1),
                ]
            ) {
                Rectangle().small().scaleEffect(0.5)
            },
        ])

    // 5.5 to 15.5.
    Case(
        "B6-halves", "The middle of a pixel goes up", .inferred, "OSU roundCoordinatesToNearestOrUp", .window(21, 21),
        [.alpha(5.5, 10.5, 0), .alpha(6.5, 10.5, 255), .alpha(15.5, 10.5, 255), .alpha(16.5, 10.5, 0)]
    ) {
        RoundedRectangle(cornerRadius: 2).frame(width: 10, height: 10)
    }
}
