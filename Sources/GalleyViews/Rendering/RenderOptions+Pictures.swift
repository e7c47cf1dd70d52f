import GalleyExport
import GalleyGraph

extension RenderOptions {
    /// What the exporters are told.
    package var pictureSettings: PictureSettings { PictureSettings(file, background: background) }
}
