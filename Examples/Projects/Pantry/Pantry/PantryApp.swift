import PantryKit
import SwiftUI

@main
struct PantryApp: App {
    @StateObject private var book = RecipeBook()

    var body: some Scene {
        WindowGroup {
            TabView {
                RecipeList()
                    .tabItem { Label("Recipes", systemImage: "book") }
                FavouritesView()
                    .tabItem { Label("Favourites", systemImage: "heart") }
            }
            .environmentObject(book)
        }
    }
}
