/*
 * The one inline script of every page. It stands in the head after two data blocks, the same text on
 * all pages, so that the content security policy can name it by one hash (reliability C.5).
 * ES5, no imports; the adapter minifies it. It reads:
 *   #g-page  the page's canonical path: "/game/board", on the not-found page "/404.html"
 *   #g-app   { c: chunk mapping, h: compilation hash, p: path prefix,
 *              t: { d: default theme, s: follow the system }, r: all routes (not-found page only) }
 */
(function (window, document, location) {
  var root = document.documentElement;

  function readBlock(id) {
    try {
      return JSON.parse(document.getElementById(id).textContent);
    } catch (error) {
      return null;
    }
  }

  // A malformed "%" in an address must not stop Gatsby, which decodes without a guard (case U01).
  function makeSafe(name) {
    var decode = window[name];
    window[name] = function (text) {
      try {
        return decode(text);
      } catch (error) {
        return String(text);
      }
    };
  }

  function chooseTheme(settings) {
    var stored = null;
    try {
      stored = window.localStorage.getItem("theme");
    } catch (error) {
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
    var path = location.pathname;
    var key = toKey(path);
    for (var i = 0; i < routes.length; i++) {
      var target = prefix + routes[i];
      if (toKey(target) !== key) continue;
      if (target !== path && !wasRedirected()) {
        location.replace(target + location.search + location.hash);
      }
      return;
    }
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
    } catch (error) {
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
