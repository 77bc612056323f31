// The page of a phone, a tablet, a watcher or a television. It decides nothing and has no words of its own: each message of
// the server is one whole state, which is drawn over the one before.
"use strict";
(() => {

const byId = id => document.getElementById(id);
const [looking, waiting, tryNow, codeLabel, codeAsk, goWord] = [...byId("words").content.children].map(e => e.textContent);
const [strip, main, board, news, say, hand, foot, askedRow, actRow] =
  ["strip", "main", "board", "news", "say", "hand", "foot", "asked", "act"].map(byId);
const tv = location.pathname.endsWith("/tv");

// What is kept on this phone: its keys, and how it likes the page.

function read(store, name) {
  try { return JSON.parse(store.getItem(name)) || {}; } catch { return {}; }
}
function write(store, name, value) {
  try { store.setItem(name, JSON.stringify(value)); } catch { /* a private window keeps nothing */ }
}
const keys = read(localStorage, "auction-pitch");
const likes = { theme: "", one_press: false, left_hand: false, buzz: true, ...read(localStorage, "auction-pitch-phone") };
const keepKeys = () => write(localStorage, "auction-pitch", keys);

function keyFromAddress() {
  const key = /[#&]k=([\w-]+)/.exec(location.hash);
  if (!key) return false;
  history.replaceState(null, "", location.pathname + location.search);
  keys.table = key[1];
  keepKeys();
  return true;
}

// What is shown, beside the state that the server sent.

let state = null;      // last message
let lost = null;       // [strong, rest] while there is no connection
let busy = false;      // a press is on its way
let told = "";         // why a card may not be played, or a press was refused
let lifted = null;     // card that the action names
let chosen = [];       // cards marked, in the order of the presses
let order = Object.values(read(sessionStorage, "auction-pitch-order"));
let paper = null;      // what lies over the table: the menu, or an answer to a question
let why = false;       // the reasons of the hint are open
let opener = null;     // what opened the paper, and gets the focus back
let form = { name: null, face: null, seat: null };
let held = null;       // card under the finger
let swallow = false;   // the click that ends a drag is none

// Elements as they should be, and how those on the page become so. An element with the same key stays the same element: it
// keeps the focus, and screen readers their place.

const SVG = "http://www.w3.org/2000/svg";

function h(what, has, ...within) {
  const [tag, ...classes] = what.split(".");
  return { tag, classes: classes.join(" "), has: has || {}, within: within.flat().filter(Boolean) };
}

function patch(parent, wanted) {
  const old = new Map([...parent.children].map(e => [e.patchKey, e]));
  const before = [];
  wanted = wanted.flat().filter(Boolean);
  wanted.forEach((n, i) => {
    const key = n.tag + " " + (n.has.key ?? i);
    let e = old.get(key);
    if (e) old.delete(key);
    else {
      const drawn = n.tag === "svg" || parent.namespaceURI === SVG;
      e = drawn ? document.createElementNS(SVG, n.tag) : document.createElement(n.tag);
      e.patchKey = key;
      if ("value" in n.has) e.value = n.has.value;
    }
    shape(e, n);
    before.push(e);
  });
  for (const e of old.values()) e.remove();
  before.forEach((e, i) => { if (parent.children[i] !== e) parent.insertBefore(e, parent.children[i] || null); });
}

function shape(e, n) {
  const has = { ...n.has, class: [n.classes, n.has.class].filter(Boolean).join(" ") || null };
  for (const name of new Set([...Object.keys(e.patchHas || {}), ...Object.keys(has)])) {
    const value = has[name] ?? null;
    if (name === "key" || name === "value" || name === "text") continue;
    if (name.startsWith("on")) e[name] = value;
    else if (name.startsWith("--")) e.style.setProperty(name, value);
    else if (value === null || value === false) e.removeAttribute(name);
    else if (e.getAttribute(name) !== String(value)) e.setAttribute(name, value);
  }
  e.patchHas = has;
  if ("text" in has) { if (e.textContent !== has.text) e.textContent = has.text; }
  else if (n.tag !== "input") patch(e, n.within);
}

const words = (what, text, has) => text ? h(what, { ...has, text }) : null;
const face = (id, said, what = "img.f") => id ? h(what, { key: "face", src: `faces/${id}.svg`, alt: said || "" }) : null;
const pip = (suit, said) => h("img.pip", { src: `pips/${suit}.svg`, alt: said || "" });

function picture(card, width, said, what = "img.c") {
  const pixels = width * devicePixelRatio;
  const w = [120, 180, 240, 320, 480].find(step => step >= pixels) || 640;
  return h(what, { key: card, src: `cards/${card}.png?w=${w}`, alt: said || "", draggable: "false" });
}

function button(what, has, ...within) {
  return h("button." + what, { type: "button", ...has }, ...within);
}

// Drawing.

function draw() {
  const had = document.activeElement;
  const group = had && had.closest("#hand, #foot, #main, #strip");
  const place = group ? pressable(group).indexOf(had) : -1;
  const m = state || { kind: "start" };
  const kind = lost && m.kind !== "tv" ? "lost" : m.kind;
  if (m.title) document.title = m.title;
  document.body.className = [
    "is-" + kind, m.count && kind !== "tv" && "is-count", paper && "papered", likes.left_hand && "left", busy && "busy",
    lost && "is-away",
  ].filter(Boolean).join(" ");
  document.body.toggleAttribute("aria-busy", busy);
  const drawn = (paper && !lost ? paperPage : pages[kind] || pages.start)(m);
  const shown = { strip: [], board: [], news: "", say: [], hand: [], asked: [], act: [], main: "", ...drawn };
  main.className = shown.main;
  patch(strip, shown.strip);
  patch(board, shown.board);
  speak(news, [words("span", shown.news)]);
  speak(say, shown.say);
  drawHand(m, kind, shown.hand);
  patch(askedRow, shown.asked);
  actRow.className = "act " + (shown.actClass || "");
  patch(actRow, shown.act);
  if (had && had !== document.body && document.activeElement !== had) {
    if (had.isConnected && !had.closest("[inert]")) had.focus({ preventScroll: true });
    else if (!paper) {
      const near = group ? pressable(group) : [];
      (near[Math.min(place, near.length - 1)] || pressable(hand)[0] || pressable(foot)[0])?.focus({ preventScroll: true });
    }
  }
}

// A live region whose words did not change is left alone, so that nothing is said twice.
function speak(region, within) {
  within = within.flat().filter(Boolean);
  const text = within.map(n => n.has.text).join(" ");
  if (region.spoken === text && region.childElementCount === within.length) return;
  region.spoken = text;
  patch(region, within);
}

const pressable = within => [...within.querySelectorAll("button, input, a")].filter(e => e.offsetParent && !e.closest("[inert]"));

// `strong` is what to do, in amber; `rest` stands beside it.
function sentence(strong, rest) {
  return [h("span", { text: "" })].slice(1).concat([strong && words("b", strong), rest && words("span", rest)]);
}

const pages = {
  start: () => ({}),

  code: m => ({
    main: "sheet",
    strip: [words("p", document.title)],
    board: [
      h("h1", {}, h("label", { for: "code", text: codeAsk })),
      h("input.field.code", {
        id: "code", key: "code", value: "", "aria-label": codeLabel, placeholder: "······", maxlength: "12", autocomplete: "off",
        autocapitalize: "characters", autocorrect: "off", spellcheck: "false", enterkeyhint: "go",
        oninput: ev => { form.code = ev.target.value; },
      }),
    ],
    say: sentence(m.said),
    act: [button("go", { key: "go", text: goWord, onclick: sendCode })],
  }),

  join: m => {
    const taken = m.faces.find(f => f.id === form.face)?.taken;
    if (!form.face || taken) form.face = m.faces.find(f => !f.taken)?.id || null;
    const at = m.places.find(p => p.seat === form.seat) || m.places[0];
    form.seat = at ? at.seat : null;
    if (m.full) return { main: "sheet", strip: [words("p", m.heading)], board: [words("h1", m.full)] };
    return {
      main: "sheet join",
      strip: [words("p", m.heading)],
      board: [
        h("h1", { key: "ask" }, h("label", { for: "name", text: m.ask })),
        m.places.length > 1 && h("div.places", { key: "places", role: "group", "aria-label": m.ask }, m.places.map(p => button("place", {
          key: p.seat, "aria-pressed": String(p === at), "aria-label": p.said, text: p.label,
          onclick: () => { form.seat = p.seat; suggest(p.label); draw(); },
        }))),
        h("input.field", {
          id: "name", key: "name", value: form.name ?? m.name, autocomplete: "given-name", maxlength: String(m.longest),
          enterkeyhint: "done", oninput: ev => { form.name = ev.target.value; },
        }),
        h("div.animals", { key: "faces", role: "group", "aria-label": m.picture }, m.faces.map(f => button("animal", {
          key: f.id, "aria-label": f.said, "aria-pressed": String(f.id === form.face), "aria-disabled": f.taken ? "true" : null,
          onclick: () => { if (!f.taken) { form.face = f.id; draw(); } },
        }, face(f.id)))),
      ],
      say: sentence("", told || m.note),
      act: [button("go", { key: "go", text: m.go, onclick: sitDown })],
    };
  },

  sitting: m => {
    const act = [], main_ = m.count ? "sheet" : why && m.advice ? "table whybox" : "table";
    return {
      main: main_,
      strip: stripOf(m),
      board: m.count ? countOf(m.count) : boardOf(m),
      news: told || m.advice ? "" : m.news,
      say: sayOf(m),
      hand: m.count ? [] : handOf(m),
      asked: askedOf(m),
      act: actsOf(m, act),
      actClass: actsClass(m),
    };
  },

  taken: m => ({
    main: "taken",
    strip: [words("p", document.title)],
    board: [face(m.face || (kept && kept.face), "", "img.portrait"), words("h1", m.heading)],
    say: sentence("", told || m.say),
    act: m.acts.map(a => actButton(m, a)).reverse(),
    actClass: "col",
  }),

  closed: m => ({ main: "taken", board: [words("h1", m.heading)], say: sentence("", m.say) }),

  lost: m => ({
    main: "lost",
    strip: m.strip ? stripOf(m, true) : [],
    board: [h("div.spin", { "aria-hidden": "true" })],
    say: [words("strong", lost[0]), words("span", lost[1])],
    hand: m.hand && !m.count ? handOf({ ...m, pick: null, advice: null }, true) : [],
    act: [button("plain", { key: "try", text: tryNow, onclick: listen })],
  }),

  tv: m => television(m),
};

let kept = null;       // last strip, whose face the page shows where another phone took the seat

function stripOf(m, still) {
  const s = kept = m.strip;
  const trump = s.trump && pip(s.trump.suit, s.trump.said);
  return [
    s.pegs
      ? [face(s.face, s.name, "img.f"), pegsOf(s.pegs)]
      : h("p.who", { key: "who" }, face(s.face), words("span.name", s.name),
        words("span.score" + (s.below ? ".below" : ""), s.score, { role: "img", "aria-label": s.score_said })),
    h("p.contract", { key: "contract" }, !s.pegs && words("span", s.contract), trump),
    button("menu", {
      key: "menu", "aria-label": m.menu.label, "aria-expanded": String(!!paper && paper.menu === true),
      "aria-disabled": still ? "true" : null, onclick: () => { if (!still) toggleMenu(); },
    }),
  ];
}

// Board of a game that pegs: a line of holes for each side, and the peg where the score stands.
function pegsOf(pegs) {
  const holes = Array.from({ length: 28 }, (_, i) => h("circle", { cx: String(4 + 4.9 * i + Math.floor(i / 5) * 1.4), cy: "7.5", r: "1.3", class: "hole" }));
  return h("div.pegs", { key: "pegs", role: "img", "aria-label": pegs.said }, pegs.rows.map(r => h("div", { key: r.side },
    h("i.side", { class: "s" + r.side }), words("b", String(r.score)),
    h("svg", { viewBox: "0 0 150 15", "aria-hidden": "true" }, holes, peg(r.side, 4 + 139 * Math.max(0, Math.min(1, r.score / r.target)))))));
}

function peg(side, x) {
  return side === 1
    ? h("rect", { x: String(x - 5), y: "2.5", width: "10", height: "10", rx: "2", class: "peg s1" })
    : h("circle", { cx: String(x), cy: "7.5", r: "5.6", class: "peg s" + side });
}

function sayOf(m) {
  if (told) return sentence("", told);
  if (m.pick) {
    const at = pickState(m);
    return at && at.say ? sentence(at.say.strong ?? at.say, at.say.rest) : sentence(m.say.strong, m.say.rest);
  }
  return m.advice ? sentence(m.advice.say) : sentence(m.say.strong, m.say.rest);
}

function boardOf(m) {
  const reasons = why && m.advice && h("div.note", { key: "why" }, m.advice.why.map((line, i) => words(i ? "span" : "b", line)));
  return [tableOf(m.table), reasons];
}

function tableOf(t) {
  if (t.kind === "trick") return trickOf(t.cards, t.label, 118);
  if (t.kind === "calls") {
    return h("ol.said", { key: "calls", "aria-label": t.label, "--k": String(t.calls.length), class: t.calls.length > 4 ? "crowd" : null },
      t.calls.map((c, i) => h("li", { key: i }, face(c.face), words("span.nm", c.name), words("span.b" + (c.on ? ".on" : ""), c.call))));
  }
  if (t.kind === "turned") {
    return h("div.turned", { key: "turned", role: "group", "aria-label": t.label },
      h("span.asks", {}, face(t.face, t.who), words("span.b", t.call)), picture(t.card, 124, t.said));
  }
  return null;
}

function trickOf(cards, label, width) {
  return h("ol.trick", { key: "trick", "aria-label": label, "--k": String(cards.length), class: cards.length > 4 ? "many" : null },
    cards.map((c, i) => h("li", { key: i, class: c.best ? "best" : null },
      c.card ? picture(c.card, width, c.said) : h("span.none", { role: "img", "aria-label": c.said }), c.best && crown(), face(c.face, c.who))));
}

function countOf(c) {
  return [
    h("div.result", { key: "result" }, words("h1", c.heading), words("span.stamp" + (c.bad ? ".bad" : ""), c.stamp)),
    c.points.length > 0 && h("ul.points", { key: "points" }, c.points.map((p, i) => h("li", { key: i },
      p.card && picture(p.card, 62, p.said), words("b.figure", p.figure), words("span", p.label), face(p.face, p.who)))),
    c.pad && h("div.pad", { key: "pad" }, h("table", { class: c.pad.names.length > 4 ? "crowd" : null },
      h("thead", {}, h("tr", {}, c.pad.names.map(n => h("th", { scope: "col", text: n })))),
      h("tbody", {}, c.pad.rows.map(r => h("tr", {}, r.map(f => h("td", { text: f }))))))),
  ];
}

// The hand.

const pickState = m => m.pick && (m.pick.states[chosen.length] || m.pick.states[m.pick.states.length - 1]);

function sorted(cards) {
  const at = c => order.indexOf(c.card);
  return order.length ? [...cards].sort((a, b) => (at(a) < 0 ? 99 : at(a)) - (at(b) < 0 ? 99 : at(b))) : cards;
}

function handOf(m, still) {
  if (!m.hand.cards.length) {
    return Array.from({ length: m.hand.hidden || 0 }, (_, i) => h("li", { key: i }, h("span.card", {}, picture("BACK", handWidth()))));
  }
  const locked = m.pick && m.pick.locked || [];
  return sorted(m.hand.cards).map(c => {
    const out = m.pick && chosen.includes(c.card);
    const barred = locked.includes(c.card) || !c.may;
    const odds = m.advice && c.act && m.advice.odds.find(o => o.act === c.act);
    return h("li", { key: c.card }, button("card", {
      key: "card",
      "data-card": c.card,
      class: [
        out && (m.pick.keep ? "keep" : "out"), m.advice && m.advice.card === c.card && "advice",
        held && held.mode && held.card === c.card && "held",
      ].filter(Boolean).join(" "),
      "aria-label": [c.said, out && m.pick.out, odds && odds.text].filter(Boolean).join(", "),
      "aria-pressed": m.pick ? String(!!out) : c.act ? String(lifted === c.card) : null,
      "aria-disabled": barred || still ? "true" : null,
      onclick: () => { if (!still) pressCard(c); },
    }, picture(c.card, handWidth(), "", "img"), out && words("span.mark", m.pick.out), odds && words("span.odds", odds.text)));
  });
}

const handWidth = () => innerWidth < 680 ? (innerWidth - 40) / 3 : Math.min(innerWidth / 6, innerHeight * .27);

function drawHand(m, kind, cards) {
  const n = cards.length;
  hand.className = "hand " + (n <= 6 ? "few" : n <= 9 ? "nine" : n <= 16 ? "many" : "most");
  hand.style.setProperty("--n", String(Math.max(1, n)));
  hand.style.setProperty("--half", String(Math.max(5, Math.ceil(n / 2))));
  hand.inert = !!paper || kind === "lost";
  hand.hidden = !n;
  if (m.hand) hand.setAttribute("aria-label", m.hand.label);
  patch(hand, cards);
}

function pressCard(c) {
  if (swallow || busy) return;
  const m = state;
  told = "";
  if (m.pick) {
    const at = chosen.indexOf(c.card);
    if (at >= 0) chosen.splice(at, 1);
    else if (!c.may || (m.pick.locked || []).includes(c.card)) told = c.why || "";
    else {
      if (m.pick.most === 1) chosen = [];
      if (chosen.length < m.pick.most) chosen.push(c.card);
    }
  } else if (!c.may) {
    told = c.why || "";
    lifted = null;
  } else if (c.act && (likes.one_press || lifted === c.card)) {
    return send(c.act);
  } else if (c.act) {
    lifted = c.card;
  }
  draw();
}

// The action.

function actButton(m, a) {
  const advised = m.advice && m.advice.act === a.act;
  const odds = m.advice && (m.advice.odds || []).find(o => o.act === a.act);
  const style = { pip: "slip", call: "slip.call", slip: "slip", bid: "bid", pass: "pass", go: "go" }[a.style] || "plain";
  return button(style, {
    key: a.act || a.ask, "aria-label": odds ? `${a.said || a.label}, ${odds.text}` : a.said || a.label,
    "aria-current": advised ? "true" : null, onclick: () => pressAct(a),
  }, words("span.word", a.label), a.pip && pip(a.pip), words("small", a.detail), odds && words("span.odds", odds.text));
}

function actsOf(m) {
  const row = [];
  const card = lifted && m.hand.cards.find(c => c.card === lifted && c.act);
  const last = m.menu.items.find(i => i.ask === "last");
  if (why && m.advice) row.push(button("plain", { key: "close", text: m.advice.close, onclick: () => { why = false; draw(); } }));
  else {
    if (m.hint && !m.count) row.push(button("round", {
      key: "hint", class: m.advice ? "on" : null, "aria-pressed": String(!!m.advice), "aria-label": m.hint.label, onclick: () => send("hint"),
    }, bulb()));
    if (m.advice && m.advice.why && m.advice.why.length) {
      row.push(button("why", { key: "why", text: m.advice.why_label, onclick: () => { why = true; draw(); } }));
    }
  }
  if (m.pick) row.push(button("undo", {
    key: "undo", text: m.pick.undo, "aria-disabled": chosen.length ? null : "true", onclick: () => { chosen.pop(); draw(); },
  }));
  if (m.count && m.count.cost) row.push(actButton(m, { ...m.count.cost, style: "plain" }));
  m.acts.forEach(a => row.push(actButton(m, a)));
  if (m.pick) {
    const at = pickState(m);
    row.push(button("go", { key: "go", text: at.go, "aria-disabled": at.on ? null : "true", onclick: sendPick }));
  }
  if (card) row.push(button("go", { key: "go", text: card.does, onclick: () => send(card.act) }));
  if (!row.some(b => b.has.key !== "hint") && last) row.push(actButton(m, { ...last, style: "plain" }));
  return row;
}

function actsClass(m) {
  const bids = m.acts.filter(a => a.style === "bid").length, calls = m.acts.filter(a => a.style === "call").length;
  return bids > 6 ? "lots" : bids > 4 ? "rows" : calls > 5 ? "calls" : "";
}

const crown = () => h("svg.crown", { key: "crown", viewBox: "0 0 30 24", "aria-hidden": "true" }, h("path", { d: "M3 22V5L9.5 11L15 2L20.5 11L27 5V22Z" }));

function bulb() {
  return h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", {
    d: "M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6c.8.8 1 1.6 1 2.4h6c0-.8.2-1.6 1-2.4A6.5 6.5 0 0 0 12 2.5", fill: "none",
    stroke: "currentColor", "stroke-width": "2", "stroke-linecap": "round", "stroke-linejoin": "round",
  }));
}

function askedOf(m) {
  return m.asked ? [words("p", m.asked.say, { key: "say" }), h("div", { key: "acts" }, m.asked.acts.map(a => actButton(m, a)))] : [];
}

// Papers: the menu, and what the table answers. They lie over the table, and the hand closes up below them.

function paperPage(m) {
  const beneath = (pages[m.kind] || pages.start)(m);
  const p = paper;
  const body = p.menu ? menuOf(m) : [
    p.cards && p.cards.length > 0 && trickOf(p.cards, p.heading, 90),
    ...(p.lines || []).map((line, i) => line.startsWith("# ") ? h("h2", { key: i, text: line.slice(2) }) : h("p", { key: i, text: line })),
  ];
  return {
    ...beneath,
    main: "table papers",
    board: [h("section.sheetpaper", { key: "paper", role: "dialog", "aria-labelledby": "paper-title", tabindex: "-1", class: p.menu ? "menus" : null },
      words("h1", p.heading, { id: "paper-title" }), body)],
    news: "",
    say: [],
    asked: [],
    act: [button("plain", { key: "close", text: p.close, onclick: closePaper })],
    actClass: "",
  };
}

function menuOf(m) {
  const l = m.labels;
  const known = ["theme", "one_press", "left_hand", "buzz"];
  const items = m.menu.items;
  const sets = items.some(i => i.set) ? items.filter(i => i.set) : known.map(set => ({ set, label: l[set] || l.settings }));
  return [
    h("div.items", { key: "items" }, items.filter(i => !i.set).map(i => button("item", {
      key: i.act || i.ask, text: i.label, onclick: () => { paper = null; pressAct(i); },
    }))),
    words("h2", l.settings, { key: "settings" }),
    h("div.items", { key: "sets" }, sets.map(i => i.set === "theme"
      ? h("div.themes", { key: "theme", role: "group", "aria-label": i.label }, [["", l.as_phone], ["light", l.light], ["dark", l.dark]].map(([theme, label]) =>
        button("item", { key: theme, text: label, "aria-pressed": String((likes.theme || "") === theme), onclick: () => like("theme", theme) })))
      : button("item.switch", { key: i.set, role: "switch", "aria-checked": String(!!likes[i.set]), text: i.label, onclick: () => like(i.set, !likes[i.set]) }))),
  ];
}

function like(name, value) {
  likes[name] = value;
  write(localStorage, "auction-pitch-phone", likes);
  dress();
  draw();
}

function dress() {
  if (likes.theme) document.documentElement.dataset.theme = likes.theme;
  else delete document.documentElement.dataset.theme;
  const bar = getComputedStyle(document.documentElement).getPropertyValue("--bar").trim();
  if (bar) document.querySelector("meta[name=theme-color]").content = bar;
}

function openPaper(p) {
  if (!paper) opener = document.activeElement;
  paper = p;
  draw();
  board.querySelector(".sheetpaper")?.focus({ preventScroll: true });
}

function closePaper() {
  paper = null;
  draw();
  if (opener && opener.isConnected) opener.focus({ preventScroll: true });
}

function toggleMenu() {
  if (paper) closePaper();
  else openPaper({ menu: true, heading: state.menu.label, close: state.labels.close });
}

// A television, and whoever watches.

function television(m) {
  const s = m.strip, n = m.seats.length;
  const trick = m.seats.some(p => p.played);
  const open = m.join && !trick && !m.count && !m.turned;
  return {
    main: "tv",
    board: [
      h("div.felt", { key: "felt", "--n": String(n), class: [n > 4 ? "ring" : "", open ? "open" : ""].join(" ").trim() }, m.seats.map((p, i) => seatOf(p, i, n, trick)),
        s.trump && h("div.patch", { key: "patch" }, pip(s.trump.suit, s.trump.said)),
        m.turned && !m.count && picture(m.turned.card, 260, m.turned.said, "img.c.up"),
        m.count && h("section.told", { key: "count" }, countOf(m.count))),
      ribbonOf(s),
      m.join && joinOf(m.join, open),
      lost && h("p.gone", { key: "gone" }, h("span.spin", { "aria-hidden": "true" }), words("b", lost[0])),
    ],
    news: m.news,
    say: sentence(m.say.strong, m.say.rest),
  };
}

// Seats stand on an oval, clockwise from the bottom; each one's card lies before it.
function seatOf(p, i, n, trick) {
  const turn = Math.PI * (.5 + 2 * i / n), x = Math.cos(turn), y = Math.sin(turn);
  const side = Math.abs(x) < .3 ? "mid" : "edge";
  return h("div.seat", {
    key: i, "--x": x.toFixed(4), "--y": y.toFixed(4), "--tilt": ((i * 7 + 2) % 5 - 2) * 1.2 + "deg",
    class: [side, p.turn && "turn", p.away && "away"].filter(Boolean).join(" "),
  },
    h("div.plate", { key: "plate" },
      face(p.face, "", "img.portrait"),
      p.cards > 0 && h("span.fan", { key: "fan", role: "img", "aria-label": String(p.cards) }, Array.from({ length: Math.min(p.cards, 4) }, () => picture("BACK", 60))),
      p.dealer && (p.dealer === true ? h("span.disc", { key: "disc" }, picture("BACK", 20)) : words("span.disc", p.dealer, { key: "disc" })),
      p.said && words("span.b" + (p.bidder ? ".on" : ""), p.said, { key: "said" }),
      h("div.nm", { key: "name" }, words("b", p.name), words("small", p.away))),
    p.played ? h("div.play", { key: "play", class: p.best ? "best" : null }, picture(p.played, 260, p.played_said), p.best && crown(),
      p.led && /[SHDC]$/.test(p.played) && h("span.led", { key: "led" }, pip(p.played.slice(-1))))
      : trick && h("div.play", { key: "play" }, h("span.none")));
}

function ribbonOf(s) {
  const sideFaces = i => (s.sides.find(t => t.side === i) || {}).faces || [];
  return h("aside.ribbon", { key: "ribbon" },
    h("div.scores", { key: "scores" }, s.sides.map((t, i) => h("span.of", { key: i, role: "img", "aria-label": `${t.name} ${t.score}` },
      t.faces.map((f, k) => h("img", { key: k, src: `faces/${f}.svg`, alt: "" })), words("b", t.score))), words("i", s.target)),
    h("div.state", { key: "state" }, s.pegs ? pegsOf(s.pegs) : s.points.map((p, i) => h("span.pt", {
      key: i, role: "img", "aria-label": p.side === null ? p.label : `${p.label}: ${s.sides.find(t => t.side === p.side)?.name || ""}`, class: p.side === null ? null : "won",
    }, p.side !== null && sideFaces(p.side)[0] && h("img", { src: `faces/${sideFaces(p.side)[0]}.svg`, alt: "" }), words("b", p.label.slice(0, 1)))),
    words("strong", s.contract)));
}

function joinOf(j, open) {
  const edge = j.size + 8;
  return h("aside.qr", { key: "qr", class: open ? "open" : null },
    h("svg", { key: "code", viewBox: `-4 -4 ${edge} ${edge}`, role: "img", "aria-label": j.address },
      h("rect", { x: "-4", y: "-4", width: String(edge), height: String(edge), class: "quiet" }), h("path", { d: j.qr, class: "ink" })),
    h("div", { key: "words" }, words("b", j.point), words("span", j.address), j.code && h("span.letters", {}, words("span", j.label), words("strong", j.code)), words("small", j.same)));
}

// Up: what is pressed.

async function post(address, body, key) {
  try {
    const answer = await fetch(address, {
      method: "POST", body: JSON.stringify(body), cache: "no-store", referrerPolicy: "no-referrer",
      headers: { "Content-Type": "application/json", ...(key && { Authorization: "Bearer " + key }) },
    });
    const text = answer.status === 204 ? "" : await answer.text();
    let said = {};
    try { said = text ? JSON.parse(text) : {}; } catch { /* a proxy's own page */ }
    return { ok: answer.ok, status: answer.status, ...said };
  } catch {
    listen();
    return { ok: false, status: 0, said: looking };
  }
}

async function send(act, cards) {
  if (busy || lost || !state) return;
  const before = state;
  busy = true;
  told = "";
  draw();
  const answer = await post("api/do", { turn: before.turn, act, ...(cards && { cards }) }, keys.seat);
  if (state !== before) return;
  if (!answer.ok || answer.lines) busy = false;
  if (!answer.ok) told = answer.said || "";
  if (answer.ok && !answer.lines) setTimeout(() => { if (state === before && busy) { busy = false; draw(); } }, 1500);
  if (answer.lines) openPaper(answer);
  else draw();
}

async function ask(what) {
  if (busy || lost) return;
  busy = true;
  const answer = await post("api/ask", { ask: what }, keys.seat);
  busy = false;
  if (answer.ok) return openPaper({ ...answer, ask: what });
  told = answer.said || "";
  draw();
}

function sendPick() {
  if (pickState(state)?.on) send(state.pick.act, [...chosen]);
}

function pressAct(a) {
  if (a.ask) return ask(a.ask);
  if (a.act !== "elsewhere") return send(a.act);
  delete keys.seat;
  keepKeys();
  listen();
}

function suggest(name) {
  if (form.name !== null) return;
  const field = byId("name");
  if (field) field.value = name;
}

async function sitDown() {
  if (busy || !state) return;
  const before = state;
  busy = true;
  draw();
  const answer = await post("api/join", { seat: form.seat, name: (byId("name")?.value ?? "").trim() || before.name, face: form.face }, keys.table);
  busy = false;
  if (answer.ok && answer.seat) {
    keys.seat = answer.seat;
    keepKeys();
    told = "";
    listen();
  } else told = answer.said || "";
  draw();
}

async function sendCode() {
  if (busy) return;
  const code = (form.code || "").toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (!code) return byId("code")?.focus();
  busy = true;
  const answer = await post("api/code", { code });
  busy = false;
  if (answer.ok && answer.table) {
    keys.table = answer.table;
    keepKeys();
    listen();
  } else if (state && state.kind === "code") {
    state = { kind: "code", said: answer.said || "" };
    draw();
  }
}

// Down: the stream of states. One that says nothing for 45 seconds is taken for lost.

let ear = null, again = 0, tries = 0, heard = 0;

async function listen() {
  clearTimeout(again);
  if (ear) ear.abort();
  const mine = ear = new AbortController();
  const which = tv ? (keys.table ? "table" : "seat") : keys.seat ? "seat" : "table";
  if (!keys[which]) {
    lost = null;
    ear = null;
    if (!state || state.kind !== "code") state = { kind: "code" };
    return draw();
  }
  heard = Date.now();
  try {
    const answer = await fetch("api/stream", {
      headers: { Authorization: "Bearer " + keys[which], ...(tv && { "Pitch-View": "tv" }) },
      signal: mine.signal, cache: "no-store", referrerPolicy: "no-referrer",
    });
    if (answer.status === 401) {
      delete keys[which];
      keepKeys();
      return ear === mine && listen();
    }
    if (answer.ok) await follow(answer.body.getReader(), mine);
  } catch { /* the network is away */ }
  if (ear === mine) away();
}

async function follow(reader, mine) {
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done || ear !== mine) return;
    heard = Date.now();
    rest += decoder.decode(value, { stream: true });
    const parts = rest.split("\n\n");
    rest = parts.pop();
    for (const part of parts) {
      if (!part.startsWith("data:")) continue;
      tries = 0;
      take(JSON.parse(part.slice(5)));
    }
  }
}

function away() {
  const over = state && state.kind === "closed";
  if (!over) {
    lost = lost || [looking, keys.seat ? waiting : ""];
    draw();
  }
  again = setTimeout(listen, over ? 10000 : [1000, 2000, 4000][Math.min(tries++, 2)]);
}

function take(m) {
  if (m.kind === "bye") {
    lost = [m.say.strong, m.say.rest];
    return draw();
  }
  const before = state || {};
  state = m;
  lost = null;
  busy = false;
  if (m.kind !== "sitting" || m.turn !== before.turn) {
    told = "";
    lifted = null;
    why = false;
  }
  if (m.kind !== "sitting") paper = null;
  else {
    const holds = card => m.hand.cards.some(c => c.card === card);
    if (!holds(lifted)) lifted = null;
    chosen = m.pick ? chosen.filter(holds) : [];
    if (!m.hand.cards.length && order.length) keepOrder([]);
    if (m.advice && JSON.stringify(m.advice) !== JSON.stringify(before.advice)) {
      told = "";
      why = false;
      if (m.advice.card) lifted = m.advice.card;
    }
    if (!m.advice) why = false;
    if (m.mine && !(before.mine && before.turn === m.turn) && likes.buzz) buzz(30);
  }
  draw();
}

function buzz(time) {
  if (navigator.vibrate && (navigator.userActivation || {}).hasBeenActive !== false) navigator.vibrate(time);
}

function wake() {
  if (document.visibilityState === "hidden") return;
  if (lost || Date.now() - heard > 25000) listen();
}
addEventListener("online", wake);
addEventListener("pageshow", wake);
document.addEventListener("visibilitychange", wake);
setInterval(() => { if (ear && !lost && Date.now() - heard > 45000) { ear.abort(); ear = null; away(); } }, 5000);
addEventListener("hashchange", () => { if (keyFromAddress()) listen(); });

// Fingers: a press is a click of its button. A flick upward plays; held for a moment, a card can be put elsewhere.

function keepOrder(cards) {
  order = cards;
  write(sessionStorage, "auction-pitch-order", { ...cards });
}

function place(card, at) {
  const cards = sorted(state.hand.cards).map(c => c.card).filter(c => c !== card);
  cards.splice(Math.max(0, at), 0, card);
  keepOrder(cards);
  draw();
}

const cardOf = id => state && state.hand && state.hand.cards.find(c => c.card === id);

function follows(ev) {
  const item = held.button.parentElement, box = hand.getBoundingClientRect();
  held.button.style.setProperty("--dx", ev.clientX - held.offX - box.left - item.offsetLeft + hand.offsetLeft + "px");
  held.button.style.setProperty("--dy", ev.clientY - held.offY - box.top - item.offsetTop + hand.offsetTop + "px");
}

function begin(mode) {
  if (!held) return;
  clearTimeout(held.timer);
  held.mode = mode;
  try { hand.setPointerCapture(held.pointer); } catch { /* already lifted */ }
  if (mode === "sort") buzz(10);
  draw();
}

hand.addEventListener("pointerdown", ev => {
  const e = ev.target.closest("button.card");
  if (!e || ev.button || held || hand.inert || !cardOf(e.dataset.card)) return;
  const box = hand.getBoundingClientRect(), item = e.parentElement;
  held = {
    button: e, card: e.dataset.card, pointer: ev.pointerId, x: ev.clientX, y: ev.clientY, at: ev.timeStamp, mode: null,
    offX: ev.clientX - box.left - item.offsetLeft + hand.offsetLeft, offY: ev.clientY - box.top - item.offsetTop + hand.offsetTop,
    timer: setTimeout(() => begin("sort"), 350),
  };
});

hand.addEventListener("pointermove", ev => {
  if (!held || ev.pointerId !== held.pointer) return;
  const dx = ev.clientX - held.x, dy = ev.clientY - held.y;
  if (!held.mode && Math.hypot(dx, dy) > 10) {
    if (-dy > Math.abs(dx)) begin("flick");
    else if (ev.pointerType === "mouse") begin("sort");
    else return release();
  }
  if (!held.mode) return;
  follows(ev);
  if (held.mode !== "sort") return;
  const boxes = [...hand.children].map(li => li.getBoundingClientRect());
  let best = 0, least = Infinity;
  boxes.forEach((b, i) => {
    const far = Math.hypot(b.left + b.width / 2 - ev.clientX, b.top + b.height / 2 - ev.clientY);
    if (far < least) { least = far; best = i; }
  });
  if (hand.children[best] !== held.button.parentElement) { place(held.card, best); follows(ev); }
});

function release() {
  if (!held) return;
  clearTimeout(held.timer);
  const was = held;
  held = null;
  was.button.style.removeProperty("--dx");
  was.button.style.removeProperty("--dy");
  if (was.mode) {
    swallow = true;
    setTimeout(() => { swallow = false; });
    draw();
  }
  return was;
}

hand.addEventListener("pointerup", ev => {
  if (!held || ev.pointerId !== held.pointer) return;
  const dx = ev.clientX - held.x, dy = ev.clientY - held.y, quick = ev.timeStamp - held.at < 600;
  const was = release(), c = was.mode === "flick" && cardOf(was.card);
  if (!c || !quick || -dy < 48 || -dy < Math.abs(dx)) return;
  if (!c.may) { told = c.why || ""; draw(); }
  else if (state.pick) { swallow = false; pressCard(c); }
  else if (c.act) send(c.act);
});
hand.addEventListener("pointercancel", release);
hand.addEventListener("contextmenu", ev => ev.preventDefault());

// Keys: those of the window.

function step(dx, dy) {
  const all = pressable(document.body), from = document.activeElement;
  if (!all.includes(from)) {
    (hand.querySelector(".card:not([aria-disabled])") || pressable(foot)[0] || all[0])?.focus();
    return;
  }
  const mid = e => { const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; };
  const [x, y] = mid(from);
  let best = null, least = Infinity;
  for (const e of all) {
    const [ex, ey] = mid(e), along = (ex - x) * dx + (ey - y) * dy, across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (e !== from && along > 8 && along + 2.5 * across < least && (dy || across < 60)) { least = along + 2.5 * across; best = e; }
  }
  if (!best && dx) {
    const row = pressable(from.closest("#hand, #foot, #main, #strip") || document.body);
    best = row[row.indexOf(from) + dx];
  }
  best?.focus();
}

function moveCard(by) {
  const e = document.activeElement.closest?.("button.card");
  if (!e) return false;
  place(e.dataset.card, [...hand.children].indexOf(e.parentElement) + by);
  return true;
}

function pressDigit(m, digit) {
  const number = digit === 0 ? 10 : digit;
  const acts = m.acts.filter(a => a.act);
  const named = acts.find(a => a.label === String(number));
  const act = named || (acts.length > 1 ? acts[number - 1] : null);
  const card = !m.acts.length || m.pick ? sorted(m.hand.cards)[number - 1] : null;
  if (act && !m.pick) pressAct(act);
  else if (card || (acts.length < 2 && sorted(m.hand.cards)[number - 1])) {
    const c = card || sorted(m.hand.cards)[number - 1];
    pressCard(c);
    hand.querySelector(`[data-card="${CSS.escape(c.card)}"]`)?.focus();
  }
}

function pressKey(m, key) {
  const item = (what, name) => m.menu.items.find(i => i[what] === name);
  const asks = { l: "last", g: "log", w: "points", f1: "rules" }[key];
  const trump = m.acts.find(a => a.style === "pip" && a.pip && a.pip.toLowerCase() === key);
  const pass = m.acts.find(a => a.style === "pass");
  const answer = m.asked && { y: m.asked.acts[0], n: m.asked.acts[1] }[key];
  if (trump && (key !== "h" || !m.hint || m.advice)) pressAct(trump);
  else if (asks && item("ask", asks)) paper && paper.ask === asks ? closePaper() : ask(asks);
  else if (key === "h" && m.hint) send("hint");
  else if (key === "p" && pass) pressAct(pass);
  else if (answer) pressAct(answer);
  else if (key === "f") { keepOrder([]); draw(); }
  else if (key === "u" || key === "backspace") {
    if (m.pick && chosen.length) { chosen.pop(); draw(); }
    else if (item("act", "undo")) send("undo");
  } else return false;
  return true;
}

function escape(m) {
  if (paper) closePaper();
  else if (why) { why = false; draw(); }
  else if (m && m.menu && !lost) toggleMenu();
}

document.addEventListener("keydown", ev => {
  const key = ev.key.toLowerCase(), m = state;
  const arrow = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1] }[key];
  const typing = ev.target.matches("input");
  if (ev.ctrlKey || ev.metaKey) return;
  if (typing) {
    if (key === "enter") { ev.preventDefault(); m.kind === "code" ? sendCode() : sitDown(); }
    if (key !== "arrowup" && key !== "arrowdown") return;
  }
  if (arrow) {
    if (ev.altKey ? arrow[0] && moveCard(arrow[0]) : scrolls(ev, arrow) || (step(...arrow), true)) ev.preventDefault();
    return;
  }
  if (ev.altKey) return;
  if (key === "escape") return escape(m);
  if (!m || m.kind !== "sitting" || lost) return;
  if (/^[0-9]$/.test(key)) { if (!paper) pressDigit(m, Number(key)); }
  else if (pressKey(m, key)) ev.preventDefault();
});

// A paper that is longer than its place is read with the arrows.
function scrolls(ev, [, dy]) {
  const sheet = ev.target.closest?.(".sheetpaper");
  if (!dy || !sheet || ev.target !== sheet || sheet.scrollHeight <= sheet.clientHeight) return false;
  sheet.scrollBy(0, dy * 60);
  return true;
}

addEventListener("resize", () => { if (state && !held) draw(); });
matchMedia("(prefers-color-scheme: light)").addEventListener?.("change", dress);
keyFromAddress();
dress();
draw();
setTimeout(() => { if (!state && !lost && (keys.table || keys.seat)) { lost = [looking, keys.seat ? waiting : ""]; draw(); } }, 1200);
listen();
})();
