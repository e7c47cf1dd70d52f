import Foundation
import GalleyFormats

/// Makes the document out of what Cairo has drawn: its pages and fonts as they are, and with them what Cairo 1.16 has no words
/// for (descriptions, decoration, the language, standards).
struct PDFAssembly {
    private let objects: PDFObjects
    private var structure: PDFStructure
    private let marks: [[PDFContent.Mark]]
    private let settings: PDFSettings
    private let pageHeights: [Double]

    /// - Parameters:
    ///   - drawn: Cairo's document.
    ///   - tagger: What its parts are; nil in documents that do not say so.
    init(_ drawn: [UInt8], tagger: PDFTagger?, _ settings: PDFSettings, pageHeights: [Double]) throws {
        objects = try PDFObjects(drawn)
        structure = tagger?.structure ?? PDFStructure()
        marks = settings.isTagged ? tagger?.marks ?? [] : []
        self.settings = settings
        self.pageHeights = pageHeights
    }

    /// - Throws: `ExportError` if the document is not what Cairo writes.
    mutating func bytes() throws -> [UInt8] {
        let dropped = dropped()
        var file = PDFFile(
            version: settings.standards.contains(.a4) ? "2.0" : "1.7", count: objects.count, unused: Array(dropped))
        let pages = try pageNumbers()
        let contents = try contentNumbers(of: pages)
        for number in 1..<max(objects.count, 1) where !dropped.contains(number) && !pages.contains(number) {
            guard let object = objects[number] else { continue }
            if let stream = object.stream {
                let entries = Self.entries(of: object.text)
                if let page = contents[number], !marks.isEmpty {
                    let steps = try self.steps(of: page, PDFCompression.expanded(stream))
                    file.add(number, entries, stream: PDFCompression.compressed(steps))
                } else {
                    file.add(number, entries, stream: stream)
                }
            } else {
                file.add(number, Self.mended(object.text))
            }
        }
        let tree = PDFTree(structure, pages: pages, heights: pageHeights)
        let links = settings.isTagged ? tree.write(to: &file) : nil
        for (index, number) in pages.enumerated() { try add(page: index, number, links, to: &file) }
        finish(&file, pages: pages, structureRoot: links?.root)
        return file.bytes
    }

    /// A page's drawing steps, each marked as what it is.
    private mutating func steps(of page: Int, _ drawn: [UInt8]) throws -> [UInt8] {
        if let named = PDFContent.named(drawn, marks[page]) { return named }
        let unnamed = PDFContent.named(drawn, nil) ?? drawn
        // Of a page where nothing can be seen nothing is left.
        guard unnamed == drawn || settings.standards.isEmpty else {
            throw ExportError.drawingFailed("page \(page + 1) cannot be tagged")
        }
        structure.removeContent(ofPage: page)
        return unnamed
    }

    // MARK: Cairo's objects

    /// What is written again, or not at all: the catalog, what is said of the document, Cairo's structure, streams' lengths.
    private func dropped() -> Set<Int> {
        var dropped: Set<Int> = [objects.root, objects.info]
        for number in 1..<max(objects.count, 1) {
            if objects.begins(number, with: "<< /Type /StructElem") {
                dropped.insert(number)
            } else if objects.begins(number, with: "<< /Type /StructTreeRoot") {
                dropped.insert(number)
                guard let tree = objects[number].flatMap({ PDFObjects.reference("/ParentTree", in: $0.text) }) else {
                    continue
                }
                dropped.insert(tree)
                let entries = objects[tree]?.text.split(separator: "\n").dropFirst() ?? []
                for entry in entries {
                    let words = entry.split(separator: " ")
                    if words.count == 4, let array = Int(words[1]) { dropped.insert(array) }
                }
            } else if objects.begins(number, with: "<< /Length "),
                let text = objects[number]?.text, let length = PDFObjects.reference("/Length", in: text)
            {
                dropped.insert(length)
            }
        }
        dropped.remove(0)
        return dropped
    }

    /// The entries of a stream's dictionary, but for its length.
    private static func entries(of text: String) -> String {
        var lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        if let first = lines.first, first.hasPrefix("<<") { lines[0] = String(first.dropFirst(2)) }
        if let last = lines.last, last.hasSuffix(">>"), !last.hasPrefix("<<") {
            lines[lines.count - 1] = String(last.dropLast(2))
        }
        return lines.filter { !$0.hasPrefix("/Length ") && !$0.hasPrefix(" /Length ") }.joined(separator: "\n") + "\n"
    }

    /// What PDF/A asks for of TrueType fonts: which glyph each code is.
    private static func mended(_ text: String) -> String {
        guard PDFObjects.place(of: "/CIDFontType2", in: text) != nil,
            PDFObjects.place(of: "/CIDToGIDMap", in: text) == nil
        else { return text }
        return text.replacingOccurrences(
            of: "/Subtype /CIDFontType2", with: "/Subtype /CIDFontType2 /CIDToGIDMap /Identity")
    }

    private func pageNumbers() throws -> [Int] {
        guard let catalog = objects[objects.root], let tree = PDFObjects.reference("/Pages", in: catalog.text),
            let kids = objects[tree]?.text.range(of: "/Kids [").flatMap({ objects[tree]?.text[$0.upperBound...] })
        else { throw ExportError.drawingFailed("the document has no pages") }
        let words = kids.prefix { $0 != "]" }.split(separator: " ")
        let pages = stride(from: 0, to: words.count - 2, by: 3).compactMap { Int(words[$0]) }
        guard pages.count == pageHeights.count else { throw ExportError.drawingFailed("a page is missing") }
        return pages
    }

    /// Which page each stream of content is of.
    private func contentNumbers(of pages: [Int]) throws -> [Int: Int] {
        var result: [Int: Int] = [:]
        for (index, page) in pages.enumerated() {
            guard let text = objects[page]?.text, let content = PDFObjects.reference("/Contents", in: text) else {
                throw ExportError.drawingFailed("a page is empty")
            }
            result[content] = index
        }
        return result
    }

    // MARK: Our own

    private func add(page index: Int, _ number: Int, _ tree: PDFTree.Written?, to file: inout PDFFile) throws {
        guard let text = objects[number]?.text, let end = text.range(of: ">>", options: .backwards) else {
            throw ExportError.drawingFailed("a page is missing")
        }
        // Cairo numbers each page in a comment.
        var entries = text[..<end.lowerBound].split(separator: "\n")
            .filter { !$0.contains("/StructParents") }.joined(separator: "\n")
        if let comment = entries.range(of: "% ") {
            entries.removeSubrange(
                comment.lowerBound..<(entries[comment.lowerBound...].firstIndex(of: "\n") ?? entries.endIndex))
        }
        if let tree {
            entries += "/StructParents \(index)/Tabs/S"
            let links = tree.links[index, default: []]
            if !links.isEmpty { entries += "/Annots[\(links.map { "\($0) 0 R" }.joined(separator: " "))]" }
        }
        file.add(number, entries + ">>")
    }

    private func finish(_ file: inout PDFFile, pages: [Int], structureRoot: Int?) {
        guard let catalogText = objects[objects.root]?.text, let tree = PDFObjects.reference("/Pages", in: catalogText)
        else { return }
        let metadata = PDFMetadata(settings: settings)
        var catalog = "<</Type/Catalog/Pages \(tree) 0 R"
        if let language = settings.language { catalog += "/Lang\(PDFText.string(language))" }
        if settings.title != nil { catalog += "/ViewerPreferences<</DisplayDocTitle true>>" }
        if let structureRoot { catalog += "/StructTreeRoot \(structureRoot) 0 R/MarkInfo<</Marked true>>" }
        if settings.hasOutline, let outline = PDFOutline(structure.headings).write(to: &file, pages, pageHeights) {
            catalog += "/Outlines \(outline) 0 R/PageMode/UseOutlines"
        }
        if settings.title != nil || settings.author != nil || !settings.standards.isEmpty {
            // Not compressed: PDF/A wants it to be found by whoever knows no PDF.
            let number = file.number()
            file.add(number, "/Type/Metadata/Subtype/XML", stream: Array(metadata.xmp.utf8))
            catalog += "/Metadata \(number) 0 R"
        }
        let isArchived = settings.standards.contains { $0 != .ua1 }
        if isArchived {
            let profile = file.number()
            file.add(
                profile, "/N 3/Filter/FlateDecode", stream: PDFCompression.compressed(ColorProfile.sRGB))
            let intent = file.add(
                "<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB)/DestOutputProfile \(profile) 0 R>>"
            )
            catalog += "/OutputIntents[\(intent) 0 R]"
        }
        let root = file.add(catalog + ">>")
        var trailer = "/Root \(root) 0 R"
        // PDF/A-4 knows what a document says of itself from its metadata alone.
        if !settings.standards.contains(.a4) { trailer += "/Info \(file.add(metadata.info)) 0 R" }
        if isArchived {
            let id = Self.identifier(file.bytes)
            trailer += "/ID[<\(id)><\(id)>]"
        }
        file.finish(trailer)
    }

    /// A number that is the document's own, the same for the same document (FNV-1a of its bytes, by two seeds).
    private static func identifier(_ bytes: [UInt8]) -> String {
        var hashes: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)
        for byte in bytes {
            hashes.0 = (hashes.0 ^ UInt64(byte)) &* 0x100_0000_01b3
            hashes.1 = (hashes.1 ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return [hashes.0 >> 32, hashes.0 & 0xFFFF_FFFF, hashes.1 >> 32, hashes.1 & 0xFFFF_FFFF]
            .map { PDFText.hex(Int($0), digits: 8) }.joined()
    }
}
