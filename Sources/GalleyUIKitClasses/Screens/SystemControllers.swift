import GalleyTypes
import GalleyUIKit

/// A controller of the system's, whose view nothing here draws: a box stands for it.
@preconcurrency @MainActor
open class _SystemController: UIViewController {
    /// Its view: a box.
    open override func loadView() { view = SystemView(name: "\(type(of: self))") }

    /// The view of something of the system's.
    private final class SystemView: UIView {
        private let name: String

        init(name: String) {
            self.name = name
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) {
            name = "View"
            super.init(coder: coder)
        }

        override var isBox: Bool { true }
        override var boxName: String { name }
    }
}

/// What can be done with things that are shared.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// A kind of thing that can be done.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A kind by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// It is put into the reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// It is sent to a device near by.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// It becomes a contact's picture.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// It is copied.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// It is mailed.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// It is sent as a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// It is printed.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// It is put among the photos.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// It is posted.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// It is posted.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// It is opened as a book.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// It is marked up as PDF.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }
}

/// The sheet for sharing. A box stands for it.
@preconcurrency @MainActor
open class UIActivityViewController: _SystemController {
    /// What is done when it goes.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// The kinds of things that it does not offer: kept.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// What is done when it goes. Never called.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// A sheet for things.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
    /// A sheet of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The choice of a picture. A box stands for it.
@preconcurrency @MainActor
open class UIImagePickerController: _SystemController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// Which camera: kept.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// What a camera takes: kept.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// How good a film is: kept.
    public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow }

    /// What is told of what was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was cut.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// How it was cut.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// Its file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The film's file.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// Its kind.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    }

    /// Where pictures come from: kept.
    open var sourceType = SourceType.photoLibrary
    /// The kinds of things: kept.
    open var mediaTypes = ["public.image"]
    /// Whether they can be cut: kept.
    open var allowsEditing = false
    /// Which camera: kept.
    open var cameraDevice = CameraDevice.rear
    /// What the camera takes: kept.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Whether the camera's buttons show: kept.
    open var showsCameraControls = true
    /// What lies over the camera's picture: kept.
    open var cameraOverlayView: UIView?
    /// How good a film is: kept.
    open var videoQuality = QualityType.typeMedium
    /// How long a film is at most, in seconds: kept.
    open var videoMaximumDuration: TimeInterval = 600
    /// Who is told what was chosen. Nothing is.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// Whether pictures come from somewhere: not from a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Whether there is a camera; none.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// The kinds of things that come from somewhere.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
    }
}

/// What is told which picture was chosen. Nothing is, here.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// A picture was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Nothing was chosen.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// A picture was chosen.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Nothing was chosen.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Puts a picture among the photos. Nothing is kept there.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

/// The choice of a file. A box stands for it.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: _SystemController {
    /// Whether several can be chosen: kept.
    open var allowsMultipleSelection = false
    /// Whether endings of names show: kept.
    open var shouldShowFileExtensions = false
    /// Where it begins: kept.
    open var directoryURL: URL?
    /// Who is told what was chosen. Nothing is.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// A choice of files of types.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(nibName: nil, bundle: nil)
    }
    /// A choice of where files go.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
}

/// What is told which files were chosen. Nothing is, here.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Files were chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Nothing was chosen.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Files were chosen.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Nothing was chosen.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The choice of a colour. A box stands for it.
@preconcurrency @MainActor
open class UIColorPickerViewController: _SystemController {
    /// The colour.
    open var selectedColor = UIColor.black
    /// Whether opacity is chosen as well: kept.
    open var supportsAlpha = true
    /// Who is told what was chosen. Nothing is.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
}

/// What is told which colour was chosen. Nothing is, here.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {}
