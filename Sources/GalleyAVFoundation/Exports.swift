// What `import AVFoundation` brings in files of the command line tool: films and sounds as inert values.
@_exported import Foundation
@_exported import GalleyAudioToolbox
@_exported import class GalleyUIKitClasses.CALayer
