import Foundation
import Galley
import GalleyTestSupport

/// Texts, shapes, styles, effects and what is said of views.
@MainActor enum ToldModifiers {
    static var all: [(String, AnyView)] { texts + shapes + styles + effects + pictures + spoken + layouts }

    static func column(@ViewBuilder _ content: () -> some View) -> AnyView {
        AnyView(VStack(alignment: .leading, spacing: 6, content: content).frame(width: 220, alignment: .leading))
    }

    private static var texts: [(String, AnyView)] {
        let long =
            "A text of several words, long enough for more than two lines of this width, and then some more of it"
        return [
            (
                "fonts",
                column {
                    Text("Title").font(.title).bold()
                    Text("Italic").italic().font(.custom("Inter", size: 20))
                    Text("Serif").fontDesign(.serif).fontWeight(.black)
                    Text("Mono 0123").monospaced().fontWidth(.condensed)
                    Text("Digits 11").monospacedDigit().font(.system(.callout, design: .rounded, weight: .light))
                    Text("Relative").font(.custom("Inter", size: 12, relativeTo: .largeTitle)).textScale(.secondary)
                    Text("Fixed").font(.custom("Inter", fixedSize: 18).smallCaps())
                    Text("Bigger").dynamicTypeSize(.accessibility3).font(.caption2)
                }
            ),
            (
                "letters",
                column {
                    Text("Kerned").kerning(3)
                    Text("Tracked").tracking(-1).baselineOffset(5)
                    Text("Under").underline(true, pattern: .dashDot, color: .red)
                    Text("Through").strikethrough(true, pattern: .dot, color: .blue)
                    Text("before").bold() + Text(" plus ").foregroundStyle(.red) + Text(Image(systemName: "star"))
                    Text("**Bold**, *italic*, `code`, ~~gone~~ and [a link](https://example.com)")
                    Text(
                        "Interpolated \(Text("red").foregroundColor(.red)) and \(3.5, specifier: "%.2f") \(Image(systemName: "heart"))"
                    )
                    Text("Superscript").font(.body.leading(.tight).italic().weight(.semibold))
                }
            ),
            (
                "lines",
                column {
                    Text(long).lineLimit(2)
                    Text(long).lineLimit(1).truncationMode(.middle)
                    Text(long).lineLimit(1).truncationMode(.head)
                    Text(long).lineSpacing(8).multilineTextAlignment(.trailing).frame(height: 70)
                    Text("One").lineLimit(3, reservesSpace: true).background(.yellow)
                    Text(long).minimumScaleFactor(0.5).lineLimit(1)
                    Text("A text\n\nwith an empty line").lineHeight(.loose)
                    Text(long).allowsTightening(true).lineLimit(2...3).frame(height: 30)
                }
            ),
            (
                "dates and numbers",
                column {
                    let date = Date(timeIntervalSinceReferenceDate: 1000)
                    Text(date, style: .date)
                    Text(date, style: .time)
                    Text(date, style: .relative)
                    Text(date, style: .offset)
                    Text(date, style: .timer)
                    Text(timerInterval: date...date.addingTimeInterval(90), countsDown: true)
                    Text(Date(timeIntervalSinceReferenceDate: 0)...date)
                    Text(1234567.891, format: .number.precision(.fractionLength(1)))
                    Text(0.256, format: .percent)
                    Text(Measurement(value: 3, unit: UnitLength.kilometers), format: .measurement(width: .wide))
                    Text(["a", "b", "c"], format: .list(type: .and))
                    Text(Duration.seconds(3671), format: .time(pattern: .hourMinuteSecond))
                }
            ),
            (
                "redacted and right to left",
                column {
                    Text("Hidden words").redacted(reason: .placeholder)
                    Text("Private").privacySensitive().redacted(reason: .privacy)
                    Text("Shown").unredacted().redacted(reason: .placeholder)
                    Image(systemName: "star").redacted(reason: .placeholder)
                    Text("שלום world").environment(\.layoutDirection, .rightToLeft)
                    Text("مرحبا 123")
                    Text("🎉 e\u{301} 한국어")
                    Text("tall").typesettingLanguage(.init(languageCode: .thai))
                }
            ),
        ]
    }

    private static var shapes: [(String, AnyView)] {
        [
            (
                "shapes",
                column {
                    HStack {
                        Circle().fill(.red)
                        Ellipse().stroke(.blue, lineWidth: 3)
                        Capsule().strokeBorder(.green, lineWidth: 4)
                        Capsule(style: .circular).fill(.red.opacity(0.5), style: FillStyle(eoFill: true))
                    }.frame(height: 30)
                    HStack {
                        RoundedRectangle(cornerRadius: 9).fill()
                        RoundedRectangle(cornerSize: CGSize(width: 4, height: 9), style: .circular).stroke()
                        UnevenRoundedRectangle(topLeadingRadius: 3, bottomLeadingRadius: 12, bottomTrailingRadius: 5)
                            .fill(.orange)
                        RoundedRectangle(cornerRadius: 6).inset(by: 3).stroke(
                            style: StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1))
                    }.frame(height: 30)
                    HStack {
                        Circle().trim(from: 0.1, to: 0.6).stroke(
                            .red, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                        Rectangle().rotation(.degrees(30), anchor: .topLeading).fill(.blue)
                        Rectangle().scale(x: 0.5, y: 0.8, anchor: .bottom).fill(.green)
                        Rectangle().offset(x: 3, y: -4).size(width: 20, height: 10).fill(.red)
                        Circle().transform(CGAffineTransform(scaleX: 1, y: 0.5)).fill(.purple)
                    }.frame(height: 30)
                    HStack {
                        Circle().union(Rectangle().size(width: 10, height: 10)).fill(.red)
                        Circle().subtracting(Rectangle().size(width: 20, height: 10)).fill(.blue)
                        Circle().intersection(Rectangle().offset(x: 10)).fill(.green)
                        Circle().symmetricDifference(Rectangle().offset(x: 10)).fill(.orange)
                        AnyShape(Circle()).fill(.red).stroke(.black, lineWidth: 2)
                    }.frame(height: 30)
                    ContainerRelativeShape().inset(by: 4).fill(.teal).frame(height: 30).containerShape(
                        .rect(cornerRadius: 12))
                    ConcentricRectangle().fill(.mint).padding(4).frame(height: 30).containerShape(
                        RoundedRectangle(cornerRadius: 14))
                    Path { path in
                        path.move(to: CGPoint(x: 5, y: 5))
                        path.addLine(to: CGPoint(x: 60, y: 5))
                        path.addArc(
                            center: CGPoint(x: 60, y: 20), radius: 15, startAngle: .degrees(-90),
                            endAngle: .degrees(45), clockwise: false)
                        path.addQuadCurve(to: CGPoint(x: 5, y: 40), control: CGPoint(x: 40, y: 60))
                        path.closeSubpath()
                    }.fill(.brown).frame(height: 45)
                }
            )
        ]
    }

    private static var styles: [(String, AnyView)] {
        let colors = Gradient(stops: [.init(color: .red, location: 0.2), .init(color: .blue, location: 0.9)])
        return [
            (
                "gradients",
                column {
                    ForEach(0..<1) { _ in
                        Rectangle().fill(.linearGradient(colors, startPoint: .leading, endPoint: .bottomTrailing))
                        Rectangle().fill(.radialGradient(colors, center: .topLeading, startRadius: 3, endRadius: 40))
                        Rectangle().fill(
                            .angularGradient(colors, center: .center, startAngle: .degrees(30), endAngle: .degrees(300))
                        )
                        Rectangle().fill(.conicGradient(colors, center: .center, angle: .degrees(45)))
                        Rectangle().fill(
                            .ellipticalGradient(
                                colors, center: .center, startRadiusFraction: 0.1, endRadiusFraction: 0.6))
                        Rectangle().fill(Color.red.gradient)
                        EllipticalGradient(gradient: colors).frame(height: 20)
                        MeshGradient(
                            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                            colors: [.red, .green, .blue, .yellow])
                        Rectangle().fill(.image(Image(systemName: "star"), scale: 0.5))
                    }.frame(height: 24)
                }
            ),
            (
                "levels and grounds",
                column {
                    Text("Second").foregroundStyle(.secondary)
                    Text("Third of red").foregroundStyle(.red.tertiary)
                    HStack {
                        Image(systemName: "star"); Text("a").foregroundStyle(.secondary)
                    }.foregroundStyle(.red, .blue, .green)
                    Text("Ground").padding(4).background(.quaternary, in: .rect(cornerRadius: 5))
                    Text("Material").padding(4).background(.ultraThinMaterial)
                    Text("Glass").padding(4).glassEffect()
                    Text("Tinted glass").padding(4).glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 4))
                    Text("Bordered").border(.red, width: 2)
                    Text("Shadowed").foregroundStyle(.red.shadow(.drop(color: .black, radius: 2, x: 1, y: 3)))
                    Circle().fill(.blue.shadow(.inner(radius: 4))).frame(width: 30, height: 30)
                    Rectangle().fill(.background).frame(height: 10).backgroundStyle(.yellow)
                    Rectangle().fill(.separator).frame(height: 4)
                    Text("Selected").foregroundStyle(.selection)
                    Text("Mixed").foregroundStyle(Color.red.mix(with: .blue, by: 0.4))
                }
            ),
        ]
    }

    private static var pictures: [(String, AnyView)] {
        [
            (
                "symbols",
                column {
                    Image(systemName: "star").imageScale(.large).symbolVariant(.fill).symbolVariant(.circle)
                    Image(systemName: "wifi", variableValue: 0.4).foregroundStyle(.blue)
                    Image(systemName: "person.2.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.red)
                    Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.palette).foregroundStyle(
                        .red, .blue)
                    Image(systemName: "folder.badge.plus").symbolRenderingMode(.multicolor)
                    Image(systemName: "heart").resizable().scaledToFit().frame(width: 50, height: 30)
                    Image(systemName: "bolt").font(.system(size: 30, weight: .ultraLight))
                    Image(systemName: "chevron.right").environment(\.layoutDirection, .rightToLeft)
                    Label("Label", systemImage: "gear").font(.title2)
                }
            )
        ]
    }

    private static var spoken: [(String, AnyView)] {
        [
            (
                "what is said",
                column {
                    HStack {
                        Text("One"); Text("Two")
                    }.accessibilityElement(children: .combine)
                    HStack {
                        Text("Three"); Button("Four") {}
                    }.accessibilityElement(children: .contain).accessibilityLabel("Both")
                    HStack { Text("Five") }.accessibilityElement(children: .ignore).accessibilityLabel("Instead")
                        .accessibilityValue("5")
                    Text("Heading").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
                    Circle().frame(width: 20, height: 20).accessibilityRepresentation {
                        Slider(value: .constant(0.3)) { Text("Dial") }
                    }
                    Canvas { _, _ in }.frame(height: 10).accessibilityLabel("Chart").accessibilityChildren {
                        Text("Bar")
                    }
                    Text("Late").accessibilitySortPriority(-1)
                    Text("Unsaid").accessibilityHidden(true)
                    Image(decorative: "nothing")
                    Text("Often").accessibilityAddTraits(.updatesFrequently).accessibilityHint("Changes")
                    Toggle("Switch", isOn: .constant(true)).accessibilityInputLabels(["On"])
                    Text("A link").accessibilityAddTraits([.isLink, .isSelected])
                    Button("Adjusted") {}.accessibilityAdjustableAction { _ in }
                }
            )
        ]
    }

    private static var layouts: [(String, AnyView)] {
        [
            (
                "rooms",
                column {
                    Color.red.frame(height: 30).safeAreaInset(edge: .bottom, spacing: 2) {
                        Text("inset").font(.caption2)
                    }
                    Color.blue.containerRelativeFrame(.horizontal) { length, _ in length / 3 }.frame(height: 10)
                    Text("scene").scenePadding(.horizontal)
                    GeometryReader { proxy in
                        Text(
                            "\(Int(proxy.size.width)) at \(Int(proxy.frame(in: .global).minX)), \(Int(proxy.frame(in: .named("room")).minY))"
                        )
                    }.frame(height: 20).coordinateSpace(.named("room"))
                    Text("anchored").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
                        .overlayPreferenceValue(Bounds.self) { anchor in
                            GeometryReader { proxy in
                                if let anchor { Rectangle().stroke(.red).frame(width: proxy[anchor].width / 2) }
                            }
                        }
                    ViewThatFits(in: .horizontal) {
                        Text("A text that is too long to fit into this room on one line").fixedSize()
                        Text("short")
                    }
                    Divider()
                    Text("depth").zIndex(-1).background { Color.yellow }.layoutPriority(1)
                }
            )
        ]
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }
}
