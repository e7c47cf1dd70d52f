import Foundation

/// What ICU calls the units of Foundation, as Unicode's Technical Standard 35 lists them.
nonisolated enum UnitNames {
    /// ICU's name of a unit; nil for units of a program's own.
    static func name(of unit: Dimension) -> String? {
        names[Key(type: ObjectIdentifier(type(of: unit)), symbol: unit.symbol)]
    }

    private struct Key: Hashable {
        var type: ObjectIdentifier
        var symbol: String
    }

    private static let names: [Key: String] = {
        var result: [Key: String] = [:]
        for (type, list) in lists {
            for word in list.split(separator: " ") {
                let parts = word.split(separator: "=", maxSplits: 1)
                guard parts.count == 2 else { continue }
                let symbol = String(parts[0]).replacing("_", with: " ")
                result[Key(type: ObjectIdentifier(type), symbol: symbol)] = String(parts[1])
            }
        }
        return result
    }()

    private static let lists: [(Dimension.Type, String)] = [
        (UnitLength.self, length), (UnitMass.self, mass),
        (
            UnitDuration.self,
            "s=second m=minute h=hour "
                + "ms=millisecond µs=microsecond ns=nanosecond ps=picosecond"
        ),
        (UnitTemperature.self, "K=kelvin °C=celsius °F=fahrenheit"),
        (UnitSpeed.self, "m/s=meter-per-second km/h=kilometer-per-hour mph=mile-per-hour kn=knot"),
        (UnitVolume.self, volume), (UnitArea.self, area), (UnitEnergy.self, energy), (UnitPower.self, power),
        (UnitPressure.self, pressure),
        (UnitAngle.self, "°=degree ʹ=arc-minute ʹʹ=arc-second rad=radian rev=revolution"),
        (UnitFrequency.self, "THz=terahertz GHz=gigahertz MHz=megahertz kHz=kilohertz Hz=hertz mHz=millihertz"),
        (UnitElectricCurrent.self, "MA=megaampere kA=kiloampere A=ampere mA=milliampere µA=microampere"),
        (UnitElectricPotentialDifference.self, "MV=megavolt kV=kilovolt V=volt mV=millivolt µV=microvolt"),
        (UnitElectricResistance.self, "MΩ=megaohm kΩ=kiloohm Ω=ohm mΩ=milliohm µΩ=microohm"),
        (UnitElectricCharge.self, "C=coulomb Ah=ampere-hour mAh=milliampere-hour"),
        (UnitAcceleration.self, "m/s²=meter-per-square-second g=g-force"), (UnitIlluminance.self, "lx=lux"),
        (UnitFuelEfficiency.self, "L/100km=liter-per-100-kilometer"),
        (UnitConcentrationMass.self, "g/L=gram-per-liter mg/dL=milligram-per-deciliter mmol/L=millimole-per-liter"),
        (UnitDispersion.self, "ppm=permillion"), (UnitInformationStorage.self, storage),
    ]

    private static let length = """
        Mm=megameter km=kilometer hm=hectometer dam=decameter m=meter dm=decimeter cm=centimeter mm=millimeter \
        µm=micrometer nm=nanometer pm=picometer in=inch ft=foot yd=yard mi=mile smi=mile-scandinavian ly=light-year \
        NM=nautical-mile ftm=fathom fur=furlong ua=astronomical-unit pc=parsec
        """
    private static let mass = """
        kg=kilogram g=gram dg=decigram cg=centigram mg=milligram µg=microgram ng=nanogram pg=picogram oz=ounce lb=pound \
        st=stone t=tonne ton=ton ct=carat oz_t=ounce-troy
        """
    private static let volume = """
        ML=megaliter kL=kiloliter L=liter dL=deciliter cL=centiliter mL=milliliter km³=cubic-kilometer m³=cubic-meter \
        dm³=cubic-decimeter cm³=cubic-centimeter mm³=cubic-millimeter in³=cubic-inch ft³=cubic-foot yd³=cubic-yard \
        mi³=cubic-mile af=acre-foot bsh=bushel cup=cup metric_cup=cup-metric tsp=teaspoon tbsp=tablespoon fl_oz=fluid-ounce \
        pt=pint qt=quart gal=gallon tsp_Imperial=teaspoon tbsp_Imperial=tablespoon fl_oz_Imperial=fluid-ounce-imperial \
        pt_Imperial=pint-imperial qt_Imperial=quart-imperial gal_Imperial=gallon-imperial
        """
    private static let area = """
        Mm²=square-megameter km²=square-kilometer m²=square-meter cm²=square-centimeter mm²=square-millimeter \
        µm²=square-micrometer nm²=square-nanometer in²=square-inch ft²=square-foot yd²=square-yard mi²=square-mile ac=acre \
        ha=hectare
        """
    private static let energy = "kJ=kilojoule J=joule kCal=kilocalorie cal=calorie kWh=kilowatt-hour"
    private static let power = """
        TW=terawatt GW=gigawatt MW=megawatt kW=kilowatt W=watt mW=milliwatt µW=microwatt nW=nanowatt pW=picowatt \
        fW=femtowatt hp=horsepower
        """
    private static let pressure = """
        N/m²=pascal GPa=gigapascal MPa=megapascal kPa=kilopascal hPa=hectopascal inHg=inch-ofhg bar=bar mbar=millibar \
        mmHg=millimeter-ofhg psi=pound-force-per-square-inch
        """
    private static let storage = """
        bit=bit B=byte kb=kilobit Mb=megabit Gb=gigabit Tb=terabit Pb=petabit kB=kilobyte MB=megabyte GB=gigabyte \
        TB=terabyte PB=petabyte KiB=kibibyte MiB=mebibyte GiB=gibibyte TiB=tebibyte
        """
}
