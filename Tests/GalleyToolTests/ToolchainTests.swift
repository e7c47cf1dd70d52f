import Testing

@testable import galley

/// Where the parts of Swift's toolchain lie.
@Suite("A toolchain")
struct ToolchainTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    @Test("The parts of a toolchain") func toolchains() throws {
        let toolchain = Toolchain(version: "v", triple: "x86_64-unknown-linux-gnu", resources: folder["usr/lib/swift"])
        let paths = [
            toolchain.usr, toolchain.frontend, toolchain.driver, toolchain.programs, toolchain.autolink,
            toolchain.symbolizer,
            toolchain.demangler, toolchain.runtimeLibraries, toolchain.startObject, toolchain.pluginServer,
            toolchain.plugins,
        ]
        #expect(
            paths.map(folder.plain).map { $0.replacing("FOLDER/usr", with: "") } == [
                "", "/bin/swift-frontend", "/bin/swiftc", "/bin", "/bin/swift-autolink-extract", "/bin/llvm-symbolizer",
                "/bin/swift-demangle", "/lib/swift/linux", "/lib/swift/linux/x86_64/swiftrt.o",
                "/lib/swift/host/libSwiftInProcPluginServer.so", "/lib/swift/host/plugins",
            ])
        try folder.write("", to: "usr/bin/ld.lld")
        #expect(toolchain.linker != folder["usr/bin/ld.lld"], "it cannot be run")
        try folder.writeProgram("", to: "usr/bin/ld.lld")
        #expect(toolchain.linker == folder["usr/bin/ld.lld"])
        #expect(Toolchain.search("sh")?.hasSuffix("/sh") == true && Toolchain.search("no such program") == nil)
    }
}
