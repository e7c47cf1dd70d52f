import Foundation
import GalleyProcesses
import GalleyProtocol
import GalleyScenario
import Testing

@testable import galley

/// What options' words come to: docs/cli.md.
@Suite("Words of the command line")
struct SmallTypeTests {
    @Test("Sizes") func sizes() {
        #expect(CanvasSize(argument: "ideal") == .ideal)
        #expect(CanvasSize(argument: "390x844") == .window(HostSize(width: 390, height: 844)))
        #expect(CanvasSize(argument: "12.5x.5") == .window(HostSize(width: 12.5, height: 0.5)))
        for text in ["", "x", "390", "390x", "x844", "0x1", "1x0", "1x2x3", "-1x2", "1e2x3", "infx1", "1 x2", "Ideal"] {
            #expect(CanvasSize(argument: text) == nil, "\(text)")
        }
        #expect(HostRequest.Room(argument: "320x") == .width(320) && HostRequest.Room(argument: "x480") == .height(480))
        #expect(HostRequest.Room(argument: "ideal") == .ideal && HostRequest.Room(argument: "0x") == nil)
        #expect(HostRequest.Room(argument: "1x2") == .window(HostSize(width: 1, height: 2)))
        #expect(HostRequest.Room(argument: "x") == nil && HostRequest.Room(argument: "320") == nil)
    }

    @Test("Changes that are tried out") func changes() {
        func told(_ text: String) -> String {
            switch WhatIf(text) {
            case nil: "nil"
            case .room(let room): "\(room)"
            case .modifier(let modifier):
                "\(modifier.isRemoved ? "without" : "with") <\(modifier.text)> on \(modifier.subject.name), "
                    + modifier.subject.argument(shown: ["Total"])
            }
        }
        #expect(told("layoutPriority(1) on \"Total\"") == "with <layoutPriority(1)> on \"Total\", shown:Total")
        #expect(told(" .fixedSize() on L12 ") == "with <fixedSize()> on L12, line:12")
        #expect(told("without padding on VStack") == "without <padding> on VStack, kind:VStack")
        #expect(told("overlay(Text(\"a on b\")) on \"b c\"") == "with <overlay(Text(\"a on b\"))> on \"b c\", text:b c")
        #expect(
            told("a on Card.swift:7") == "with <a> on Card.swift:7, line:7"
                && told("a on :7") == "with <a> on L7, line:7")
        #expect(told("size=320x") == "width(320.0)" && told("size=1") == "nil")
        for text in [
            "", "padding", " on VStack", "a on ", "a on vstack", "a on A:0", "a on \"\"", "a on A B",
            ". on A",
        ] {
            #expect(told(text) == "nil", "\(text)")
        }
        #expect(told("a on L1") == "with <a> on L1, line:1" && told("a on \"x\"") == "with <a> on \"x\", text:x")
        #expect(told("a on Lx") == "with <a> on Lx, kind:Lx", "a type whose name begins with an L")
    }

    @Test("Previews by the beginning of their names") func previews() throws {
        let names = ["Card", "Card dark", "Row", "Card dark"]
        func indices(_ wanted: String) throws -> [Int] { try PreviewChoice(wanted, among: names).indices }
        #expect(try indices("Card") == [0] && indices("Card d") == [1, 3] && indices("R") == [2])
        #expect(
            failure { _ = try indices("C") } == "64 --preview 'C' may be 'Card', 'Card dark'; give more of the name")
        #expect(
            failure { _ = try indices("Rwo") }
                == "64 there is no preview 'Rwo', did you mean 'Row'? There are 'Card', 'Card dark', 'Row'")
        #expect(
            failure { _ = try PreviewChoice("X", among: ["Yellow"]) } == "64 there is no preview 'X'. There is 'Yellow'"
        )
        #expect(
            failure { _ = try PreviewChoice("", among: ["Yellow"]) } == "64 there is no preview ''. There is 'Yellow'")
        #expect(failure { _ = try PreviewChoice("X", among: []) } == "64 --preview 'X': there is no preview")
    }

    @Test("Every combination of variants") func variants() throws {
        func labels(_ line: String) throws -> [String] {
            let variants = try VariantOptions.parse(line.split(separator: " ").map(String.init)).variants
            return variants.map { variant in
                let parts = [
                    variant.isDark ? "dark" : "light", variant.typeSize.rawValue, variant.locale ?? "-",
                    variant.direction.rawValue,
                ]
                return "\(variant.label): \(parts.joined(separator: " "))"
            }
        }
        #expect(try labels("") == [": light large - ltr"])
        #expect(try labels("--appearance dark --locale de --layout-direction rtl") == [": dark large de rtl"])
        #expect(
            try labels("--appearance both --locale de,pseudo --dynamic-type xSmall") == [
                "light-de: light xSmall de ltr", "light-pseudo: light xSmall en_XA ltr", "dark-de: dark xSmall de ltr",
                "dark-pseudo: dark xSmall en_XA ltr",
            ])
        #expect(try labels("--appearance dark --appearance both,dark").map { $0.prefix(4) } == ["dark", "ligh"])
        #expect(
            try labels("--type-sizes small,large --layout-direction ltr,rtl").map { $0.prefix { $0 != ":" } } == [
                "small-ltr", "small-rtl", "large-ltr", "large-rtl",
            ])
        let arabic = try VariantOptions.parse(["--locales", "ar,en"]).variantsInTheirDirections
        #expect(arabic.map(\.direction) == [.rightToLeft, .leftToRight])
        let asked = try VariantOptions.parse(["--locales", "ar", "--layout-direction", "ltr"]).variantsInTheirDirections
        #expect(asked.map(\.direction) == [.leftToRight])
    }

    @Test("Languages") func languages() {
        for name in ["de", "de_DE", "zh-Hans_CN", "en_XA", "de_DE@calendar=buddhist"] {
            #expect(VariantOptions.isLocale(name), "\(name)")
        }
        for name in ["", "xx", "d e", "de/DE", "dé"] { #expect(!VariantOptions.isLocale(name), "\(name)") }
    }

    @Test("A scenario completes what no option says") func scenarios() throws {
        let folder = try ScratchFolder([
            "all.json":
                "{\"appearance\": \"dark\", \"locale\": \"de_DE\", \"typeSize\": \"xxLarge\", \"direction\": \"rtl\", \"device\": \"iPhone 16\"}"
        ])
        let scenario = try GivenScenario(folder["all.json"])
        let completed = scenario.completed(try VariantOptions.parse([])).variants
        #expect(completed.count == 1 && completed[0].isDark && completed[0].locale == "de_DE")
        #expect(completed[0].typeSize == .xxLarge && completed[0].direction == .rightToLeft)
        let line = "--appearance light --locale fr --dynamic-type small --layout-direction ltr"
        let given = scenario.completed(try VariantOptions.parse(line.split(separator: " ").map(String.init))).variants[
            0]
        #expect(!given.isDark && given.locale == "fr" && given.typeSize == .small && given.direction == .leftToRight)
        #expect(
            scenario.device?.screen == NamedDevice.named("iPhone 16")?.screen && scenario.path == folder["all.json"])
        try folder.write("{\"device\": \"iPhone 1six\"}", to: "wrong.json")
        #expect(throws: (any Error).self) { try GivenScenario(folder["wrong.json"]) }
    }

    @Test("A file's platform, and what the compiler may spend") func words() {
        #expect(SourcePlatform.allCases.map(\.name) == ["iOS", "macOS", "Linux"])
        #expect(SourcePlatform.allCases.map { $0.framework ?? "-" } == ["UIKit", "AppKit", "-"])
        #expect(SolverEffort.quick.arguments == ["-solver-memory-threshold=12000000"])
        #expect(SolverEffort.usual.arguments == ["-solver-memory-threshold=40000000"])
        #expect(SolverEffort.unlimited.arguments.isEmpty)
    }

    @Test("Limits of programs") func limits() throws {
        let small = try LimitOptions.parse(["--memory", "100", "--timeout", "2.5"])
        #expect(small.compiling.memory == 512 << 20 && small.compiling.stack == nil, "compilers need 512 MB")
        #expect(small.running.memory == 100 << 20 && small.running.stack == 512 << 20)
        #expect(small.allowance.time == "2.5" && small.allowance.memory == 100 && small.time.seconds == 2.5)
        #expect(try LimitOptions.parse(["--memory", "513"]).compiling.memory == 513 << 20)
        #expect(throws: (any Error).self) { try LimitOptions.parse(["--allow-read", "/no such place"]) }
    }

    @Test("Ports and hosts of servers") func servers() throws {
        let listen = try ListenOptions.parse(["--host", "0.0.0.0", "--port", "99"])
        let settings = try ServerOptions.parse(["--allow-host", "a.b", "--idle-connections", "7"]).settings(listen)
        #expect(settings.host == "0.0.0.0" && settings.port == 99 && settings.allowedHosts == ["a.b"])
        #expect(settings.mostIdleConnections == 7)
        let standard = try ServerOptions.parse([]).settings(ListenOptions.parse([]))
        #expect(standard.host == "127.0.0.1" && standard.port == 8080 && standard.mostIdleConnections == 256)
    }
}
