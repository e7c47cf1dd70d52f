import Foundation
import GalleyApproved
import GalleyGeometry

/// Paths, numbers and markup as texts, there and back.
enum ApprovedPathTexts {
    typealias Part = ApprovedText.Part

    static var parts: [Part] {
        (ApprovedPaths.all + (1...4).map { ("random \($0)", ApprovedPaths.random($0)) }).map { name, path in
            Part("\(name) written") {
                let uneven = path.applying(
                    CGAffineTransform(a: 0.37, b: 0.11, c: -0.23, d: 0.61, tx: -7.1234567, ty: 0.00049))
                return
                    ([path, uneven].flatMap { path in [0, 1, 3, 6].map { SVGPathWriter.data(path, decimals: $0) } } + [
                        path.description
                    ])
                    .joined(separator: "\n")
            }
        }
            + data.enumerated().map { index, text in
                Part("data \(index) read") {
                    let result = SVGPathReader.read(text)
                    return "\(result.isComplete) \(Approved.text(result.path))"
                }
            } + [
                Part("numbers") {
                    let values = [
                        0, 1, -1, 0.5, -0.5, 0.25, 0.05, -0.0004, -0.0006, 0.0005, 12, 123.456, 1234.5678, 99.9996, 1e6,
                        -1e6, 12345678.9,
                        1e15, 1e19, -1e30, 1e300, .infinity, -.infinity, .nan, 10, 100, 0.1, 0.01, 0.001, 0.999, 0.9999,
                        7.0004, 20.02,
                    ]
                    return values.map { value in
                        (0...6).map { SVGNumber.text(value, decimals: $0) }.joined(separator: " ")
                    }.joined(separator: "\n")
                },
                Part("descriptions") {
                    [
                        "", "1 2 m", "1 2 m 3 l", "1 2 m 3 4 l h", "1 2 m 1 2 3 4 q", "1 2 m 1 2 3 4 5 6 c",
                        "1 2 3 4 re", "1 m", "h", "1 2 3", "1 2 m x",
                        "1 2 3 4 5 6 7 c", "nan 2 m", "1 2 m 3 4 5 6 l", "1 2 m 1 h", "1 2 3 re", "1 2 m 3 4 c",
                    ]
                    .map { Path($0).map(Approved.text) ?? "nil" }.joined(separator: "\n")
                },
            ]
            + files.enumerated().map { index, file in
                Part("markup \(index)") { markup(file) }
            }
    }

    /// Data of paths, right ones and wrong ones.
    private static let data = [
        "M10 20L30 40", "m10 20 5 6 7 8", "M1 2H30V40h-5v-6", "M1 2H30 40 50V1 2 3h1 2 3v4 5 6",
        "M1 2C3 4 5 6 7 8S9 1 2 3",
        "M1 2c3 4 5 6 7 8s9 1 2 3 4 5 6 7", "M1 2Q3 4 5 6T7 8 20 21t3 4", "M1 2q3 4 5 6t7 8", "M1 2T7 8",
        "M1 2S3 4 7 8", "M1 2L3 4T7 8",
        "M1 2L3 4S7 8 9 10", "M1 2zL5 6", "M1 2L4 6ZM20 20l3 0z m1 1l2 2z", "M1 2l4 6z l3 0", "M10 10A5 8 30 0 1 20 15",
        "M10 10a5 8 30 1 0 20 15",
        "M10 10a5 8 30 01 20 15 5 5 0 1020 2", "M10 10A0 8 30 0 1 20 15", "M10 10A5 8 30 2 1 20 15",
        "M10-20L.5.5-3e1,4E-1+5", "M1,2,3,4", "M1 2 L",
        "M1 2 L3", "L1 2", "", " \t\n", "M1 2 L3 4 x", "M1 2 L3 4 5", "M1 2e", "M1 2L3 4,", "M,1 2", "M1 2 L 1e400 3",
        "z", "M1 2 H", "M1 2 C1 2 3 4 5",
        "M1 2 3 4m5 6 7 8", "M 1. 2.L.3 .4", "M1..2", "M+-1 2", "M1 2L3 4\u{0}5 6", "M1 2A5 8 30 0",
        "M1 2a5,8,30,0,1,20,15L1 1", "M1 2\u{c}L\r3\t4",
        "M1e2 2e-1L3e+1 4E1", "M0x10 2", "Minf 2", "M1 2L-0 -0", "M123456789 2L0.000001 1000000.25",
        "m1 2z m3 4 5 6 z m1 1 h3",
    ]

    private static let files = [
        "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a \"<b>\">]><svg:svg a='1' b=\"2\" c = '3'><g/><!-- <x> --><![CDATA[<y>]]></svg:svg>",
        "<a b='>'c=\"'\"/>< d><e f><g h=1><i j='", "text only", "<", "<!", "<!--", "<?", "</", "<a", "<a/>",
        "<a b='1' b='2'/>", "</ a >",
        "<p:q:r\n\tx:y='z'\r/>", "<a =''/>", "<a b= />", "<a/b='1'>", "<!-- a -- b --><c>", "<![CDATA[ ] ]> ]]><d>",
        "<!x [ ] ] > y>", "<!x '>' > z>", "<a b='1' / c='2'>",
    ]

    private static func markup(_ file: String) -> String {
        func show(_ tag: SVGMarkup.Tag) -> String {
            let attributes = tag.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=[\($0.value)]" }.joined()
            return
                "\(tag.name) (\(tag.localName))\(attributes)\(tag.isEmpty ? " empty" : "")\(tag.isComplete ? "" : " cut")"
        }
        return SVGMarkup(Array(file.utf8)).map { token in
            switch token {
            case .instruction(let bytes): "instruction " + String(decoding: bytes, as: UTF8.self)
            case .declaration(let bytes): "declaration " + String(decoding: bytes, as: UTF8.self)
            case .start(let tag): "start " + show(tag)
            case .end(let tag): "end " + show(tag)
            }
        }.joined(separator: "\n").replacingOccurrences(of: "\r", with: "\\r").replacingOccurrences(
            of: "\u{c}", with: "\\f")
    }
}
