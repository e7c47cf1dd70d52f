import Foundation
import Galley
import GalleyGraph
import GalleyProtocol
import GalleyScenario

// What a request means for the views that are rendered.
extension Host {
    /// What the view is offered: what it says of its preview where that counts, else what was asked for. A device is held as
    /// the preview says in any case.
    static func room(for view: HostedView, _ request: HostRequest) -> HostRequest.Room {
        var room = request.room
        if request.followsPreviews {
            switch view.layout {
            case .fixed(let width, let height): room = .window(HostSize(width: width, height: height))
            case .device: room = .screen(.phone)
            case .sizeThatFits, nil: break
            }
        }
        return view.isLandscape ? room.onItsSide : room
    }

    static func options(_ request: HostRequest, _ variant: HostVariant, on room: HostRequest.Room)
        -> RenderOptions
    {
        var options = RenderOptions()
        options.file = request.file
        // A picture in a language that was asked for is in that language.
        options.file.pdf.language = options.file.pdf.language ?? variant.locale?.replacing("_", with: "-")
        options.colorScheme = variant.isDark ? .dark : .light
        options.textPlatform = request.platform == .macos ? .macOS : .iOS
        options.look = request.look == .ios18 ? .iOS18 : .iOS26
        options.chrome = request.chrome
        options.assetFolders = request.assetFolders.map { URL(fileURLWithPath: $0, isDirectory: true) }
        options.layoutDirection = variant.direction == .rightToLeft ? .rightToLeft : .leftToRight
        if let world = ScenarioWorld.current { options.take(world) }
        if let locale = variant.locale { options.locale = Locale(identifier: locale) }
        if let date = request.currentDate { options.currentDate = Date(timeIntervalSince1970: date) }
        options.settle = request.settle
        options.symbolFolders = request.symbolFolders.map { URL(fileURLWithPath: $0, isDirectory: true) }
        options.notesOrigins =
            request.action == .lint || request.notesOrigins
            || request.action == .explain && request.explanation.tellsOwners
        options.followsPreviewLayout = request.followsPreviews
        options.take(room)
        return options
    }
}

extension Host {
    /// Begins the world that the views are shown in.
    ///
    /// - Parameter isAlive: Whether time passes by itself.
    static func begin(_ scenario: Scenario?, isAlive: Bool) {
        guard let scenario else { return }
        let world = ScenarioWorld(scenario)
        if isAlive { world.startClock() }
        ScenarioWorld.current = world
        // The home folder is the scenario's, and nothing is stored in it so far.
        for (key, value) in scenario.defaults { UserDefaults.standard.set(value.stored, forKey: key) }
    }
}

extension RenderOptions {
    /// Sets what the view is offered and how large the picture is.
    mutating func take(_ room: HostRequest.Room) {
        switch room {
        case .ideal: (proposal, canvas) = (.unspecified, nil)
        case .proposal(let size): (proposal, canvas) = (ProposedViewSize(CGSize(size)), nil)
        case .window(let size): (proposal, canvas) = (ProposedViewSize(CGSize(size)), CGSize(size))
        case .width(let width): (proposal, canvas) = (ProposedViewSize(width: width, height: nil), nil)
        case .height(let height): (proposal, canvas) = (ProposedViewSize(width: nil, height: height), nil)
        case .screen(let device):
            take(.window(device.size))
            safeArea = EdgeInsets(
                top: device.top, leading: device.sides, bottom: device.bottom, trailing: device.sides)
        }
    }
}

extension CGSize {
    fileprivate init(_ size: HostSize) { self.init(width: size.width, height: size.height) }
}

extension HostVariant.TypeSize {
    /// SwiftUI's size of the same name.
    var size: DynamicTypeSize { DynamicTypeSize.allCases.first { String(describing: $0) == rawValue } ?? .large }
}
