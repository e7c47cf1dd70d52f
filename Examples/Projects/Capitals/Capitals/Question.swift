struct Question {
    var country: String
    var capital: String
    var answers: [String]

    static let all = [
        Question(country: "Peru", capital: "Lima", answers: ["Quito", "Lima", "La Paz"]),
        Question(country: "Estonia", capital: "Tallinn", answers: ["Riga", "Vilnius", "Tallinn"]),
        Question(country: "Kenya", capital: "Nairobi", answers: ["Nairobi", "Kampala", "Dodoma"]),
    ]
}
