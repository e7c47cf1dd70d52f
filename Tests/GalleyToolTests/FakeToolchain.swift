import Foundation
import GalleyDiagnostics
import GalleyProcesses
import GalleyProtocol

@testable import galley

/// A compiler all of whose programs are the shell's, in a folder of a test's: each writes down what it was started with, a line a
/// start, and does then what the test has given it to do.
struct FakeToolchain {
    let folder: ScratchFolder
    var compiler: Compiler

    // Read once: reading a command line takes a tenth of a second.
    private static let plainOptions = Result { try SourceOptions.parse(["A.swift", "--quiet"]) }
    private static let plainLimits = Result { try LimitOptions.parse([]) }

    init(_ files: [String: String] = [:]) throws {
        folder = try ScratchFolder(files)
        compiler = try Compiler(limits: Self.plainLimits.get())
        compiler.installation = Installation(folder: folder["galley"])
        compiler.toolchain = Toolchain(
            version: "Swift 9", triple: "m68k-unknown-linux", resources: folder["usr/lib/swift"])
        compiler.cache = try Cache(environment: ["GALLEY_CACHE": folder["cache"]])
        compiler.linker = folder["usr/bin/ld"]
        for path in [
            "galley/galley-syntax", "usr/bin/swift-frontend", "usr/bin/swiftc", "usr/bin/ld", "usr/bin/swift-build",
            "usr/bin/swift-package", "usr/bin/swift-autolink-extract", "usr/bin/llvm-symbolizer",
            "usr/bin/swift-demangle",
        ] { try program(path, "") }
        // Who supervises does nothing but start what it is to watch.
        try folder.writeProgram("shift\nexec \"$@\"\n", to: "galley/galley-host")
        for name in ["SwiftUI", "GalleyFoundation"] { try folder.write("", to: "galley/Modules/\(name).swiftmodule") }
        try folder.write("", to: "usr/lib/swift/linux/Foundation.swiftmodule")
    }

    /// - Parameter script: What a program does, in the test's folder, with its arguments.
    func program(_ path: String, _ script: String) throws {
        let name = path.split(separator: "/").last ?? ""
        try folder.writeProgram(
            """
            cd '\(folder.path)'
            line=$(printf '%s|' "$@" | tr '\\n' '~')
            echo "\(name)|$line" >> runs
            echo "\(name) $TMPDIR" >> temporary
            \(script)

            """, to: path)
    }

    /// What `galley-syntax` does when it is asked with an option, `*` for anything else; otherwise it answers with nothing.
    func syntax(_ answers: [String: String]) throws {
        let cases = answers.sorted { $0.key > $1.key }.map { "\($0.key)) \($0.value);;" }.joined(separator: "\n")
        try program("galley/galley-syntax", "case \"$1\" in\n\(cases)\nesac")
    }

    /// A text with names in place of what differs from run to run.
    func plain(_ text: String) -> String {
        folder.plain(text).replacing(/FOLDER\/cache\/work-\d+-\d+/, with: "WORK")
            .replacing(/FOLDER\/cache\/builds\/\w+/, with: "BUILD")
            .replacing(/\/objects\/(\w+)-[0-9a-f]{8}/) { "/objects/\($0.1)-HASH" }
            .replacing("-color-diagnostics|", with: "")
    }

    /// What programs were started with so far, a line a start.
    var runs: [String] {
        plain(folder.text(of: "runs") ?? "").split(separator: "\n").map(String.init)
    }

    /// The starts since the last time.
    func takeRuns() throws -> [String] {
        defer { unlink(folder["runs"]) }
        return runs
    }

    /// The folders for temporary files that a program was told.
    func temporaryFolders(_ name: String) -> Set<String> {
        let lines = plain(folder.text(of: "temporary") ?? "").split(separator: "\n")
        return Set(lines.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) })
    }

    func source(_ names: String...) throws -> SourceSet {
        try SourceSet(paths: names.map { folder[$0] }, within: SearchLimit())
    }

    func options(_ words: String...) throws -> SourceOptions {
        words.isEmpty ? try Self.plainOptions.get() : try SourceOptions.parse(["A.swift", "--quiet"] + words)
    }

    func job(_ source: SourceSet, _ options: SourceOptions? = nil) throws -> Compiler.Job {
        Compiler.Job(
            source: source, generated: .none, options: try options ?? self.options(),
            work: try compiler.cache.makeWorkFolder())
    }

    /// What every run of the frontend that compiles is told, for files that import SwiftUI alone.
    func shared(mode: String = "-swift-version|5|-enable-bare-slash-regex", lines: String = "-gnone") -> String {
        "-target|m68k-unknown-linux|-resource-dir|FOLDER/usr/lib/swift|-disable-objc-interop|"
            + language(mode: mode, lines: lines)
    }

    /// What the frontend and the driver are told alike.
    func language(mode: String = "-swift-version|5|-enable-bare-slash-regex", lines: String = "-gnone") -> String {
        [
            "-module-name|GalleyUserFile|-diagnostic-style|llvm|-Onone|\(lines)|-parse-as-library|-suppress-warnings",
            "\(mode)|-D|DEBUG|-module-cache-path|FOLDER/cache/modules|-I|FOLDER/galley/Modules",
            "-Xcc|-fmodule-map-file=FOLDER/galley/CModules/module.modulemap",
            "-load-plugin-executable|FOLDER/galley/GalleyMacros-tool#GalleyMacros",
            "-module-alias|Combine=OpenCombine|-module-alias|os=GalleyOS|-module-alias|simd=GalleySimd|",
        ].joined(separator: "|")
    }

    /// What the linker is told of objects, where the toolchain has no libraries.
    func linked(_ objects: String, in work: String = "WORK") -> String {
        "ld|-shared|-o|\(work)/view.so|FOLDER/usr/lib/swift/linux/m68k/swiftrt.o|\(objects)"
            + "|FOLDER/galley/libGalleyFoundation.a|FOLDER/galley/libGalleyRuntime.so|--as-needed|"
            + "-rpath|FOLDER/galley|-rpath|FOLDER/usr/lib/swift/linux|"
    }

    // MARK: What the frontend finds

    /// Lets the frontend tell messages of a file, as it writes them for programs.
    ///
    /// - Parameter place: The folder that they lie in.
    func find(_ found: [CompilerDiagnostic], in name: String, at place: String = "found") throws {
        try folder.make(place)
        try DiagnosticFile.data(found).write(to: URL(fileURLWithPath: folder["\(place)/\(name).dia"]))
        // Warnings alone are no failure.
        if !found.contains(where: { $0.severity == .error }) { try folder.write("", to: "\(place)/\(name).right") }
    }

    /// The frontend of a check: it writes what `find` has given it of each file that it looks at, and does then what the test
    /// says.
    ///
    /// - Parameter first: What it does before: it may name another folder in `$found`.
    func looking(_ script: String = "", first: String = "") throws {
        try program(
            "usr/bin/swift-frontend",
            """
            found=found
            \(first)
            before=; map=; files=
            for word in "$@"; do
              case $before in
                -supplementary-output-file-map) map=$word;;
                -primary-file) files="$files $word";;
              esac
              before=$word
            done
            status=0
            for file in $files; do
              name=$(basename $file)
              [ -f $found/$name.dia ] || continue
              cp $found/$name.dia "$(sed "s|.*\\"$file\\":{\\"diagnostics\\":\\"\\([^\\"]*\\)\\".*|\\1|" $map)"
              [ -f $found/$name.right ] || status=1
            done
            \(script)
            exit $status
            """)
    }
}

/// Clang's serialized diagnostics (clang/Frontend/SerializedDiagnostics.h) in LLVM's bitstream container
/// (llvm.org/docs/BitCodeFormat.html).
struct DiagnosticFile {
    private var bytes = Array("DIAG".utf8)
    private var bit = 0

    static func data(_ all: [CompilerDiagnostic]) -> Data {
        var file = DiagnosticFile()
        for message in all { file.write(message, width: 2) }
        return Data(file.bytes)
    }

    private mutating func write(_ message: CompilerDiagnostic, width: Int) {
        fixed(1, width)
        variable(9, 8)
        variable(3, 4)
        align()
        fixed(0, 32)
        // One abbreviation: a list of numbers, and a text.
        fixed(2, 3)
        variable(3, 5)
        for (kind, size) in [(3, nil), (2, 6), (5, nil)] as [(UInt64, UInt64?)] {
            fixed(0, 1)
            fixed(kind, 3)
            if let size { variable(size, 5) }
        }
        let file: UInt64 = message.place == nil ? 0 : 1
        record([6, 1, 0, 0, 0], message.place?.file ?? "")
        let severity: UInt64 = message.severity == .error ? 3 : message.severity == .warning ? 2 : 1
        let place = [file, UInt64(message.place?.line ?? 0), UInt64(message.place?.column ?? 0), 0]
        record([2, severity] + place + [0, 0], message.text + (message.id.isEmpty ? "" : " [\(message.id)]"))
        for edit in message.fixes {
            let start = [1, UInt64(edit.place.line), UInt64(edit.place.column ?? 0), 0]
            record([7] + start + [1, UInt64(edit.place.endLine ?? 0), UInt64(edit.place.endColumn ?? 0), 0], edit.text)
        }
        for note in message.notes { write(note, width: 3) }
        fixed(0, 3)
        align()
    }

    private mutating func record(_ numbers: [UInt64], _ text: String) {
        fixed(4, 3)
        variable(UInt64(numbers.count), 6)
        for number in numbers { variable(number, 6) }
        variable(UInt64(text.utf8.count), 6)
        align()
        for byte in text.utf8 { fixed(UInt64(byte), 8) }
        align()
    }

    private mutating func fixed(_ value: UInt64, _ width: Int) {
        for place in 0..<width {
            if bit == 0 { bytes.append(0) }
            bytes[bytes.count - 1] |= UInt8(value >> UInt64(place) & 1) << UInt8(bit)
            bit = (bit + 1) % 8
        }
    }

    private mutating func variable(_ value: UInt64, _ width: Int) {
        let part: UInt64 = 1 << UInt64(width - 1)
        var rest = value
        while rest >= part {
            fixed(rest % part | part, width)
            rest /= part
        }
        fixed(rest, width)
    }

    private mutating func align() {
        while bit != 0 || bytes.count % 4 != 0 { fixed(0, 1) }
    }
}
