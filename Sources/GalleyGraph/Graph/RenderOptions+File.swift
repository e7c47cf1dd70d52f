import GalleyDrawing
import GalleyFormats

extension RenderOptions {
    /// Pixels per point: of the picture, and for what layout rounds to pixels.
    public var scale: CGFloat {
        get { CGFloat(file.scale) }
        set { file.scale = Double(newValue) }
    }

    /// Any other setting of `file` under its own name: `isOpaque`, `quality`, `pngEncoding`, `encodingThreads`, `svgText`,
    /// `colorSpace`, `pdf`.
    public subscript<Value>(dynamicMember setting: WritableKeyPath<FileSettings, Value>) -> Value {
        get { file[keyPath: setting] }
        set { file[keyPath: setting] = newValue }
    }

    /// What an opaque picture lies on.
    package var background: ResolvedColor? {
        guard file.isOpaque else { return nil }
        return colorScheme == .dark ? .black : .white
    }
}
