import SwiftUI

struct DetailsGrid: View {
    @Environment(ForecastStore.self) private var store
    let forecast: Forecast
    private let columns = [GridItem(.flexible(), spacing: 16), GridItem(.flexible())]

    var body: some View {
        LazyVGrid(columns: columns, spacing: 16) {
            Card(title: "Feels like", symbol: "thermometer.medium") {
                Text(store.text(forecast.feelsLike)).font(.title)
            }
            Card(title: "Wind", symbol: "wind") {
                Text("\(forecast.wind, format: .number) km/h").font(.title)
            }
            Card(title: "Humidity", symbol: "humidity") {
                Gauge(value: forecast.humidity) {
                    Text(forecast.humidity, format: .percent)
                }
                .tint(.cyan)
            }
            Card(title: "Sunrise", symbol: "sunrise.fill") {
                SunArc(progress: 0.4)
                    .frame(height: 52)
            }
        }
    }
}

/// The way of the sun over the horizon.
struct SunArc: View, Animatable {
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    var body: some View {
        Canvas { context, size in
            let points = stride(from: 0.0, through: 1.0, by: 0.02).map { point(at: $0, in: size) }
            var path = Path()
            path.addLines(points)
            context.stroke(path, with: .color(.white.opacity(0.4)), lineWidth: 2)
            var horizon = Path()
            horizon.move(to: CGPoint(x: 0, y: size.height * 0.7))
            horizon.addLine(to: CGPoint(x: size.width, y: size.height * 0.7))
            context.stroke(horizon, with: .color(.white.opacity(0.6)), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
            let sun = point(at: progress, in: size)
            context.fill(
                Path(ellipseIn: CGRect(x: sun.x - 6, y: sun.y - 6, width: 12, height: 12)), with: .color(.accent))
        }
    }

    private func point(at part: Double, in size: CGSize) -> CGPoint {
        CGPoint(x: part * size.width, y: size.height * (0.95 - 0.85 * sin(part * .pi)))
    }
}

#Preview("Sun") {
    SunArc(progress: 0.4)
        .frame(width: 160, height: 60)
        .padding()
        .background(.blue)
}
