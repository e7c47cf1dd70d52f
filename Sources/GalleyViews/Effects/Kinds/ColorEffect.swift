import GalleyGraph

/// Changes all colours of a view.
struct ColorEffect: InPlaceEffect {
    let filter: ColorFilter

    var mirrored: any Effect { self }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        painter.filters.append(filter)
        content(&painter, place.rect.origin)
        painter.filters.removeLast()
    }

    /// The filter's amounts move, where it has any (SwiftUI's `_BrightnessEffect`, `_ContrastEffect`, `_SaturationEffect`,
    /// `_GrayscaleEffect` and `_HueRotationEffect` have an `animatableData`, `_ColorMultiplyEffect` its resolved colour's;
    /// `_ColorInvertEffect` has none and jumps).
    var motion: Motion? {
        guard let amounts = filter.amounts else { return nil }
        return ValueMotion(NumberVector(numbers: amounts.numbers)) { vector in
            EffectContent(ColorEffect(filter: amounts.make(amounts.numbers.indices.map { vector[$0] })))
        }
    }
}
