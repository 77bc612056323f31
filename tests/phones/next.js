const there = e => e.offsetParent && e.getAttribute("aria-disabled") !== "true" && !e.disabled && !e.closest("[inert]");
const all = s => [...document.querySelectorAll(s)].filter(there);
const is = name => document.body.classList.contains(name);
const acts = all("#act button"), cards = all("#hand button.card");
const marked = cards.filter(e => e.getAttribute("aria-pressed") === "true");
const kinds = [...new Set(acts.map(e => e.className.split(" ")[0]))].sort().join();
const cloth = [".result", ".turned", ".said", ".trick .c", ".trick"].find(what => document.querySelector("#board " + what)) || "";
const phase = [document.body.className, cloth, kinds].join(" ");
const seen = [phase, ...marked.map(e => e.dataset.card)].join(" ");
// What the press of a button decides, as the page sends it.
const decides = e => {
  const key = (e.patchKey || "").split(" ").slice(1).join(" ");
  if (key !== "go") return key;
  const out = cards.filter(c => c.classList.contains("out"));
  return out.length ? "discard " + out.map(c => c.dataset.card).join(" ") : marked.length ? marked[0].dataset.card : "discard nothing";
};
const at = (e, act) => { const r = e.getBoundingClientRect(); return { phase, seen, x: r.x + r.width / 2, y: r.y + Math.min(r.height / 2, 30), name: e.getAttribute("aria-label") || e.textContent, act: act || "" }; };
if (is("busy") || is("is-lost")) return { phase, seen };
const asked = all("#asked button")[0];
if (asked) return at(asked);
// A touch that came late opened a paper: it is closed.
if (is("papered")) return acts.length ? at(acts[acts.length - 1]) : { phase, seen };
const go = acts.find(e => e.classList.contains("go"));
if (go) return at(go, decides(go));
const calls = acts.filter(e => /bid|pass|slip|pip|call/.test(e.className));
if (calls.length) { const e = calls[Math.floor(Math.random() * Math.min(2, calls.length))]; return at(e, decides(e)); }
const open = cards.filter(e => e.hasAttribute("aria-pressed") && !marked.includes(e));
return open.length ? at(open[Math.floor(Math.random() * open.length)]) : { phase, seen };
