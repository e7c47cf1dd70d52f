import Foundation
import GalleyDrawing
import GalleyFormats

/// What an exporter is told: the settings of the picture's file, and what lies under it.
@dynamicMemberLookup
public struct PictureSettings: Sendable {
    /// What is chosen for the file; each of its settings is also read and set under its own name here.
    public var file: FileSettings
    /// What lies under the picture; nothing if nil.
    public var background: ResolvedColor?

    /// Makes settings: one pixel a point, transparent, without loss, unless told otherwise.
    public init(_ file: FileSettings = FileSettings(), background: ResolvedColor? = nil) {
        self.file = file
        self.background = background
    }

    /// A setting of the file.
    public subscript<Value>(dynamicMember setting: WritableKeyPath<FileSettings, Value>) -> Value {
        get { file[keyPath: setting] }
        set { file[keyPath: setting] = newValue }
    }
}

/// Writes a format of the table in GalleyFormats: each exporter's file extends the format's writer to this.
protocol PictureWriter {
    static func data(for list: DisplayList, _ settings: PictureSettings) throws -> Data
}

extension PictureFormat {
    /// The picture as a file of this format. Same list, same bytes.
    /// - Throws: `ExportError` if the size or scale is not usable or the picture too large.
    public func data(for list: DisplayList, _ settings: PictureSettings = PictureSettings()) throws -> Data {
        guard let writer = writer as? any PictureWriter.Type else {
            throw ExportError.drawingFailed(
                "\(title) files show a view over time: say which moments, as with --frames 0...2@30")
        }
        return try writer.data(for: list, settings)
    }
}
