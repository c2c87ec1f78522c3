/*
 * The one inline script of every page. It stands in the head after two data blocks, the same text on
 * all pages, so that the content security policy can name it by one hash (reliability C.5). No imports,
 * no syntax or function that old browsers lack; the adapter minifies it for ES5. It reads:
 *   #g-page  the page's canonical path: "/game/board", on the not-found page "/404.html"
 *   #g-app   { c: chunk mapping, h: compilation hash, p: path prefix,
 *              t: { d: default theme, s: follow the system }, r: all routes (not-found page only) }
 */
(function (window, document, location) {
  var root = document.documentElement;

  function readBlock(id) {
    try {
      return JSON.parse(document.getElementById(id).textContent);
    } catch {
      return null;
    }
  }

  // A malformed "%" in an address must not stop Gatsby, which decodes without a guard (case U01).
  function makeSafe(name) {
    var decode = window[name];
    window[name] = function (text) {
      try {
        return decode(text);
      } catch {
        return String(text);
      }
    };
  }

  function chooseTheme(settings) {
    var stored = null;
    try {
      stored = window.localStorage.getItem("theme");
    } catch {
      // Forbidden: the reader has chosen nothing that we could know.
    }
    if (stored === "light" || stored === "dark") return stored;
    if (settings.s && window.matchMedia) {
      return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    }
    return settings.d === "dark" ? "dark" : "light";
  }

  // What all spellings of one address have in common: "/x", "/x/", "/x.html", "/x/index.html", "/X".
  function toKey(path) {
    return path
      .replace(/\/+/g, "/")
      .replace(/(\/index)?(\.html)?\/?$/i, "")
      .toLowerCase();
  }

  // A host that redirects "/x" to "/x/" and has no page there would send us back and forth.
  function wasRedirected() {
    var timing = window.performance;
    var entry = timing && timing.getEntriesByType && timing.getEntriesByType("navigation")[0];
    return !!entry && entry.redirectCount > 0;
  }

  function followSpelling(prefix, routes) {
    var key = toKey(location.pathname);
    var route = routes.filter(function (candidate) {
      return toKey(prefix + candidate) === key;
    })[0];
    if (!route || prefix + route === location.pathname || wasRedirected()) return;
    location.replace(prefix + route + location.search + location.hash);
  }

  // Before Gatsby compares the address with pagePath; else it would navigate once more (case U08).
  function showCanonicalPath(target) {
    if (target === location.pathname || toKey(target) !== toKey(location.pathname)) return;
    try {
      window.history.replaceState(
        window.history.state,
        "",
        target + location.search + location.hash,
      );
    } catch {
      // A saved copy of the page (file:) may not change its address.
    }
  }

  var page = readBlock("g-page");
  var app = readBlock("g-app") || {};
  var prefix = app.p || "";

  root.setAttribute("data-js", "");
  root.setAttribute("data-theme", chooseTheme(app.t || {}));
  makeSafe("decodeURI");
  makeSafe("decodeURIComponent");
  window.pagePath = page;
  window.___chunkMapping = app.c || {};
  window.___webpackCompilationHash = app.h;
  if (page === "/404.html") followSpelling(prefix, app.r || []);
  else if (page) showCanonicalPath(prefix + page);
})(window, document, location);
