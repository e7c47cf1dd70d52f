import Foundation
import GalleyDrawing
import GalleyGeometry

/// What was written of the pictures before, for one that comes after them: a group that has stayed is not written again.
///
/// It is for pictures of one size, ground and language; `SVGExporter.picture` sees to that.
package final class SVGMemory {
    /// What a group became, and what that depended on.
    struct Record {
        let group: DrawGroup
        let elements: [SVGElement]
        /// By their numbers.
        let definitions: [Int]
        let roles: [Semantics.Role?]
        let depth: Int
        let headingBefore, headingAfter: Int
        /// Nil where it is the same wherever it stands.
        let toPicture: CGAffineTransform?
        /// How many records there are of the group and those in it.
        let count: Int
        /// What the pictures in it take.
        let imageBytes: Int
        /// The number of the last picture that has the group; kept of groups with pictures.
        fileprivate(set) var lastUse: Int
    }

    /// What is being written: the picture, or a group.
    private struct Frame {
        var definitions: [Int] = []
        var known: Set<Int> = []
        var dependsOnPlace = false
        var count = 0
        var imageBytes = 0

        mutating func use(_ number: Int) { if known.insert(number).inserted { definitions.append(number) } }
    }

    private struct ImageKey: Hashable {
        let image: ObjectIdentifier
        let tint: ResolvedColor?
    }

    /// What a picture in a colour became.
    private struct KnownImage {
        /// What is known by its identity stays.
        let image: AnyObject
        let bytes: Int
        let definitions: [String]
        /// The number of the last picture that showed it.
        var lastUse: Int
    }

    /// What a picture is written with: what was written with something else is of no use.
    struct Settings: Equatable {
        var idPrefix: String
        var language: String?
        var background: ResolvedColor?
        var size: CGSize
    }

    /// What the last picture was written with.
    var settings: Settings?
    /// The last picture.
    var last: DisplayList?
    private var records: [ObjectIdentifier: Record] = [:]
    private var definitions: [SVGPicture.Definition] = []
    private var numbers: [String: Int] = [:]
    private var bytes = 0
    private var images: [ImageKey: KnownImage] = [:]
    private var imageBytes = 0
    private var picture = 0
    private var frames = [Frame()]
    let backdrops = BackdropMemory()

    package init() {}

    /// Gives back what only makes the next picture quicker.
    package func rest() {
        forget()
        backdrops.rest()
    }

    /// Forgets what was written.
    func forget() {
        (last, records, definitions, numbers, bytes) = (nil, [:], [], [:], 0)
        (images, imageBytes, frames) = ([:], 0, [Frame()])
    }

    // MARK: Groups

    /// What a group became, where it would become the same here.
    func record(
        of group: DrawGroup, _ roles: [Semantics.Role?], depth: Int, heading: Int, _ toPicture: CGAffineTransform
    ) -> Record? {
        guard let record = records[ObjectIdentifier(group)], record.roles == roles, record.headingBefore == heading,
            record.depth == depth, record.toPicture.map({ $0 == toPicture }) ?? true
        else { return nil }
        return record
    }

    /// A group that is written is what it was.
    func use(_ record: Record) {
        let inner = frames.count - 1
        for number in record.definitions { frames[inner].use(number) }
        if record.toPicture != nil { frames[inner].dependsOnPlace = true }
        frames[inner].count += record.count
        guard record.imageBytes > 0 else { return }
        frames[inner].imageBytes += record.imageBytes
        records[ObjectIdentifier(record.group)]?.lastUse = picture
    }

    /// A group is going to be written.
    func begin() { frames.append(Frame()) }

    /// A group has been written.
    func end(
        _ group: DrawGroup, _ elements: [SVGElement], _ roles: [Semantics.Role?], depth: Int,
        heading: (before: Int, after: Int), _ toPicture: CGAffineTransform
    ) {
        let frame = frames.removeLast()
        let record = Record(
            group: group, elements: elements, definitions: frame.definitions, roles: roles, depth: depth,
            headingBefore: heading.before, headingAfter: heading.after,
            toPicture: frame.dependsOnPlace ? toPicture : nil, count: frame.count + 1, imageBytes: frame.imageBytes,
            lastUse: picture)
        records[ObjectIdentifier(group)] = record
        use(record)
    }

    /// What is written depends on where it stands in the picture.
    func notePlace() { frames[frames.count - 1].dependsOnPlace = true }

    // MARK: Definitions

    /// A definition is used; its text is made if there is none yet.
    func define(_ id: String, _ text: () -> String) {
        let number: Int
        if let known = numbers[id] {
            number = known
        } else {
            number = definitions.count
            definitions.append(SVGPicture.Definition(id: id, text: text()))
            numbers[id] = number
            bytes += definitions[number].text.utf8.count
        }
        frames[frames.count - 1].use(number)
    }

    /// A definition that is known is used again.
    func use(_ id: String) { numbers[id].map { frames[frames.count - 1].use($0) } }

    /// The definitions that a picture in a colour became, the last of which draws it; they are used.
    func image(_ image: AnyObject, _ tint: ResolvedColor?) -> [String]? {
        let key = ImageKey(image: ObjectIdentifier(image), tint: tint)
        guard let known = images[key] else { return nil }
        images[key]?.lastUse = picture
        frames[frames.count - 1].imageBytes += known.bytes
        for id in known.definitions { use(id) }
        return known.definitions
    }

    /// A picture has become definitions.
    ///
    /// - Parameter bytes: How much memory it takes as long as it is known.
    func note(_ image: AnyObject, _ tint: ResolvedColor?, _ ids: [String], bytes: Int) {
        let key = ImageKey(image: ObjectIdentifier(image), tint: tint)
        images[key] = KnownImage(image: image, bytes: bytes, definitions: ids, lastUse: picture)
        imageBytes += bytes
        frames[frames.count - 1].imageBytes += bytes
    }

    /// Forgets the pictures that this one does not show, and the groups around them, where they take much: what is drawn as pixels while it
    /// moves is another one each time.
    private func forgetImages() {
        guard imageBytes > Self.mostImageBytes else { return }
        images = images.filter { $0.value.lastUse == picture }
        imageBytes = images.values.reduce(0) { $0 + $1.bytes }
        records = records.filter { $0.value.imageBytes == 0 || $0.value.lastUse == picture }
    }

    /// The bytes of pictures up to which all that were shown stay known.
    private static let mostImageBytes = 8 << 20

    // MARK: Pictures

    /// Ends a picture, and returns the definitions that it uses. Where most of what is known is of pictures long gone, all is
    /// forgotten, and the next picture is written whole.
    func endPicture(_ list: DisplayList) -> [SVGPicture.Definition] {
        let used = frames[0].definitions.map { definitions[$0] }
        let usedBytes = used.reduce(0) { $0 + $1.text.utf8.count }
        let isStale = records.count > 4 * frames[0].count + 1000 || bytes > 4 * usedBytes + 4 << 20
        if isStale { forget() } else { forgetImages() }
        frames = [Frame()]
        picture += 1
        last = isStale ? nil : list
        return used
    }
}
