import Foundation
import GalleyDrawing

/// Where angles fall on an angular gradient, by the rules that `AngularGradientPaint` states.
struct AngularPlaces {
    private let start: Double
    private let sweep: Double

    init(_ gradient: AngularGradientPaint) {
        start = gradient.startAngle
        sweep = gradient.sweep
    }

    /// The place from 0 to 1 of an angle in radians.
    func place(at angle: Double) -> Double {
        let turn = 2 * Double.pi
        let size = abs(sweep)
        // How far the angle lies after the start, in the gradient's direction.
        var after = ((angle - start) * (sweep < 0 ? -1 : 1)).truncatingRemainder(dividingBy: turn)
        if after < 0 { after += turn }
        if size > turn {
            // The last turn only.
            let skipped = size - turn
            let turns = max(0, ((skipped - after) / turn).rounded(.up))
            return (after + turns * turn) / size
        }
        if after <= size { return after / size }
        return after < size + (turn - size) / 2 ? 1 : 0
    }
}
