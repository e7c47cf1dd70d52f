import ArgumentParser
import GalleyProtocol

/// Several sizes, at each of which every view is laid out.
struct SizeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Lay out at each of these sizes, with commas: 390x844 as in a window, 320x for a width and any height, ideal.",
            valueName: "WxH,…"))
    var sizes: String?

    func validate() throws { _ = try rooms }

    /// Says that sizes are given in two ways.
    func check(_ options: SourceOptions) throws {
        guard sizes == nil || (options.size == nil && options.device == nil) else {
            throw ValidationError("--sizes says all sizes; give it alone, without --size and --device.")
        }
    }

    /// The sizes, with the words for them; none without the option.
    var rooms: [(name: String, room: HostRequest.Room)] {
        get throws {
            guard let sizes else { return [] }
            return try sizes.split(separator: ",", omittingEmptySubsequences: false).map { word in
                guard let room = HostRequest.Room(argument: String(word)) else {
                    throw ValidationError(
                        "'\(word)' is no size; write it like 390x844, 320x or ideal, several with commas.")
                }
                return (String(word), room)
            }
        }
    }

    /// A request for each size, the one that is given where there is no list.
    func requests(_ base: HostRequest) throws -> [(name: String, request: HostRequest)] {
        let rooms = try rooms
        guard !rooms.isEmpty else { return [("", base)] }
        return rooms.map { name, room in
            var request = base
            (request.room, request.followsPreviews) = (room, false)
            return (name, request)
        }
    }
}
