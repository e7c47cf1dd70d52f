import GalleyEngine

/// What a custom layout asks its subviews and where it puts them, for one proposal.
package struct LayoutQuestions: Sendable {
    /// A question that was asked for the first time; the engine answers it a second time without asking the view.
    package struct Question: Sendable {
        /// The position of the subview among the subviews.
        package var subview: Int
        package var proposal: Proposal
        package var size: Size
    }

    /// Asked by `sizeThatFits`, and by `placeSubviews` beyond that.
    package var measuring: [Question] = []
    package var placing: [Question] = []
    /// The subviews that it placed.
    package var placed: [Bool] = []
}

/// A layout that can be run once more with someone listening.
package protocol QuestionableLayout: AnyObject {
    /// Runs the layout of a node again, on stand-ins for its subviews that hand questions on and note them. Nothing of
    /// the real layout changes, and while no one wants to know nothing is noted.
    func questions(_ pass: Pass, node: Int, proposal: Proposal) -> LayoutQuestions
    /// The type of the layout.
    var layoutType: Any.Type { get }
}

extension CustomLayout: QuestionableLayout {
    package var layoutType: Any.Type { L.self }

    package func questions(_ pass: Pass, node: Int, proposal: Proposal) -> LayoutQuestions {
        let log = QuestionLog()
        let stage = LayoutHost(pixelLength: pass.tree.pixelLength)
        let real = LayoutSubviews(host: host, nodes: pass.children(of: node), layoutDirection: direction)
        let nodes = real.indices.map { index in
            let subview = real[index]
            let leaf = stage.tree.addLeaf(
                ListeningLeaf(subview, index: index, log, in: stage.tree), spacing: subview.spacing.spacing)
            if let traits = host.traits(of: subview.node) {
                stage.traits.append(traits)
                stage.tree.setTraits(stage.traits.count - 1, of: leaf)
            }
            return subview.priority == 0 ? leaf : stage.tree.addPriority(subview.priority, around: leaf)
        }
        let copy = ListeningLayout(CustomLayout(layout, host: stage, direction: direction), log)
        let frozen = stage.freeze(root: stage.tree.addLayout(copy, nodes))
        _ = frozen.size(0, proposal)
        log.isPlacing = true
        frozen.place(root: proposal)
        return log.questions
    }
}

private final class QuestionLog {
    var questions = LayoutQuestions()
    var isPlacing = false
}

/// A subview that notes what it is asked.
private final class ListeningLeaf: SubviewLeaf {
    private let index: Int
    private let log: QuestionLog

    init(_ subview: LayoutSubview, index: Int, _ log: QuestionLog, in tree: LayoutTree) {
        self.index = index
        self.log = log
        super.init(subview, in: tree)
    }

    override func measure(_ proposal: Proposal) -> MeasuredSize {
        let answer = super.measure(proposal)
        let question = LayoutQuestions.Question(subview: index, proposal: proposal, size: answer.size)
        if log.isPlacing { log.questions.placing.append(question) } else { log.questions.measuring.append(question) }
        return answer
    }
}

/// A layout that notes which subviews it places.
private final class ListeningLayout: LayoutDelegate {
    private let box: LayoutDelegate
    private let log: QuestionLog

    init(_ box: LayoutDelegate, _ log: QuestionLog) {
        self.box = box
        self.log = log
    }

    override func measure(_ pass: Pass, node: Int, _ proposal: Proposal) -> Size {
        box.measure(pass, node: node, proposal)
    }

    override func place(_ pass: Pass, node: Int, origin: Point, size: Size, proposal: Proposal) {
        box.place(pass, node: node, origin: origin, size: size, proposal: proposal)
        log.questions.placed = pass.children(of: node).map { pass.isPlaced($0) }
    }

    override func spacing(_ pass: Pass, node: Int) -> Spacing { box.spacing(pass, node: node) }
}
