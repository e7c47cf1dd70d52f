/// Where in the program's source a node comes from, as far as it can be known while views are built.
///
/// Kept where someone asks for it alone (`RenderOptions.notesOrigins`): pictures need none of it.
package final class ViewOrigin: Sendable {
    /// The view in whose body the node was made.
    package let owner: ViewOwner?
    /// The text as its author wrote it, where another one is shown: the key of a text that is translated.
    package let written: String?

    package init(owner: ViewOwner?, written: String?) {
        self.owner = owner
        self.written = written
    }
}

/// A view of the program's own, and the one in whose body it was met.
package final class ViewOwner: Sendable {
    /// The type's name as the source has it: `Outer.Inner`, without the module, and without what it is generic over.
    let name: String
    let outer: ViewOwner?

    /// Galley's own views have no place in the source that someone could go to.
    init?(_ type: Any.Type, in outer: ViewOwner?) {
        let parts = Self.parts(of: _typeName(type, qualified: true))
        guard parts.count > 1, !OwnModules.contain(type) else { return nil }
        name = parts.dropFirst().joined(separator: ".")
        self.outer = outer
    }

    /// The names of these views, the innermost first.
    package var names: [String] {
        var names = [name]
        var next = outer
        while let owner = next {
            names.append(owner.name)
            next = owner.outer
        }
        return names
    }

    /// The module and the types around each other. What a private or local type lies in has no name: `(unknown context at $1f2e)`.
    static func parts(of typeName: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in typeName {
            switch character {
            case "<", "(", "[": depth += 1
            case ">", ")", "]": depth -= 1
            case "." where depth == 0: parts.append("")
            case _ where depth == 0: parts[parts.count - 1].append(character)
            default: break
            }
        }
        return parts.filter { !$0.isEmpty }
    }
}

private enum ViewOwnerKey: EnvironmentKey { static var defaultValue: ViewOwner? { nil } }

extension EnvironmentValues {
    /// The program's own view whose body is built, where that is noted. What is built later, in a lazy container, has the environment of the
    /// place where it was written, and so its owner.
    var viewOwner: ViewOwner? {
        get { self[ViewOwnerKey.self] }
        set { self[ViewOwnerKey.self] = newValue }
    }
}

extension ViewTreeBuilder {
    /// Runs `content`, which builds or lists the body of a view of this type.
    func owned<T>(by type: T.Type, _ content: () -> Void) {
        guard T.self is any View.Type, let owner = ViewOwner(T.self, in: environment.viewOwner) else {
            return content()
        }
        let carries = carriesState
        with(
            {
                $0.viewOwner = owner
                if carries { $0.carriedPath += "/" + owner.name }
            }, content)
    }

    /// What is noted of the node that is made here.
    ///
    /// - Parameter known: What is noted already.
    func origin(_ known: ViewOrigin?) -> ViewOrigin {
        ViewOrigin(owner: environment.viewOwner, written: known?.written)
    }
}
