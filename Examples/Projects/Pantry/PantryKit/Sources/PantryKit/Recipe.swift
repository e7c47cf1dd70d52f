import Foundation

public struct Recipe: Identifiable, Hashable {
    public struct Ingredient: Hashable {
        public var name: String
        public var amount: Double
        public var unit: String
    }

    public var id: String { name }
    public var name: String
    public var image: String
    public var minutes: Int
    public var ingredients: [Ingredient]
    public var steps: [String]
    public var tags: [String]
}

extension Recipe {
    public static let samples = [
        Recipe(
            name: "Tomato Soup", image: "soup", minutes: 35,
            ingredients: [
                Ingredient(name: "Tomatoes", amount: 400, unit: "g"), Ingredient(name: "Onion", amount: 1, unit: ""),
                Ingredient(name: "Stock", amount: 250, unit: "ml"),
            ],
            steps: [
                "Chop the onion and soften it in butter.", "Add tomatoes and stock, simmer for 20 minutes.",
                "Blend until smooth.",
            ],
            tags: ["Vegan", "Soup"]),
        Recipe(
            name: "Garden Salad", image: "salad", minutes: 10,
            ingredients: [
                Ingredient(name: "Lettuce", amount: 1, unit: ""),
                Ingredient(name: "Olive oil", amount: 2, unit: "tbsp"),
            ],
            steps: ["Wash and tear the leaves.", "Dress and serve at once."], tags: ["Vegan", "Quick"]),
        Recipe(
            name: "Lentil Curry", image: "curry", minutes: 45,
            ingredients: [
                Ingredient(name: "Lentils", amount: 200, unit: "g"),
                Ingredient(name: "Coconut milk", amount: 400, unit: "ml"),
            ],
            steps: ["Toast the spices.", "Add lentils and milk, simmer until soft."], tags: ["Spicy"]),
    ]
}
