import ArgumentParser
import Foundation
import Galley
import GalleyFormats

/// `galley-bench render`.
struct PictureBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Measures what a card (PNG) and an invoice (PDF) cost from view to file.",
        discussion: """
            Each picture has a text of its own. Each case and setting is measured in a process of its own: warm (the median), \
            pictures a second on one thread and on two, a cold process from its start to its first picture, and the most memory \
            that a process has used after many pictures.
            """)

    @Flag(help: "Print one JSON object a line.")
    var json = false

    @Option(name: .customLong("case"), help: "Measure this case only: card or invoice (may be repeated).")
    var cases: [String] = []

    @Option(help: "Measure this setting only: fast, balanced or small (may be repeated).")
    var setting: [PNGEncoding] = []

    @Option(help: "How many seconds each figure is measured for.")
    var seconds = 3.0

    @Option(help: "How many pictures a process draws whose memory is measured.")
    var pictures = 1000

    @Option(help: "Write each case's first picture into this folder.")
    var output: String?

    @Option(help: "Pixels a point.")
    var scale = 1.0

    @Option(help: "How many threads share the encoding of a picture.")
    var threads = 1

    @Option(help: .hidden)
    var part: Part?

    enum Part: String, ExpressibleByArgument { case first, many, figures }

    func validate() throws {
        for name in cases where !["card", "invoice"].contains(name) {
            throw ValidationError("no case is called \(name): there are card and invoice")
        }
        guard seconds > 0, seconds < 1e6 else { throw ValidationError("--seconds is more than 0") }
        guard scale > 0, scale <= 10, threads > 0 else {
            throw ValidationError("--scale is more than 0 and 10 at the most, --threads 1 at the least")
        }
        guard pictures > 0 else { throw ValidationError("--pictures is more than 0") }
    }

    func run() throws {
        // A command runs where the program starts: on the main thread.
        try MainActor.assumeIsolated { try runOnMain() }
    }

    @MainActor
    private func runOnMain() throws {
        let chosen = PictureCase.allCases.filter { cases.isEmpty || cases.contains($0.rawValue) }
        if let part, let pictureCase = chosen.first {
            let measurement = PictureMeasurement(
                pictureCase: pictureCase, setting: setting.first ?? .balanced, seconds: seconds, scale: scale,
                threads: threads)
            return try run(part, measurement)
        }
        if !json { print(PictureFigures.header) }
        for pictureCase in chosen {
            for setting in PNGEncoding.allCases where self.setting.isEmpty || self.setting.contains(setting) {
                let figures = try measure(pictureCase, setting)
                print(json ? try figures.line() : figures.row)
                fflush(nil)
            }
        }
    }

    @MainActor
    private func run(_ part: Part, _ measurement: PictureMeasurement) throws {
        switch part {
        case .first:
            let data = try measurement.first()
            if let output {
                let name = "\(measurement.pictureCase.rawValue)-\(measurement.setting.rawValue)"
                let file = URL(fileURLWithPath: output).appendingPathComponent(
                    "\(name).\(measurement.pictureCase.format.rawValue)")
                try data.write(to: file)
            }
        case .many:
            try measurement.draw(pictures)
            print(Measuring.peakMegabytes)
        case .figures:
            Task { @MainActor in
                do {
                    print(try await measurement.figures().line())
                    Foundation.exit(0)
                } catch {
                    Self.exit(withError: error)
                }
            }
            dispatchMain()
        }
    }

    /// Starts the processes that measure a case with a setting.
    @MainActor
    private func measure(_ pictureCase: PictureCase, _ setting: PNGEncoding) throws -> PictureFigures {
        func arguments(_ part: Part) -> [String] {
            [
                "render", "--part", part.rawValue, "--case", pictureCase.rawValue, "--setting", setting.rawValue,
                "--seconds", "\(seconds)", "--pictures", "\(pictures)", "--scale", "\(scale)", "--threads",
                "\(threads)",
            ] + (output.map { ["--output", $0] } ?? [])
        }
        func start(_ part: Part) throws -> Data {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = arguments(part)
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let answer = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
            return answer
        }
        var figures = try JSONDecoder().decode(PictureFigures.self, from: start(.figures))
        let cold = try (0..<15).map { _ in try ColdStart.milliseconds(arguments(.first)) }
        figures.cold = cold.sorted()[cold.count / 2]
        let peak = String(decoding: try start(.many), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        figures.megabytes = Double(peak) ?? 0
        return figures
    }
}

extension PNGEncoding: ExpressibleByArgument {}

extension PictureFigures {
    static let header = "case     setting   warm ms  least  1 core/s  2 cores/s  cold ms  RSS MB   bytes"

    /// One object, its numbers rounded to what they can say.
    func line() throws -> String {
        var rounded = self
        func round(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        rounded.warm = round(warm)
        rounded.warmLeast = round(warmLeast)
        rounded.perSecondOne = round(perSecondOne)
        rounded.perSecondTwo = round(perSecondTwo)
        rounded.cold = round(cold)
        rounded.megabytes = round(megabytes)
        rounded.phases = phases.mapValues(round)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(rounded), as: UTF8.self)
    }

    var row: String {
        let phases = phases.sorted { $0.key < $1.key }.map { "\($0.key) \(String(format: "%.2f", $0.value))" }
        return name.padding(toLength: 9, withPad: " ", startingAt: 0)
            + setting.padding(toLength: 9, withPad: " ", startingAt: 0)
            + String(
                format: "%8.2f %6.2f %9.0f %10.0f %8.1f %7.1f %7d   ", warm, warmLeast, perSecondOne, perSecondTwo,
                cold,
                megabytes, bytes) + phases.joined(separator: ", ")
    }
}
