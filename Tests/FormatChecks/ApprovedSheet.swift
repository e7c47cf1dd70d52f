import Foundation
import GalleyApproved
import GalleyDrawing
import GalleyExport
import GalleyImages

/// Small pictures beside each other in one PNG file that somebody has looked at. As many samples as a thousandth of a picture's
/// may differ by one step, because another processor's sine may; everything else is a difference.
package struct ApprovedSheet {
    /// A picture with a name. What is clear of it lies on a white and grey ground of squares.
    package struct Tile {
        package let name: String
        package let image: () throws -> RasterImage

        package init(_ name: String, _ image: @escaping () throws -> RasterImage) {
            (self.name, self.image) = (name, image)
        }
    }

    private static let columns = 12
    private let file: URL
    private let width, height: Int
    private let tiles: [Tile]

    /// - Parameters:
    ///   - file: The approved file's name, in the folder `__Approved__` of the tests' target.
    ///   - width: No picture has more columns of pixels.
    ///   - height: No picture has more rows.
    package init(_ file: String, width: Int, height: Int, _ tiles: [Tile], beside test: String = #filePath) {
        self.file = Approved.file(file, test)
        (self.width, self.height, self.tiles) = (width, height, tiles)
    }

    /// Each picture that is not as it was approved.
    package func differences() throws -> [String] {
        if Approved.isRecording {
            var cells: [[UInt8]] = []
            for tile in tiles { cells.append(try pixels(of: tile.image())) }
            var exporter = PNGExporter()
            exporter.encoding = .small
            return [try Approved.record(exporter.data(for: sheet(cells)), file)]
        }
        guard let approved = try? ImageDecoder.decode([UInt8](Data(contentsOf: file))) else {
            return ["\(file.lastPathComponent) cannot be read. \(Approved.advice)"]
        }
        let rows = (tiles.count + Self.columns - 1) / Self.columns
        guard approved.pixelWidth == Self.columns * width, approved.pixelHeight == rows * height else {
            return ["\(file.lastPathComponent) has other pictures. \(Approved.advice)"]
        }
        return tiles.indices.compactMap { index in
            difference(of: tiles[index], cell(index, of: approved)).map { "\(tiles[index].name): \($0)" }
        }
    }

    private func difference(of tile: Tile, _ approved: [UInt8]) -> String? {
        let given: [UInt8]
        do { given = try pixels(of: tile.image()) } catch { return "\(error)" }
        guard given != approved else { return nil }
        var (steps, far, worst) = (0, 0, (difference: 0, index: 0))
        for index in given.indices where given[index] != approved[index] {
            let difference = abs(Int(given[index]) - Int(approved[index]))
            if difference == 1 { steps += 1 } else { far += 1 }
            if difference > worst.difference { worst = (difference, index) }
        }
        if far == 0, steps * 1000 <= given.count { return nil }
        let place = worst.index / 4
        return
            "\(far + steps) samples differ, by \(worst.difference) at (\(place % width), \(place / width)). \(Approved.advice)"
    }

    /// A picture's pixels on the ground, and the ground around it.
    private func pixels(of image: RasterImage) throws -> [UInt8] {
        guard image.pixelWidth <= width, image.pixelHeight <= height else {
            throw ApprovedSheetError.large(image.pixelWidth, image.pixelHeight)
        }
        var cell: [UInt8] = []
        cell.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let ground = (x / 4 + y / 4) % 2 == 0 ? 255 : 176
                guard x < image.pixelWidth, y < image.pixelHeight else {
                    cell += [UInt8(ground), UInt8(ground), 255, 255]
                    continue
                }
                let place = (y * image.pixelWidth + x) * 4
                let alpha = Int(image.premultipliedBGRA[place + 3])
                for channel in 0..<3 {
                    let value = Int(image.premultipliedBGRA[place + channel]) + (ground * (255 - alpha) + 127) / 255
                    cell.append(UInt8(min(255, value)))
                }
                cell.append(255)
            }
        }
        return cell
    }

    private func sheet(_ cells: [[UInt8]]) throws -> RasterImage {
        let rows = (cells.count + Self.columns - 1) / Self.columns
        var bytes = [UInt8](repeating: 255, count: Self.columns * width * rows * height * 4)
        for (index, cell) in cells.enumerated() {
            for y in 0..<height {
                let start = place(index, y)
                bytes.replaceSubrange(start..<start + width * 4, with: cell[y * width * 4..<(y + 1) * width * 4])
            }
        }
        let image = RasterImage(
            pixelWidth: Self.columns * width, pixelHeight: rows * height, premultipliedBGRA: bytes)
        guard let image else { throw ApprovedSheetError.large(width, height) }
        return image
    }

    private func cell(_ index: Int, of sheet: RasterImage) -> [UInt8] {
        (0..<height).flatMap { y in
            let start = place(index, y)
            return sheet.premultipliedBGRA[start..<start + width * 4]
        }
    }

    private func place(_ index: Int, _ y: Int) -> Int {
        ((index / Self.columns * height + y) * Self.columns * width + index % Self.columns * width) * 4
    }
}

private enum ApprovedSheetError: Error { case large(Int, Int) }
