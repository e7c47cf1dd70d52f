// What `import CoreFoundation` means in a file that the command line tool compiles (`-module-alias`): source that
// imports it beside SwiftUI wants CGFloat and its relatives.
@_exported import Foundation
@_exported import GalleyLayout
