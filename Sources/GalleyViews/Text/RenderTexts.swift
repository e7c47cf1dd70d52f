import GalleyGraph

/// The translations of a rendering.
@MainActor
final class RenderTexts {
    let strings: StringLibrary
    fileprivate lazy var main = MainStrings(options, device: device)
    private let options: RenderOptions
    private let device: DeviceMemory

    private static var kept: [[URL]: StringLibrary] = [:]

    /// The library of some folders: one for all where a program's files stay as they are.
    private static func library(_ folders: [URL]) -> StringLibrary {
        guard ProgramFiles.areFixed else { return StringLibrary(folders: folders) }
        let library = kept[folders] ?? StringLibrary(folders: folders)
        kept[folders] = library
        return library
    }

    fileprivate init(_ options: RenderOptions, _ device: DeviceMemory) {
        self.options = options
        self.device = device
        strings = Self.library(options.assetFolders)
    }
}

extension RenderContext {
    /// The tables of strings.
    var strings: StringLibrary { renderTexts.strings }

    private var renderTexts: RenderTexts {
        // Nothing else is put there.
        if let texts { return unsafeDowncast(texts, to: RenderTexts.self) }
        let made = RenderTexts(options, store.device)
        texts = made
        return made
    }

    /// Runs `body` with this rendering's language and translations for what has no environment to ask.
    func withMainStrings<Result>(_ body: () throws -> Result) rethrows -> Result {
        try MainStrings.$current.withValue(renderTexts.main, operation: body)
    }
}
