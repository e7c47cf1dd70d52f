import Foundation

/// What a measurement is for, which decides the unit that people of a region expect. Foundation lacks it outside Apple's platforms;
/// the units are those of the ICU that Foundation is made with.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// ICU's name for it; nil leaves the unit as it is.
    let name: String?

    init(_ name: String?) { self.name = name }

    /// Whatever people use for such things.
    public static var general: MeasurementFormatUnitUsage { .init("default") }
    /// The unit that the measurement has.
    public static var asProvided: MeasurementFormatUnitUsage { .init(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A distance.
    public static var person: MeasurementFormatUnitUsage { .init("person") }
    /// How tall a person is.
    public static var personHeight: MeasurementFormatUnitUsage { .init("person-height") }
    /// A distance on a road.
    public static var road: MeasurementFormatUnitUsage { .init("road") }
    /// A lens's focal length.
    public static var focalLength: MeasurementFormatUnitUsage { .init("focal-length") }
    /// How much rain there is.
    public static var rainfall: MeasurementFormatUnitUsage { .init("rainfall") }
    /// How much snow there is.
    public static var snowfall: MeasurementFormatUnitUsage { .init("snowfall") }
    /// How far one can see.
    public static var visibility: MeasurementFormatUnitUsage { .init("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// What a person weighs.
    public static var personWeight: MeasurementFormatUnitUsage { .init("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// A person's temperature.
    public static var person: MeasurementFormatUnitUsage { .init("person") }
    /// The weather's.
    public static var weather: MeasurementFormatUnitUsage { .init("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The wind's speed.
    public static var wind: MeasurementFormatUnitUsage { .init("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The air's pressure.
    public static var barometric: MeasurementFormatUnitUsage { .init("baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// What food has.
    public static var food: MeasurementFormatUnitUsage { .init("food") }
    /// What a workout uses.
    public static var workout: MeasurementFormatUnitUsage { .init("workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// How much of something liquid.
    public static var liquid: MeasurementFormatUnitUsage { .init("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
    /// Sugar in blood.
    public static var bloodGlucose: MeasurementFormatUnitUsage { .init("blood-glucose") }
}
