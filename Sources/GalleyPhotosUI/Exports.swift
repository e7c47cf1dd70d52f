// What `import PhotosUI` brings in files of the command line tool: the choice of pictures, of which there are none.
@_exported import Foundation
