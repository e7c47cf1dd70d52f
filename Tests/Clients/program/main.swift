// Draws the card of Scripts/test-dist.sh to standard output: MyProgram TITLE STARS

import Foundation
import Galley

let card = Card(title: CommandLine.arguments[1], stars: Int(CommandLine.arguments[2]))
FileHandle.standardOutput.write(try ImageRenderer(content: card).pngData())
