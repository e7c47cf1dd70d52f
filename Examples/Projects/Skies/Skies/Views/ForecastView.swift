import SwiftUI

struct ForecastView: View {
    @Environment(ForecastStore.self) private var store

    var body: some View {
        let forecast = store.forecast
        ScrollView {
            VStack(spacing: 16) {
                header(forecast)
                HourlyCard(hours: forecast.hours)
                DaysCard(days: forecast.days, range: forecast.range)
                DetailsGrid(forecast: forecast)
            }
            .padding()
        }
        .background {
            LinearGradient(colors: [.dayTop, .dayBottom], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
        }
        .foregroundStyle(.white)
    }

    private func header(_ forecast: Forecast) -> some View {
        VStack(spacing: 2) {
            Text(forecast.city)
                .font(.largeTitle)
            Text(store.text(forecast.temperature))
                .font(.system(size: 88, weight: .thin))
                .padding(.leading, 24)
            Text(forecast.condition)
                .font(.title3.weight(.medium))
                .opacity(0.85)
        }
        .padding(.vertical, 24)
        .accessibilityElement(children: .combine)
    }
}

#Preview("Forecast") {
    ForecastView()
        .environment(ForecastStore())
}
