// What `import CoreGraphics` means in a file that the command line tool compiles (`-module-alias`): Foundation's
// geometry and the part of CoreGraphics that Foundation lacks outside Apple's platforms.
@_exported import Foundation
@_exported import GalleyLayout
