import ArgumentParser
import GalleyFormats

/// How many pixels a point of a picture has.
struct ScaleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Pixels a point in \(PictureFormat.all(with: .scale).titles("and")) files; without it those of --device, else 1.",
            valueName: "N"), transform: positive("scale", else: "give a positive number, for example 2"))
    var scale: Double?

    /// The scale that was asked for, else the device's.
    func scale(on device: Device?) -> Double { scale ?? device?.screen.scale ?? 1 }
}
