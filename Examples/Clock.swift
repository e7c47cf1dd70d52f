// A clock face: three rings of views on one small layout, and two hands.
import SwiftUI

/// Places its subviews clockwise on a circle, the first one at the top.
struct RingLayout: Layout {
    /// The circle's radius as a share of half the width.
    var reach: CGFloat = 0.8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(subviews.count)
            let spoke = CGPoint(x: 0, y: -bounds.width / 2 * reach).applying(CGAffineTransform(rotationAngle: angle))
            subview.place(
                at: CGPoint(x: bounds.midX + spoke.x, y: bounds.midY + spoke.y), anchor: .center,
                proposal: .unspecified)
        }
    }
}

struct Clock: View {
    var hour = 10
    var minute = 9

    private let hours = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    private let icons = ["sun.max.fill", "fork.knife", "moon.fill", "figure.walk"]
    private let ink = Color(red: 0.13, green: 0.15, blue: 0.2)
    private let accent = Color(red: 0.93, green: 0.42, blue: 0.23)
    /// The distance between minute marks on the ring: a sixtieth of the circle in the middle of its stroke.
    private let minuteStep = 2 * CGFloat.pi * 128 / 60

    var body: some View {
        ZStack {
            Circle()
                .fill(Color(red: 0.97, green: 0.96, blue: 0.94))
            Circle()
                .strokeBorder(ink.opacity(0.12), lineWidth: 2)

            RingLayout(reach: 0.88) {
                ForEach(hours, id: \.self) { hour in
                    Text(hour == 12 ? "00" : "\(hour * 5)")
                        .font(.system(.caption, design: .rounded))
                        .foregroundStyle(ink.opacity(0.5))
                }
            }

            Circle()
                .strokeBorder(
                    ink.opacity(0.7), style: StrokeStyle(lineWidth: 8, dash: [1.5, minuteStep - 1.5], dashPhase: 0.75)
                )
                .frame(width: 264, height: 264)

            RingLayout(reach: 0.62) {
                ForEach(hours, id: \.self) { hour in
                    Text("\(hour)")
                        .font(.system(.title2, design: .rounded))
                        .bold()
                        .foregroundStyle(ink)
                }
            }

            RingLayout(reach: 0.34) {
                ForEach(icons, id: \.self) { icon in
                    Image(systemName: icon)
                        .foregroundStyle(accent)
                }
            }

            Hand(length: 66, width: 7)
                .rotationEffect(.degrees(Double(hour % 12) * 30 + Double(minute) / 2))
                .foregroundStyle(ink)
            Hand(length: 98, width: 4)
                .rotationEffect(.degrees(Double(minute) * 6))
                .foregroundStyle(ink)
            Circle()
                .fill(accent)
                .frame(width: 14, height: 14)
        }
        .frame(width: 340, height: 340)
        .padding(24)
        .background(Color.white)
    }
}

/// A hand that points up from just behind the middle of its frame.
struct Hand: View {
    var length: CGFloat
    var width: CGFloat

    var body: some View {
        Capsule()
            .frame(width: width, height: length)
            .offset(y: -length / 2 + 5)
    }
}

#Preview("Clock") {
    Clock()
}
