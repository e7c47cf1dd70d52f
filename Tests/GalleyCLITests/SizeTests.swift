import Foundation
import Testing

/// What a view is offered and how large its picture is.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct SizeTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            struct Halves: View {
                var body: some View {
                    GeometryReader { proxy in
                        Color.red.frame(width: proxy.size.width / 2)
                            .accessibilityIdentifier("\\(proxy.safeAreaInsets.top) \\(proxy.safeAreaInsets.bottom)")
                    }
                }
            }

            struct Classes: View {
                @Environment(\\.horizontalSizeClass) var across
                var body: some View { Text(verbatim: across.map { "\\($0)" } ?? "none") }
            }

            """, to: "Views.swift")
    }

    private struct Layout: Decodable {
        var proposal: [Double?]
        var size: [Double]
    }

    private func layout(_ view: String, _ options: String...) throws -> Layout {
        let arguments = ["layout", "Views.swift", "--view", view, "--format", "json"] + options
        let output = try BuiltTool.run("galley", arguments, in: folder.url)
        #expect(output.status == 0, "\(output.errors)")
        return try JSONDecoder().decode(Layout.self, from: Data(output.text.utf8))
    }

    /// As Xcode's previews that fit: a phone is proposed, and what fills takes all of it.
    @Test func aPhoneIsProposed() throws {
        let small = try layout("Color.red.frame(width: 20, height: 10)")
        #expect(small.proposal == [393, 852] && small.size == [20, 10])
        for view in ["Color.red", "Halves()", "ScrollView { Text(\"a\") }.frame(maxWidth: .infinity)"] {
            #expect(try layout(view).size == [393, 852], "\(view)")
        }
    }

    @Test func idealSize() throws {
        let ideal = try layout("Color.red", "--size", "ideal")
        #expect(ideal.proposal == [nil, nil] && ideal.size == [10, 10])
    }

    @Test func devices() throws {
        let output = try folder.galley("render", "Views.swift", "--view", "Halves()", "--device", "iphone-16", "--json")
        #expect(output.text.contains("\"size\":[393,852]"), "\(output.text)\(output.errors)")
        // 3 pixels a point; width and height stand behind the PNG file's first 16 bytes.
        #expect(folder.read("Halves.png")?[16..<24] == Data([0, 0, 4, 155, 0, 0, 9, 252]))
        let tree = try folder.galley("layout", "Views.swift", "--view", "Halves()", "--device", "iPhone 16 Pro")
        #expect(tree.text.contains("402×778 → 402×778 at (0, 62)"), "\(tree.text)")
    }

    /// A line of body is 20.287 points (T-167): whole thirds on a phone of three pixels to the point, whole points without one.
    @Test(
        arguments: [
            (["--device", "iPhone 17 Pro"], "×20.33 at"), (["--device", "iPhone SE"], "×20.5 at"), ([], "×21 at"),
        ] as [([String], String)])
    func devicePixels(options: [String], height: String) throws {
        let tree = try folder.galley(["layout", "Views.swift", "--view", "Text(\"One\")"] + options)
        #expect(tree.text.contains(height), "\(tree.text)\(tree.errors)")
    }

    @Test(arguments: [("iPhone SE", "compact"), ("iPad mini", "regular")])
    func sizeClasses(device: String, expected: String) throws {
        let output = try folder.galley("layout", "Views.swift", "--view", "Classes()", "--device", device)
        #expect(output.text.contains("\"\(expected)\""), "\(output.text)")
    }

    /// Without a device a phone is proposed, and the environment is that phone's; a window is a tablet's from 600 points on.
    @Test(arguments: [
        (nil, "compact"), ("ideal", "compact"), ("200x100", "compact"), ("744x1133", "regular"), ("320x700", "compact"),
        ("1024x700", "regular"),
    ])
    func sizeClassesWithoutADevice(size: String?, expected: String) throws {
        let options = size.map { ["--size", $0] } ?? []
        let output = try BuiltTool.run(
            "galley", ["layout", "Views.swift", "--view", "Classes()"] + options, in: folder.url)
        #expect(output.text.contains("\"\(expected)\""), "\(output.text)\(output.errors)")
    }

    @Test func unknownDevice() throws {
        let output = try folder.galley("render", "Views.swift", "--device", "iPhone 3")
        #expect(output.status == 64 && output.errors.contains("iPhone 16 Pro"), "\(output.errors)")
    }

    @Test func deviceAndSize() throws {
        let output = try folder.galley("render", "Views.swift", "--device", "iPhone 16", "--size", "ideal")
        #expect(output.status == 64 && output.errors.contains("either --size or --device"), "\(output.errors)")
    }
}
