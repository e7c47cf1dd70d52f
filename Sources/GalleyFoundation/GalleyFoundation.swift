// What `import Foundation` brings into scope on Apple's platforms: Combine with Foundation's publishers, Observation and the
// loading of URLs. These are modules of their own elsewhere. Of FoundationXML what iOS has: source has types of its own under the other names.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import class FoundationXML.XMLParser
@_exported import protocol FoundationXML.XMLParserDelegate
@_exported import GalleyFoundationNames
@_exported import GalleyPublishers
@_exported import Observation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
