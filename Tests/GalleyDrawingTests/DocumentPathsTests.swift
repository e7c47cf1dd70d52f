import Testing

/// Ways to a document's objects, in a document written by hand.
@Suite("Ways to a document's objects") struct DocumentPathsTests {
    private let texts = [
        "%PDF-1.7 1 0 obj << /Pages 3 0 R /Type /Catalog >>", "<< /Producer (Galley) >>",
        "<< /Count 2 /Kids [ 4 0 R 5 0 R ] >>", "page 1 4 0 obj << /Contents 6 0 R /Parent 3 0 R >>",
        "<< /Contents 8 0 R /Parent 3 0 R >>", "<< /Length 7 0 R >>\nstream\n3 0 R is no reference here\nq", "12",
        "<< /Length 7 0 R >>\nstream\nQ",
    ]
    private let told = """
        / << /Pages →/Pages /Type /Catalog >>
        /Pages << /Count 2 /Kids [ →/Pages/Kids[0] →/Pages/Kids[1] ] >>
        /Pages/Kids[0] << /Contents →/Pages/Kids[0]/Contents /Parent →/Pages >>
        /Pages/Kids[1] << /Contents →/Pages/Kids[1]/Contents /Parent →/Pages >>
        /Pages/Kids[0]/Contents << /Length 12 >>
        stream
        3 0 R is no reference here
        q
        /Pages/Kids[1]/Contents << /Length 12 >>
        stream
        Q
        other[0] << /Producer (Galley) >>
        """

    @Test("Each object stands under its shortest way from the catalog, values where they are referred to")
    func ways() { #expect(DocumentPaths(texts).text == told) }

    @Test("Other numbers change nothing") func numbers() {
        // The information and the length stand elsewhere.
        var texts = self.texts
        texts.swapAt(1, 6)
        texts[5] = texts[5].replacing("7 0 R", with: "2 0 R")
        texts[7] = texts[7].replacing("7 0 R", with: "2 0 R")
        #expect(DocumentPaths(texts).text == told)
    }

    @Test("What refers to itself, or to nothing, ends") func circles() {
        #expect(DocumentPaths(["<< /A 1 0 R /B 9 0 R >>"]).text == "/ << /A →/ /B →9 >>")
        #expect(DocumentPaths(["<< /A 2 0 R >>", "[ 1 0 R 2 0 R ]"]).text == "/ << /A →/A >>\n/A [ →/ →/A ]")
    }
}
