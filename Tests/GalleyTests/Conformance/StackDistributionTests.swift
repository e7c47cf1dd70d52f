import Foundation
import Testing

@testable import Galley

// semantics.md §25.4. After each id: the source and confidence as given there.

@MainActor @Suite("How stacks divide their length")
struct StackDistributionTests {
    @Test("T-059 V OBJC-H") func equalShares() {
        let found = frames(
            in: 300, 100,
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.green.probe("b")
                Color.blue.probe("c")
            })
        expect(found["a"], 0, 0, 100, 100)
        expect(found["b"], 100, 0, 100, 100)
        expect(found["c"], 200, 0, 100, 100)
    }

    @Test("T-060 V+ OBJC-H") func overflow() {
        let view = HStack(spacing: 0) {
            Color.red.frame(maxWidth: 100).probe("r")
            Color.green.frame(minWidth: 100).probe("g")
        }.frame(width: 150, height: 100)
        let found = frames(in: 150, 100, view)
        expect(found["r"], -12.5, 0, 75, 100)
        expect(found["g"], 62.5, 0, 100, 100)
    }

    @Test("T-061 V+") func rigidInTheMiddle() {
        let found = frames(
            in: 300, 100,
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.green.frame(width: 50).probe("b")
                Color.blue.probe("c")
            })
        expect(found["a"], 0, 0, 125, 100)
        expect(found["b"], 125, 0, 50, 100)
        expect(found["c"], 175, 0, 125, 100)
    }

    @Test("T-062 V+") func priority() {
        let found = frames(
            in: 300, 100,
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).probe("a")
                Color.green.frame(minWidth: 20).layoutPriority(1).probe("b")
                Color.blue.frame(width: 60).probe("c")
            })
        expect(found["a"], 0, 0, 20, 100)
        expect(found["b"], 20, 0, 220, 100)
        expect(found["c"], 240, 0, 60, 100)
    }

    @Test("T-063 model") func defaultSpacing() {
        let found = frames(
            in: 316, 100,
            HStack {
                Color.red.probe("a")
                Color.green.probe("b")
                Color.blue.probe("c")
            })
        expect(found["a"], 0, 0, 100, 100)
        expect(found["b"], 108, 0, 100, 100)
        expect(found["c"], 216, 0, 100, 100)
    }

    private func widths(_ total: CGFloat, _ view: some View) -> [CGFloat] {
        let found = frames(in: total, 100, view)
        return ["a", "b", "c"].compactMap { found[$0]?.width }
    }

    @Test("T-064 model") func cappedFirst() {
        let row = HStack(spacing: 0) {
            Color.red.frame(maxWidth: 100).probe("a")
            Color.red.probe("b")
            Color.red.probe("c")
        }
        #expect(widths(400, row) == [100, 150, 150])
    }

    @Test("T-065 model") func twoCaps() {
        let row = HStack(spacing: 0) {
            Color.red.frame(maxWidth: 50).probe("a")
            Color.red.frame(maxWidth: 200).probe("b")
            Color.red.probe("c")
        }
        #expect(widths(300, row) == [50, 125, 125])
    }

    @Test("T-066 model") func largerMinimumBreaksTheTie() {
        let row = HStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.frame(minWidth: 200).probe("b")
        }
        #expect(widths(300, row) == [100, 200])
    }

    @Test("T-067 model") func minimaOverflow() {
        let found = frames(
            in: 300, 100,
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 100).probe("a")
                Color.red.frame(minWidth: 100).probe("b")
                Color.red.frame(width: 300).probe("c")
            })
        expect(found["a"], -100, 0, 100, 100)
        expect(found["b"], 0, 0, 100, 100)
        expect(found["c"], 100, 0, 300, 100)
    }

    @Test("T-068 model") func negativePriority() {
        let row = HStack(spacing: 0) {
            Color.red.layoutPriority(-1).probe("a")
            Color.red.probe("b")
        }
        #expect(widths(300, row) == [0, 300])
    }

    @Test("T-069 model") func minimaAreReserved() {
        let row = HStack(spacing: 0) {
            Color.red.frame(minWidth: 30).probe("a")
            Color.red.layoutPriority(1).probe("b")
            Color.red.frame(minWidth: 40).probe("c")
        }
        #expect(widths(300, row) == [30, 230, 40])
    }

    @Test("T-070 model/R") func placementUsesTheStacksWidth() {
        let column = VStack(spacing: 0) {
            box(80, 20)
            Color.red.probe("color")
        }.probe("stack").fixedSize(horizontal: true, vertical: false)
        let found = frames(proposing: 300, 100, column)
        expect(found["stack"], 0, 0, 80, 100)
        expect(found["color"], 0, 20, 80, 80)
    }

    @Test("T-071 model; SCUI #453 scenario") func fixedSizeBothWays() {
        let column = VStack(spacing: 0) {
            box(80, 20)
            Color.red.probe("color")
            box(60, 20)
        }.probe("stack").fixedSize()
        let found = frames(proposing: nil, nil, column)
        expect(found["stack"], 0, 0, 80, 50)
        expect(found["color"], 0, 20, 80, 10)
    }

    @Test("T-072 model/R") func paddingHidesPriority() {
        let row = HStack(spacing: 0) {
            Color.red.layoutPriority(1).padding().probe("a")
            Color.red.probe("b")
        }
        #expect(widths(300, row) == [150, 150])
    }

    @Test("T-073 model/R") func fixedSizeForwardsPriority() {
        let row = HStack(spacing: 0) {
            Color.red.layoutPriority(1).fixedSize(horizontal: false, vertical: true).probe("a")
            Color.red.probe("b")
        }
        #expect(widths(300, row) == [300, 0])
    }

    @Test("T-074 C STK, model") func minimumIsNotEnough() {
        let column = VStack(spacing: 0) {
            Color.red.frame(minHeight: 5, maxHeight: 100)
            Color.red.frame(minHeight: 80)
        }
        expect(size(of: column, 100, 0).height, 85)
        expect(size(of: column, 100, 85).height, 122.5)
    }

    @Test("T-075 V+") func nested() {
        let view = VStack(spacing: 10) {
            HStack(spacing: 10) {
                Color.red.probe("a")
                Color.red.frame(width: 80).probe("b")
            }.padding(10)
            HStack {
                box(40, 40).probe("c")
                Spacer()
                box(40, 40).probe("d")
            }.frame(height: 60).probe("bottom")
        }
        let found = frames(in: 300, 200, view)
        expect(found["a"], 10, 10, 190, 110)
        expect(found["b"], 210, 10, 80, 110)
        expect(found["bottom"], 0, 140, 300, 60)
        expect(found["c"], 0, 150, 40, 40)
        expect(found["d"], 260, 150, 40, 40)
    }

    @Test("T-076 V hstack-ideal; I") func idealRow() {
        let view = VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 6) {
                box(30, 30)
                box(40, 30)
            }.probe("row")
            box(200, 10)
        }.probe("column")
        let found = frames(in: 300, 200, view)
        expect(found["row"]?.size ?? .zero, 76, 30)
        expect(found["column"]?.size ?? .zero, 200, 40)
    }

    @Test("T-077 model") func idealColors() {
        let column = VStack {
            Color.red
            Color.red
        }
        expect(size(of: column, nil, nil), 10, 28)
        expect(size(of: column, 100, nil), 100, 28)
    }

    @Test("T-078 model") func widthOfTheWidest() {
        let column = VStack {
            box(40, 20)
            Color.red
        }
        expect(size(of: column, nil, 100), 40, 100)
    }

    @Test("T-079 R", arguments: [nil, 0, 50, CGFloat.infinity] as [CGFloat?])
    func empty(length: CGFloat?) { expect(size(of: HStack {}, length, length), 0, 0) }

    @Test("T-079 R, priority −∞") func emptyGivesWay() {
        let bare = HStack(spacing: 0) {
            HStack {}
            Color.red.probe("a")
        }
        #expect(widths(100, bare) == [100])
    }

    @Test("T-080 OSU UITest scenario, model") func equalHeights() {
        let found = frames(
            in: 200, 200,
            VStack(spacing: 20) {
                Color.red.probe("a")
                box(10, 10)
                Color.red.probe("b")
            })
        expect(found["a"]?.height, 75)
        expect(found["b"]?.height, 75)
    }

    /// The figures follow from the rules: 200 − 2·8 = 184, less the minima 0 and 8 (a gap between two colours).
    @Test("T-081 OSU UITest scenario, I") func everythingButTheMinima() {
        let row = HStack {
            Color.red.probe("a")
            Color.blue.layoutPriority(1).probe("b")
            HStack {
                Color.green
                Color.yellow
            }.probe("c")
        }
        #expect(widths(200, row) == [0, 176, 8])
    }

    @Test("T-082 OSU UITest scenario, I") func centeredInFrame() {
        let view = HStack(spacing: 0) {
            box(50, 50).probe("a")
            box(50, 50).probe("b")
        }.frame(width: 150, height: 150)
        let found = frames(in: 150, 150, view)
        expect(found["a"], 25, 50, 50, 50)
        expect(found["b"], 75, 50, 50, 50)
    }

    @Test("T-083 C SFG") func textIsServedFirst() throws {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 200, height: 100)
        let record = LayoutRecord(
            of: HStack {
                Color.purple
                Text("Hello, world")
                Color.pink
            }, options: options)
        let text = try #require(record.node("Hello, world"))
        expect(text.proposal.width, (200 - 16) / 3.0)
        #expect(text.frame.height > 30, "the text wraps")
    }
}
