import Foundation
import Testing

/// `galley render --frames` into films, which ffmpeg writes.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct FilmCommandTests {
    let folder: TemporaryFolder

    private static let hasFFmpeg = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            struct Pulse: View {
                @State private var isLarge = false
                var body: some View {
                    Color.orange.frame(width: isLarge ? 60 : 20, height: 31)
                        .frame(width: 61, height: 31)
                        .onAppear { withAnimation(.linear(duration: 0.5)) { isLarge = true } }
                }
            }

            """, to: "Pulse.swift")
    }

    private func render(_ arguments: String..., path: String? = nil) throws -> BuiltTool.Output {
        try BuiltTool.run(
            "galley", ["render", "Pulse.swift"] + arguments, in: folder.url,
            environment: path.map { ["PATH": $0] } ?? [:])
    }

    @Test("A still picture is no film, and a sandbox starts no programs") func refused() throws {
        let still = try render("-o", "pulse.mp4")
        #expect(still.status == 64 && still.errors.contains("say which moments with --frames"))
        let shut = try render("-o", "pulse.mp4", "--frames", "0...1@10", "--sandbox")
        #expect(shut.status == 64 && shut.errors.contains("--sandbox") && shut.errors.contains("PNG, WebP or GIF"))
        let rows = try BuiltTool.run(
            "galley", ["batch", "Pulse.swift", "--stdin", "--format", "mp4"], in: folder.url)
        #expect(rows.status == 64 && rows.errors.contains("a row is one picture"))
    }

    @Test("Without ffmpeg nothing is compiled, and the message says what to do") func missing() throws {
        let output = try render("-o", "pulse.mp4", "--frames", "0...1@10", path: "/nonexistent")
        #expect(output.status == 69 && output.errors.contains("apt-get install ffmpeg"))
        #expect(folder.read("pulse.mp4") == nil)
    }

    @Test("The view over time, in a film", .enabled(if: hasFFmpeg)) func film() throws {
        let output = try render("-o", "pulse.mp4", "--frames", "0...1@10", "--scale", "2", "--size", "61x31")
        #expect(output.status == 0, "\(output.errors)")
        let fields = try BuiltTool.runAny(
            "/usr/bin/ffprobe",
            ["-v", "error", "-show_entries", "stream=width,height,nb_frames", "-of", "csv=p=0", "pulse.mp4"],
            in: folder.url)
        #expect(fields.text == "122,62,11\n")
        // A slit at x = 30 of 122 pixels is white at first, and orange in the end.
        let pixels = try BuiltTool.runAny(
            "/usr/bin/ffmpeg",
            [
                "-v", "error", "-i", "pulse.mp4", "-vf", "crop=2:2:30:30", "-f", "rawvideo", "-pix_fmt", "rgb24",
                "slit.rgb",
            ],
            in: folder.url)
        #expect(pixels.status == 0)
        let slit = [UInt8](try #require(folder.read("slit.rgb")))
        #expect(slit.count == 11 * 12)
        #expect(slit[0] > 240 && slit[2] > 240)
        #expect(slit[slit.count - 12] > 240 && slit[slit.count - 10] < 60)
    }
}
