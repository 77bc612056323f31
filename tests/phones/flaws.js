const flaws = [], there = e => e.offsetParent && !e.closest("[inert]");
for (const e of [...document.querySelectorAll("button, input")].filter(there)) {
    const r = e.getBoundingClientRect(), name = (e.getAttribute("aria-label") || e.textContent || (e.labels && e.labels[0] && e.labels[0].textContent) || "").trim();
    if (!name) flaws.push("no name: " + e.outerHTML.slice(0, 80));
    if (r.width < 44 || r.height < 44) flaws.push("small: " + name + " " + Math.round(r.width) + "x" + Math.round(r.height));
    if (r.left < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1 && !e.closest(".sheet, main")) flaws.push("outside: " + name);
    if (e.scrollWidth > e.clientWidth + 2) flaws.push("cut off: " + name);
}
if (document.documentElement.scrollWidth > innerWidth + 1) flaws.push("wider than the screen");
for (const e of document.querySelectorAll("img")) if (!e.hasAttribute("alt")) flaws.push("no alt: " + e.src);
return flaws;
