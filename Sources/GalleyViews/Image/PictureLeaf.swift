import GalleyEngine
import GalleyExport
import GalleyGraph

/// Pictures in the layout: everything an `Image` shows but symbols.
extension Image {
    @MainActor static func addPicture(_ view: Image, _ builder: ViewTreeBuilder) {
        switch view.source {
        case .symbol: break
        case .asset(let name, let bundle):
            let environment = builder.environment
            let asset = builder.context.image(
                named: name, bundle: bundle, displayScale: Double(environment.displayScale),
                isDark: environment.colorScheme == .dark)
            guard let asset else {
                return addMissing(name, builder.context.missingAsset("image", name), view, builder)
            }
            let isStencil = view.rendering.map { $0 == .template } ?? asset.isTemplate
            read(asset.data, asset.path, name, view, builder) { picture in
                add(picture, asset.scale, isStencil, name, view, builder)
            }
        case .file(let path):
            guard let data = FileManager.default.contents(atPath: path) else {
                return addMissing(path, "no image file at “\(path)”", view, builder)
            }
            let file = (path as NSString).lastPathComponent
            read([UInt8](data), path, path, view, builder) { picture in
                add(picture, AssetLibrary.scale(ofFile: file), view.rendering == .template, path, view, builder)
            }
        case .drawn(let drawn):
            addDrawn(drawn, view, builder)
        case .loaded(let loaded):
            add(loaded.picture, loaded.scale, view.rendering == .template, loaded.name, view, builder)
        case .placeholder:
            builder.push(builder.tree.addFlexible(), NodeItem("Image", FillContent(placeholderFill(builder))))
        }
    }

    @MainActor private static func read(
        _ data: [UInt8], _ path: String, _ name: String, _ view: Image, _ builder: ViewTreeBuilder,
        _ add: (Picture) -> Void
    ) {
        let picture: Picture
        do {
            picture = try builder.context.store.pictures.picture(data, key: path)
        } catch {
            return addMissing(name, "the image “\(name)” cannot be read: \(error)", view, builder)
        }
        add(picture)
    }

    @MainActor private static func add(
        _ picture: Picture, _ scale: Double, _ isStencil: Bool, _ name: String, _ view: Image,
        _ builder: ViewTreeBuilder
    ) {
        let size = picture.size(scale: scale)
        let drawing = drawing(size, isStencil, view, builder)(picture)
        push(ImageContent(drawing), size, drawing.insets, name, view, builder)
    }

    /// A picture that a function draws: pixels are made of it only where something needs them.
    @MainActor private static func addDrawn(_ drawn: DrawnImage, _ view: Image, _ builder: ViewTreeBuilder) {
        let isStencil = view.rendering == .template
        let insets = view.resizing.map { PictureInsets($0.capInsets, in: drawn.size) } ?? PictureInsets()
        let needsPixels = isStencil || !insets.isZero || view.resizing?.mode == .tile
        let (context, environment) = (builder.context, builder.environment)
        let drawing = DrawnImageDrawing(
            size: drawn.size, items: { drawn.items(context, environment, $0) },
            pixels: needsPixels ? drawing(drawn.size, isStencil, view, builder) : nil,
            displayScale: environment.displayScale)
        push(DrawnImageContent(drawing), drawn.size, insets, nil, view, builder)
    }

    /// How an image shows a picture of a size.
    @MainActor private static func drawing(
        _ size: CGSize, _ isStencil: Bool, _ view: Image, _ builder: ViewTreeBuilder
    ) -> (Picture) -> ImageDrawing {
        let insets = view.resizing.map { PictureInsets($0.capInsets, in: size) } ?? PictureInsets()
        let tint = isStencil ? builder.foreground(level: 0) : nil
        let displayScale = builder.environment.displayScale
        return { picture in
            ImageDrawing(
                picture: picture, size: size, displayScale: displayScale, insets: insets,
                isTiled: view.resizing?.mode == .tile, isSmooth: view.quality != .none,
                isAntialiased: view.isAntialiased, tint: tint)
        }
    }

    @MainActor private static func push(
        _ content: any NodeContent, _ size: CGSize, _ insets: PictureInsets, _ name: String?, _ view: Image,
        _ builder: ViewTreeBuilder
    ) {
        let node =
            view.isResizable
            ? builder.tree.addFlexible(
                ideal: size.engine, minimum: Size(insets.left + insets.right, insets.top + insets.bottom))
            : builder.tree.addRigid(size.engine)
        builder.push(node, NodeItem("Image", label: name, content))
    }
}

extension Picture {
    /// The size in points.
    /// - Parameter scale: Pixels per point; vector pictures have their size in points.
    package func size(scale: Double) -> CGSize {
        switch self {
        case .raster(let image):
            CGSize(width: Double(image.pixelWidth) / scale, height: Double(image.pixelHeight) / scale)
        case .vector(let image): image.size
        }
    }
}
