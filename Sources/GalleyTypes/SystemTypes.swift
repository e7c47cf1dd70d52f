// The types that the system declares. Each is named by its identifier; the types that it conforms to, and its endings, are in
// DeclaredType.swift.

extension UTType {
    /// `public.item`.
    public static var item: UTType { UTType(declared: "public.item") }
    /// `public.content`.
    public static var content: UTType { UTType(declared: "public.content") }
    /// `public.composite-content`, a kind of `public.content`.
    public static var compositeContent: UTType { UTType(declared: "public.composite-content") }
    /// `public.disk-image`, a kind of `public.archive`.
    public static var diskImage: UTType { UTType(declared: "public.disk-image") }
    /// `public.data`, a kind of `public.item`.
    public static var data: UTType { UTType(declared: "public.data") }
    /// `public.directory`, a kind of `public.item`.
    public static var directory: UTType { UTType(declared: "public.directory") }
    /// `com.apple.resolvable`.
    public static var resolvable: UTType { UTType(declared: "com.apple.resolvable") }
    /// `public.symlink`, a kind of `public.item` and `com.apple.resolvable`.
    public static var symbolicLink: UTType { UTType(declared: "public.symlink") }
    /// `public.executable`, a kind of `public.data`.
    public static var executable: UTType { UTType(declared: "public.executable") }
    /// `com.apple.mount-point`, a kind of `public.item` and `com.apple.resolvable`.
    public static var mountPoint: UTType { UTType(declared: "com.apple.mount-point") }
    /// `com.apple.alias-file`, a kind of `public.data` and `com.apple.resolvable`.
    public static var aliasFile: UTType { UTType(declared: "com.apple.alias-file") }
    /// `com.apple.bookmark`, a kind of `public.data` and `com.apple.resolvable`.
    public static var urlBookmarkData: UTType { UTType(declared: "com.apple.bookmark") }
    /// `public.url`, a kind of `public.data`.
    public static var url: UTType { UTType(declared: "public.url") }
    /// `public.file-url`, a kind of `public.url`.
    public static var fileURL: UTType { UTType(declared: "public.file-url") }
    /// `public.text`, a kind of `public.data` and `public.content`.
    public static var text: UTType { UTType(declared: "public.text") }
    /// `public.plain-text`, a kind of `public.text`; files end in .txt, .text.
    public static var plainText: UTType { UTType(declared: "public.plain-text") }
    /// `public.utf8-plain-text`, a kind of `public.plain-text`.
    public static var utf8PlainText: UTType { UTType(declared: "public.utf8-plain-text") }
    /// `public.utf16-external-plain-text`, a kind of `public.plain-text`.
    public static var utf16ExternalPlainText: UTType { UTType(declared: "public.utf16-external-plain-text") }
    /// `public.utf16-plain-text`, a kind of `public.plain-text`.
    public static var utf16PlainText: UTType { UTType(declared: "public.utf16-plain-text") }
    /// `public.delimited-values-text`, a kind of `public.text`.
    public static var delimitedText: UTType { UTType(declared: "public.delimited-values-text") }
    /// `public.comma-separated-values-text`, a kind of `public.delimited-values-text`; files end in .csv.
    public static var commaSeparatedText: UTType { UTType(declared: "public.comma-separated-values-text") }
    /// `public.tab-separated-values-text`, a kind of `public.delimited-values-text`; files end in .tsv.
    public static var tabSeparatedText: UTType { UTType(declared: "public.tab-separated-values-text") }
    /// `public.utf8-tab-separated-values-text`, a kind of `public.tab-separated-values-text` and `public.utf8-plain-text`.
    public static var utf8TabSeparatedText: UTType { UTType(declared: "public.utf8-tab-separated-values-text") }
    /// `public.rtf`, a kind of `public.text`; files end in .rtf.
    public static var rtf: UTType { UTType(declared: "public.rtf") }
    /// `public.html`, a kind of `public.text`; files end in .html, .htm, .shtml, .shtm.
    public static var html: UTType { UTType(declared: "public.html") }
    /// `public.xml`, a kind of `public.text`; files end in .xml.
    public static var xml: UTType { UTType(declared: "public.xml") }
    /// `public.yaml`, a kind of `public.text`; files end in .yml, .yaml.
    public static var yaml: UTType { UTType(declared: "public.yaml") }
    /// `public.css`, a kind of `public.text`; files end in .css.
    public static var css: UTType { UTType(declared: "public.css") }
    /// `public.source-code`, a kind of `public.plain-text`.
    public static var sourceCode: UTType { UTType(declared: "public.source-code") }
    /// `public.assembly-source`, a kind of `public.source-code`; files end in .s.
    public static var assemblyLanguageSource: UTType { UTType(declared: "public.assembly-source") }
    /// `public.c-source`, a kind of `public.source-code`; files end in .c.
    public static var cSource: UTType { UTType(declared: "public.c-source") }
    /// `public.objective-c-source`, a kind of `public.source-code`; files end in .m.
    public static var objectiveCSource: UTType { UTType(declared: "public.objective-c-source") }
    /// `public.swift-source`, a kind of `public.source-code`; files end in .swift.
    public static var swiftSource: UTType { UTType(declared: "public.swift-source") }
    /// `public.c-plus-plus-source`, a kind of `public.source-code`; files end in .cp, .cpp, .c++, .cc, .cxx.
    public static var cPlusPlusSource: UTType { UTType(declared: "public.c-plus-plus-source") }
    /// `public.objective-c-plus-plus-source`, a kind of `public.source-code`; files end in .mm.
    public static var objectiveCPlusPlusSource: UTType { UTType(declared: "public.objective-c-plus-plus-source") }
    /// `public.c-header`, a kind of `public.source-code`; files end in .h.
    public static var cHeader: UTType { UTType(declared: "public.c-header") }
    /// `public.c-plus-plus-header`, a kind of `public.source-code`; files end in .hpp, .hh, .h++, .hxx.
    public static var cPlusPlusHeader: UTType { UTType(declared: "public.c-plus-plus-header") }
    /// `public.script`, a kind of `public.source-code`.
    public static var script: UTType { UTType(declared: "public.script") }
    /// `com.apple.applescript.text`, a kind of `public.script`; files end in .applescript.
    public static var appleScript: UTType { UTType(declared: "com.apple.applescript.text") }
    /// `com.apple.applescript.script`, a kind of `public.data` and `public.script`; files end in .scpt.
    public static var osaScript: UTType { UTType(declared: "com.apple.applescript.script") }
    /// `com.apple.applescript.script-bundle`, a kind of `com.apple.bundle`, `com.apple.package` and `public.script`.
    public static var osaScriptBundle: UTType { UTType(declared: "com.apple.applescript.script-bundle") }
    /// `com.netscape.javascript-source`, a kind of `public.source-code` and `public.executable`; files end in .js and others.
    public static var javaScript: UTType { UTType(declared: "com.netscape.javascript-source") }
    /// `public.shell-script`, a kind of `public.script`; files end in .sh, .command.
    public static var shellScript: UTType { UTType(declared: "public.shell-script") }
    /// `public.perl-script`, a kind of `public.shell-script`; files end in .pl, .pm.
    public static var perlScript: UTType { UTType(declared: "public.perl-script") }
    /// `public.python-script`, a kind of `public.shell-script`; files end in .py.
    public static var pythonScript: UTType { UTType(declared: "public.python-script") }
    /// `public.ruby-script`, a kind of `public.shell-script`; files end in .rb, .rbw.
    public static var rubyScript: UTType { UTType(declared: "public.ruby-script") }
    /// `public.php-script`, a kind of `public.shell-script`; files end in .php, .php3, .php4, .ph3, .ph4, .phtml.
    public static var phpScript: UTType { UTType(declared: "public.php-script") }
    /// `public.make-source`, a kind of `public.script`; files end in .mk, .mak.
    public static var makefile: UTType { UTType(declared: "public.make-source") }
    /// `public.json`, a kind of `public.text`; files end in .json.
    public static var json: UTType { UTType(declared: "public.json") }
    /// `public.geojson`, a kind of `public.json`; files end in .geojson.
    public static var geoJSON: UTType { UTType(declared: "public.geojson") }
    /// `com.apple.property-list`, a kind of `public.data`; files end in .plist.
    public static var propertyList: UTType { UTType(declared: "com.apple.property-list") }
    /// `com.apple.xml-property-list`, a kind of `public.xml` and `com.apple.property-list`.
    public static var xmlPropertyList: UTType { UTType(declared: "com.apple.xml-property-list") }
    /// `com.apple.binary-property-list`, a kind of `com.apple.property-list`.
    public static var binaryPropertyList: UTType { UTType(declared: "com.apple.binary-property-list") }
    /// `com.adobe.pdf`, a kind of `public.data` and `public.composite-content`; files end in .pdf.
    public static var pdf: UTType { UTType(declared: "com.adobe.pdf") }
    /// `com.apple.rtfd`, a kind of `com.apple.package` and `public.composite-content`; files end in .rtfd.
    public static var rtfd: UTType { UTType(declared: "com.apple.rtfd") }
    /// `com.apple.flat-rtfd`, a kind of `public.data` and `public.composite-content`.
    public static var flatRTFD: UTType { UTType(declared: "com.apple.flat-rtfd") }
    /// `com.apple.webarchive`, a kind of `public.data` and `public.composite-content`; files end in .webarchive.
    public static var webArchive: UTType { UTType(declared: "com.apple.webarchive") }
    /// `public.image`, a kind of `public.data` and `public.content`.
    public static var image: UTType { UTType(declared: "public.image") }
    /// `public.jpeg`, a kind of `public.image`; files end in .jpeg, .jpg, .jpe.
    public static var jpeg: UTType { UTType(declared: "public.jpeg") }
    /// `public.tiff`, a kind of `public.image`; files end in .tiff, .tif.
    public static var tiff: UTType { UTType(declared: "public.tiff") }
    /// `com.compuserve.gif`, a kind of `public.image`; files end in .gif.
    public static var gif: UTType { UTType(declared: "com.compuserve.gif") }
    /// `public.png`, a kind of `public.image`; files end in .png.
    public static var png: UTType { UTType(declared: "public.png") }
    /// `com.apple.icns`, a kind of `public.image`; files end in .icns.
    public static var icns: UTType { UTType(declared: "com.apple.icns") }
    /// `com.microsoft.bmp`, a kind of `public.image`; files end in .bmp, .dib.
    public static var bmp: UTType { UTType(declared: "com.microsoft.bmp") }
    /// `com.microsoft.ico`, a kind of `public.image`; files end in .ico.
    public static var ico: UTType { UTType(declared: "com.microsoft.ico") }
    /// `public.camera-raw-image`, a kind of `public.image`.
    public static var rawImage: UTType { UTType(declared: "public.camera-raw-image") }
    /// `public.svg-image`, a kind of `public.image`; files end in .svg, .svgz.
    public static var svg: UTType { UTType(declared: "public.svg-image") }
    /// `com.apple.live-photo`.
    public static var livePhoto: UTType { UTType(declared: "com.apple.live-photo") }
    /// `public.heif`, a kind of `public.image`; files end in .heif.
    public static var heif: UTType { UTType(declared: "public.heif") }
    /// `public.heic`, a kind of `public.heif`; files end in .heic.
    public static var heic: UTType { UTType(declared: "public.heic") }
    /// `public.heics`, a kind of `public.heif`; files end in .heics.
    public static var heics: UTType { UTType(declared: "public.heics") }
    /// `org.webmproject.webp`, a kind of `public.image`; files end in .webp.
    public static var webP: UTType { UTType(declared: "org.webmproject.webp") }
    /// `com.adobe.raw-image`, a kind of `public.camera-raw-image`; files end in .dng.
    public static var dng: UTType { UTType(declared: "com.adobe.raw-image") }
    /// `com.ilm.openexr-image`, a kind of `public.image`; files end in .exr.
    public static var exr: UTType { UTType(declared: "com.ilm.openexr-image") }
    /// `public.3d-content`, a kind of `public.content`.
    public static var threeDContent: UTType { UTType(declared: "public.3d-content") }
    /// `com.pixar.universal-scene-description`, a kind of `public.3d-content` and `public.data`; files end in .usd and others.
    public static var usd: UTType { UTType(declared: "com.pixar.universal-scene-description") }
    /// `com.pixar.universal-scene-description-mobile`, a kind of `public.3d-content` and `public.data`; files end in .usdz.
    public static var usdz: UTType { UTType(declared: "com.pixar.universal-scene-description-mobile") }
    /// `com.apple.reality`, a kind of `public.data`; files end in .reality.
    public static var realityFile: UTType { UTType(declared: "com.apple.reality") }
    /// `com.apple.scenekit.scene`, a kind of `public.3d-content` and `public.data`; files end in .scn.
    public static var sceneKitScene: UTType { UTType(declared: "com.apple.scenekit.scene") }
    /// `com.apple.arobject`, a kind of `public.data`; files end in .arobject.
    public static var arReferenceObject: UTType { UTType(declared: "com.apple.arobject") }
    /// `public.audiovisual-content`, a kind of `public.data` and `public.content`.
    public static var audiovisualContent: UTType { UTType(declared: "public.audiovisual-content") }
    /// `public.movie`, a kind of `public.audiovisual-content`.
    public static var movie: UTType { UTType(declared: "public.movie") }
    /// `public.video`, a kind of `public.movie`.
    public static var video: UTType { UTType(declared: "public.video") }
    /// `public.audio`, a kind of `public.audiovisual-content`.
    public static var audio: UTType { UTType(declared: "public.audio") }
    /// `com.apple.quicktime-movie`, a kind of `public.movie`; files end in .mov, .qt.
    public static var quickTimeMovie: UTType { UTType(declared: "com.apple.quicktime-movie") }
    /// `public.mpeg`, a kind of `public.movie`; files end in .mpg, .mpeg, .mpe, .m75, .m15.
    public static var mpeg: UTType { UTType(declared: "public.mpeg") }
    /// `public.mpeg-2-video`, a kind of `public.video`; files end in .m2v.
    public static var mpeg2Video: UTType { UTType(declared: "public.mpeg-2-video") }
    /// `public.mpeg-2-transport-stream`, a kind of `public.movie`; files end in .ts.
    public static var mpeg2TransportStream: UTType { UTType(declared: "public.mpeg-2-transport-stream") }
    /// `public.mp3`, a kind of `public.audio`; files end in .mp3, .mpga.
    public static var mp3: UTType { UTType(declared: "public.mp3") }
    /// `public.mpeg-4`, a kind of `public.movie`; files end in .mp4, .mpg4.
    public static var mpeg4Movie: UTType { UTType(declared: "public.mpeg-4") }
    /// `public.mpeg-4-audio`, a kind of `public.mpeg-4` and `public.audio`; files end in .mp4, .mpg4.
    public static var mpeg4Audio: UTType { UTType(declared: "public.mpeg-4-audio") }
    /// `com.apple.protected-mpeg-4-audio`, a kind of `public.audio`; files end in .m4p.
    public static var appleProtectedMPEG4Audio: UTType { UTType(declared: "com.apple.protected-mpeg-4-audio") }
    /// `com.apple.protected-mpeg-4-video`, a kind of `com.apple.m4v-video`; files end in .m4v.
    public static var appleProtectedMPEG4Video: UTType { UTType(declared: "com.apple.protected-mpeg-4-video") }
    /// `public.avi`, a kind of `public.movie`; files end in .avi, .vfw.
    public static var avi: UTType { UTType(declared: "public.avi") }
    /// `public.aiff-audio`, a kind of `public.audio`; files end in .aiff, .aif.
    public static var aiff: UTType { UTType(declared: "public.aiff-audio") }
    /// `com.microsoft.waveform-audio`, a kind of `public.audio`; files end in .wav, .wave, .bwf.
    public static var wav: UTType { UTType(declared: "com.microsoft.waveform-audio") }
    /// `public.midi-audio`, a kind of `public.audio`; files end in .midi, .mid, .smf, .kar.
    public static var midi: UTType { UTType(declared: "public.midi-audio") }
    /// `public.playlist`.
    public static var playlist: UTType { UTType(declared: "public.playlist") }
    /// `public.m3u-playlist`, a kind of `public.text` and `public.playlist`; files end in .m3u, .m3u8.
    public static var m3uPlaylist: UTType { UTType(declared: "public.m3u-playlist") }
    /// `public.folder`, a kind of `public.directory`.
    public static var folder: UTType { UTType(declared: "public.folder") }
    /// `public.volume`, a kind of `public.folder`.
    public static var volume: UTType { UTType(declared: "public.volume") }
    /// `com.apple.package`, a kind of `public.directory`.
    public static var package: UTType { UTType(declared: "com.apple.package") }
    /// `com.apple.bundle`, a kind of `public.directory`; files end in .bundle.
    public static var bundle: UTType { UTType(declared: "com.apple.bundle") }
    /// `com.apple.plugin`, a kind of `com.apple.bundle` and `com.apple.package`; files end in .plugin.
    public static var pluginBundle: UTType { UTType(declared: "com.apple.plugin") }
    /// `com.apple.metadata-importer`, a kind of `com.apple.plugin`; files end in .mdimporter.
    public static var spotlightImporter: UTType { UTType(declared: "com.apple.metadata-importer") }
    /// `com.apple.quicklook-generator`, a kind of `com.apple.plugin`; files end in .qlgenerator.
    public static var quickLookGenerator: UTType { UTType(declared: "com.apple.quicklook-generator") }
    /// `com.apple.xpc-service`, a kind of `com.apple.bundle` and `com.apple.package`; files end in .xpc.
    public static var xpcService: UTType { UTType(declared: "com.apple.xpc-service") }
    /// `com.apple.framework`, a kind of `com.apple.bundle`; files end in .framework.
    public static var framework: UTType { UTType(declared: "com.apple.framework") }
    /// `com.apple.application`, a kind of `public.executable`.
    public static var application: UTType { UTType(declared: "com.apple.application") }
    /// `com.apple.application-bundle`, a kind of `com.apple.application`, `com.apple.bundle` and `com.apple.package`.
    public static var applicationBundle: UTType { UTType(declared: "com.apple.application-bundle") }
    /// `com.apple.application-and-system-extension`, a kind of `com.apple.xpc-service`; files end in .appex.
    public static var applicationExtension: UTType { UTType(declared: "com.apple.application-and-system-extension") }
    /// `public.unix-executable`, a kind of `public.executable`.
    public static var unixExecutable: UTType { UTType(declared: "public.unix-executable") }
    /// `com.microsoft.windows-executable`, a kind of `public.executable`; files end in .exe.
    public static var exe: UTType { UTType(declared: "com.microsoft.windows-executable") }
    /// `com.apple.systempreference.prefpane`, a kind of `com.apple.bundle` and `com.apple.package`; files end in .prefpane.
    public static var systemPreferencesPane: UTType { UTType(declared: "com.apple.systempreference.prefpane") }
    /// `public.archive`.
    public static var archive: UTType { UTType(declared: "public.archive") }
    /// `org.gnu.gnu-zip-archive`, a kind of `public.data` and `public.archive`; files end in .gz, .gzip.
    public static var gzip: UTType { UTType(declared: "org.gnu.gnu-zip-archive") }
    /// `public.bzip2-archive`, a kind of `public.data` and `public.archive`; files end in .bz2, .bzip2.
    public static var bz2: UTType { UTType(declared: "public.bzip2-archive") }
    /// `public.zip-archive`, a kind of `com.pkware.zip-archive`; files end in .zip.
    public static var zip: UTType { UTType(declared: "public.zip-archive") }
    /// `com.apple.archive`, a kind of `public.data` and `public.archive`; files end in .aar.
    public static var appleArchive: UTType { UTType(declared: "com.apple.archive") }
    /// `public.tar-archive`, a kind of `public.data` and `public.archive`; files end in .tar.
    public static var tarArchive: UTType { UTType(declared: "public.tar-archive") }
    /// `public.spreadsheet`, a kind of `public.content`.
    public static var spreadsheet: UTType { UTType(declared: "public.spreadsheet") }
    /// `public.presentation`, a kind of `public.composite-content`.
    public static var presentation: UTType { UTType(declared: "public.presentation") }
    /// `public.database`.
    public static var database: UTType { UTType(declared: "public.database") }
    /// `public.message`.
    public static var message: UTType { UTType(declared: "public.message") }
    /// `public.contact`.
    public static var contact: UTType { UTType(declared: "public.contact") }
    /// `public.vcard`, a kind of `public.text` and `public.contact`; files end in .vcf, .vcard.
    public static var vCard: UTType { UTType(declared: "public.vcard") }
    /// `public.to-do-item`.
    public static var toDoItem: UTType { UTType(declared: "public.to-do-item") }
    /// `public.calendar-event`.
    public static var calendarEvent: UTType { UTType(declared: "public.calendar-event") }
    /// `public.email-message`, a kind of `public.message`.
    public static var emailMessage: UTType { UTType(declared: "public.email-message") }
    /// `com.apple.internet-location`, a kind of `public.data`.
    public static var internetLocation: UTType { UTType(declared: "com.apple.internet-location") }
    /// `com.microsoft.internet-shortcut`, a kind of `public.data`; files end in .url.
    public static var internetShortcut: UTType { UTType(declared: "com.microsoft.internet-shortcut") }
    /// `public.font`.
    public static var font: UTType { UTType(declared: "public.font") }
    /// `public.bookmark`.
    public static var bookmark: UTType { UTType(declared: "public.bookmark") }
    /// `com.rsa.pkcs-12`, a kind of `public.data`; files end in .p12, .pfx.
    public static var pkcs12: UTType { UTType(declared: "com.rsa.pkcs-12") }
    /// `public.x509-certificate`, a kind of `public.data`; files end in .cer, .der, .crt.
    public static var x509Certificate: UTType { UTType(declared: "public.x509-certificate") }
    /// `org.idpf.epub-container`, a kind of `public.data` and `public.composite-content`; files end in .epub.
    public static var epub: UTType { UTType(declared: "org.idpf.epub-container") }
    /// `public.log`, a kind of `public.plain-text`; files end in .log.
    public static var log: UTType { UTType(declared: "public.log") }
    /// `com.apple.haptics.ahap`, a kind of `public.json`; files end in .ahap.
    public static var ahap: UTType { UTType(declared: "com.apple.haptics.ahap") }
}
