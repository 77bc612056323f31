// The score pad of a game with real cards: the hand is written into the columns of its players.
import { button, crown, face, h, path, picture, svg, words } from "./elements.js";

const RING = "M30 4C14 3 4 10 4 21c0 12 11 18 25 18 15 0 25-8 24-19C52 8 40 3 24 5";

// The place for a tick: dashed while there is none, and a pencil ring with the tick, or with their number.
function tick(count) {
  if (!count) return svg(".tick.free", "0 0 57 42", h("circle", { cx: 28.5, cy: 21, r: 16.5 }));
  const within = count > 1 ? h("text", { x: 28.5, y: 30, text: count }) : path("M20 22l6 6 12-13");
  return svg(".tick", "0 0 57 42", path(RING), within);
}

// A finger that stays on a knob runs: each step goes once the last one is answered. Its end is no press besides.
let run = 0, ran = false;

function hold(e) {
  const knob = e.currentTarget;
  ran = false;
  const go = () => {
    ran = true;
    if (knob.isConnected && knob.onclick) knob.onclick();
    run = setTimeout(go, 120);
  };
  clearTimeout(run);
  run = setTimeout(go, 450);
}

for (const end of ["pointerup", "pointercancel", "blur"]) addEventListener(end, () => clearTimeout(run));

function cellOf(c, i, send) {
  // A television shows what was told, and nothing to press.
  const press = (what, act, has, ...within) => act ? button(what, { key: act, onclick: () => send(act), ...has }, ...within) : h("span." + what, { role: "img", ...has }, ...within);
  if (c.kind === "tick") return press("cell", c.act, { key: i, "aria-label": c.said, "aria-pressed": String(c.count > 0) }, tick(c.count));
  if (c.kind === "choice") return press("choice", c.act, { key: i, "aria-pressed": String(c.on), text: c.label });
  if (!c.less && !c.more) return h("div.count", { key: i, role: "img", "aria-label": `${c.said} ${c.figure}` }, words("b", c.figure));
  const step = (act, text) => act ? button("knob", { key: text, "aria-label": act.said, text, onpointerdown: hold, onclick: e => { if (!e || !e.detail || !ran) send(act.act); } })
    : button("knob", { key: text, "aria-disabled": "true", "aria-label": c.said, text });
  return h("div.count", { key: i, role: "group", "aria-label": c.said }, step(c.less, "\u2212"), words("b", c.figure), step(c.more, "+"));
}

function headOf(c, i) {
  return h("th", { key: i, scope: "col", "aria-label": c.said }, h("span.faces", {}, c.faces.map((f, k) => h("img.f", { key: k, src: `faces/${f}.svg`, alt: "" })),
    c.leads && crown(), c.deals && picture("BACK", 14)), words("span", c.name));
}

function rowsOf(m, r, i, send) {
  const cells = r.cells.map((c, k) => cellOf(c, k, send)), across = m.columns.length;
  const tds = r.wide ? h("td", { key: "wide", colspan: across }, h("div.choices", { role: "group", "aria-label": r.label || null }, cells)) : cells.map((c, k) => h("td", { key: k }, c));
  // Many columns leave no room for words beside them.
  if (across < 6) return h("tr", { key: i }, h("th", { scope: "row", text: r.label }), tds);
  return [r.label && h("tr.above", { key: i + "above" }, h("th", { colspan: across + 1, text: r.label })), h("tr", { key: i }, h("th", { text: "" }), tds)];
}

export function padPage(m, told, send, ways, acts) {
  const score = (s, i) => h("td", { key: i }, words("b" + (s.below ? ".below" : ""), s.figure));
  const line = l => h("tr", { key: l.number, class: l.on ? "on" : null }, h("th", { scope: "row", text: l.number }), l.scores.map(score));
  const table = h("table", { class: m.columns.length > 5 ? "crowd" : m.columns.length > 2 ? "high" : null },
    h("thead", {}, h("tr", {}, h("td"), m.columns.map(headOf))), h("tbody.lines", { key: "lines" }, m.lines.map(line)),
    h("tbody.asking", { key: "rows" }, m.rows.flatMap((r, i) => rowsOf(m, r, i, send))));
  return {
    main: "padded", board: [h("div.pad.form", { key: "pad" }, table)], act: acts,
    strip: [words("h1", m.heading, { key: "heading" }), words("p.contract", m.about, { key: "about" }),
      m.undo && button("undo", { key: "undo", text: m.undo.label, onclick: () => send(m.undo.act) }), ways],
    say: told ? [words("span", told)] : [words("span.stamp" + (m.bad ? ".bad" : ""), m.stamp), words("span", m.say)],
  };
}
