// Elements as they should be, and how those on the page become so. An element with the same key stays the same element: it
// keeps the focus, and screen readers their place.
const SVG = "http://www.w3.org/2000/svg";

export function h(what, has, ...within) {
  const [tag, ...classes] = what.split(".");
  return { tag, classes: classes.join(" "), has: has || {}, within: within.flat().filter(Boolean) };
}

export function patch(parent, wanted) {
  const old = new Map([...parent.children].map(e => [e.patchKey, e]));
  const now = wanted.flat().filter(Boolean).map((n, i) => {
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
    return e;
  });
  for (const e of old.values()) e.remove();
  now.forEach((e, i) => { if (parent.children[i] !== e) parent.insertBefore(e, parent.children[i] || null); });
}

function shape(e, n) {
  const has = { ...n.has, class: [n.classes, n.has.class].filter(Boolean).join(" ") || null };
  for (const name of new Set([...Object.keys(e.patchHas || {}), ...Object.keys(has)])) {
    const value = has[name] ?? null;
    if (["key", "value", "text"].includes(name)) continue;
    if (name.startsWith("on")) e[name] = value;
    else if (name.startsWith("--")) e.style.setProperty(name, value);
    else if (value === null || value === false) e.removeAttribute(name);
    else if (e.getAttribute(name) !== String(value)) e.setAttribute(name, value);
  }
  e.patchHas = has;
  if (!("text" in has)) patch(e, n.within);
  else if (e.textContent !== String(has.text)) e.textContent = has.text;
}

export const words = (what, text, has) => text ? h(what, { ...has, text }) : null;
export const face = (id, said, what = "img.f") => id ? h(what, { key: "face", src: `faces/${id}.svg`, alt: said || "", onerror: again }) : null;
export const pip = (suit, said) => h("img.pip", { key: "pip", src: `pips/${suit}.svg`, alt: said || "", onerror: again });
export const button = (what, has, ...within) => h("button." + what, { type: "button", ...has }, ...within);
export const path = d => h("path", { d });
export const svg = (what, size, ...within) => h("svg" + what, { key: "drawn", viewBox: size, "aria-hidden": "true" }, ...within);
export const crown = () => svg(".crown", "0 0 30 24", path("M3 22V5L9.5 11L15 2L20.5 11L27 5V22Z"));
export const bulb = () => svg(".bulb", "0 0 24 24",
  path("M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6c.8.8 1 1.6 1 2.4h6c0-.8.2-1.6 1-2.4A6.5 6.5 0 0 0 12 2.5"));
// Cards won, in a heap: a point that no single card makes.
export const heap = () => svg(".c.heap", "0 0 50 70", ...[-14, 9, -2].map(turn => h("rect", { x: 7, y: 10, width: 36, height: 50, rx: 3, transform: `rotate(${turn} 25 35)` })));
// What to do, in amber, and the rest beside it.
export const sentence = (strong, rest) => [words("b", strong), words("span", rest)];

export function picture(card, width, said, what = "img.c") {
  const w = [120, 180, 240, 320, 480].find(step => step >= width * devicePixelRatio) || 640;
  return h(what, { key: card, src: `cards/${card}.png?w=${w}`, alt: said || "", draggable: "false", onerror: again });
}

// A picture that a network lost is asked for again, each time a little later.
function again(e) {
  const lost = e.target, src = lost.getAttribute("src");
  lost.tries = (lost.tries || 0) + 1;
  setTimeout(() => { if (lost.isConnected && lost.getAttribute("src") === src) lost.src = src; }, Math.min(1000 * lost.tries, 15000));
}
