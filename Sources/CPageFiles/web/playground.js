"use strict";
const examples = {
  "A card": `import SwiftUI

struct Card: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label("SwiftUI on Linux", systemImage: "swift")
                .font(.headline)
            Text("No Mac, no browser, no simulator.")
                .foregroundStyle(.secondary)
        }
        .padding()
        .background(.orange.opacity(0.2), in: RoundedRectangle(cornerRadius: 16))
        .padding()
    }
}

#Preview { Card() }
`,
  "Who gets the space": `import SwiftUI

struct Competition: View {
    var body: some View {
        HStack {
            Text("The title is long and gives way")
                .lineLimit(1)
            Text("The price stays")
                .layoutPriority(1)
            Image(systemName: "cart")
        }
        .frame(width: 240)
        .padding()
        .border(.gray)
    }
}

#Preview { Competition() }
`,
  "A layout of your own": `import SwiftUI

struct Steps: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var place = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: place, proposal: .unspecified)
            place.x += size.width
            place.y += size.height
        }
    }
}

#Preview {
    Steps {
        ForEach(["One", "Two", "Three"], id: \\.self) { Text($0).padding(8).background(.mint) }
    }
    .padding()
}
`,
};

const element = (id) => document.getElementById(id);
const source = element("source");
// Who asks: a page has one answer at a time, and does not keep the others waiting.
const client = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
let timer, running = false, waits = false;

/** UTF-8 text as base64 that an address may hold, and back. */
const encoded = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const decoded = (text) => new TextDecoder().decode(Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0)));

function show(answer, seconds) {
  const pictures = answer.pictures.map(({ name, data }) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    image.alt = name;
    // Drawn at two pixels a point.
    image.onload = () => { image.width = image.naturalWidth / 2; };
    const figure = document.createElement("figure"), caption = document.createElement("figcaption");
    caption.textContent = name;
    figure.append(image, ...(answer.pictures.length > 1 ? [caption] : []));
    return figure;
  });
  // A source that does not compile leaves the last picture, faint.
  if (pictures.length) element("pictures").replaceChildren(...pictures);
  element("pictures").classList.toggle("old", pictures.length === 0);
  element("messages").textContent = answer.messages;
  element("messages").hidden = !answer.messages;
  element("explanation").textContent = answer.explanation;
  element("why").hidden = !answer.explanation;
  element("status").textContent = answer.status === 0 ? `Drawn in ${seconds} s` : answer.status === 124 ? "It took too long" : "Not drawn";
}

async function draw() {
  clearTimeout(timer);
  if (running) { waits = true; return; }
  running = true;
  const start = performance.now();
  element("status").textContent = "Compiling…";
  document.body.classList.toggle("dark", element("appearance").value === "dark");
  try {
    const answer = await fetch("/draw?appearance=" + element("appearance").value, {
      method: "POST", headers: { "Content-Type": "text/x-swift", "X-Playground": client }, body: source.value });
    if (answer.ok) show(await answer.json(), ((performance.now() - start) / 1000).toFixed(1));
    else {
      element("status").textContent = answer.status === 413 ? "The source is too long." : (await answer.text()).trim();
      if (answer.status === 503 || answer.status === 429) timer = setTimeout(draw, 3000);
    }
  } catch {
    element("status").textContent = "The server does not answer; trying again…";
    timer = setTimeout(draw, 3000);
  }
  running = false;
  if (waits) { waits = false; draw(); }
}

for (const name of Object.keys(examples)) element("examples").add(new Option(name));
element("examples").onchange = (event) => { source.value = examples[event.target.value]; draw(); };
element("appearance").onchange = draw;
element("draw").onclick = draw;
element("share").onclick = async () => {
  location.hash = encoded(source.value);
  try { await navigator.clipboard.writeText(location.href); element("status").textContent = "The link is copied."; }
  catch { element("status").textContent = "The link is this page's address."; }
};
source.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(draw, 700); });
source.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); draw(); }
});
try { source.value = location.hash.length > 1 ? decoded(location.hash.slice(1)) : Object.values(examples)[0]; }
catch { source.value = Object.values(examples)[0]; }
draw();
