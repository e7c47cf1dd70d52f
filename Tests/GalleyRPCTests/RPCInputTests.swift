import Foundation
import GalleyScenario
import Testing

@testable import GalleyRPC

/// Messages as they come: lines as the Model Context Protocol has them (“Transports, stdio: messages are delimited by newlines”), and
/// headers as the Language Server Protocol has them (3.17, “Base Protocol”: `Content-Length`, two line ends, the content).
@Suite("Messages on standard input")
struct RPCInputTests {
    /// Everything that is read of an input.
    private func pieces(_ framing: RPCInput.Framing, longest: Int = 64, _ texts: String...) throws -> [RPCInput.Piece] {
        // A pipe would be full before it is read.
        let file = try #require(tmpfile())
        defer { fclose(file) }
        for text in texts { fputs(text, file) }
        rewind(file)
        var input = RPCInput(framing, longest: longest, descriptor: fileno(file))
        var pieces: [RPCInput.Piece] = []
        while let piece = input.next() { pieces.append(piece) }
        return pieces
    }

    private func message(_ text: String) -> RPCInput.Piece { .message(Data(text.utf8)) }

    @Test("Lines are messages, and one without an end is none") func lines() throws {
        #expect(try pieces(.lines, "{}\n", "[1", "]\n{") == [message("{}"), message("[1]")])
        #expect(try pieces(.lines) == [])
    }

    @Test("A line that is too long is passed over, and the next one is read") func longLines() throws {
        let most = String(repeating: "a", count: 64)
        #expect(try pieces(.lines, most + "\n" + most + "b\n{}\n") == [message(most), .tooLong, message("{}")])
        #expect(try pieces(.lines, String(repeating: "a", count: 200_000) + "\n{}\n") == [.tooLong, message("{}")])
    }

    @Test("The content is as long as its header says, in bytes") func headers() throws {
        #expect(
            try pieces(.headers, "Content-Length: 2\r\n\r\n{}Content-Length: 4\r\n\r\n\"ä\"")
                == [message("{}"), message("\"ä\"")])
        // Names are those of HTTP, in any case; the type of the content is another header.
        #expect(
            try pieces(
                .headers, "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:2\r\n\r\n{}")
                == [message("{}")])
        #expect(
            try pieces(.headers, "Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n[]") == [
                message(""), message("[]"),
            ])
    }

    @Test("Content that ends early is no message") func cutOff() throws {
        #expect(try pieces(.headers, "Content-Length: 3\r\n\r\n{}") == [])
    }

    @Test("Content that is too long is passed over, and the next one is read") func longContent() throws {
        let long = String(repeating: "a", count: 65)
        #expect(
            try pieces(.headers, "Content-Length: 65\r\n\r\n\(long)Content-Length: 2\r\n\r\n{}") == [
                .tooLong, message("{}"),
            ])
        let most = String(repeating: "a", count: 64)
        #expect(try pieces(.headers, "Content-Length: 64\r\n\r\n\(most)") == [message(most)])
    }

    @Test("What is no header is told, and the next message is read") func garbage() throws {
        #expect(
            try pieces(.headers, "{\"jsonrpc\": \"2.0\"}\r\n\r\nContent-Length: 2\r\n\r\n{}") == [
                .garbage, message("{}"),
            ])
        #expect(try pieces(.headers, "Content-Length: -1\r\nX: 1\r\n\r\n") == [.garbage])
    }
}
