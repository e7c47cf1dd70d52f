import Foundation
import GalleyGraph

/// Foundation's memory of what can be undone, which it lacks outside Apple's platforms.
///
/// Each thing that is done registers what undoes it; undoing registers what does it again. What is registered within one event
/// belongs together only between `beginUndoGrouping()` and `endUndoGrouping()`.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private struct Step {
        weak var target: AnyObject?
        var run: @MainActor (AnyObject) -> Void
    }

    private struct Group {
        var steps: [Step] = []
        var name = ""
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var open: [Group] = []
    private var disablings = 0

    /// Whether something is being undone.
    open private(set) var isUndoing = false
    /// Whether something is being done again.
    open private(set) var isRedoing = false
    /// How many groups are kept; 0 is any number.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// Whether what is registered within one event belongs together; here each registration is a step of its own.
    open var groupsByEvent = true

    /// A memory of nothing.
    nonisolated public override init() { super.init() }

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is something to do again.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// Whether what is registered is kept.
    open var isUndoRegistrationEnabled: Bool { disablings == 0 }
    /// How many groups are open.
    open var groupingLevel: Int { open.count }

    /// Keeps no more of what is registered, until as many calls of `enableUndoRegistration()`.
    open func disableUndoRegistration() { disablings += 1 }
    /// Keeps what is registered again.
    open func enableUndoRegistration() { disablings = max(disablings - 1, 0) }

    /// Registers what undoes something. Where the target is gone by then, nothing is done.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let step = Step(target: target) { object in
            if let object = object as? TargetType { handler(object) }
        }
        if !isUndoing, !isRedoing { redoGroups = [] }
        if open.isEmpty {
            add(Group(steps: [step]))
        } else {
            open[open.count - 1].steps.append(step)
        }
    }

    private func add(_ group: Group) {
        guard !group.steps.isEmpty else { return }
        if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoGroups.removeFirst(max(undoGroups.count - levelsOfUndo, 0))
        redoGroups.removeFirst(max(redoGroups.count - levelsOfUndo, 0))
    }

    /// What is registered from now on is undone together.
    open func beginUndoGrouping() { open.append(Group()) }

    /// What was registered since the last `beginUndoGrouping()` is complete.
    open func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        if open.isEmpty {
            add(group)
        } else {
            open[open.count - 1].steps += group.steps
        }
    }

    /// Undoes the last group, what was done last first.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undoGroups.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Does again what was undone last.
    open func redo() {
        guard let group = redoGroups.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    /// What a group registers while it runs belongs together again.
    private func run(_ group: Group) {
        open.append(Group(name: group.name))
        for step in group.steps.reversed() {
            if let target = step.target { step.run(target) }
        }
        endUndoGrouping()
    }

    /// Forgets all.
    open func removeAllActions() { (undoGroups, redoGroups, open) = ([], [], []) }

    /// Forgets what was registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                Group(steps: group.steps.filter { $0.target !== target }, name: group.name)
            }.filter { !$0.steps.isEmpty }
        }
        (undoGroups, redoGroups) = (without(undoGroups), without(redoGroups))
        for index in open.indices { open[index].steps.removeAll { $0.target === target } }
    }

    /// Names what would be undone next, as menus show it.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !undoGroups.isEmpty {
            undoGroups[undoGroups.count - 1].name = actionName
        }
    }

    /// The name of what would be undone next.
    open var undoActionName: String { undoGroups.last?.name ?? "" }
    /// The name of what would be done again next.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// What a menu would have for it, such as “Undo Typing”.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// What a menu would have for it, such as “Redo Typing”.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}

extension NSNotification.Name {
    /// Posted when something has been undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted when something has been done again.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}

extension EnvironmentValues {
    /// The memory of what can be undone in the window that the view is shown in.
    public var undoManager: UndoManager? {
        MainStrings.current.device.update(WindowUndo(manager: UndoManager())) { $0.manager }
    }
}

/// The memory of the window that a view is shown in.
private struct WindowUndo: Sendable {
    let manager: UndoManager
}
