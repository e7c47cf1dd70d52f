extension String {
    /// The text as it stands in an XML file's attributes and elements; what no XML file may hold is left out.
    var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").filter {
                $0 == "\n" || $0 == "\t" || !($0.asciiValue.map { $0 < 32 } ?? false)
            }
    }
}
