enum BreakOpportunity: UInt8, Sendable { case none, allowed, mandatory }
enum LineBreaker { static func opportunities(_ s: [Unicode.Scalar], koreanByWord: Bool = true) -> [BreakOpportunity] { s.map { $0 == " " ? .allowed : .none } } }
