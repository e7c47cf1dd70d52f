import Foundation
import GalleyDownloads
import GalleyFormats
import GalleyHTTP
import GalleyProcesses
import GalleyProtocol
import Logging

/// Answers requests for pictures, which workers draw.
package final class ImageService: Sendable {
    package let settings: ServerSettings
    let pool: WorkerPool
    let store: PictureCache
    let metrics = ServiceMetrics(help: ImageService.help)
    let logger: Logger
    /// The views' numbers by the names in paths.
    private let views: [String: Int]

    /// Starts the workers, and waits until one has loaded the code.
    ///
    /// - Throws: `Failure` where none can be started.
    package init(_ settings: ServerSettings, logger: Logger) throws {
        self.settings = settings
        self.logger = logger
        var launch = WorkerLaunch(settings.worker)
        launch.request.limits = settings.limits
        launch.request.isStrict = settings.isStrict
        launch.request.formats = [.png]
        launch.request.isPublic = true
        if !settings.images.hosts.isEmpty {
            launch.request.asksForImages = true
            let images = ImageDownloads(settings.images)
            launch.images = { try images.image($0) }
        }
        pool = WorkerPool(
            launch, workers: settings.workers ?? ProcessInfo.processInfo.activeProcessorCount,
            mostWaiting: settings.mostWaiting)
        store = PictureCache(mostBytes: settings.cacheBytes, age: .seconds(settings.mostAge))
        let names = try pool.begin()
        views = Dictionary(names.enumerated().map { (Self.pathName($1), $0) }) { first, _ in first }
    }

    /// The paths of the views, without formats: `ProductCard` is `/product-card`.
    package var paths: [String] { views.keys.sorted().map { "/\($0)" } }

    package static func pathName(_ type: String) -> String {
        var name = ""
        var last: Character?
        for character in type {
            if character.isUppercase, let last, last.isLowercase || last.isNumber { name += "-" }
            name += character.lowercased()
            last = character
        }
        return name
    }

    package func answer(_ request: HTTPRequest) async -> HTTPResponse {
        let start = ContinuousClock.now
        var response = await route(request, start)
        response.headers.replaceOrAdd(name: "X-Content-Type-Options", value: "nosniff")
        metrics.count("galley_requests_total", "status=\"\(response.status)\"")
        metrics.note("galley_request_seconds", seconds: (ContinuousClock.now - start) / .seconds(1))
        return response
    }

    private func route(_ request: HTTPRequest, _ start: ContinuousClock.Instant) async -> HTTPResponse {
        guard ["GET", "HEAD"].contains(request.method) else {
            var response = failure(PictureFailure(status: 405, message: "only GET and HEAD are answered"))
            response.headers.add(name: "Allow", value: "GET, HEAD")
            return response
        }
        guard request.isAddressed(to: settings.listen.host, names: settings.listen.allowedHosts) else {
            let name = (request.headers.first(name: "Host") ?? "").prefix(100)
            return failure(
                PictureFailure(
                    status: 403,
                    message: "'\(name)' is no name that this server is known under; --allow-host adds names"))
        }
        switch request.path {
        case "/healthz": return await health()
        case "/metrics": return await figures()
        default:
            do throws(PictureFailure) {
                return try await picture(request, start)
            } catch {
                return failure(error)
            }
        }
    }

    private func picture(
        _ request: HTTPRequest, _ start: ContinuousClock.Instant
    ) async throws(PictureFailure) -> HTTPResponse {
        // First, so that nobody without a signature learns what there is.
        if let key = settings.signingKey, !URLSignature.isValid(request.target, key: key) {
            throw PictureFailure(status: 403, message: "the URL lacks a valid \(URLSignature.parameter)")
        }
        let query: ImageQuery
        do {
            query = try ImageQuery(request, settings.limits)
        } catch {
            throw PictureFailure(status: error.status, message: error.message, parameter: error.parameter)
        }
        guard let view = views[query.name] else {
            throw PictureFailure(status: 404, message: "there is no '\(request.path.prefix(200))'")
        }
        if let expiry = query.expiry, Double(expiry) < Date.now.timeIntervalSince1970 {
            throw PictureFailure(
                status: 403, message: "the URL was valid until second \(expiry) after 1970", parameter: "_expires")
        }
        let (result, source) = await store.picture(query.key) { await self.draw(query, view) }
        metrics.count("galley_pictures_total", "source=\"\(source.rawValue)\"")
        return response(try result.get(), source, to: request, start)
    }

    private func response(
        _ picture: DrawnPicture, _ source: PictureCache.Source, to request: HTTPRequest,
        _ start: ContinuousClock.Instant
    ) -> HTTPResponse {
        let isKnown = request.names(answer: picture.tag)
        var response = HTTPResponse(status: isKnown ? 304 : 200, body: isKnown ? Data() : picture.bytes)
        response.headers.add(name: "ETag", value: picture.tag)
        let age = settings.mostAge
        response.headers.add(name: "Cache-Control", value: age > 0 ? "public, max-age=\(age)" : "no-cache")
        if !isKnown {
            response.headers.add(name: "Content-Type", value: picture.format.mediaType)
            if picture.format == .svg {
                // Opened by itself, an SVG is a document.
                let policy = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox"
                response.headers.add(name: "Content-Security-Policy", value: policy)
            }
        }
        var timing =
            source == .drawn ? picture.phases.map { "\($0.name);dur=\($0.milliseconds)" } : ["\(source.rawValue)"]
        timing.append("total;dur=\(((ContinuousClock.now - start) / .milliseconds(1) * 1000).rounded() / 1000)")
        response.headers.add(name: "Server-Timing", value: timing.joined(separator: ", "))
        response.notes["source"] = source.rawValue
        return response
    }

    /// What is wrong as JSON, which no one keeps.
    private func failure(_ failure: PictureFailure) -> HTTPResponse {
        struct Body: Encodable {
            var error: String
            var parameter: String?
        }
        let body = Body(error: failure.message, parameter: failure.parameter)
        let text = (try? JSONEncoder.galley().encode(body)) ?? Data()
        var response = HTTPResponse(status: failure.status, body: text + Data("\n".utf8))
        response.headers.add(name: "Content-Type", value: "application/json")
        response.headers.add(name: "Cache-Control", value: "no-store")
        if let seconds = failure.retryAfter { response.headers.add(name: "Retry-After", value: "\(seconds)") }
        response.notes["error"] = failure.reason ?? failure.message
        return response
    }
}
