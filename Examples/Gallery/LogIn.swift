// A log-in: fields, a main button, and other ways below.
import SwiftUI

struct LogInScreen: View {
    @State private var name = "reader@example.org"
    @State private var password = "secret word"
    @State private var remembers = true

    var body: some View {
        VStack(spacing: 20) {
            Spacer()
            Image(systemName: "book.closed.fill")
                .font(.system(size: 64))
                .foregroundStyle(.tint)
            Text("Sign in to your library")
                .font(.title2.bold())
            VStack(spacing: 12) {
                TextField("E-mail", text: $name)
                SecureField("Password", text: $password)
            }
            .textFieldStyle(.roundedBorder)
            Toggle("Stay signed in", isOn: $remembers)
            Button {
            } label: {
                Text("Sign In").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            Button {
            } label: {
                Text("Forgot your password?").font(.subheadline).frame(minHeight: 44).contentShape(.rect)
            }
            Spacer()
            HStack {
                VStack { Divider() }
                Text("or").foregroundStyle(.secondary)
                VStack { Divider() }
            }
            Button {
            } label: {
                Label("Use a Passkey", systemImage: "key.fill").frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
            .controlSize(.large)
            .padding(.bottom)
        }
        .padding(.horizontal, 24)
    }
}

#Preview("Log-in") {
    LogInScreen()
}
