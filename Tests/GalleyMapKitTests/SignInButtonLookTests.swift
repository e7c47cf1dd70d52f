import Galley
import GalleyAuthenticationServices
import GalleyDrawing
import GalleyTold
import Testing

/// “Displaying Sign in with Apple buttons”: black, white, or white with an outline; words of 43 % of the height in the middle of corners of
/// 6 points; at least 140 by 30 points.
@MainActor @Suite("Looks of the Sign in with Apple button") struct SignInButtonLookTests {
    private func button(_ style: SignInWithAppleButton.Style) -> some View {
        SignInWithAppleButton(.signIn, onRequest: { _ in }, onCompletion: { _ in }).signInWithAppleButtonStyle(style)
    }

    /// The same by hand, of a size.
    private func same(
        _ width: CGFloat, _ height: CGFloat, size: CGFloat, gap: CGFloat, ink: Color, ground: Color, line: Color
    ) -> some View {
        HStack(spacing: gap) {
            Image(systemName: "apple.logo")
            Text(verbatim: "Sign in with Apple")
        }
        .font(.system(size: size, weight: .medium)).frame(width: width, height: height).foregroundStyle(ink)
        .background(ground, in: RoundedRectangle(cornerRadius: 6))
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(line, lineWidth: 1) }
    }

    /// What is filled, written and outlined, without the names around it.
    private func lines(_ view: some View) -> [String] {
        ToldPicture(RenderedView(view).displayList).lines.filter { !$0.hasSuffix("{") && $0 != "}" }
    }

    @Test("Three looks") func looks() {
        let looks: [(SignInWithAppleButton.Style, Color, Color, Color)] = [
            (.black, .white, .black, .clear), (.white, .black, .white, .clear), (.whiteOutline, .black, .white, .black),
        ]
        for (style, ink, ground, line) in looks {
            // 43 % of 40 points are 17.2; a tenth of them lies between the mark and the words.
            let wanted = same(200, 40, size: 17.2, gap: 4, ink: ink, ground: ground, line: line)
            #expect(lines(button(style).frame(width: 200, height: 40)) == lines(wanted), "\(line)")
        }
        #expect(SignInWithAppleButton.Style.white != .whiteOutline)
    }

    @Test("Words of a narrow button are a ninth of its width") func narrow() {
        let wanted = same(144, 50, size: 16, gap: 5, ink: .white, ground: .black, line: .clear)
        #expect(lines(button(.black).frame(width: 144, height: 50)) == lines(wanted))
    }

    @Test("A button is no smaller than 140 by 30 points") func smallest() {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 20, height: 10)
        #expect(RenderedView(button(.black), options: options).size == CGSize(width: 140, height: 30))
        options.proposal = ProposedViewSize(width: 141, height: 31)
        #expect(RenderedView(button(.black), options: options).size == CGSize(width: 141, height: 31))
    }
}
