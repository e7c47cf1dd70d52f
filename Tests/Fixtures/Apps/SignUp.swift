import SwiftUI

struct SignUp: View {
    enum Field: Hashable { case name, email, password }
    enum Plan: String, CaseIterable, Identifiable {
        case free = "Free", pro = "Pro", team = "Team"
        var id: Self { self }
    }

    @State private var name = ""
    @State private var email = ""
    @State private var password = ""
    @State private var seats = 1
    @State private var volume = 0.5
    @State private var isSubscribed = false
    @State private var plan = Plan.free
    @State private var message: String?
    @FocusState private var focus: Field?

    private var problems: [String] {
        var problems: [String] = []
        if name.isEmpty { problems.append("Name is missing") }
        if !email.contains("@") { problems.append("E-mail needs an @") }
        if password.count < 8 { problems.append("Password is too short") }
        return problems
    }

    var body: some View {
        Form {
            Section("You") {
                TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .email }
                TextField("E-mail", text: $email)
                    .textInputAutocapitalization(.never)
                    .focused($focus, equals: .email)
                    .onSubmit { focus = .password }
                SecureField("Password", text: $password).focused($focus, equals: .password).onSubmit(submit)
            }
            Section("Plan") {
                Picker("Plan", selection: $plan) { ForEach(Plan.allCases) { Text($0.rawValue) } }.pickerStyle(.menu)
                if plan == .team { Stepper("\(seats) seats", value: $seats, in: 1...20) }
                Toggle("Newsletter", isOn: $isSubscribed)
                LabeledContent("Volume") { Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") } }
            }
            Section {
                ForEach(problems, id: \.self) { Text($0).foregroundStyle(.red).font(.footnote) }
                Button("Create account", action: submit).disabled(!problems.isEmpty)
                Button("Reset", role: .destructive) {
                    (name, email, password, message, plan, seats) = ("", "", "", nil, .free, 1)
                }
                if let message { Text(message).bold() }
            }
        }
        .onAppear { focus = .name }
    }

    private func submit() {
        guard problems.isEmpty else { return focus = name.isEmpty ? .name : email.contains("@") ? .password : .email }
        message = "Welcome, \(name)" + (plan == .team ? " and \(seats - 1) others" : "")
        focus = nil
    }
}

#Preview { SignUp() }
