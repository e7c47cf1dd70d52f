// How a row shares its width among three views: enough of it, too little, and too little with a priority.
import SwiftUI

struct Wide: View {
    var body: some View {
        HStack {
            Text("Sleepy")
            Color.orange.frame(width: 100, height: 100)
            Text("little tiger")
        }
        .frame(width: 300, height: 200)
    }
}

struct Tight: View {
    var body: some View {
        HStack {
            Text("Sleepy")
            Color.orange.frame(width: 100, height: 100)
            Text("little tiger")
        }
        .lineLimit(1)
        .frame(width: 200, height: 200)
    }
}

struct Favoured: View {
    var body: some View {
        HStack {
            Text("Sleepy")
            Color.orange.frame(width: 100, height: 100)
            Text("little tiger").layoutPriority(1)
        }
        .lineLimit(1)
        .frame(width: 200, height: 200)
    }
}
