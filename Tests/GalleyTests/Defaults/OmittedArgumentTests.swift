import Foundation
import Galley
import GalleyGraph
import GalleyTestSupport
import GalleyTold
import Testing

/// An argument that is left out counts as the value that SwiftUI's interface (`SwiftUICore.swiftinterface`, `SwiftUI.swiftinterface`) gives
/// for it: what is drawn and said is the same as with that value, and not the same as with another.
@MainActor @Suite("Arguments that are left out") struct OmittedArgumentTests {
    /// One argument: without it, with the interface's value, and with another value.
    private struct Case {
        let name: String
        let views: [AnyView]

        @MainActor init(_ name: String, _ omitted: some View, _ same: some View, _ other: some View) {
            self.name = name
            views = [AnyView(omitted), AnyView(same), AnyView(other)]
        }
    }

    private static func told(_ view: AnyView) -> String {
        var options = RenderOptions()
        options.currentDate = Date(timeIntervalSinceReferenceDate: 90)
        return ViewHost(view.frame(width: 60, height: 50), options: options).told
    }

    private func expect(_ cases: [Case]) {
        for one in cases {
            let told = one.views.map(Self.told)
            #expect(told[0] == told[1], "\(one.name)")
            #expect(told[0] != told[2], "\(one.name): the argument changes nothing, so that this test says nothing")
        }
    }

    @Test("Of shapes") func shapes() {
        let (circle, box) = (Circle(), Rectangle())
        let twice = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.addRect(CGRect(x: 5, y: 5, width: 20, height: 20))
        }
        let part = Path(CGRect(x: 8, y: 8, width: 30, height: 6))
        let base = Color.red
        expect([
            Case("border", base.border(.blue), base.border(.blue, width: 1), base.border(.blue, width: 2)),
            Case("stroke", circle.stroke(), circle.stroke(lineWidth: 1), circle.stroke(lineWidth: 2)),
            Case(
                "stroke with a colour", circle.stroke(.red), circle.stroke(.red, lineWidth: 1, antialiased: true),
                circle.stroke(.red, lineWidth: 2)),
            Case(
                "second stroke", circle.fill(.red).stroke(.blue), circle.fill(.red).stroke(.blue, lineWidth: 1),
                circle.fill(.red).stroke(.blue, lineWidth: 2)),
            Case(
                "second border", circle.fill(.red).strokeBorder(.blue),
                circle.fill(.red).strokeBorder(.blue, lineWidth: 1),
                circle.fill(.red).strokeBorder(.blue, lineWidth: 2)),
            Case(
                "stroked border", circle.strokeBorder(.red), circle.strokeBorder(.red, lineWidth: 1),
                circle.strokeBorder(.red, lineWidth: 2)),
            Case(
                "bare border", circle.strokeBorder(), circle.strokeBorder(lineWidth: 1),
                circle.strokeBorder(lineWidth: 2)),
            Case("trim", circle.trim(to: 0.5), circle.trim(from: 0, to: 0.5), circle.trim(from: 0.1, to: 0.5)),
            Case("trim's end", circle.trim(from: 0.5), circle.trim(from: 0.5, to: 1), circle.trim(from: 0.5, to: 0.9)),
            Case("shape's x", box.offset(y: 3), box.offset(x: 0, y: 3), box.offset(x: 1, y: 3)),
            Case("shape's y", box.offset(x: 3), box.offset(x: 3, y: 0), box.offset(x: 3, y: 1)),
            Case("shape's width", box.scale(y: 0.5), box.scale(x: 1, y: 0.5), box.scale(x: 2, y: 0.5)),
            Case(
                "shape's height", box.scale(x: 0.5), box.scale(x: 0.5, y: 1, anchor: .center),
                box.scale(x: 0.5, y: 2)),
            Case(
                "corners", UnevenRoundedRectangle(topLeadingRadius: 9),
                UnevenRoundedRectangle(
                    topLeadingRadius: 9, bottomLeadingRadius: 0, bottomTrailingRadius: 0, topTrailingRadius: 0,
                    style: .continuous),
                UnevenRoundedRectangle(topLeadingRadius: 9, bottomLeadingRadius: 1)),
            Case(
                "other corners", UnevenRoundedRectangle(bottomTrailingRadius: 9),
                UnevenRoundedRectangle(topLeadingRadius: 0, bottomTrailingRadius: 9, topTrailingRadius: 0),
                UnevenRoundedRectangle(bottomTrailingRadius: 9, topTrailingRadius: 1)),
            Case(
                "corners by name", base.clipShape(.rect(topLeadingRadius: 9)),
                base.clipShape(
                    .rect(
                        topLeadingRadius: 9, bottomLeadingRadius: 0, bottomTrailingRadius: 0, topTrailingRadius: 0,
                        style: .continuous)),
                base.clipShape(.rect(topLeadingRadius: 9, topTrailingRadius: 1))),
            Case(
                "other corners by name", base.clipShape(.rect(bottomLeadingRadius: 9)),
                base.clipShape(.rect(topLeadingRadius: 0, bottomLeadingRadius: 9, bottomTrailingRadius: 0)),
                base.clipShape(.rect(bottomLeadingRadius: 9, bottomTrailingRadius: 1))),
            Case("union", twice.union(part), twice.union(part, eoFill: false), twice.union(part, eoFill: true)),
            Case(
                "intersection", twice.intersection(part), twice.intersection(part, eoFill: false),
                twice.intersection(part, eoFill: true)),
            Case(
                "subtraction", twice.subtracting(part), twice.subtracting(part, eoFill: false),
                twice.subtracting(part, eoFill: true)),
            Case(
                "symmetric difference", twice.symmetricDifference(part),
                twice.symmetricDifference(part, eoFill: false), twice.symmetricDifference(part, eoFill: true)),
        ])
    }

    @Test("Of effects") func effects() {
        let base = Color.red.frame(width: 20, height: 10)
        let axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 1, 0)
        expect([
            Case("x", base.offset(y: 3), base.offset(x: 0, y: 3), base.offset(x: 1, y: 3)),
            Case("y", base.offset(x: 3), base.offset(x: 3, y: 0), base.offset(x: 3, y: 1)),
            Case("position's x", base.position(y: 3), base.position(x: 0, y: 3), base.position(x: 1, y: 3)),
            Case("position's y", base.position(x: 3), base.position(x: 3, y: 0), base.position(x: 3, y: 1)),
            Case("scale's x", base.scaleEffect(y: 2), base.scaleEffect(x: 1, y: 2), base.scaleEffect(x: 2, y: 2)),
            Case(
                "scale's y", base.scaleEffect(x: 2), base.scaleEffect(x: 2, y: 1, anchor: .center),
                base.scaleEffect(x: 2, y: 2)),
            Case(
                "shadow", base.shadow(radius: 3),
                base.shadow(color: Color(.sRGBLinear, white: 0, opacity: 0.33), radius: 3, x: 0, y: 0),
                base.shadow(radius: 3, x: 1)),
            Case(
                "shadow's y", base.shadow(radius: 3, x: 1), base.shadow(radius: 3, x: 1, y: 0),
                base.shadow(radius: 3, x: 1, y: 1)),
            Case("blur", base.blur(radius: 3), base.blur(radius: 3, opaque: false), base.blur(radius: 3, opaque: true)),
            Case(
                "turn in space", base.rotation3DEffect(.degrees(30), axis: axis),
                base.rotation3DEffect(.degrees(30), axis: axis, anchor: .center, anchorZ: 0, perspective: 1),
                base.rotation3DEffect(.degrees(30), axis: axis, anchorZ: 1)),
            Case(
                "depth", base.rotation3DEffect(.degrees(30), axis: axis, anchorZ: 5),
                base.rotation3DEffect(.degrees(30), axis: axis, anchorZ: 5, perspective: 1),
                base.rotation3DEffect(.degrees(30), axis: axis, anchorZ: 5, perspective: 2)),
            Case(
                "seen x", base.visualEffect { content, _ in content.offset(y: 3) },
                base.visualEffect { content, _ in content.offset(x: 0, y: 3) },
                base.visualEffect { content, _ in content.offset(x: 1, y: 3) }),
            Case(
                "seen y", base.visualEffect { content, _ in content.offset(x: 3) },
                base.visualEffect { content, _ in content.offset(x: 3, y: 0) },
                base.visualEffect { content, _ in content.offset(x: 3, y: 1) }),
            Case(
                "seen scale", base.visualEffect { content, _ in content.scaleEffect(x: 2) },
                base.visualEffect { content, _ in content.scaleEffect(x: 2, y: 1) },
                base.visualEffect { content, _ in content.scaleEffect(x: 2, y: 2) }),
            Case(
                "seen scale's x", base.visualEffect { content, _ in content.scaleEffect(y: 2) },
                base.visualEffect { content, _ in content.scaleEffect(x: 1, y: 2) },
                base.visualEffect { content, _ in content.scaleEffect(x: 2, y: 2) }),
            Case(
                "seen blur", base.visualEffect { content, _ in content.blur(radius: 2) },
                base.visualEffect { content, _ in content.blur(radius: 2, opaque: false) },
                base.visualEffect { content, _ in content.blur(radius: 2, opaque: true) }),
            Case(
                "seen turn",
                base.visualEffect { content, _ in
                    content.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
                },
                base.visualEffect { content, _ in
                    content.rotation3DEffect(
                        .degrees(30), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
                },
                base.visualEffect { content, _ in
                    content.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), anchorZ: 4)
                }),
            Case(
                "columns",
                Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 2),
                Color.red.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 2, alignment: .center),
                Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 2)),
        ])
    }

    @Test("Of colours, gradients and pictures") func paints() {
        let colors = [Color.red, .blue]
        let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 0.5)]
        let gradient = Gradient(colors: colors)
        let soft = Color.red.gradient
        func mark(_ context: GraphicsContext) {
            context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
        }
        let line = Path(CGRect(x: 2, y: 3, width: 20, height: 10))
        expect([
            Case(
                "colour", Color(red: 0.1, green: 0.2, blue: 0.3),
                Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1),
                Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)),
            Case("grey", Color(white: 0.4), Color(.sRGB, white: 0.4, opacity: 1), Color(white: 0.4, opacity: 0.5)),
            Case(
                "hue", Color(hue: 0.2, saturation: 0.3, brightness: 0.4),
                Color(hue: 0.2, saturation: 0.3, brightness: 0.4, opacity: 1),
                Color(hue: 0.2, saturation: 0.3, brightness: 0.4, opacity: 0.5)),
            Case(
                "ellipse", EllipticalGradient(colors: colors),
                EllipticalGradient(colors: colors, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5),
                EllipticalGradient(colors: colors, startRadiusFraction: 0.1)),
            Case(
                "ellipse of a gradient", EllipticalGradient(gradient: gradient),
                EllipticalGradient(
                    gradient: gradient, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5),
                EllipticalGradient(gradient: gradient, endRadiusFraction: 0.6)),
            Case(
                "ellipse of stops", EllipticalGradient(stops: stops),
                EllipticalGradient(stops: stops, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5),
                EllipticalGradient(stops: stops, endRadiusFraction: 0.6)),
            Case(
                "named ellipse", Rectangle().fill(.ellipticalGradient(colors: colors)),
                Rectangle().fill(
                    .ellipticalGradient(
                        colors: colors, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)),
                Rectangle().fill(.ellipticalGradient(colors: colors, startRadiusFraction: 0.1))),
            Case(
                "named ellipse of a gradient", Rectangle().fill(.ellipticalGradient(gradient)),
                Rectangle().fill(.ellipticalGradient(gradient, startRadiusFraction: 0, endRadiusFraction: 0.5)),
                Rectangle().fill(.ellipticalGradient(gradient, startRadiusFraction: 0.1))),
            Case(
                "named ellipse of stops", Rectangle().fill(.ellipticalGradient(stops: stops)),
                Rectangle().fill(
                    .ellipticalGradient(stops: stops, startRadiusFraction: 0, endRadiusFraction: 0.5)),
                Rectangle().fill(.ellipticalGradient(stops: stops, startRadiusFraction: 0.1))),
            Case(
                "named ellipse of a colour", Rectangle().fill(.ellipticalGradient(soft)),
                Rectangle().fill(.ellipticalGradient(soft, startRadiusFraction: 0, endRadiusFraction: 0.5)),
                Rectangle().fill(.ellipticalGradient(soft, endRadiusFraction: 0.6))),
            Case(
                "rings of a colour", Rectangle().fill(.radialGradient(soft, endRadius: 9)),
                Rectangle().fill(.radialGradient(soft, center: .center, startRadius: 0, endRadius: 9)),
                Rectangle().fill(.radialGradient(soft, startRadius: 1, endRadius: 9))),
            Case(
                "falling shadow", Circle().fill(.red.shadow(.drop(radius: 2))),
                Circle().fill(
                    .red.shadow(.drop(color: Color(.sRGBLinear, white: 0, opacity: 0.33), radius: 2, x: 0, y: 0))),
                Circle().fill(.red.shadow(.drop(radius: 2, x: 1)))),
            Case(
                "inner shadow", Circle().fill(.red.shadow(.inner(radius: 2))),
                Circle().fill(
                    .red.shadow(.inner(color: Color(.sRGBLinear, white: 0, opacity: 0.55), radius: 2, x: 0, y: 0))),
                Circle().fill(.red.shadow(.inner(radius: 2, y: 1)))),
            Case(
                "line in a canvas", Canvas { context, _ in context.stroke(line, with: .color(.red)) },
                Canvas { context, _ in context.stroke(line, with: .color(.red), lineWidth: 1) },
                Canvas { context, _ in context.stroke(line, with: .color(.red), lineWidth: 2) }),
            Case(
                "clip to a layer",
                Canvas { context, _ in
                    context.clipToLayer { mark($0) }
                    mark(context)
                },
                Canvas { context, _ in
                    context.clipToLayer(opacity: 1, options: []) { mark($0) }
                    mark(context)
                },
                Canvas { context, _ in
                    context.clipToLayer(opacity: 0.5) { mark($0) }
                    mark(context)
                }),
            Case(
                "shadow in a canvas",
                Canvas { context, _ in
                    context.addFilter(.shadow(radius: 2))
                    mark(context)
                },
                Canvas { context, _ in
                    context.addFilter(
                        .shadow(color: Color(.sRGBLinear, white: 0, opacity: 0.33), radius: 2, x: 0, y: 0))
                    mark(context)
                },
                Canvas { context, _ in
                    context.addFilter(.shadow(radius: 2, x: 1, y: 1))
                    mark(context)
                }),
            Case(
                "threshold in a canvas",
                Canvas { context, _ in
                    context.addFilter(.alphaThreshold(min: 0.5))
                    mark(context)
                },
                Canvas { context, _ in
                    context.addFilter(.alphaThreshold(min: 0.5, max: 1, color: .black))
                    mark(context)
                },
                Canvas { context, _ in
                    context.addFilter(.alphaThreshold(min: 0.5, max: 0.9))
                    mark(context)
                }),
        ])
    }
}
