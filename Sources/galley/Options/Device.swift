import ArgumentParser
import GalleyProtocol

/// A device that `--device` knows.
struct Device: ExpressibleByArgument {
    let screen: HostDevice

    init?(argument: String) {
        guard let device = NamedDevice.named(argument) else { return nil }
        screen = device.screen
    }

    static var allValueStrings: [String] { NamedDevice.all.map(\.name) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
