import SwiftUI

/// A small coloured word.
public struct TagLabel: View {
    let text: String

    public init(_ text: String) { self.text = text }

    public var body: some View {
        Text(text)
            .font(.caption2.weight(.semibold))
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .foregroundStyle(Color.tagInk)
            .background(Color.tagInk.opacity(0.15), in: .capsule)
    }
}

#Preview { TagLabel("Vegan") }
