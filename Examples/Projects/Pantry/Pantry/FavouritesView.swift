import PantryKit
import SwiftUI

struct FavouritesView: View {
    @EnvironmentObject private var book: RecipeBook

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))], spacing: 16) {
                    ForEach(book.recipes.filter(book.isFavourite)) { recipe in
                        VStack(alignment: .leading) {
                            Image(recipe.image)
                                .resizable()
                                .scaledToFit()
                                .clipShape(.rect(cornerRadius: 12))
                            Text(recipe.name).font(.subheadline.bold())
                        }
                    }
                }
                .padding()
            }
            .overlay {
                if book.favourites.isEmpty {
                    ContentUnavailableView("No favourites yet", systemImage: "heart")
                }
            }
            .navigationTitle("Favourites")
        }
    }
}

#Preview("Favourites") {
    FavouritesView().environmentObject(RecipeBook())
}
