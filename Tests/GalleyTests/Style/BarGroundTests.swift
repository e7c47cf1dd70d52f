import Foundation
import Galley
import GalleyDrawing
import GalleyTold
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// The grounds of bars before iOS 26 (249 of 255 in the light, 29 in the dark, 94 % opaque, with a hairline towards the content), and the
/// shadow and rim of glass (docs/rules.md §16.7).
@MainActor @Suite("Grounds of bars and glass")
struct BarGroundTests {
    private func picture(_ view: some View, _ scheme: ColorScheme = .light) -> RenderedView {
        var options = RenderOptions()
        (options.scale, options.colorScheme) = (2, scheme)
        return RenderedView(view.frame(width: 40, height: 20), options: options)
    }

    private func marks(_ view: some View, _ scheme: ColorScheme = .light) -> [String] {
        ToldPicture(picture(view, scheme).displayList).lines.filter { $0.hasPrefix("fill") || $0.hasPrefix("line") }
    }

    @Test("A ground, and a hairline on the side of the content") func bars() {
        let (light, dark) = ("fill rect 0 0 40 20 #f9f9f9/0.94", "fill rect 0 0 40 20 #1d1d1d/0.94")
        let found = [
            marks(BarGround(edge: .top)), marks(BarGround(edge: .bottom)), marks(BarGround(edge: .top), .dark),
            marks(BarGround(edge: .top, style: AnyShapeStyle(Color(red: 1, green: 0, blue: 0)))),
        ]
        #expect(
            found == [
                [light, "fill rect 0 19.5 40 0.5 #000000/0.3"], [light, "fill rect 0 0 40 0.5 #000000/0.3"],
                [dark, "fill rect 0 19.5 40 0.5 #ffffff/0.15"], ["fill rect 0 0 40 20 #ff0000"],
            ])
        let notes = [
            picture(BarGround(edge: .top)), picture(BarGround(edge: .top, style: AnyShapeStyle(.red))),
            picture(ZStack { BarGround(edge: .top).frame(height: 5) }),
        ].map { $0.diagnostics.map(\.severity) }
        #expect(notes == [[.note], [], [.note]])
    }

    private func groups(_ view: some View, _ scheme: ColorScheme) -> [DrawGroup] {
        picture(view, scheme).displayList.items.flatMap(\.all)
    }

    @Test("A shadow around glass is not seen through it") func shadows() throws {
        for (scheme, level, share) in [(ColorScheme.light, 1.0, 0.1), (.dark, 0.1, 0.3)] {
            let groups = groups(GlassShadow(shape: Rectangle()), scheme)
            let clip = try #require(groups.compactMap(\.clip).first)
            #expect(clip.path.boundingRect == CGRect(x: -20, y: -20, width: 80, height: 60) && clip.style.isEOFilled)
            let (outside, inside) = (CGPoint(x: -5, y: 10), CGPoint(x: 20, y: 10))
            #expect(clip.path.contains(outside, eoFill: true) && !clip.path.contains(inside, eoFill: true))
            let shadows = groups.compactMap { if case .shadow(let one)? = $0.effect { one } else { nil } }
            let shadow = try #require(shadows.first)
            #expect([shadow.radius, shadow.x, shadow.y, shadow.color.alpha, shadow.color.red] == [8, 0, 2, share, 0])
            let color = ResolvedColor(red: level, green: level, blue: level)
            let fills = picture(GlassShadow(shape: Rectangle()), scheme).displayList.items.flatMap(\.fills)
            #expect(fills == [color])
        }
    }

    @Test("The rim of glass is the inner half of a line a point wide") func rims() {
        func rim(_ scheme: ColorScheme) -> [String] {
            marks(ZStack { GlassEffectGround(shape: Rectangle(), glass: .regular) }, scheme).filter {
                $0.hasPrefix("line")
            }
        }
        #expect(
            [rim(.light), rim(.dark)] == [
                ["line 1 rect 0 0 40 20 #ffffff/0.7"], ["line 1 rect 0 0 40 20 #ffffff/0.22"],
            ])
    }

    @Test("Glass as a part, as a ground, and thick") func parts() {
        func look(_ view: some View) -> [Double] {
            groups(view, .light).compactMap { group -> [Double]? in
                guard case .backdrop(let backdrop)? = group.effect else { return nil }
                return [backdrop.radius, backdrop.documentColor == nil ? 0 : 1]
            }.first ?? []
        }
        // Thick glass blurs by 12 points, other glass by 2.25; bars' and dialogs' is one colour in documents.
        let found = [
            look(GlassPart(shape: Rectangle())), look(GlassGround(shape: Rectangle())),
            look(GlassGround(shape: Rectangle(), isThick: true)),
            look(GlassEffectGround(shape: Rectangle(), glass: .regular)),
            look(Color.clear.onGlass(Rectangle())), look(Color.clear.onGlass(Rectangle(), isThick: true)),
            look(GlassGround(shape: Rectangle(), tint: .red)),
        ]
        #expect(found == [[12, 1], [2.25, 1], [12, 1], [2.25, 0], [2.25, 1], [12, 1], []])
        let tinted = marks(ZStack { GlassGround(shape: Rectangle(), tint: Color(red: 1, green: 0, blue: 0)) })
        #expect(tinted.contains("fill rect 0 0 40 20 #ff0000"))
    }

    @Test("Pieces that stay apart are told where a distance asks for more") func containers() {
        func notes(_ spacing: CGFloat?) -> Int {
            picture(GlassEffectContainer(spacing: spacing) { Color.clear }).diagnostics.count
        }
        let counts: [Int] = [notes(nil), notes(0), notes(-1), notes(5)]
        #expect(counts == [0, 0, 0, 1])
        #expect(Glass.regular.tint(.red) != .regular && Glass.regular.tint(nil) == .regular)
        #expect(Glass.regular.tint(.red).color == .red && Glass.regular.interactive(false) == .regular)
    }
}

extension DrawItem {
    /// The groups that the item is, those outside before those inside.
    fileprivate var all: [DrawGroup] {
        if case .group(let group) = self { [group] + group.items.flatMap(\.all) } else { [] }
    }

    /// The colours that are filled with.
    fileprivate var fills: [ResolvedColor] {
        switch self {
        case .fill(_, .color(let color), _): [color]
        case .group(let group): group.items.flatMap(\.fills)
        default: []
        }
    }
}
