import Combine
import Foundation
import PantryKit

final class RecipeBook: ObservableObject {
    @Published var recipes = Recipe.samples
    @Published var favourites: Set<Recipe.ID> = ["Lentil Curry"]

    func isFavourite(_ recipe: Recipe) -> Bool { favourites.contains(recipe.id) }

    func toggle(_ recipe: Recipe) {
        if favourites.remove(recipe.id) == nil { favourites.insert(recipe.id) }
    }
}
