import GalleyScreens
import GalleyTypes
import GalleyUIKit
import GalleyUIKitClasses

/// The library of pictures. There is none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    // Unchecked: it keeps nothing.
    private static let one = PHPhotoLibrary()

    /// The library.
    open class func shared() -> PHPhotoLibrary { one }
}

/// Which pictures can be chosen: kept.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String

    /// Pictures.
    public static let images = PHPickerFilter(name: "images")
    /// Films.
    public static let videos = PHPickerFilter(name: "videos")
    /// Pictures that move a little.
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    /// Pictures of screens.
    public static let screenshots = PHPickerFilter(name: "screenshots")
    /// Films of screens.
    public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
    /// Wide pictures.
    public static let panoramas = PHPickerFilter(name: "panoramas")
    /// Pictures of many moments.
    public static let bursts = PHPickerFilter(name: "bursts")
    /// Pictures of people, with what is far away blurred.
    public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
    /// Slow films.
    public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
    /// Fast films.
    public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")

    /// What any of them lets through.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { joined("any", subfilters) }
    /// What all of them let through.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { joined("all", subfilters) }
    /// What it does not let through.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { joined("not", [filter]) }

    /// Whether files of a type can be among those that are let through, as far as the type says.
    func lets(_ type: UTType) -> Bool {
        let films = ["videos", "slomoVideos", "timelapseVideos", "screenRecordings"]
        let parts = name.split { "(),".contains($0) }.map(String.init)
        guard !parts.contains("not") else { return true }
        let kinds = parts.filter { $0 != "any" && $0 != "all" }
        return kinds.contains { films.contains($0) == (type == .movie) }
    }

    private static func joined(_ word: String, _ filters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "\(word)(\(filters.map(\.name).joined(separator: ",")))")
    }
}

/// How pictures are chosen: kept.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// How a picture is written when it is handed out.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// In which order they are chosen.
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

    /// How many can be chosen; 0 is any number.
    public var selectionLimit = 1
    /// Which can be chosen.
    public var filter: PHPickerFilter?
    /// How they are written.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// In which order they are chosen.
    public var selection = Selection.default
    /// Which are chosen at first.
    public var preselectedAssetIdentifiers: [String] = []

    /// The usual way.
    public init() {}
    /// The usual way, of a library.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that was chosen.
public struct PHPickerResult: Hashable {
    /// What is in it.
    public let itemProvider: NSItemProvider
    /// The library's name of it.
    public let assetIdentifier: String?
}

/// A controller in which pictures are chosen: a box stands for it, and nothing is chosen.
@preconcurrency @MainActor
open class PHPickerViewController: _SystemController {
    /// How they are chosen.
    public let configuration: PHPickerConfiguration
    /// Who is told of them: never.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// A controller.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// A controller of an archive.
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}

/// Who is told of pictures that were chosen. Nothing is told here.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Pictures were chosen, or none.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
