/// An SVG picture in parts: `startTag`, the definitions in `<defs>`, the elements, `</svg>`.
package struct SVGPicture: Sendable {
    /// Something that elements refer to. It is named by what it is, so that the same has the same name in every picture.
    package struct Definition: Sendable, Equatable {
        package let id: String
        package let text: String

        package init(id: String, text: String) { (self.id, self.text) = (id, text) }
    }

    package var startTag: String
    package var definitions: [Definition]
    package var elements: [SVGElement]

    package init(startTag: String, definitions: [Definition], elements: [SVGElement]) {
        (self.startTag, self.definitions, self.elements) = (startTag, definitions, elements)
    }

    /// The elements' text.
    package var body: String { elements.map { $0.text + "\n" }.joined() }

    /// The picture whole. Its first element is its `<defs>`, even where there are no definitions.
    package var text: String {
        startTag + "<defs>\n" + definitions.map(\.text).joined() + "</defs>\n" + body + "</svg>\n"
    }
}
