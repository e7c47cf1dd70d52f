// Answers HTTP requests with pictures of views, which galley-host draws, with the pages of `galley preview`, `galley serve`
// and `galley playground`. Is started by `galley`, which compiles the views and writes the settings to standard input.

import Foundation
import GalleyImageService
import GalleyPlayground
import GalleyPreview
import GalleyProcesses
import GalleyProtocol
import GalleySessions

if CommandLine.arguments.dropFirst() == ["--preview"] {
    signal(SIGPIPE, SIG_IGN)
    do {
        try await PreviewService.run()
    } catch {
        let failure = error as? Failure ?? Failure(ExitStatus.unavailable, "\(error)")
        complain("galley: \(failure.message)")
        exit(failure.status)
    }
    exit(0)
}

let input = FileHandle.standardInput.readDataToEndOfFile()
if CommandLine.arguments.dropFirst() == ["--serve"],
    let settings = try? JSONDecoder.galley().decode(ServeSettings.self, from: input)
{
    do {
        try await ServeService.run(settings)
    } catch let failure as Failure {
        complain("galley: \(failure.message)")
        exit(failure.status)
    }
    exit(0)
}
if CommandLine.arguments.dropFirst() == ["--playground"],
    let settings = try? JSONDecoder.galley().decode(PlaygroundSettings.self, from: input)
{
    do {
        try await PlaygroundService.run(settings)
    } catch let failure as Failure {
        complain("galley: \(failure.message)")
        exit(failure.status)
    }
    exit(0)
}
guard let settings = try? JSONDecoder.galley().decode(ServerSettings.self, from: input) else {
    complain("galley-web: is run by galley, not by hand")
    exit(ExitStatus.usage)
}
if let target = settings.target {
    print(URLSignature.sign(target, key: settings.signingKey ?? []))
    exit(0)
}
do {
    try await ImageService.run(settings)
} catch let failure as Failure {
    complain("galley: \(failure.message)")
    exit(failure.status)
}
