import Foundation
import Galley
import GalleyTestSupport

extension Plan {
    /// The modifiers that take numbers, besides those that are kinds of their own.
    enum Quantity: CaseIterable, Equatable, Sendable {
        // Drawing.
        case offset, rotation, scale, opacity, blur, shadow, brightness, contrast, saturation, grayscale, hue
        case cornerRadius, border, transform, zIndex
        // Shapes behind the view.
        case roundedCorners, strokeBorder, dashes, trim, shapeInset, shapeScale, shapeSize, gradient
        // Texts.
        case fontSize, lineSpacing, lineLimit, kerning, tracking, baselineOffset, minimumScale
        // Containers.
        case relativeParts, columns, anchor, ratioOfSize, margins

        /// A number that makes sense; `step` is from 0 to 9.
        func usual(_ step: Int) -> Double {
            let step = Double(step)
            switch self {
            case .opacity, .trim, .minimumScale, .anchor, .grayscale, .brightness: return step / 9
            case .scale, .shapeScale, .contrast, .saturation: return 0.5 + step / 5
            case .fontSize: return 8 + 3 * step
            case .lineLimit, .columns, .relativeParts: return 1 + (step / 3).rounded(.down)
            case .kerning, .tracking, .baselineOffset, .zIndex, .offset: return step - 4
            case .rotation, .hue: return 40 * step
            default: return step
            }
        }
    }
}

extension Plan.Quantity {
    @MainActor func modified(_ view: AnyView, _ first: Double, _ second: Double) -> AnyView {
        let (a, b) = (CGFloat(first), CGFloat(second))
        switch self {
        case .offset: return AnyView(view.offset(x: a, y: b))
        case .rotation: return AnyView(view.rotationEffect(.degrees(first), anchor: UnitPoint(x: b, y: 0)))
        case .scale: return AnyView(view.scaleEffect(x: a, y: b))
        case .opacity: return AnyView(view.opacity(first))
        case .blur: return AnyView(view.blur(radius: a))
        case .shadow: return AnyView(view.shadow(radius: a, x: b, y: a))
        case .brightness: return AnyView(view.brightness(first))
        case .contrast: return AnyView(view.contrast(first))
        case .saturation: return AnyView(view.saturation(first))
        case .grayscale: return AnyView(view.grayscale(first))
        case .hue: return AnyView(view.hueRotation(.degrees(first)))
        case .cornerRadius: return AnyView(view.cornerRadius(a))
        case .border: return AnyView(view.border(.red, width: a))
        case .transform:
            return AnyView(view.transformEffect(CGAffineTransform(a: a, b: 0, c: 0, d: 1, tx: b, ty: a)))
        case .zIndex: return AnyView(view.zIndex(first))
        case .roundedCorners, .strokeBorder, .dashes, .trim, .shapeInset, .shapeScale, .shapeSize, .gradient:
            return AnyView(view.background { shape(a, b) })
        case .fontSize: return AnyView(view.font(.system(size: a)))
        case .lineSpacing: return AnyView(view.lineSpacing(a))
        case .lineLimit: return AnyView(view.lineLimit(whole(first)))
        case .kerning: return AnyView(view.kerning(a))
        case .tracking: return AnyView(view.tracking(a))
        case .baselineOffset: return AnyView(view.baselineOffset(a))
        case .minimumScale: return AnyView(view.minimumScaleFactor(a))
        case .relativeParts:
            return AnyView(
                view.containerRelativeFrame(.horizontal, count: whole(first), span: whole(second), spacing: a))
        case .columns: return AnyView(view.gridCellColumns(whole(first)))
        case .anchor: return AnyView(view.gridCellAnchor(UnitPoint(x: a, y: b)))
        case .ratioOfSize: return AnyView(view.aspectRatio(CGSize(width: a, height: b), contentMode: .fit))
        case .margins: return AnyView(view.contentMargins(a))
        }
    }

    @MainActor @ViewBuilder private func shape(_ a: CGFloat, _ b: CGFloat) -> some View {
        switch self {
        case .roundedCorners: RoundedRectangle(cornerSize: CGSize(width: a, height: b))
        case .strokeBorder: Circle().strokeBorder(lineWidth: a)
        case .dashes: Capsule().stroke(style: StrokeStyle(lineWidth: 2, miterLimit: a, dash: [a, b], dashPhase: b))
        case .trim: Ellipse().trim(from: a, to: b)
        case .shapeInset: RoundedRectangle(cornerRadius: b).inset(by: a)
        case .shapeScale: Rectangle().scale(x: a, y: b)
        case .shapeSize: Circle().size(width: a, height: b)
        default:
            LinearGradient(
                colors: [.red, .blue], startPoint: UnitPoint(x: a, y: b), endPoint: UnitPoint(x: b, y: a))
        }
    }
}
