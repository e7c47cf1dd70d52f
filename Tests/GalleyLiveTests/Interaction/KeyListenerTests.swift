import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive
@testable import GalleyViews

/// The forms of `onKeyPress` (Apple's page of it): by one key, by a set of keys, by characters and phases; and units of measurement as
/// regions have them.
@MainActor @Suite("Listeners for keys")
struct KeyListenerTests {
    private struct Listening<Content: View>: View {
        @ViewBuilder var content: (AnyView) -> Content
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                content(AnyView(Text(verbatim: "game").focusable().focused($isFocused)))
                Button("Focus") { isFocused = true }
            }
        }
    }

    private func heard(_ typed: String, _ content: @escaping (AnyView, @escaping (String) -> Void) -> some View)
        -> [String]
    {
        var log: [String] = []
        let host = ViewHost(
            Listening { view in content(view) { log.append($0) } }, size: CGSize(width: 300, height: 300))
        host.tap("Focus")
        for character in typed { host.send(.text(String(character))) }
        return log
    }

    @Test("By one key, by several, by characters") func forms() {
        let one = heard("abA") { view, log in
            view.onKeyPress("a") {
                log("a")
                return .handled
            }
        }
        #expect(one == ["a", "a"])
        let down = heard("ab") { view, log in
            view.onKeyPress("a", phases: .down) {
                log("\($0.characters)\($0.phase.rawValue)")
                return .handled
            }
        }
        #expect(down == ["a1"])
        let up = heard("ab") { view, log in
            view.onKeyPress("a", phases: .repeat) {
                log($0.characters)
                return .handled
            }
        }
        #expect(up == [])
        let several = heard("abcB") { view, log in
            view.onKeyPress(keys: ["a", "b"]) {
                log($0.characters)
                return .handled
            }
        }
        #expect(several == ["a", "b", "B"])
        let digits = heard("a1b22") { view, log in
            view.onKeyPress(characters: .decimalDigits) {
                log($0.characters)
                return .handled
            }
        }
        #expect(digits == ["1", "2", "2"])
        let phases = heard("a") { view, log in
            view.onKeyPress(phases: .down) {
                log($0.characters)
                return .ignored
            }.onKeyPress(phases: [.repeat, .up]) {
                log("never \($0.characters)")
                return .handled
            }
        }
        #expect(phases == ["a"])
        #expect(KeyPress.Phases.all == [.down, .repeat, .up] && KeyPress.Phases.all.rawValue == 7)
        #expect(KeyEquivalent(typed: "A").character == "a" && KeyEquivalent(typed: "ß").character == "ß")
    }

    @Test("Units of a region") func units() {
        let (american, german) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
        #expect(UnitVolume(forLocale: german) == .liters && UnitMass(forLocale: german) == .kilograms)
        #expect(UnitLength(forLocale: german) == .kilometers)
        #expect(UnitSpeed(forLocale: american, usage: .asProvided) == .kilometersPerHour)
        #expect(
            UnitMass(forLocale: american, usage: .asProvided) == .kilograms
                && UnitVolume(forLocale: american, usage: .asProvided) == .liters)
        #expect(UnitLength(forLocale: american, usage: .asProvided) == .kilometers)
        #expect(UnitTemperature(forLocale: american, usage: .asProvided) == .celsius)
        typealias Length = MeasurementFormatUnitUsage<UnitLength>
        let lengths: [(Length, String?)] = [
            (.general, "default"), (.asProvided, nil), (.person, "person"), (.personHeight, "person-height"),
            (.road, "road"),
            (.focalLength, "focal-length"), (.rainfall, "rainfall"), (.snowfall, "snowfall"), (.visibility, "visiblty"),
        ]
        // Unicode's names of usages (CLDR, "unitPreferenceData"), cut to eight letters where the key is short.
        for (usage, name) in lengths { #expect(usage.name == name) }
        #expect(MeasurementFormatUnitUsage<UnitMass>.personWeight.name == "person")
        #expect(MeasurementFormatUnitUsage<UnitTemperature>.person.name == "person")
        #expect(MeasurementFormatUnitUsage<UnitTemperature>.weather.name == "weather")
        #expect(MeasurementFormatUnitUsage<UnitSpeed>.wind.name == "wind")
        #expect(MeasurementFormatUnitUsage<UnitPressure>.barometric.name == "baromtrc")
        #expect(MeasurementFormatUnitUsage<UnitEnergy>.food.name == "food")
        #expect(MeasurementFormatUnitUsage<UnitEnergy>.workout.name == "workout")
        #expect(MeasurementFormatUnitUsage<UnitVolume>.liquid.name == "fluid")
        #expect(MeasurementFormatUnitUsage<UnitConcentrationMass>.bloodGlucose.name == "blood-glucose")
    }
}
