// What `import Combine` brings into scope on Apple's platforms, and with it the publishers that Foundation has there.
@_exported import GalleyPublishers
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
