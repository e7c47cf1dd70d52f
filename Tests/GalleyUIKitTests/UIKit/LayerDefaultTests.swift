import Foundation
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// What layers, animations and particles have where nothing was set, and how layers lie in each other: what Apple's
/// page of each property and method of Core Animation says.
@MainActor @Suite("Defaults of layers and animations") struct LayerDefaultTests {
    @Test("Of every layer") func layers() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        for layer in [CALayer(), CALayer(layer: 0), try #require(CALayer(coder: coder))] {
            let off = [
                layer.shouldRasterize, layer.needsDisplayOnBoundsChange, layer.allowsEdgeAntialiasing,
                layer.isHidden, layer.isOpaque, layer.masksToBounds,
            ]
            #expect(off == [Bool](repeating: false, count: 6) && layer.isDoubleSided)
            let lengths = [layer.zPosition, layer.cornerRadius, layer.borderWidth, layer.contentsScale]
            #expect(lengths == [0, 0, 0, 1] && layer.rasterizationScale == 1 && layer.shadowRadius == 3)
            #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1 && layer.shadowOpacity == 0)
            #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.maskedCorners.rawValue == 15)
            #expect(layer.timeOffset == 0 && layer.beginTime == 0 && layer.speed == 1)
            #expect(CATransform3DIsIdentity(layer.transform) && CATransform3DIsIdentity(layer.sublayerTransform))
        }
        let corners: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    }

    @Test("Of layers that draw lines, colours, words and copies") func kinds() {
        let shape = CAShapeLayer()
        let numbers = [shape.lineWidth, shape.miterLimit, shape.lineDashPhase, shape.strokeStart, shape.strokeEnd]
        #expect(numbers == [1, 10, 0, 0, 1] && shape.strokeColor == nil)
        #expect(shape.fillColor?.components == [0, 0, 0, 1])
        let gradient = CAGradientLayer()
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
        let text = CATextLayer()
        #expect(text.fontSize == 36 && !text.isWrapped && text.foregroundColor?.components == [1, 1, 1, 1])
        let copies = CAReplicatorLayer()
        #expect(copies.instanceCount == 1 && copies.instanceDelay == 0 && copies.instanceAlphaOffset == 0)
        #expect(CATransform3DIsIdentity(copies.instanceTransform) && copies.instanceColor == nil)
    }

    @Test("Of particles") func particles() {
        let layer = CAEmitterLayer()
        #expect([layer.birthRate, layer.lifetime, layer.scale, layer.velocity] == [1, 1, 1, 1] && layer.seed == 0)
        #expect(layer.emitterPosition == .zero && layer.emitterSize == .zero)
        let cell = CAEmitterCell()
        #expect(cell.isEnabled && cell.contentsScale == 1 && cell.scale == 1)
        let lengths = [
            cell.velocity, cell.velocityRange, cell.xAcceleration, cell.yAcceleration, cell.zAcceleration,
            cell.emissionLongitude, cell.emissionLatitude, cell.emissionRange, cell.spin, cell.spinRange,
            cell.scaleRange, cell.scaleSpeed,
        ]
        #expect(lengths == [CGFloat](repeating: 0, count: 12))
        let rates = [
            cell.birthRate, cell.lifetime, cell.lifetimeRange, cell.redRange, cell.greenRange, cell.blueRange,
            cell.alphaRange, cell.alphaSpeed,
        ]
        #expect(rates == [Float](repeating: 0, count: 8))
        cell.setValue(3, forKey: "spin")
        #expect(cell.value(forKey: "spin") as? Int == 3 && cell.value(forKey: "scale") == nil)
    }

    @Test("Of animations") func animations() {
        let spring = CASpringAnimation(keyPath: "position.x")
        let times = [spring.duration, spring.repeatDuration, spring.beginTime, spring.timeOffset]
        #expect(times == [0, 0, 0, 0] && spring.repeatCount == 0 && spring.speed == 1)
        #expect(!spring.autoreverses && !spring.isAdditive && !spring.isCumulative && spring.isRemovedOnCompletion)
        #expect([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity] == [1, 100, 10, 0])
        #expect(spring.keyPath == "position.x" && CABasicAnimation().keyPath == nil)
        spring.duration = 2.5
        #expect(spring.settlingDuration == 2.5)
        spring.setValue("a", forKey: "name")
        #expect(spring.value(forKey: "name") as? String == "a" && spring.value(forKey: "other") == nil)
        let link = CADisplayLink(target: 0, selector: "tick")
        #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 1.0 / 60)
        #expect(link.preferredFramesPerSecond == 0 && !link.isPaused)
        let layer = CALayer()
        #expect(layer.animationKeys() == nil)
        layer.add(spring, forKey: "b")
        layer.add(CATransition(), forKey: "a")
        layer.add(CATransition(), forKey: nil)
        #expect(layer.animationKeys()?.filter { $0.count == 1 && "ab".contains($0) } == ["a", "b"])
        #expect(layer.animationKeys()?.count == 3 && layer.animation(forKey: "b") === spring)
        layer.removeAnimation(forKey: "b")
        #expect(layer.animation(forKey: "b") == nil && layer.animation(forKey: "a") != nil)
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
    }

    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name ?? "-" }.joined() }

    @Test("Layers lie in each other in an order") func order() {
        let (outer, a, b, c, d) = (CALayer(), named("a"), named("b"), named("c"), named("d"))
        outer.addSublayer(a)
        outer.addSublayer(b)
        outer.insertSublayer(c, at: 1)
        #expect(names(outer) == "acb" && c.superlayer === outer)
        outer.insertSublayer(d, at: 99)
        #expect(names(outer) == "acbd")
        outer.insertSublayer(a, above: b)
        #expect(names(outer) == "cbad")
        outer.insertSublayer(d, below: b)
        #expect(names(outer) == "cdba")
        outer.insertSublayer(c, above: nil)
        #expect(names(outer) == "dbac")
        outer.insertSublayer(a, below: nil)
        #expect(names(outer) == "adbc")
        let e = named("e")
        outer.replaceSublayer(d, with: e)
        #expect(names(outer) == "aebc" && d.superlayer == nil && e.superlayer === outer)
        outer.replaceSublayer(d, with: named("f"))
        outer.replaceSublayer(e, with: e)
        #expect(names(outer) == "aebc")
        // A layer that is replaced by one that lies before it.
        outer.replaceSublayer(c, with: a)
        #expect(names(outer) == "eba")
        let other = CALayer()
        other.addSublayer(b)
        #expect(names(outer) == "ea" && names(other) == "b" && b.superlayer === other)
        b.removeFromSuperlayer()
        #expect(names(other).isEmpty && b.superlayer == nil)
        other.sublayers = [c, d]
        #expect(c.superlayer === other && d.superlayer === other)
    }

    /// The frame's origin is the position less the size times the anchor: (50 − 30 · 0.25, 40 − 20 · 0.75) = (42.5,
    /// 25).
    @Test("A frame lies around its anchor") func frames() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
        layer.position = CGPoint(x: 50, y: 40)
        layer.bounds = CGRect(x: 3, y: 4, width: 30, height: 20)
        #expect(layer.frame == CGRect(x: 42.5, y: 25, width: 30, height: 20))
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 80)
        // 10 + 40 · 0.25, 20 + 80 · 0.75; the origin of the bounds stays.
        #expect(layer.position == CGPoint(x: 20, y: 80))
        #expect(layer.bounds == CGRect(x: 3, y: 4, width: 40, height: 80))
        #expect(layer.contains(CGPoint(x: 42, y: 83)) && !layer.contains(CGPoint(x: 44, y: 10)))
        #expect(!layer.contains(CGPoint(x: 2, y: 10)))
        layer.setAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(layer.affineTransform() == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(layer.convertTime(7, from: nil) == 7 && layer.presentation() === layer && layer.model() === layer)
    }
}
