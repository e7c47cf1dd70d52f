import Cards
import SwiftUI

let renderer = ImageRenderer(content: Card())
let size = renderer.displayList().size
print(try renderer.pngData().isEmpty ? "nothing" : "\(Int(size.width))x\(Int(size.height))")
