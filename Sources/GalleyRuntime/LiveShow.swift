import Foundation
import Galley
import GalleyGraph
import GalleyProtocol

/// What a page wants to be shown: which view, on what, and for whom.
@MainActor
struct LiveShow {
    /// All of its wishes so far, as one.
    private(set) var wish = LiveCommand(.show)

    /// The first view, as the request has it.
    init(_ request: HostRequest) {
        let variant = request.variants.first ?? HostVariant()
        wish.isDark = variant.isDark
        wish.locale = variant.locale ?? ""
        wish.typeSize = variant.typeSize
        wish.direction = variant.direction
        wish.view = 0
    }

    /// Takes in a further wish. A room holds until the next wish, everything else until another is wished for.
    mutating func take(_ command: LiveCommand) {
        wish.view = command.view ?? wish.view
        (wish.width, wish.height) = (command.width, command.height)
        (wish.device, wish.isTurned) = (command.device, command.isTurned)
        wish.isDark = command.isDark ?? wish.isDark
        wish.reducesMotion = command.reducesMotion ?? wish.reducesMotion
        wish.locale = command.locale ?? wish.locale
        wish.typeSize = command.typeSize ?? wish.typeSize
        wish.direction = command.direction ?? wish.direction
    }

    /// The settings of a view as it is wanted; what is no setting goes into the traits.
    func options(for view: HostedView, _ request: HostRequest, _ traits: LiveTraits) -> RenderOptions {
        traits.typeSize = (wish.typeSize ?? .large).size
        traits.reducesMotion = wish.reducesMotion ?? false
        var variant = HostVariant()
        variant.isDark = wish.isDark ?? false
        variant.locale = wish.locale.flatMap { $0.isEmpty ? nil : $0 }
        variant.direction = wish.direction ?? .leftToRight
        var room = Host.room(for: view, request)
        if let width = wish.width, let height = wish.height {
            room = .window(HostSize(width: width, height: height))
        } else if let device = wish.device.flatMap(NamedDevice.named) {
            room = .screen(device.screen)
            if wish.isTurned ?? false { room = room.onItsSide }
        }
        var options = Host.options(request, variant, on: room)
        traits.sizeClasses = room.sizeClasses(on: options.textPlatform)
        options.allowsFileURLs = !request.isPublic
        if request.currentDate == nil { options.currentDate = Date(timeIntervalSinceNow: Self.lead) }
        return options
    }

    /// By how much a view's clock is ahead, in seconds: `.now` in a body, from which a schedule begins, is never a time to come.
    private static let lead = 0.1
}
