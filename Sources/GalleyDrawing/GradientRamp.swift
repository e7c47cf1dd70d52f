import Foundation

/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
    /// The colour at exactly that place.
    public var color: ResolvedColor
    /// The place, from 0 (start) to 1 (end).
    public var location: Double

    /// Makes a stop.
    public init(color: ResolvedColor, location: Double) {
        self.color = color
        self.location = location
    }

    /// The stops as exporters may rely on them: their colours numbers, their locations in 0…1 and in order. A location that
    /// is not a number is that of the stop before; of stops at one place, the later one continues from there.
    static func normalized(_ stops: [GradientStop]) -> [GradientStop] {
        var last = 0.0
        let usable = stops.map { stop in
            if !stop.location.isNaN { last = min(1, max(0, stop.location)) }
            return GradientStop(color: stop.color.usable, location: last)
        }
        // Stable, which the library's own sort does not promise.
        return usable.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}

/// A gradient's colours along its length, blended in Oklab, each as near as sRGB has it.
public struct GradientRamp: Sendable {
    private let locations: [Double]
    private let colors: [ResolvedColor]
    private let blends: [Oklab]

    /// Makes a ramp of stops in any order (`GradientStop.normalized`).
    public init(_ stops: [GradientStop]) {
        let stops = GradientStop.normalized(stops)
        locations = stops.map(\.location)
        colors = stops.map(\.color.clamped)
        blends = colors.map(Oklab.init)
    }

    /// The colour at a place from 0 to 1; where two stops share a place, the later one. Clear for a gradient with no stops.
    public func color(at place: Double) -> ResolvedColor {
        guard let first = locations.first, let last = locations.last else { return .clear }
        if place.isNaN || place < first { return colors[0] }
        if place >= last { return colors[colors.count - 1] }
        // The last stop at or before the place; the one after it lies beyond.
        var low = 0
        var high = locations.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if locations[middle] <= place { low = middle } else { high = middle }
        }
        let span = locations[high] - locations[low]
        return blends[low].mixed(with: blends[high], by: (place - locations[low]) / span).color
    }

    /// Stops between which plain sRGB blending stays within `tolerance` (a share of the full range) of this ramp: for
    /// formats that cannot blend in Oklab.
    public func sRGBStops(tolerance: Double = 1.0 / 255) -> [GradientStop] {
        guard let first = locations.first else { return [] }
        var result = [GradientStop(color: colors[0], location: first)]
        for index in 1..<max(1, locations.count) {
            var low = GradientStop(color: colors[index - 1], location: locations[index - 1])
            var high = GradientStop(color: colors[index], location: locations[index])
            if high.location > low.location {
                // A clear end takes its neighbour's hue: formats that blend unmultiplied would darken on the way.
                if low.color.alpha == 0 { low.color = high.color.multiplyingAlpha(by: 0) }
                if high.color.alpha == 0 { high.color = low.color.multiplyingAlpha(by: 0) }
                if result.last != low { result.append(low) }
                refine(low, high, segment: index - 1, tolerance: tolerance, depth: 0, into: &result)
            }
            result.append(high)
        }
        return result
    }

    private func refine(
        _ low: GradientStop, _ high: GradientStop, segment: Int, tolerance: Double, depth: Int,
        into result: inout [GradientStop]
    ) {
        if depth >= 8 { return }
        let start = locations[segment]
        let span = locations[segment + 1] - start
        func blend(_ share: Double) -> GradientStop {
            let place = low.location + (high.location - low.location) * share
            let color = blends[segment].mixed(with: blends[segment + 1], by: (place - start) / span).color
            return GradientStop(color: color, location: place)
        }
        let isStraight = [0.25, 0.5, 0.75].allSatisfy { share in
            let wanted = blend(share).color
            func error(_ a: Double, _ b: Double, _ wanted: Double) -> Double { abs(a + (b - a) * share - wanted) }
            let worst = max(
                error(low.color.red, high.color.red, wanted.red),
                error(low.color.green, high.color.green, wanted.green),
                error(low.color.blue, high.color.blue, wanted.blue))
            return worst * wanted.alpha <= tolerance
        }
        if isStraight { return }
        let middle = blend(0.5)
        refine(low, middle, segment: segment, tolerance: tolerance, depth: depth + 1, into: &result)
        result.append(middle)
        refine(middle, high, segment: segment, tolerance: tolerance, depth: depth + 1, into: &result)
    }
}
