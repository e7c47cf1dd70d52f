import PantryKit
import SwiftUI

struct RecipeList: View {
    @EnvironmentObject private var book: RecipeBook
    @State private var search = ""

    private var found: [Recipe] {
        search.isEmpty ? book.recipes : book.recipes.filter { $0.name.localizedCaseInsensitiveContains(search) }
    }

    var body: some View {
        NavigationStack {
            List(found) { recipe in
                NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
                    .swipeActions {
                        Button {
                            book.toggle(recipe)
                        } label: {
                            Label("Favourite", systemImage: "heart")
                        }
                        .tint(.pink)
                    }
            }
            .navigationTitle("Recipes")
            .searchable(text: $search)
            .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
        }
    }
}

struct RecipeRow: View {
    @EnvironmentObject private var book: RecipeBook
    let recipe: Recipe

    var body: some View {
        HStack(spacing: 12) {
            Image(recipe.image)
                .resizable()
                .scaledToFill()
                .frame(width: 64, height: 48)
                .clipShape(.rect(cornerRadius: 8))
            VStack(alignment: .leading, spacing: 4) {
                Text(recipe.name).font(.headline)
                HStack {
                    Label("\(recipe.minutes) min", systemImage: "clock")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                    ForEach(recipe.tags, id: \.self) { TagLabel($0) }
                }
            }
            Spacer()
            if book.isFavourite(recipe) {
                Image(systemName: "heart.fill").foregroundStyle(.pink)
            }
        }
    }
}

struct RecipeList_Previews: PreviewProvider {
    static var previews: some View {
        RecipeList()
            .environmentObject(RecipeBook())
    }
}
