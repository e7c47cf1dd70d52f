import Foundation
import GalleyFoundation
import Testing

/// The functions and the policies' numbers are those of objc/runtime.h. One test after the other: there is one table for all, and
/// whoever is given something next lets go of what others held.
@Suite("Objects associated with objects", .serialized)
struct AssociatedObjectTests {
    private final class Thing: NSObject {
        var onEnd: () -> Void = {}
        deinit { onEnd() }
    }

    private final class Keys {
        let first = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        let second = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        deinit {
            first.deallocate()
            second.deallocate()
        }
    }

    @Test("Each key of each object has a value of its own") func values() {
        let (one, other, keys) = (Thing(), Thing(), Keys())
        #expect(objc_getAssociatedObject(one, keys.first) == nil)
        objc_setAssociatedObject(one, keys.first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(one, keys.second, 2, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(other, keys.first, [3], .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(one, keys.first) as? String == "a")
        #expect(objc_getAssociatedObject(one, keys.second) as? Int == 2)
        #expect(objc_getAssociatedObject(other, keys.first) as? [Int] == [3])
        objc_setAssociatedObject(one, keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(one, keys.first) == nil)
        #expect(objc_getAssociatedObject(one, keys.second) as? Int == 2)
        objc_removeAssociatedObjects(one)
        #expect(objc_getAssociatedObject(one, keys.second) == nil)
        #expect(objc_getAssociatedObject(other, keys.first) as? [Int] == [3])
    }

    @Test("An object in an optional is that object, and a value that is none holds nothing") func wrapped() {
        let (thing, keys) = (Thing(), Keys())
        let optional: Thing? = thing
        objc_setAssociatedObject(optional as Any, keys.first, 1, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(thing, keys.first) as? Int == 1)
        objc_setAssociatedObject("text", keys.first, 1, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject("text", keys.first) == nil)
        #expect(objc_getAssociatedObject(Thing?.none as Any, keys.first) == nil)
    }

    @Test("One is kept, one is copied, one is only seen") func policies() {
        let (thing, keys) = (Thing(), Keys())
        var ended = 0
        do {
            let value = Thing()
            value.onEnd = { ended += 1 }
            objc_setAssociatedObject(thing, keys.first, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(thing, keys.first) as? Thing === value)
            withExtendedLifetime(value) {}
        }
        #expect(ended == 1 && objc_getAssociatedObject(thing, keys.first) == nil)
        do {
            let value = Thing()
            value.onEnd = { ended += 1 }
            objc_setAssociatedObject(thing, keys.first, value, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ended == 1 && objc_getAssociatedObject(thing, keys.first) is Thing)
        objc_setAssociatedObject(thing, keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(ended == 2)
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(thing, keys.first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append("b")
        #expect((objc_getAssociatedObject(thing, keys.first) as? NSString)?.isEqual(to: "a") == true)
        #expect(objc_AssociationPolicy(rawValue: 0x301) == .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_AssociationPolicy(rawValue: 0x303) == .OBJC_ASSOCIATION_COPY)
    }

    @Test("What an object held goes after the object, and is never another's") func ends() {
        let keys = Keys()
        var ended = 0
        for _ in 0..<1000 {
            let (thing, value) = (Thing(), Thing())
            value.onEnd = { ended += 1 }
            #expect(objc_getAssociatedObject(thing, keys.first) == nil)
            objc_setAssociatedObject(thing, keys.first, value, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ended >= 900)
    }

    /// What asks is at the end of a thing that an object held which is gone. A lock that is held meanwhile would keep every
    /// thread from an answer: another one asks, so that the test fails then, and does not wait for ever.
    @Test("What goes some time after its object may ask what is associated with others") func asking() {
        let keys = Keys()
        // So many that the objects which are gone are looked for. All are there before one goes, and none lies where that one lay.
        let staying = (0..<1000).map { _ in Thing() }
        var answers: [Bool] = []
        do {
            let (thing, value) = (Thing(), Thing())
            value.onEnd = {
                let isAnswered = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    _ = objc_getAssociatedObject(NSObject(), "any key")
                    isAnswered.signal()
                }
                answers.append(isAnswered.wait(timeout: .now() + 60) == .success)
            }
            objc_setAssociatedObject(thing, keys.first, value, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(answers.isEmpty)
        for thing in staying { objc_setAssociatedObject(thing, keys.first, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(answers == [true])
    }
}
