import PantryKit
import SwiftUI

struct RecipeDetail: View {
    let recipe: Recipe
    @State private var servings = 2

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Image(recipe.image)
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .overlay(alignment: .bottomLeading) {
                        HStack { ForEach(recipe.tags, id: \.self) { TagLabel($0) } }.padding(12)
                    }
                Stepper("Servings: \(servings)", value: $servings, in: 1...12)
                    .padding(.horizontal)
                section("Ingredients") {
                    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 8) {
                        ForEach(recipe.ingredients, id: \.self) { ingredient in
                            GridRow {
                                Text(amount(ingredient))
                                    .monospacedDigit()
                                    .foregroundStyle(.secondary)
                                    .gridColumnAlignment(.trailing)
                                Text(ingredient.name)
                            }
                        }
                    }
                }
                section("Method") {
                    ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
                        HStack(alignment: .firstTextBaseline) {
                            Image(systemName: "\(index + 1).circle.fill").foregroundStyle(.tint)
                            Text(step)
                        }
                    }
                }
            }
        }
        .background(.cream)
        .navigationTitle(recipe.name)
        .navigationBarTitleDisplayMode(.inline)
    }

    private func section(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(title).font(.title2.bold())
            content()
        }
        .padding(.horizontal)
    }

    private func amount(_ ingredient: Recipe.Ingredient) -> String {
        let value = ingredient.amount * Double(servings) / 2
        return "\(value.formatted(.number.precision(.fractionLength(0...1)))) \(ingredient.unit)"
    }
}

#Preview("Detail") {
    NavigationStack { RecipeDetail(recipe: Recipe.samples[0]) }
}
