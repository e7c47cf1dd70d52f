import GalleyGraph
import GalleyText

/// What stands for the main bundle's translations and images, the user's language and the screen where no view's environment is
/// at hand: for `String(localized:)`, formatters, `UIImage(named:)` and `UIScreen.main`, while a view is made and laid out.
nonisolated package final class MainStrings: Sendable {
    /// Outside a rendering: no tables, and the process's own locale.
    @TaskLocal package static var current = MainStrings(
        nil, locale: .current, calendar: .current, currentDate: nil, platform: .iOS, device: DeviceMemory())

    package let locale: Locale
    package let calendar: Calendar
    /// What the rendering was asked for; nil outside a rendering.
    package let options: RenderOptions?
    /// The named images of the rendering's folders.
    package let assets: AssetLibrary
    /// What the device that the view is shown on keeps.
    package let device: DeviceMemory
    private let currentDate: Date?
    package let platform: TextPlatform
    private let library: Locked<SharedLibrary>

    /// Unchecked because the library is reached while the lock around it is held only.
    private struct SharedLibrary: @unchecked Sendable {
        let strings: StringLibrary
    }

    private init(
        _ options: RenderOptions?, locale: Locale, calendar: Calendar, currentDate: Date?, platform: TextPlatform,
        device: DeviceMemory
    ) {
        let folders = options?.assetFolders ?? []
        self.options = options
        assets = .library(folders: folders)
        self.locale = locale
        self.calendar = calendar
        self.currentDate = currentDate
        self.platform = platform
        self.device = device
        library = Self.library(folders)
    }

    private static let kept = Locked<[[URL]: Locked<SharedLibrary>]>([:])

    /// The library of some folders: one for all where a program's files stay as they are.
    private static func library(_ folders: [URL]) -> Locked<SharedLibrary> {
        func make() -> Locked<SharedLibrary> { Locked(SharedLibrary(strings: StringLibrary(folders: folders))) }
        guard ProgramFiles.areFixed else { return make() }
        return kept.withLock { kept in
            let library = kept[folders] ?? make()
            kept[folders] = library
            return library
        }
    }

    package convenience init(_ options: RenderOptions, device: DeviceMemory = DeviceMemory()) {
        var calendar = EnvironmentValues().calendar
        calendar.timeZone = options.timeZone
        self.init(
            options, locale: options.locale, calendar: calendar, currentDate: options.currentDate,
            platform: options.textPlatform, device: device)
    }

    /// The moment that relative dates count from.
    package var now: Date { currentDate ?? Date() }

    /// A text in the user's language, with its values as `locale` writes them.
    func string(_ text: LocalizedText, locale: Locale) -> String {
        library.withLock { library in
            let language = context(self.locale, library.strings)
            let format = text.format(in: language)
            guard text.key.hasFormatting else { return format }
            var filler = FormatFiller(
                key: text.key.key, arguments: text.key.arguments, context: context(locale, library.strings))
            return filler.fill(format).map(\.string).joined()
        }
    }

    private func context(_ locale: Locale, _ strings: StringLibrary) -> TextContext {
        TextContext(
            locale: locale, calendar: calendar, timeZone: calendar.timeZone, now: now, platform: platform,
            strings: strings, report: { _ in })
    }
}
