// A program with a server of its own, for tests: image-server PORT.

import Galley
import GalleyServer

struct Query: Decodable {
    var title: String
    var trap: String?
}

struct Card: View {
    var title: String
    var trap: String?

    var body: some View {
        if trap == "crash" { fatalError("planted") }
        return Text(title).padding()
    }
}

struct Refusal: Error, CustomStringConvertible {
    var description: String
}

var configuration = ImageServer.Configuration()
configuration.port = Int(CommandLine.arguments.dropFirst().first ?? "") ?? 0
configuration.workers = 2
let server = ImageServer(configuration)
server.view("card") { (query: Query) in
    guard query.title != "refused" else { throw Refusal(description: "'title' must be another") }
    return Card(title: query.title, trap: query.trap)
}
try server.run()
