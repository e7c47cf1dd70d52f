// What `import Foundation` brings into scope on Apple's platforms: Combine with Foundation's publishers, Observation and the
// loading of URLs. These are modules of their own elsewhere.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
