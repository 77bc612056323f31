// The page of a phone, a tablet, a watcher or a television. It decides nothing and has no words of its own: each message of the
// server is one whole state, which is drawn over the one before.
import { bulb, button, crown, face, h, heap, patch, path, picture, pip, sentence, svg, words } from "./elements.js";
import { padPage } from "./pad.js";

const byId = id => document.getElementById(id);
const [looking, waiting, tryNow, codeLabel, codeAsk, goWord] = [...byId("words").content.children].map(e => e.textContent);
const [strip, main, board, news, say, hand, foot, askedRow, actRow, gauge] =
  ["strip", "main", "board", "news", "say", "hand", "foot", "asked", "act", "gauge"].map(byId);
const tv = location.pathname.endsWith("/tv"), light = matchMedia("(prefers-color-scheme: light)");

// What is kept on this phone: its keys, and how it likes the page.
function read(store, name) {
  try { return JSON.parse(window[store].getItem(name)) || {}; } catch { return {}; }
}
function write(store, name, value) {
  try { window[store].setItem(name, JSON.stringify(value)); } catch { /* a private window keeps nothing */ }
}
const keys = read("localStorage", "auction-pitch");
const likes = { theme: "", one_press: false, left_hand: false, buzz: true, ...read("localStorage", "auction-pitch-phone") };

function keep(which, key) {
  if (key) keys[which] = key; else delete keys[which];
  write("localStorage", "auction-pitch", keys);
}
function keyFromAddress() {
  const key = /[#&]k=([\w-]+)/.exec(location.hash);
  if (!key) return false;
  history.replaceState(null, "", location.pathname + location.search);
  keep("table", key[1]);
  return true;
}

// What is shown, beside the state that the server sent.
let state = null;      // last message
let lost = null;       // [strong, rest] while there is no connection
let busy = false;      // a press is on its way
let told = "";         // why a card may not be played, or a press was refused
let lifted = null;     // card that the action names
let chosen = [];       // cards marked, in the order of the presses
let stepped = 0;       // which of the bids that are counted through
let order = Object.values(read("sessionStorage", "auction-pitch-order"));
let paper = null;      // what lies over the table: the menu, or an answer to a question
let why = false;       // the reasons of the hint are open
let opener = null;     // what opened the paper, and gets the focus back
let held = null;       // card under the finger
let swallow = false;   // the click that ends a drag is none
const form = { name: null, face: null, seat: null, asks: false, code: "" };     // asks: the place that was chosen is somebody's

const pressable = within => [...within.querySelectorAll("button, input")].filter(e => e.offsetParent && !e.closest("[inert]"));

function draw() {
  const had = document.activeElement, group = had && had.closest("#hand, #foot, #main, #strip");
  const at = group ? pressable(group).indexOf(had) : -1;
  const m = state || { kind: "start" }, kind = lost && m.kind !== "tv" ? "lost" : m.kind;
  if (m.title) document.title = m.title;
  const open = paper && !lost;
  document.documentElement.className = kind === "tv" || tv && kind === "pad" ? "tall" : "";
  document.body.className = ["is-" + kind, m.advice && "advised", open && "papered", likes.left_hand && "left", busy && "busy", isLarge() && "large"].filter(Boolean).join(" ");
  const shown = {
    strip: [], board: [], news: "", say: [], hand: [], asked: [], act: [], main: "", actClass: "", ...(pages[kind] || pages.start)(m),
    ...(open && paperPage(m)),
  };
  main.className = shown.main;
  patch(strip, shown.strip);
  patch(board, shown.board);
  board.hidden = !board.childElementCount;
  patch(news, [words("span", shown.news)]);
  const sentences = shown.say.filter(Boolean);
  say.classList.toggle("long", sentences.map(n => n.has.text).join(" ").length > 100);
  // The news are seen above, and spoken before what is to be done.
  speak(say, [words("span.aside", shown.news), ...sentences]);
  const n = shown.hand.length;
  hand.className = "hand " + (n <= 6 ? "few" : n <= 9 ? "nine" : n <= 16 ? "many" : "most");
  hand.inert = !!open || kind === "lost";
  hand.hidden = !n;
  if (m.hand) for (const e of [hand, hand.parentElement]) e.setAttribute("aria-label", m.hand.label);
  patch(hand, shown.hand);
  patch(askedRow, shown.asked);
  actRow.className = gauge.className = "act " + shown.actClass;
  actRow.style.minHeight = kind === "sitting" && !open ? highest(m) : "";
  patch(actRow, shown.act);
  fit(n);
  if (!had || had === document.body || document.activeElement === had && !had.closest("[inert]")) return;
  if (had.isConnected && !had.closest("[inert]")) return had.focus({ preventScroll: true });
  if (open) return;
  const near = group ? pressable(group) : [];
  (near[Math.min(at, near.length - 1)] || pressable(hand)[0] || pressable(foot)[0])?.focus({ preventScroll: true });
}

// Height of the action once a card is lifted: with that room from the start, cards stay where they are under the finger.
function highest(m) {
  const lifts = m.pick || m.count ? [] : m.hand.cards.filter(c => c.act), was = lifted;
  if (!lifts.length || isOnSide()) return "";
  lifted = lifts.reduce((a, b) => b.does.length > a.does.length ? b : a).card;
  patch(gauge, actsOf(m));
  lifted = was;
  const high = gauge.offsetHeight;
  patch(gauge, []);
  return high + "px";
}

const isLarge = () => !document.documentElement.className && parseFloat(getComputedStyle(document.documentElement).fontSize) >= 24;
const isOnSide = () => innerWidth >= 560 && innerHeight <= 440;

// Columns of the hand, and the room that is left for it under the table: cards become smaller before anything is covered.
function fit(n) {
  const few = n <= 6, wide = innerWidth >= 680 || isOnSide();
  let across = few ? (wide ? n || 1 : n === 4 ? 2 : Math.min(3, n)) : n <= 9 ? 3 : n <= 16 ? 4 : 5;
  const faces = board.querySelector(".said, .asks"), img = faces && faces.querySelector("img"), note = board.querySelector(".note");
  const texts = img ? faces.offsetHeight - img.offsetHeight + 6 : 0;
  const rowed = note ? 0 : [...board.querySelectorAll(".row")].reduce((sum, row) => sum + row.offsetHeight + 8, 0);
  const least = rowed + (note ? Math.max(130, note.offsetHeight) : Math.max(84, texts + 30));
  const needed = (board.childElementCount ? least : 0) + news.offsetHeight + say.offsetHeight + 18;
  let per = n <= 9 ? 3 : n <= 16 ? 4 : 5, room;
  for (;;) {
    const rows = wide ? few ? 1 : 2 : Math.ceil(n / across);
    room = (innerHeight - strip.offsetHeight - foot.offsetHeight - needed - (few || wide ? 10 * (rows - 1) : 0)) / (few || wide ? 1.4 * rows : .8 * (rows - 1) + 1.4);
    // More to a row, where they would be too small to be touched in fewer.
    if (wide || rows < 2 || room >= 54 || (innerWidth - 24) / (across + 1) < 54) break;
    per = across += 1;
  }
  const sizes = { least: least + "px", rowed: rowed + "px", texts: texts + "px", n: n || 1, across, per, half: Math.max(5, Math.ceil(n / 2)), fit: Math.max(48, room) + "px" };
  for (const name in sizes) document.body.style.setProperty("--" + name, sizes[name]);
}

// A live region whose words did not change is left alone, so that nothing is said twice.
function speak(region, within) {
  within = within.filter(Boolean);
  const text = within.map(n => n.tag + n.has.text).join(" ");
  if (region.spoken !== text) patch(region, within);
  region.spoken = text;
}

const pages = {
  start: () => ({}),
  closed: m => ({ main: "taken", board: [words("h1", m.heading)], say: sentence("", m.say) }),
  taken: m => ({
    main: "taken", strip: [words("p", document.title)], say: sentence("", told || m.say), actClass: "col",
    board: [face(m.face, "", "img.portrait"), words("h1", m.heading)], act: m.acts.map(a => actButton(m, a)).reverse(),
  }),
  lost: m => ({
    main: "lost", strip: m.strip ? stripOf(m) : [], board: [h("div.spin", { "aria-hidden": "true" })],
    say: [words("strong", lost[0]), words("span", lost[1])], hand: m.hand && !m.count ? handOf({ ...m, pick: null, advice: null }) : [],
    act: [button("plain", { key: "try", text: tryNow, onclick: listen })],
  }),
  code: m => ({
    main: "sheet", strip: [words("p", document.title)], say: sentence(m.said), act: [button("go", { key: "go", text: goWord, onclick: sendCode })],
    board: [h("h1", {}, h("label", { for: "code", text: codeAsk })), h("input.field.code", {
      id: "code", key: "code", value: "", "aria-label": codeLabel, maxlength: "12", autocomplete: "off", autocapitalize: "characters",
      autocorrect: "off", spellcheck: "false", enterkeyhint: "go", oninput: ev => { form.code = ev.target.value; },
    })],
  }),
  join: m => {
    const page = { main: "sheet join", strip: [words("p", m.heading)] };
    if (m.full) return { ...page, main: "taken", board: [words("h1", m.full)] };
    if (!m.faces.some(f => f.id === form.face && !f.taken)) form.face = m.faces.find(f => !f.taken)?.id;
    const at = m.places.find(p => p.seat === form.seat && (form.asks || !p.taken)) || m.places.find(p => !p.taken);
    form.seat = at ? at.seat : null;
    const places = m.places.map(p => button("place", {
      key: p.seat, "aria-pressed": p === at ? "true" : "false", "aria-label": p.said, text: p.taken ? p.said : p.label,
      onclick: () => { [form.seat, form.asks] = [p.seat, p.taken]; if (form.name === null && byId("name")) byId("name").value = p.label; draw(); },
    }));
    const faces = m.faces.map(f => button("animal", {
      key: f.id, "aria-label": f.said, "aria-pressed": f.id === form.face ? "true" : "false", "aria-disabled": f.taken ? "true" : null,
      onclick: () => { if (!f.taken) { form.face = f.id; draw(); } },
    }, face(f.id)));
    return {
      ...page, say: sentence(told, told ? "" : m.note), act: [at && button("go", { key: "go", text: m.go, onclick: sitDown })],
      board: [
        h("h1", { key: "ask" }, h("label", { for: m.named === false ? null : "name", text: m.ask })),
        (places.length > 1 || m.named === false || !at) && h("div.places", { key: "places", role: "group", "aria-label": m.place || m.ask }, places),
        m.named !== false && h("input.field", {
          id: "name", key: "name", value: form.name ?? m.name, autocomplete: "given-name", maxlength: m.longest, enterkeyhint: "done",
          oninput: ev => { form.name = ev.target.value; },
        }),
        faces.length > 0 && h("div.animals", { key: "faces", role: "group", "aria-label": m.picture }, faces),
      ],
    };
  },
  sitting: m => ({
    main: m.count ? "sheet" : "table" + (why && m.advice ? " whybox" : ""), strip: stripOf(m), news: told || m.advice ? "" : m.news,
    board: m.count ? countOf(m.count) : [...m.rows.map(rowOf), stockOf(m.stock), tableOf(m.table), why && m.advice && h("div.note", { key: "why" }, m.advice.why.map((line, i) => words(i ? "span" : "b", line)))],
    say: sayOf(m), hand: m.count ? [] : handOf(m), act: actsOf(m), actClass: actsClass(m),
    asked: m.asked ? [words("p", m.asked.say), h("div", { key: "acts" }, m.asked.acts.map(a => actButton(m, a)))] : [],
  }),
  pad: m => padPage(m, told, send, menuButton(m), m.acts.map(a => actButton(m, a))),
  tv: m => television(m),
};

// Words too long for the column beside a hand that lies on its side are set smaller.
const lengthy = text => { const most = Math.max(...text.split(/\s/).map(word => word.length)); return most > 13 ? ".longest" : most > 9 ? ".longer" : ""; };
const long = (text, most) => text.length > most ? ".long" : "";

function stripOf(m) {
  const s = m.strip;
  return [
    h("h1.who", { key: "who" }, face(s.face, s.pegs ? s.name : ""), !s.pegs && words("span" + long(s.name, 9), s.name),
      !s.pegs && words("span.score" + (s.below ? ".below" : ""), s.score, { role: "img", "aria-label": s.score_said })),
    s.pegs && pegsOf(s.pegs),
    h("p.contract", { key: "contract" }, !s.pegs && words("span" + long(s.contract, 14), s.contract.replace(/ (\S{1,2})$/, "\u00a0$1")), s.trump && pip(s.trump.suit, s.trump.said)),
    menuButton(m),
  ];
}

const menuButton = m => m.menu && button("menu", {
  key: "menu", "aria-label": m.menu.label, "aria-expanded": paper && paper.menu ? "true" : "false", "aria-disabled": lost ? "true" : null,
  onclick: toggleMenu,
});

// Board of a game that pegs: a line of holes for each side, and a peg where its score stands.
function pegsOf(pegs) {
  const holes = Array.from({ length: 28 }, (_, i) => h("circle.hole", { cx: (4 + 4.9 * i + Math.floor(i / 5) * 1.4).toFixed(1), cy: 7.5, r: 1.3 }));
  return h("div.pegs", { key: "pegs", role: "img", "aria-label": pegs.said }, pegs.rows.map(r => {
    const x = 4 + 139 * Math.max(0, Math.min(1, r.score / r.target));
    const peg = r.side === 1 ? h("rect.peg.s1", { x: x - 5, y: 2.5, width: 10, height: 10, rx: 2 }) : h("circle.peg", { class: "s" + r.side, cx: x, cy: 7.5, r: 5.6 });
    return h("div", { key: r.side }, h("i.side", { class: "s" + r.side }), words("b", String(r.score)), svg("", "0 0 150 15", holes, peg));
  }));
}

function sayOf(m) {
  const at = pickState(m), said = told || m.advice && m.advice.say || at && at.say || m.say;
  return typeof said === "string" ? sentence(said) : sentence(said.strong, said.rest);
}

function tableOf(t) {
  if (t.kind === "trick") return trickOf(t.cards, t.label, 118, t.over);
  if (t.kind === "calls") return h("ol.said", { key: "calls", "aria-label": t.label, class: t.calls.length > 4 ? "crowd" : null },
    t.calls.map((c, i) => h("li", { key: i }, face(c.face), words("span.nm", c.name), words("span.b" + (c.on ? ".on" : ""), c.call))));
  return t.kind === "turned" && h("div.turned", { key: "turned", role: "group", "aria-label": t.label },
    h("span.asks", {}, face(t.face, t.who), words("span.b", t.call)), picture(t.card, 124, t.said));
}

// Card on top of a stock that lies face up, and what lies below it.
const stockOf = s => s && h("div.stock", { key: "stock" }, picture("BACK", 54), picture(s.card, 54, s.said));

// Cards that lie face up before a player, some on others face down.
function rowOf(row, i) {
  return row.cards.length > 0 && h("ol.row", { key: "row" + i, "aria-label": row.label },
    row.face && h("li.whose", { key: "who" }, face(row.face)), row.cards.map(c => h("li", { key: c.card, class: c.covers ? "covers" : null }, picture(c.card, 62, c.said))));
}

function trickOf(cards, label, width, over) {
  return h("ol.trick", { key: "trick", "aria-label": label, "--k": cards.length, class: [cards.length > 4 && "many", over && "over"].filter(Boolean).join(" ") },
    cards.map((c, i) => h("li", { key: i, class: c.best ? "best" : null },
      c.card ? picture(c.card, width, c.said) : h("span.none", { role: "img", "aria-label": c.said }), c.best && crown(), face(c.face, c.who))));
}

// A score in the hole has a ring, as on the pad.
const scoreOf = text => words("b" + (/^[-\u2212]/.test(text) ? ".below" : ""), text);

function countOf(c) {
  const names = h("tr", {}, c.pad && c.pad.names.map(text => h("th", { scope: "col", text })));
  return [
    h("div.result", { key: "result" }, words("h1", c.heading, { id: "counted" }), words("span.stamp" + (c.bad ? ".bad" : ""), c.stamp)),
    c.points.length > 0 && h("ul.points", { key: "points", "aria-labelledby": "counted", class: c.points.length > 4 ? "many" : null }, c.points.map((p, i) => h("li", { key: i },
      p.card ? picture(p.card, 62, p.said) : heap(), words("b.figure", p.figure), words("span", p.label), face(p.face, p.who)))),
    c.pad && h("div.pad", { key: "pad" }, h("table", { "aria-labelledby": "counted", class: c.pad.names.length > 4 ? "crowd" : null },
      h("thead", {}, names), h("tbody", {}, c.pad.rows.map(r => h("tr", {}, r.map(text => h("td", {}, scoreOf(text)))))))),
  ];
}

// The hand.
const pickState = m => m.pick && (m.pick.states[chosen.length] || m.pick.states[m.pick.states.length - 1]);
const handWidth = () => innerWidth < 680 ? (innerWidth - 40) / 3 : Math.min(innerWidth / 6, innerHeight * .27);
const cardOf = id => state && state.hand && state.hand.cards.find(c => c.card === id);

function sorted(cards) {
  const at = c => order.includes(c.card) ? order.indexOf(c.card) : 99;
  return [...cards].sort((a, b) => at(a) - at(b));
}

function handOf(m) {
  if (!m.hand.cards.length) return Array.from({ length: m.hand.hidden }, (_, i) => h("li", { key: i }, h("span.card", {}, picture("BACK", handWidth()))));
  return sorted(m.hand.cards).map(c => {
    const out = m.pick && chosen.includes(c.card), advised = m.advice && m.advice.card === c.card;
    const odds = m.advice && c.act && m.advice.odds.find(o => o.act === c.act);
    return h("li", { key: c.card, class: c.covers ? "covers" : null }, button("card", {
      key: "card", "data-card": c.card,
      class: [out && "out", c.act && !c.may && "wrong", advised && "advice", held && held.mode && held.card === c.card && "held"].filter(Boolean).join(" "),
      "aria-label": [c.said, out && m.pick.out, odds && odds.text].filter(Boolean).join(", "),
      "aria-pressed": m.pick ? String(!!out) : c.act ? String(lifted === c.card) : null,
      "aria-disabled": barred(m, c) && !lost ? "true" : null, onclick: () => pressCard(c),
    }, picture(c.card, handWidth(), "", "img"), out && words("span.mark", m.pick.out), odds && words("span.odds", odds.text)));
  });
}

const goes = (m, c) => !!m.pick && m.pick.locked.includes(c.card);     // in any case
const barred = (m, c) => !c.may && !c.act && !goes(m, c);
const slips = c => !!c.act && !!c.why;     // it is not its turn yet: it takes a second press, however cards are played

function pressCard(c) {
  if (swallow || busy || lost) return;
  const m = state, at = chosen.indexOf(c.card), before = told;
  told = "";
  if (m.pick && at >= 0) {
    if (!goes(m, c)) chosen.splice(at, 1);
  } else if (barred(m, c)) {
    told = (c.why || "") + (before && before === c.why ? "\u200b" : "");     // the same reason again is another text, and spoken again
  } else if (m.pick) {
    if (m.pick.most === 1) chosen = [...m.pick.locked];
    if (chosen.length < m.pick.most) chosen.push(c.card);
  } else if (c.act && (likes.one_press && !slips(c) || lifted === c.card)) return send(c.act);
  else if (c.act) [lifted, told] = [c.card, c.why || ""];
  draw();
}

// The action.
const STYLES = { pip: "slip.suit", call: "slip.call", slip: "slip", bid: "bid", pass: "pass", go: "go" };

function actButton(m, a) {
  const odds = m.advice && m.advice.odds.find(o => o.act === a.act), said = a.said || a.label;
  return button(STYLES[a.style] || "plain", {
    key: a.act || a.ask, "aria-label": odds ? `${said}, ${odds.text}` : said, "aria-current": m.advice && m.advice.act === a.act ? "true" : null,
    class: ["bid", "call"].includes(a.style) && a.label.length > 2 ? "word" : null, onclick: () => pressAct(a),
  }, words("span" + lengthy(a.label), a.label), a.pip && pip(a.pip), words("small", a.detail), odds && words("span.odds", odds.text));
}

function actsOf(m) {
  const row = [], pick = pickState(m), card = lifted && m.hand.cards.find(c => c.card === lifted && c.act);
  const last = m.menu.items.find(i => ["last", "log"].includes(i.ask));
  const local = (what, key, text, onclick, off) => row.push(button(what, { key, onclick: () => { onclick(); draw(); }, "aria-disabled": off ? "true" : null }, words("span" + lengthy(text), text)));
  if (why && m.advice) local("plain", "close", m.advice.close, closeWhy);
  else {
    if (m.hint && !m.count) row.push(button("round", {
      key: "hint", class: m.advice ? "on" : null, "aria-pressed": m.advice ? "true" : "false", "aria-label": m.hint.label, onclick: () => hint(m),
    }, bulb()));
    if (m.advice && m.advice.why.length) local("why", "why", m.advice.why_label, openWhy);
  }
  if (pick) local("undo", "undo", m.pick.undo, unmark, chosen.length <= m.pick.locked.length);
  if (m.count && m.count.cost) row.push(actButton(m, m.count.cost));
  const acts = called(m);
  acts.forEach((a, i) => row.push(["bid", "pip"].includes(a.style) && (!i || acts[i - 1].style !== a.style) && h("i.break", { key: "break" }), actButton(m, a)));
  if (m.steps) {
    const [less, more] = [[-1, m.steps.less, "\u2212"], [1, m.steps.more, "+"]].map(([by, said, text]) => button("step", {
      key: "step" + by, "aria-label": said, text, "aria-disabled": m.steps.acts[stepped + by] ? null : "true", onclick: () => count(by),
    }));
    row.push(h("div.steps", { key: "steps" }, less, actButton(m, m.steps.acts[stepped]), more));
  }
  if (pick) local("go", "go", pick.go, sendPick, !pick.on);
  if (card) local("go", "go", card.does, () => { send(card.act); });
  if (last && !row.some(b => b && b.has.key !== "hint")) row.push(actButton(m, last));
  return row;
}

// Cards that may be called, trumps and jokers first, suit by suit: each as the server has it, highest first.
function called(m) {
  const trump = m.strip.trump && m.strip.trump.suit, suits = [...new Set(m.acts.filter(a => a.style === "call").map(a => a.pip || trump))];
  const place = a => a.style !== "call" ? -1 : (a.pip || trump) === trump ? 0 : 1 + suits.indexOf(a.pip);
  return suits.length > 1 ? [...m.acts].sort((a, b) => place(a) - place(b)) : m.acts;
}

// The reasons are read by having the focus, which then goes back to what asked for them.
function openWhy() {
  why = true;
  draw();
  const note = board.querySelector(".note");
  note.tabIndex = -1;
  note.focus({ preventScroll: true });
}
function closeWhy() {
  why = false;
  draw();
  actRow.querySelector(".why")?.focus({ preventScroll: true });
}

function count(by) {
  stepped = Math.max(0, Math.min(state.steps.acts.length - 1, stepped + by));
  draw();
}

const unmark = () => chosen.length > state.pick.locked.length && chosen.pop();

function actsClass(m) {
  const many = (...styles) => m.acts.filter(a => styles.includes(a.style)).length, beside = (m.hint ? 1 : 0) + (m.advice ? 1 : 0);
  const bids = many("bid", "pip"), wide = m.acts.filter(a => a.style === "bid" && a.label.length > 2).length;
  const rows = Math.ceil(bids / (innerWidth < 680 ? 6 : 10));
  actRow.style.setProperty("--cols", Math.ceil(bids / rows) || 1);
  return bids > 6 ? "lots" : bids > 4 || bids && m.acts.length + beside + wide > (m.advice ? 4 : 5) ? "rows" : many("call") > 5 ? "calls" : "";
}

// Papers: the menu, and what the table answers. They lie over the table, and the hand closes up below them.
function paperPage(m) {
  const p = paper, lines = (p.lines || []).map((line, i) => line.startsWith("# ") ? h("h2", { key: i, text: line.slice(2) }) : h("p", { key: i, text: line }));
  const within = p.menu ? menuOf(m) : [p.cards && p.cards.length > 0 && trickOf(p.cards, p.heading, 90), lines, p.items && p.items.length > 0 && itemsOf("items.whole", p.items)];
  return {
    main: "table papers", news: "", say: [], asked: [], actClass: "", act: [button("plain", { key: "close", text: p.close, onclick: closePaper })],
    board: [h("section.paper", { key: "paper", role: "dialog", "aria-labelledby": "heading", tabindex: "-1" }, words("h1", p.heading, { id: "heading" }), ...within)],
  };
}

const itemsOf = (what, items) => h("div." + what, { key: "items" }, items.map(i => button("item", {
  key: i.act || i.ask, text: i.label, onclick: () => { closePaper(); pressAct(i); },
})));

function menuOf(m) {
  const l = m.labels, sets = m.menu.items.filter(i => i.set);
  const likings = sets.length ? sets : ["theme", "one_press", "left_hand", "buzz"].map(set => ({ set, label: l[set] || "" }));
  const theme = (value, text) => button("item", { key: "theme" + value, text, "aria-pressed": likes.theme === value ? "true" : "false", onclick: () => like("theme", value) });
  return [
    itemsOf("items", m.menu.items.filter(i => !i.set)),
    words("h2", l.settings),
    h("div.items", { key: "sets" }, likings.map(i => i.set === "theme"
      ? h("div.themes", { key: "theme", role: "group", "aria-label": i.label || l.settings }, theme("", l.as_phone), theme("light", l.light), theme("dark", l.dark), theme("midnight", l.midnight))
      : button("item.switch", { key: i.set, role: "switch", "aria-checked": String(!!likes[i.set]), text: i.label, onclick: () => like(i.set, !likes[i.set]) }))),
  ];
}

function like(name, value) {
  likes[name] = value;
  write("localStorage", "auction-pitch-phone", likes);
  dress();
  draw();
}

function dress() {
  const root = document.documentElement;
  root.dataset.theme = likes.theme || (light.matches ? "light" : "dark");
  document.querySelector("meta[name=theme-color]").content = getComputedStyle(root).getPropertyValue("--bar").trim();
}

function openPaper(p) {
  if (!paper) opener = document.activeElement;
  paper = p;
  draw();
  board.querySelector(".paper")?.focus({ preventScroll: true });
}
function closePaper() {
  paper = null;
  draw();
  opener?.isConnected && opener.focus({ preventScroll: true });
}
function toggleMenu() {
  if (paper) closePaper();
  else if (!lost) openPaper({ menu: true, heading: state.menu.label, close: state.labels.close });
}

// A television, and whoever watches.
function television(m) {
  const s = m.strip, n = m.seats.length, trick = m.seats.some(p => p.played), idle = m.join && !trick && !m.count && !m.turned;
  return {
    main: "tv", news: m.news, say: sentence(m.say.strong, m.say.rest),
    board: [
      words("h1.aside", m.title), h("div.felt", { key: "felt", class: n > 4 ? "ring ring" + n : null }, m.seats.map((p, i) => seatOf(p, i, n, trick)),
        s.trump && !m.count && h("div.patch", { key: "patch" }, pip(s.trump.suit, s.trump.said)),
        m.turned && !m.count && picture(m.turned.card, 260, m.turned.said, "img.c.up"),
        m.stock && !m.count && picture(m.stock.card, 260, m.stock.said, "img.c.up.side"),
        m.count && h("section.told", { key: "count" }, countOf(m.count))),
      ribbonOf(s, m.seats.filter(p => p.bidder).map(p => p.face)), m.join && joinOf(m.join, idle),
      lost && h("p.gone", { key: "gone" }, h("span.spin", { "aria-hidden": "true" }), words("b", lost[0])),
    ],
  };
}

// Seats stand on an oval, clockwise from the bottom; each one's card lies before it.
function seatOf(p, i, n, trick) {
  const turn = Math.PI * (.5 + 2 * i / n), x = Math.cos(turn), y = Math.sin(turn);
  const open = p.row.face ? p.row.cards : [], least = Math.min(p.cards, 4);     // cards that were shown lie in the fan
  const fan = p.row.cards.length > open.length ? rowOf(p.row, "") : p.cards > 0 && h("span.fan", { key: "fan" }, open.map(c => picture(c.card, 47, c.said, "img")), Array.from({ length: Math.max(0, least - open.length) }, (_, k) => h("img", { key: k, src: "cards/BACK.png?w=120", alt: "" })));
  return h("div.seat", {
    key: i, role: "group", "aria-label": p.name, "--x": x.toFixed(4), "--y": y.toFixed(4), "--tilt": ((i * 7 + 2) % 5 - 2) * 1.2 + "deg",
    class: [Math.abs(x) < .3 ? "mid" : "edge", y < -.6 && Math.abs(x) > .3 && (x > 0 === n > 5 ? "before" : "five"), p.turn && "turn", p.away && "away"].filter(Boolean).join(" "),
  },
    h("div.plate", { key: "plate" }, face(p.face, "", "img.portrait"), fan, p.dealer && h("span.disc", { key: "disc" }, picture("BACK", 20)),
      p.said && h("span.b" + (p.bidder ? ".on" : "") + (x < -.9 ? ".inward" : ""), {}, words("span", p.said), p.pip && pip(p.pip)), h("div.nm", { key: "name" }, words("b", p.name), words("small", p.away),
        p.tricks > 0 && h("span.won", { key: "won", role: "img", "aria-label": p.tricks_said }, picture("BACK", 20), words("b", String(p.tricks))))),
    p.played ? h("div.play", { key: "play", class: p.best ? "best" : null }, picture(p.played, 260, p.played_said), p.best && crown(),
      p.led && /[SHDC]$/.test(p.played) && h("span.led", { key: "led" }, pip(p.played.slice(-1))))
      : trick && h("div.play.empty", { key: "play" }, h("span.none")));
}

function ribbonOf(s, bidders) {
  const bids = s.sides.find(t => t.faces.some(f => bidders.includes(f)));
  const of = side => s.sides.find(t => t.side === side) || { name: "", faces: [] };
  const small = (f, k) => h("img", { key: "face" + k, src: `faces/${f}.svg`, alt: "" });
  return h("section.ribbon", { key: "ribbon" },
    h("div.scores", { key: "scores" }, s.sides.map((t, i) => h("span.of" + (t === bids ? ".bids" : ""), { key: i, role: "img", "aria-label": `${t.name} ${t.score}` }, t.faces.map(small), scoreOf(t.score))),
      words("i", s.target)),
    (s.pegs || s.points.length > 0 || s.contract) && h("div.state", { key: "state" }, s.pegs ? pegsOf(s.pegs) : s.points.map((p, i) => h("span.pt", {
      key: i, role: "img", "aria-label": `${p.label} ${of(p.side).name}`, class: p.side === null ? null : "won",
    }, of(p.side).faces.slice(0, 1).map(small), words("b", p.label.slice(0, 1)))), h("span.promise", { key: "promise" }, words("strong", s.contract),
      s.boxes.map((made, i) => h("i.box", { key: "box" + i, class: made ? "made" : made === false ? "gone" : null, "aria-hidden": "true" })))));
}

function joinOf(j, idle) {
  const edge = j.size + 8;
  return h("section.qr", { key: "qr", class: idle ? "open" : null },
    h("svg", { key: "code", viewBox: `-4 -4 ${edge} ${edge}`, role: "img", "aria-label": j.address },
      h("rect", { x: -4, y: -4, width: edge, height: edge, fill: "#FFFDF6" }), h("path", { d: j.qr, fill: "#20242B" })),
    h("div", { key: "words" }, words("b", j.point), words("span", j.address), j.code && h("span.letters", {}, words("span", j.label), words("strong", j.code)), words("small", j.same)));
}

// Up: what is pressed.
async function post(address, body, key) {
  try {
    const answer = await fetch(address, {
      method: "POST", body: JSON.stringify(body), cache: "no-store", referrerPolicy: "no-referrer",
      headers: { "Content-Type": "application/json", ...(key && { Authorization: "Bearer " + key }) },
    });
    const said = await answer.json().catch(() => ({}));
    return { ...said, ok: answer.ok };
  } catch {
    listen();
    return { ok: false, said: looking };
  }
}

// Each press is sent once: until its answer, or the next state, no other is.
async function send(act, cards) {
  if (busy || lost) return;
  const before = state;
  [busy, told] = [true, ""];
  draw();
  const answer = await post("api/do", { turn: before.turn, act, ...(cards && { cards }) }, keys.seat || keys.table);
  if (state !== before) return;
  if (!answer.ok) told = answer.said || "";
  if (answer.ok && !answer.lines) return setTimeout(() => { if (state === before) { busy = false; draw(); } }, 6000);
  busy = false;
  answer.lines ? openPaper(answer) : draw();
}

async function ask(what) {
  if (busy || lost) return;
  busy = true;
  const answer = await post("api/ask", { ask: what }, keys.seat || keys.table);
  busy = false;
  told = answer.ok ? "" : answer.said || "";
  answer.ok ? openPaper({ ...answer, ask: what }) : draw();
}

function sendPick() {
  if (pickState(state).on) send(state.pick.act, [...chosen]);
}

function pressAct(a) {
  if (a.ask) return ask(a.ask);
  if (a.act !== "elsewhere") return send(a.act);
  keep("seat", null);
  listen();
}

async function sitDown() {
  if (busy || form.seat === null) return;
  const place = state.places.find(p => p.seat === form.seat), name = (byId("name") || {}).value || place.label;
  busy = true;
  const answer = await post("api/join", { seat: form.seat, name: name.trim() || place.label, face: form.face }, keys.table);
  busy = false;
  told = answer.ok ? "" : answer.said || "";
  if (!answer.ok) return draw();
  keep("seat", answer.seat);
  listen();
}

async function sendCode() {
  const code = form.code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (!code || busy) return byId("code").focus();
  busy = true;
  const answer = await post("api/code", { code });
  busy = false;
  if (answer.ok) {
    keep("table", answer.table);
    return listen();
  }
  state = { kind: "code", said: answer.said };
  draw();
}

// Down: the stream of states. One that says nothing for 45 seconds is taken for lost.
let ear = null, again = 0, tries = 0, heard = 0;

async function listen() {
  clearTimeout(again);
  if (ear) ear.abort();
  const mine = ear = new AbortController();
  const which = (tv ? !keys.table : keys.seat) ? "seat" : "table";
  if (!keys[which]) {
    lost = ear = null;
    if (!state || state.kind !== "code") state = { kind: "code" };
    return draw();
  }
  heard = Date.now();
  try {
    const answer = await fetch("api/stream", {
      headers: { Authorization: "Bearer " + keys[which], ...(tv && { "Pitch-View": "tv" }) }, signal: mine.signal, cache: "no-store", referrerPolicy: "no-referrer",
    });
    if (answer.status === 401) {
      keep(which, null);
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
    const parts = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = parts.pop();
    for (const part of parts) {
      if (part.startsWith("data:")) try { take(JSON.parse(part.slice(5))); } catch (e) { console.error(e); }
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

const SITTING = { acts: [], hand: { label: "", cards: [], hidden: 0 }, table: { kind: "none" }, say: {}, news: "", menu: { label: "", items: [] }, labels: {} };

function take(m) {
  tries = 0;
  if (m.kind === "bye") lost = [m.say.strong, m.say.rest];
  if (m.kind === "bye") return draw();
  const before = state || {}, holds = card => m.hand.cards.some(c => c.card === card);
  if (m.kind === "sitting") m = { ...SITTING, ...m };
  [state, lost, busy] = [m, null, false];
  if (m.kind !== "sitting" || m.turn !== before.turn) [told, lifted, why] = ["", null, false];
  if (!m.menu) paper = null;
  if (m.kind === "sitting") {
    if (!holds(lifted)) lifted = null;
    if (!m.advice) why = false;
    chosen = m.pick ? [...m.pick.locked, ...chosen.filter(card => holds(card) && !m.pick.locked.includes(card))] : [];
    if (m.turn !== before.turn || m.steps && !m.steps.acts[stepped]) stepped = m.steps ? m.steps.from : 0;
    if (!m.hand.cards.length) keepOrder([]);
    if (m.advice && (m.turn !== before.turn || JSON.stringify(m.advice) !== JSON.stringify(before.advice))) advise(m);
    const isNew = m.mine && !(before.mine && before.turn === m.turn);
    if (isNew && paper && paper.ask === "last") paper = null;
    if (isNew) buzz(30);
  }
  draw();
}

// What the hint advises is what the action names.
function advise(m) {
  [told, why, lifted] = ["", false, m.advice.card];
  if (m.pick) chosen = m.advice.act.split(" ").filter(card => m.hand.cards.some(c => c.card === card));
  const at = m.steps ? m.steps.acts.findIndex(a => a.act === m.advice.act) : -1;
  if (at >= 0) stepped = at;
}

// A hint that is there is not asked for again: its advice is taken up anew.
function hint(m) {
  if (!m.advice) return send("hint");
  advise(m);
  draw();
}

function buzz(time) {
  if (likes.buzz && navigator.vibrate && (!navigator.userActivation || navigator.userActivation.hasBeenActive)) navigator.vibrate(time);
}

function wake() {
  if (document.visibilityState !== "hidden" && (lost || ear && Date.now() - heard > 25000)) listen();
}
for (const event of ["online", "pageshow"]) addEventListener(event, wake);
document.addEventListener("visibilitychange", wake);
setInterval(() => { if (ear && !lost && Date.now() - heard > 45000) { ear.abort(); ear = null; away(); } }, 5000);
addEventListener("hashchange", () => { if (keyFromAddress()) listen(); });

// Fingers: a press is a click of its button. A flick upward plays; held for a moment, a card can be put elsewhere.
function keepOrder(cards) {
  if (cards.join() === order.join()) return;
  order = cards;
  write("sessionStorage", "auction-pitch-order", cards);
}

function place(card, at) {
  const cards = sorted(state.hand.cards).map(c => c.card).filter(c => c !== card);
  cards.splice(Math.max(0, at), 0, card);
  keepOrder(cards);
  draw();
}

function follows(ev) {
  const item = held.button.parentElement, style = held.button.style;
  style.setProperty("--dx", ev.clientX - held.offX - item.offsetLeft + "px");
  style.setProperty("--dy", ev.clientY - held.offY - item.offsetTop + "px");
}

function begin(mode) {
  clearTimeout(held.timer);
  held.mode = mode;
  try { hand.setPointerCapture(held.pointer); } catch { /* already lifted */ }
  if (mode === "sort") buzz(10);
  draw();
}

function release() {
  if (!held) return null;
  const was = held;
  clearTimeout(was.timer);
  held = null;
  for (const name of ["--dx", "--dy"]) was.button.style.removeProperty(name);
  if (!was.mode) return was;
  swallow = true;
  setTimeout(() => { swallow = false; });
  draw();
  return was;
}

hand.addEventListener("pointerdown", ev => {
  const e = ev.target.closest("button.card");
  if (!e || ev.button || held || hand.inert || !cardOf(e.dataset.card)) return;
  const item = e.parentElement;
  held = {
    button: e, card: e.dataset.card, pointer: ev.pointerId, x: ev.clientX, y: ev.clientY, at: ev.timeStamp, mode: null,
    offX: ev.clientX - item.offsetLeft, offY: ev.clientY - item.offsetTop, timer: setTimeout(() => begin("sort"), 350),
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
  const far = li => { const b = li.getBoundingClientRect(); return Math.hypot(b.left + b.width / 2 - ev.clientX, b.top + b.height / 2 - ev.clientY); };
  const items = [...hand.children], best = items.reduce((a, b) => far(b) < far(a) ? b : a);
  if (best === held.button.parentElement) return;
  place(held.card, items.indexOf(best));
  follows(ev);
});
hand.addEventListener("pointerup", ev => {
  if (!held || ev.pointerId !== held.pointer) return;
  const dx = ev.clientX - held.x, dy = ev.clientY - held.y, quick = ev.timeStamp - held.at < 600;
  const was = release(), c = was.mode === "flick" && cardOf(was.card);
  if (!c || !quick || -dy < 48 || -dy < Math.abs(dx)) return;
  if (c.act && !slips(c) && !state.pick) return send(c.act);
  swallow = false;
  pressCard(c);
});
hand.addEventListener("pointercancel", release);
hand.addEventListener("contextmenu", ev => ev.preventDefault());

// Keys: those of the window.
function step(dx, dy) {
  const all = pressable(document.body), from = document.activeElement;
  if (!all.includes(from)) return (pressable(board)[0] || pressable(hand).find(e => !e.ariaDisabled) || pressable(foot)[0])?.focus();
  const mid = e => { const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; };
  const [x, y] = mid(from);
  let best = null, least = Infinity;
  for (const e of all) {
    const [ex, ey] = mid(e), along = (ex - x) * dx + (ey - y) * dy, across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along > 8 && along + 2.5 * across < least && (dy || across < 60)) [least, best] = [along + 2.5 * across, e];
  }
  const row = pressable(from.closest("#hand, #foot, #main, #strip") || document.body);
  (best || dx && row[row.indexOf(from) + dx] || from).focus();
}

function pressDigit(m, number) {
  const cards = sorted(m.hand.cards), c = cards[number - 1];
  if (!m.pick && !cards.some(c => c.act && !slips(c))) {
    const act = m.acts.find(a => a.label === String(number)) || m.acts[number - 1];
    if (act) pressAct(act);
  } else if (c) {
    pressCard(c);
    hand.querySelector(`[data-card="${CSS.escape(c.card)}"]`)?.focus();
  }
}

function pressKey(m, key) {
  const item = (what, name) => name && m.menu && m.menu.items.find(i => i[what] === name);
  const asks = item("ask", { l: "last", g: "log", w: "points", t: "talk", f1: "rules" }[key]);
  const act = m.acts.find(a => a.style === "pip" ? a.pip.toLowerCase() === key && (key !== "h" || !m.hint || m.advice) : a.style === "pass" && key === "p")
    || m.asked && m.asked.acts["yn".indexOf(key)];
  if (act) pressAct(act);
  else if (asks && paper && paper.ask === asks.ask) closePaper();
  else if (asks) ask(asks.ask);
  else if (key === "h" && m.hint) hint(m);
  else if (key === "f") { keepOrder([]); draw(); }
  else if (m.steps && "+-".includes(key)) count(key === "+" ? 1 : -1);
  else if ((key === "u" || key === "backspace") && m.pick) { unmark(); draw(); }
  else if ((key === "u" || key === "backspace") && (m.undo || item("act", "undo"))) send("undo");
  else return false;
  return true;
}

document.addEventListener("keydown", ev => {
  const key = ev.key.toLowerCase(), m = state, typing = ev.target.matches("input"), sheet = ev.target.closest(".paper");
  const arrow = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1] }[key];
  if (ev.ctrlKey || ev.metaKey || !m) return;
  if (typing && key === "enter") return m.kind === "code" ? sendCode() : sitDown();
  if (typing && !(arrow && arrow[1])) return;
  if (arrow && ev.altKey) {
    const item = ev.target.closest("#hand li");
    if (!item || !arrow[0]) return;
    place(ev.target.dataset.card, [...hand.children].indexOf(item) + arrow[0]);
  } else if (arrow) {
    if (sheet === ev.target && !pressable(sheet).length) return;
    step(...arrow);
  } else if (ev.altKey) return;
  else if (key === "escape") {
    if (paper || m.menu && !why) toggleMenu();
    why = false;
    draw();
  } else if (!["sitting", "pad"].includes(m.kind) || lost) return;
  else if (m.hand && /^[0-9]$/.test(key)) { if (!paper) pressDigit(m, Number(key) || 10); }
  else if (!pressKey(m, key)) return;
  ev.preventDefault();
});

addEventListener("resize", () => { if (state && !held) draw(); });
light.addEventListener?.("change", dress);
keyFromAddress();
dress();
setTimeout(() => { if (!state && !lost && ear) { lost = [looking, keys.seat ? waiting : ""]; draw(); } }, 1200);
listen();
