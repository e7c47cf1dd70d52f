// What `import OSLog` brings: the logging of `os`, and Foundation, which the framework's header imports. Reading logs back (OSLogStore)
// is absent.
@_exported import Foundation
@_exported import GalleyOS
