import Foundation
import Testing

/// Previews of a device on its side.
///
/// Sizes, safe areas and size classes: the landscape configurations of pointfreeco/swift-snapshot-testing (View.swift).
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct OrientationTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            struct Room: View {
                @Environment(\\.horizontalSizeClass) var across
                @Environment(\\.verticalSizeClass) var upright
                func name(_ size: UserInterfaceSizeClass?) -> String { size.map { "\\($0)" } ?? "any" }
                var body: some View {
                    GeometryReader { room in
                        let size = [room.size.width, room.size.height].map { Int($0) }
                        let insets = room.safeAreaInsets
                        let edges = [insets.top, insets.leading, insets.bottom, insets.trailing].map { Int($0) }
                        Text(verbatim: "\\(size)")
                        Text(verbatim: "\\(edges)")
                        Text(verbatim: "\\(name(across)) \\(name(upright))")
                    }
                }
            }

            #Preview("Fits", traits: .landscapeLeft) { Room() }
            #Preview("Device", traits: .landscapeRight, .defaultLayout) { Room() }
            #Preview("Fixed", traits: .landscapeLeft, .fixedLayout(width: 40, height: 30)) { Room() }
            #Preview("Upright", traits: .portraitUpsideDown) { Room() }

            struct Provided: PreviewProvider {
                static var previews: some View {
                    Group {
                        Room().previewInterfaceOrientation(.landscapeRight).previewInterfaceOrientation(.portrait)
                        Room()
                    }
                    .previewLayout(.device)
                }
            }

            """, to: "Rooms.swift")
    }

    private func rooms(_ options: String...) throws -> [String] {
        let output = try BuiltTool.run("galley", ["layout", "Rooms.swift"] + options, in: folder.url)
        #expect(output.status == 0, "\(output.errors)")
        // Three texts a room.
        let texts = output.text.matches(of: /Text "(.*)"/).map { String($0.output.1) }
        return stride(from: 0, to: texts.count, by: 3).map { texts[$0...].prefix(3).joined(separator: " ") }
    }

    @Test func thePhoneIsTurned() throws {
        let rooms = try rooms()
        try #require(rooms.count == 6, "\(rooms)")
        #expect(rooms[0] == "[852, 393] [0, 0, 0, 0] compact compact")
        #expect(rooms[1] == "[734, 372] [0, 59, 21, 59] compact compact")
        #expect(rooms[2] == "[40, 30] [0, 0, 0, 0] compact regular")
        #expect(rooms[3] == "[393, 852] [0, 0, 0, 0] compact regular")
        #expect(rooms[4] == "[734, 372] [0, 59, 21, 59] compact compact")
        #expect(rooms[5] == "[393, 759] [59, 0, 34, 0] compact regular")
    }

    @Test(arguments: [
        ("iPhone 13", "[750, 369] [0, 47, 21, 47] compact compact"),
        ("iPhone 13 Pro Max", "[832, 407] [0, 47, 21, 47] regular compact"),
        ("iPhone 8", "[667, 375] [0, 0, 0, 0] compact compact"),
        ("iPad (9th generation)", "[1080, 790] [20, 0, 0, 0] regular regular"),
    ])
    func soIsTheDeviceThatIsNamed(device: String, expected: String) throws {
        let rooms = try rooms("--device", device)
        try #require(rooms.count == 6, "\(rooms)")
        for index in [0, 1, 2, 4] { #expect(rooms[index] == expected) }
        #expect(rooms[3] != expected && rooms[3] == rooms[5])
    }

    @Test func aSizeThatIsAskedForStays() throws {
        for room in try rooms("--size", "100x50") { #expect(room.hasPrefix("[100, 50]")) }
    }
}
