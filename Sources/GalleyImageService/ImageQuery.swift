import Foundation
import GalleyFormats
import GalleyHTTP
import GalleyProtocol

/// A request for a picture, as it is written in a URL: `/card.png?title=Hello&_scale=2`.
///
/// The path names the view and the format. Parameters that begin with `_` are the server's; all others are the view's.
struct ImageQuery: Sendable {
    /// A request that makes no sense, with the status that it is answered with.
    struct Fault: Error {
        var status: Int
        var message: String
        var parameter: String?
    }

    /// What stands in the path before the format.
    var name: String
    var format: PictureFormat
    var fields: [HostField] = []
    var scale: Double?
    var size: HostSize?
    var isDark: Bool?
    var locale: String?
    /// When the URL is not valid any more, in seconds since 1970.
    var expiry: Int?

    /// - Parameter limits: What is refused here is not even handed to a worker.
    init(_ request: HTTPRequest, _ limits: HostLimits) throws(Fault) {
        let file = request.path.dropFirst()
        guard let dot = file.lastIndex(of: "."), dot != file.startIndex,
            let format = PictureFormat(rawValue: String(file[file.index(after: dot)...])), format.isStill
        else { throw Fault(status: 404, message: "there is no '\(request.path.prefix(200))'") }
        name = String(file[..<dot])
        self.format = format
        guard let parameters = request.parameters else {
            throw Fault(status: 400, message: "the query's percent signs are no UTF-8")
        }
        var known: Set<String> = []
        for (name, value) in parameters {
            guard name.hasPrefix("_") else {
                fields.append(HostField(name: name, value: value))
                continue
            }
            guard known.insert(name).inserted else {
                throw Fault(status: 400, message: "'\(name)' is there several times", parameter: name)
            }
            try take(name, value)
        }
        let characters = fields.reduce(0) { $0 + $1.value.unicodeScalars.count }
        guard characters <= limits.characters else {
            throw Fault(status: 413, message: "the parameters have more than \(limits.characters) characters")
        }
        try check(limits)
    }

    private mutating func take(_ name: String, _ value: String) throws(Fault) {
        func fault(_ wanted: String) -> Fault {
            Fault(status: 400, message: "'\(name)' must be \(wanted), and is '\(value.prefix(100))'", parameter: name)
        }
        switch name {
        case "_scale":
            guard let scale = Double(value), (0.1...8).contains(scale) else { throw fault("a number from 0.1 to 8") }
            self.scale = scale
        case "_size":
            let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 1, height >= 1,
                width.isFinite, height.isFinite
            else { throw fault("a size in points such as 1200x630") }
            size = HostSize(width: width, height: height)
        case "_appearance":
            guard ["light", "dark"].contains(value) else { throw fault("light or dark") }
            isDark = value == "dark"
        case "_locale":
            let code = Locale(identifier: value).language.languageCode
            guard let code, Locale.LanguageCode.isoLanguageCodes.contains(code), value.count <= 32,
                value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) })
            else { throw fault("a language such as de or de_DE") }
            locale = value
        case "_expires":
            guard let seconds = Int(value) else { throw fault("a whole number of seconds since 1970") }
            expiry = seconds
        case URLSignature.parameter: break
        default:
            throw Fault(
                status: 400,
                message:
                    "there is no '\(name.prefix(100))'; parameters that begin with _ are _size, _scale, _appearance, _locale",
                parameter: name)
        }
    }

    /// Asked for as a size, too many pixels are known before anything is laid out.
    private func check(_ limits: HostLimits) throws(Fault) {
        guard let size else { return }
        let scale = scale ?? 1
        guard (size.width * scale).rounded(.up) * (size.height * scale).rounded(.up) <= Double(limits.pixels) else {
            throw Fault(
                status: 413, message: "a picture may have \(limits.pixels) pixels at the most", parameter: "_size")
        }
    }

    /// The same for requests of the same picture, whatever the order of their parameters.
    var key: String {
        func quoted(_ text: String) -> String { "\(text.utf8.count):\(text)" }
        // Of one name the order counts: a list is a name that is there several times.
        let sorted = fields.enumerated().sorted {
            ($0.element.name, $0.offset) < ($1.element.name, $1.offset)
        }
        let view = sorted.map { quoted($0.element.name) + quoted($0.element.value) }.joined()
        let ours =
            "\(scale ?? 0) \(size?.width ?? 0) \(size?.height ?? 0) \(isDark.map { "\($0)" } ?? "") \(locale ?? "")"
        return quoted(name) + format.rawValue + " " + ours + " " + view
    }

    func row(view: Int) -> HostRow {
        var data = HostData(path: "", fields: fields)
        data.refusesOthers = true
        var row = HostRow(view: view, data: data)
        row.formats = [format]
        row.scale = scale
        row.room = size.map { .window($0) }
        row.isDark = isDark
        row.locale = locale
        return row
    }
}
