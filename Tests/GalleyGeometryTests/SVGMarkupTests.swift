import GalleyGeometry
import Testing

/// The walk through the markup of SVG files, which icons and the guard of image files share.
@Suite("SVG markup") struct SVGMarkupTests {
    /// Each token in words.
    private func tokens(_ text: String) -> [String] {
        func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
        return SVGMarkup(Array(text.utf8)).map { token in
            switch token {
            case .instruction(let bytes): return "instruction \(string(bytes))"
            case .declaration(let bytes): return "declaration \(string(bytes))"
            case .end(let tag): return "end \(tag.name)"
            case .start(let tag):
                let attributes = tag.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
                return (tag.isEmpty ? "empty " : "start ") + tag.name + attributes + (tag.isComplete ? "" : " …")
            }
        }
    }

    @Test("Tags, declarations and instructions; text, comments and character data are left out") func kinds() {
        #expect(
            tokens(
                "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a '>'>]><svg><!-- <a> --><g>x<![CDATA[<b>]]></g ></svg>")
                == [
                    "instruction <?xml version='1.0'?>", "declaration <!DOCTYPE svg [<!ENTITY a '>'>]>", "start svg",
                    "start g", "end g", "end svg",
                ])
    }

    @Test("Attributes in either quotes, across lines, and with signs that end tags elsewhere") func attributes() {
        #expect(
            tokens("<svg:path\n d = \"M0 0>\" class='a/b \"c\"' x='1' x='2'/>")
                == ["empty svg:path class=a/b \"c\" d=M0 0> x=2"])
        #expect(tokens("<a b c='d'><e/><f g=h i='j'>") == ["start a c=d", "empty e", "start f"])
    }

    @Test("What ends too early ends the walk") func cutOff() {
        #expect(tokens("<a b='c") == ["start a b=c …"])
        #expect(tokens("<a><!-- <b>") == ["start a"])
        #expect(tokens("<a></b") == ["start a", "end b"])
        #expect(tokens("<") == ["start  …"])
        #expect(tokens("no markup") == [])
    }

    @Test("An element's name without its prefix") func localNames() {
        let names = SVGMarkup(Array("<svg:image/><image/><a:b:c/></x:y>".utf8)).map { token in
            switch token {
            case .start(let tag), .end(let tag): String(tag.localName)
            default: ""
            }
        }
        #expect(names == ["image", "image", "c", "y"])
    }
}
