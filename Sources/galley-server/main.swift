// Answers HTTP requests with pictures of views, which galley-host draws. Is started by `galley serve-images`, which compiles the
// views and writes the settings to standard input.

import Foundation
import GalleyHTTP
import GalleyImageService
import GalleyProtocol
import Logging

guard
    let settings = try? JSONDecoder().decode(
        ServerSettings.self, from: FileHandle.standardInput.readDataToEndOfFile())
else {
    FileHandle.standardError.write(Data("galley-server: is run by galley, not by hand\n".utf8))
    exit(ExitStatus.usage)
}
signal(SIGPIPE, SIG_IGN)
var configuration = HTTPServer.Configuration()
configuration.host = settings.host
configuration.port = settings.port
let logger = Logger(label: "galley") { JSONLogHandler(label: $0) }
let service = ImageService(settings)
let server = HTTPServer(configuration, logger: logger) { await service.answer($0) }
let termination = Task {
    await Termination.wait()
    await server.stop()
}
try await server.run { port in
    logger.info("listening", metadata: ["url": "http://\(settings.host):\(port)"])
}
