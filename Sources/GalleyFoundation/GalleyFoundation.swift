// What `import Foundation` brings into scope on Apple's platforms beside Foundation itself: Combine with Foundation's publishers,
// Observation and the loading of URLs. These are modules of their own elsewhere. Of FoundationXML what iOS has: source has types of its own
// under the other names. Foundation is left to who imports it: what a file says of that import, `@preconcurrency`, counts for the C
// library's names only where no other module brings them.
@_exported import FoundationNetworking
@_exported import class FoundationXML.XMLParser
@_exported import protocol FoundationXML.XMLParserDelegate
@_exported import GalleyFoundationNames
@_exported import GalleyPublishers
@_exported import Observation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
