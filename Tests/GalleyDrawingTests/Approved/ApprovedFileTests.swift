import GalleyApproved
import GalleyFormatChecks
import Testing

@Suite("Image files, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedImageFileTests {
    @Test("What becomes of whole, cut and wrong files") func decoding() throws {
        try expect("images.txt", ApprovedImageFiles.parts)
    }
}

@Suite("Files of pixels, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedPixelFileTests {
    @Test("Chunks, sizes and checksums") func encoding() throws { try expect("files.txt", ApprovedFiles.parts) }
}

@Suite("Values, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedValueTests {
    @Test("Boxes, colours, ramps, paths, streams") func values() throws {
        try expect("values.txt", ApprovedValues.parts)
    }
}

@Suite("Documents, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedDocumentTests {
    @Test("SVG") func svg() throws { try expect("documents.svg.txt", ApprovedDocuments.svgParts) }

    @Test("PDF", .enabled(if: DocumentTool.has("qpdf"))) func pdf() throws {
        try expect("documents.pdf.txt", ApprovedDocuments.pdfParts)
    }
}

private func expect(_ file: String, _ parts: [ApprovedText.Part]) throws {
    let differences = try ApprovedText(file, parts).differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
}
