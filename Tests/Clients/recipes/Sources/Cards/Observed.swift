import Foundation

// On Apple's platforms Foundation alone brings these.
@Observable public final class Observed { public var count = 0 }

public final class Older: ObservableObject { @Published public var count = 0 }
