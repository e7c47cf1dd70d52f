/// A type that Apple's systems declare.
struct DeclaredType: Sendable {
    var identifier: String
    var parents: [String]
    var extensions: [String]
    var mimeTypes: [String]

    private init(_ identifier: String, _ parents: [String], _ extensions: [String] = [], _ mimeTypes: [String] = []) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.mimeTypes = mimeTypes
    }

    func tags(of kind: UTTagClass) -> [String] {
        switch kind {
        case .filenameExtension: extensions
        case .mimeType: mimeTypes
        default: []
        }
    }

    static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    /// Identifier, what it conforms to, extensions and MIME types, the preferred ones first; as Apple's list of system-declared
    /// identifiers and UTCoreTypes.h say.
    static let all: [DeclaredType] = [
        .init("public.item", []),
        .init("public.content", []),
        .init("public.composite-content", ["public.content"]),
        .init("public.disk-image", ["public.archive"]),
        .init("public.data", ["public.item"]),
        .init("public.directory", ["public.item"]),
        .init("com.apple.resolvable", []),
        .init("public.symlink", ["public.item", "com.apple.resolvable"]),
        .init("public.executable", ["public.data"]),
        .init("com.apple.mount-point", ["public.item", "com.apple.resolvable"]),
        .init("com.apple.alias-file", ["public.data", "com.apple.resolvable"]),
        .init("com.apple.bookmark", ["public.data", "com.apple.resolvable"]),
        .init("public.url", ["public.data"]),
        .init("public.file-url", ["public.url"]),
        .init("public.text", ["public.data", "public.content"]),
        .init("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
        .init("public.utf8-plain-text", ["public.plain-text"]),
        .init("public.utf16-external-plain-text", ["public.plain-text"]),
        .init("public.utf16-plain-text", ["public.plain-text"]),
        .init("public.delimited-values-text", ["public.text"]),
        .init(
            "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
            ["text/csv", "text/comma-separated-values"]),
        .init(
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], ["text/tab-separated-values"]
        ),
        .init("public.utf8-tab-separated-values-text", ["public.tab-separated-values-text", "public.utf8-plain-text"]),
        .init("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
        .init("public.html", ["public.text"], ["html", "htm", "shtml", "shtm"], ["text/html"]),
        .init("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
        .init("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"]),
        .init("public.css", ["public.text"], ["css"], ["text/css"]),
        .init("public.source-code", ["public.plain-text"]),
        .init("public.assembly-source", ["public.source-code"], ["s"]),
        .init("public.c-source", ["public.source-code"], ["c"]),
        .init("public.objective-c-source", ["public.source-code"], ["m"]),
        .init("public.swift-source", ["public.source-code"], ["swift"]),
        .init("public.c-plus-plus-source", ["public.source-code"], ["cp", "cpp", "c++", "cc", "cxx"]),
        .init("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"]),
        .init("public.c-header", ["public.source-code"], ["h"]),
        .init("public.c-plus-plus-header", ["public.source-code"], ["hpp", "hh", "h++", "hxx"]),
        .init("public.script", ["public.source-code"]),
        .init("com.apple.applescript.text", ["public.script"], ["applescript"]),
        .init("com.apple.applescript.script", ["public.data", "public.script"], ["scpt"]),
        .init(
            "com.apple.applescript.script-bundle", ["com.apple.bundle", "com.apple.package", "public.script"], ["scptd"]
        ),
        .init(
            "com.netscape.javascript-source", ["public.source-code", "public.executable"],
            ["js", "javascript", "jscript", "mjs"], ["text/javascript", "application/javascript"]),
        .init("public.shell-script", ["public.script"], ["sh", "command"]),
        .init("public.perl-script", ["public.shell-script"], ["pl", "pm"], ["text/x-perl-script"]),
        .init("public.python-script", ["public.shell-script"], ["py"], ["text/x-python-script"]),
        .init("public.ruby-script", ["public.shell-script"], ["rb", "rbw"], ["text/x-ruby-script"]),
        .init(
            "public.php-script", ["public.shell-script"], ["php", "php3", "php4", "ph3", "ph4", "phtml"], ["text/php"]),
        .init("public.make-source", ["public.script"], ["mk", "mak"]),
        .init("public.json", ["public.text"], ["json"], ["application/json"]),
        .init("public.geojson", ["public.json"], ["geojson"], ["application/geo+json"]),
        .init("com.apple.property-list", ["public.data"], ["plist"]),
        .init("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"]),
        .init("com.apple.binary-property-list", ["com.apple.property-list"]),
        .init("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
        .init("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"]),
        .init("com.apple.flat-rtfd", ["public.data", "public.composite-content"]),
        .init(
            "com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"],
            ["application/x-webarchive"]),
        .init("public.image", ["public.data", "public.content"]),
        .init("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
        .init("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
        .init("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
        .init("public.png", ["public.image"], ["png"], ["image/png"]),
        .init("com.apple.icns", ["public.image"], ["icns"], ["image/icns"]),
        .init("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp"]),
        .init("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
        .init("public.camera-raw-image", ["public.image"]),
        .init("public.svg-image", ["public.image"], ["svg", "svgz"], ["image/svg+xml"]),
        .init("com.apple.live-photo", []),
        .init("public.heif", ["public.image"], ["heif"], ["image/heif"]),
        .init("public.heic", ["public.heif"], ["heic"], ["image/heic"]),
        .init("public.heics", ["public.heif"], ["heics"], ["image/heic-sequence"]),
        .init("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
        .init("com.adobe.raw-image", ["public.camera-raw-image"], ["dng"], ["image/x-adobe-dng"]),
        .init("com.ilm.openexr-image", ["public.image"], ["exr"], ["image/x-exr"]),
        .init("public.3d-content", ["public.content"]),
        .init("com.pixar.universal-scene-description", ["public.3d-content", "public.data"], ["usd", "usda", "usdc"]),
        .init(
            "com.pixar.universal-scene-description-mobile", ["public.3d-content", "public.data"], ["usdz"],
            ["model/vnd.usdz+zip"]),
        .init("com.apple.reality", ["public.data"], ["reality"], ["model/vnd.reality"]),
        .init("com.apple.scenekit.scene", ["public.3d-content", "public.data"], ["scn"]),
        .init("com.apple.arobject", ["public.data"], ["arobject"]),
        .init("public.audiovisual-content", ["public.data", "public.content"]),
        .init("public.movie", ["public.audiovisual-content"]),
        .init("public.video", ["public.movie"]),
        .init("public.audio", ["public.audiovisual-content"]),
        .init("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
        .init("public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"], ["video/mpeg"]),
        .init("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"]),
        .init("public.mpeg-2-transport-stream", ["public.movie"], ["ts"]),
        .init("public.mp3", ["public.audio"], ["mp3", "mpga"], ["audio/mpeg", "audio/mp3"]),
        .init("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"]),
        .init("public.mpeg-4-audio", ["public.mpeg-4", "public.audio"], ["mp4", "mpg4"], ["audio/mp4"]),
        .init("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"]),
        .init("com.apple.protected-mpeg-4-video", ["com.apple.m4v-video"], ["m4v"]),
        .init("public.avi", ["public.movie"], ["avi", "vfw"], ["video/avi"]),
        .init("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
        .init(
            "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave", "bwf"], ["audio/vnd.wave", "audio/wav"]),
        .init("public.midi-audio", ["public.audio"], ["midi", "mid", "smf", "kar"], ["audio/midi"]),
        .init("public.playlist", []),
        .init("public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"], ["audio/mpegurl"]),
        .init("public.folder", ["public.directory"]),
        .init("public.volume", ["public.folder"]),
        .init("com.apple.package", ["public.directory"]),
        .init("com.apple.bundle", ["public.directory"], ["bundle"]),
        .init("com.apple.plugin", ["com.apple.bundle", "com.apple.package"], ["plugin"]),
        .init("com.apple.metadata-importer", ["com.apple.plugin"], ["mdimporter"]),
        .init("com.apple.quicklook-generator", ["com.apple.plugin"], ["qlgenerator"]),
        .init("com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], ["xpc"]),
        .init("com.apple.framework", ["com.apple.bundle"], ["framework"]),
        .init("com.apple.application", ["public.executable"]),
        .init(
            "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"]),
        .init("com.apple.application-and-system-extension", ["com.apple.xpc-service"], ["appex"]),
        .init("public.unix-executable", ["public.executable"]),
        .init("com.microsoft.windows-executable", ["public.executable"], ["exe"], ["application/x-msdownload"]),
        .init("com.apple.systempreference.prefpane", ["com.apple.bundle", "com.apple.package"], ["prefpane"]),
        .init("public.archive", []),
        .init(
            "org.gnu.gnu-zip-archive", ["public.data", "public.archive"], ["gz", "gzip"],
            ["application/x-gzip", "application/gzip"]),
        .init("public.bzip2-archive", ["public.data", "public.archive"], ["bz2", "bzip2"], ["application/x-bzip2"]),
        .init("public.zip-archive", ["com.pkware.zip-archive"], ["zip"], ["application/zip"]),
        .init("com.apple.archive", ["public.data", "public.archive"], ["aar"]),
        .init("public.tar-archive", ["public.data", "public.archive"], ["tar"], ["application/x-tar"]),
        .init("public.spreadsheet", ["public.content"]),
        .init("public.presentation", ["public.composite-content"]),
        .init("public.database", []),
        .init("public.message", []),
        .init("public.contact", []),
        .init("public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"], ["text/directory", "text/vcard"]),
        .init("public.to-do-item", []),
        .init("public.calendar-event", []),
        .init("public.email-message", ["public.message"]),
        .init("com.apple.internet-location", ["public.data"]),
        .init("com.microsoft.internet-shortcut", ["public.data"], ["url"]),
        .init("public.font", []),
        .init("public.bookmark", []),
        .init("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"]),
        .init("public.x509-certificate", ["public.data"], ["cer", "der", "crt"], ["application/x-x509-ca-cert"]),
        .init(
            "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], ["application/epub+zip"]),
        .init("public.log", ["public.plain-text"], ["log"]),
        .init("com.apple.haptics.ahap", ["public.json"], ["ahap"]),
        .init("com.pkware.zip-archive", ["public.data", "public.archive"]),
        .init("com.apple.m4v-video", ["public.movie"], ["m4v"], ["video/x-m4v"]),
        .init("com.apple.m4a-audio", ["public.mpeg-4-audio"], ["m4a"], ["audio/x-m4a"]),
        .init("net.daringfireball.markdown", ["public.text"], ["md", "markdown"], ["text/markdown"]),
        .init("public.opentype-font", ["public.font"], ["otf"], ["font/otf"]),
        .init("public.truetype-ttf-font", ["public.font"], ["ttf"], ["font/ttf"]),
    ]
}
