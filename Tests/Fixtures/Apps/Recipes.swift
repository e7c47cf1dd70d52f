import SwiftUI

struct Recipe: Hashable, Identifiable {
    var id: Int
    var name: String
    var steps: [String]
}

let recipes = [
    Recipe(id: 1, name: "Pancakes", steps: ["Mix", "Rest", "Fry"]),
    Recipe(id: 2, name: "Soup", steps: ["Chop", "Boil"]),
    Recipe(id: 3, name: "Salad", steps: ["Wash", "Cut", "Dress"]),
]

struct RecipeBook: View {
    @State private var path = NavigationPath()
    @State private var favourites: Set<Int> = []

    var body: some View {
        NavigationStack(path: $path) {
            List(recipes) { recipe in
                NavigationLink(value: recipe) {
                    HStack {
                        Text(recipe.name)
                        Spacer()
                        if favourites.contains(recipe.id) {
                            Image(systemName: "heart.fill").accessibilityLabel("Favourite")
                        }
                    }
                }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { RecipePage(recipe: $0, favourites: $favourites, path: $path) }
            .navigationDestination(for: String.self) { StepPage(step: $0, path: $path) }
            .toolbar { Button("Surprise me") { path.append(recipes[1]) } }
        }
        .onOpenURL { url in
            guard let id = Int(url.lastPathComponent), let recipe = recipes.first(where: { $0.id == id }) else {
                return
            }
            path = NavigationPath([recipe])
        }
    }
}

struct RecipePage: View {
    let recipe: Recipe
    @Binding var favourites: Set<Int>
    @Binding var path: NavigationPath
    @State private var servings = 2

    var body: some View {
        List {
            Stepper("For \(servings)", value: $servings, in: 1...12)
            Toggle(
                "Favourite",
                isOn: Binding {
                    favourites.contains(recipe.id)
                } set: { isOn in
                    if isOn { favourites.insert(recipe.id) } else { favourites.remove(recipe.id) }
                })
            Section("Steps") { ForEach(recipe.steps, id: \.self) { NavigationLink($0, value: $0) } }
        }
        .navigationTitle(recipe.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct StepPage: View {
    let step: String
    @Binding var path: NavigationPath
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("Now: \(step)").font(.largeTitle)
            Button("Done") { dismiss() }
            Button("All recipes") { path = NavigationPath() }
        }
        .navigationTitle("Step")
    }
}

#Preview { RecipeBook() }
