const there = e => e.offsetParent && e.getAttribute("aria-disabled") !== "true" && !e.disabled && !e.closest("[inert]");
const all = s => [...document.querySelectorAll(s)].filter(there);
const at = e => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + Math.min(r.height / 2, 30), e.getAttribute("aria-label") || e.textContent]; };
if (document.body.classList.contains("busy") || document.body.classList.contains("is-lost")) return null;
const asked = all("#asked button")[0];
if (asked) return at(asked);
const acts = all("#act button");
// A touch that came late opened a paper: it is closed.
if (document.body.classList.contains("papered")) return acts.length ? at(acts[acts.length - 1]) : null;
const go = acts.find(e => e.classList.contains("go"));
if (go) return at(go);
const said = document.querySelector("#say").textContent;
const cards = all("#hand button.card");
const marked = cards.filter(e => e.getAttribute("aria-pressed") === "true");
const calls = acts.filter(e => /bid|pass|slip|pip|call/.test(e.className));
if (calls.length) return at(calls[Math.floor(Math.random() * Math.min(2, calls.length))]);
const open = cards.filter(e => e.hasAttribute("aria-pressed") && !marked.includes(e));
return open.length ? at(open[Math.floor(Math.random() * open.length)]) : null;
