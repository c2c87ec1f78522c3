/*
 * The one inline script of every page, in the head after two data blocks. Its text is the same on all pages, so that
 * one hash in the content security policy allows it. It has no imports, and no syntax or function that old browsers
 * lack; the adapter minifies it for ES5. It reads:
 *   #Site-page  the page's canonical path: "/game/board", on the not-found page "/404.html"
 *   #Site-app   { chunks: chunk mapping, compilation: its hash, prefix: path prefix,
 *              theme: { default, respectSystem: follow the system },
 *              announcement: id of the announcement, if any, routes: all routes (not-found page only) }
 */
(function (window, document, location) {
  var root = document.documentElement;

  function byId(id) {
    return document.getElementById(id);
  }

  function readBlock(id) {
    try {
      return JSON.parse(byId(id).textContent);
    } catch {
      return null;
    }
  }

  // A malformed "%" in an address must not stop Gatsby, which decodes without a guard.
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

  // The router encodes what it has decoded, and decoding leaves "%3D" and its like as they are. Encoded
  // once more the address would be another, for which React finds nothing to show.
  function encodeOnce() {
    var encode = window.encodeURI;
    window.encodeURI = function (text) {
      return encode(text).replace(/%25(2[346BCF]|3[ABDF]|40)/gi, "%$1");
    };
  }

  function readStored(key, storage) {
    try {
      return window[storage || "localStorage"].getItem(key);
    } catch {
      // Forbidden: the reader has chosen nothing that we could know.
      return null;
    }
  }

  function store(key, value, storage) {
    try {
      window[storage || "localStorage"].setItem(key, value);
    } catch {
      // Forbidden, or full: the next page shows the sidebar as it does for a new reader.
    }
  }

  function chooseTheme() {
    var settings = app.theme || {};
    var stored = readStored("theme");
    if (stored === "light" || stored === "dark") return stored;
    if (settings.respectSystem) {
      return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    }
    return settings.default === "dark" ? "dark" : "light";
  }

  // Called again by features/color-mode when another tab or the system changes.
  function showTheme() {
    root.setAttribute("data-theme", chooseTheme());
  }

  function hideAnnouncement() {
    if (
      app.announcement &&
      readStored("announcement.id") === app.announcement &&
      readStored("announcement.dismissed") === "true"
    ) {
      root.setAttribute("data-announcement", "closed");
    }
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
    var entry = window.performance.getEntriesByType("navigation")[0];
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

  // Before Gatsby compares the address with pagePath; else it would navigate once more.
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

  // The site is served from a path that it was not built for, so the browser finds none of its files. If styles
  // load after all, they hide the notice. The home page can say which path to build for.
  function noticeBase(isHere) {
    var notice = byId("Site-wrong-base");
    if (!notice) return;
    notice.hidden = isHere;
    if (page !== "/") return;
    var base = location.pathname.replace(/(\/index(\.html)?)?\/?$/, "/");
    notice.getElementsByTagName("code")[1].textContent = base;
  }

  // The sections of the sidebar that the reader has folded: the texts of their summaries, each in a line.
  function readFolded() {
    return (readStored("sidebar.folded") || "").split("\n");
  }

  function foldSections(sidebar) {
    var folded = readFolded();
    [].forEach.call(sidebar.getElementsByTagName("details"), function (section) {
      var summary = section.firstChild;
      var isFolded = summary && folded.indexOf(summary.textContent) >= 0;
      section.open = !isFolded || !!section.querySelector("[aria-current]");
    });
  }

  function keepFolded(event) {
    var target = event.target;
    var summary = target.closest && target.closest("#Site-sidebar summary");
    if (!summary) return;
    var folded = readFolded().filter(function (name) {
      return name && name !== summary.textContent;
    });
    // The browser changes it after this.
    if (summary.parentNode.open) folded.push(summary.textContent);
    store("sidebar.folded", folded.join("\n"));
  }

  // Where the reader left the sidebar in this tab, and in any case with the current page in view. In the
  // frames in which the sidebar arrives, before they are painted, so that nobody sees it move. On a phone it
  // is closed and not laid out: the menu moves the focus to the current page when it opens.
  function placeSidebar() {
    var sidebar = byId("Site-sidebar");
    var link = sidebar && sidebar.querySelector("[aria-current=page]");
    if (sidebar) foldSections(sidebar);
    if (link && window.matchMedia("(width > 62.25em)").matches) {
      var height = sidebar.clientHeight;
      // The browser takes a stored text that is not a number as 0.
      sidebar.scrollTop = readStored("sidebar.scroll", "sessionStorage");
      // In px from the top of the window, where the navbar is.
      var y = link.getBoundingClientRect().top;
      if (y < 99 || y > height) sidebar.scrollTop += y - height / 3;
    }
    if (!byId("Site-content")) window.requestAnimationFrame(placeSidebar);
  }

  function keepScroll() {
    var sidebar = byId("Site-sidebar");
    if (sidebar) store("sidebar.scroll", sidebar.scrollTop, "sessionStorage");
  }

  // Faults in scripts that extensions and hosts add do not concern the site.
  function isOurs(src) {
    return /\.js$/.test(src) && src.indexOf(location.origin + prefix + "/") === 0;
  }

  function isEarly(src) {
    return /\/early-/.test(src) && isOurs(src);
  }

  // A script does not come: then the page hides what only that one makes work, and shows what replaces it.
  // Once the app runs, it says what is missing where it is missing. The early script may also throw while it
  // is evaluated.
  function onFault(event) {
    var src = event.target.src;
    var lacksEarly = isEarly(src || (clicked && event.filename));
    if ((!isOurs(src) && !lacksEarly) || window.___loader) return;
    root.removeAttribute("data-app");
    if (lacksEarly) root.removeAttribute("data-js");
  }

  // What the reader has clicked; nothing once the early script has run.
  var clicked = [];

  function keepClick(event) {
    if (clicked) clicked.push(event.target);
  }

  // The early script listens from now on: what the reader has clicked before is clicked again.
  function repeatClicks(event) {
    if (!clicked || !isEarly(event.target.src)) return;
    clicked.forEach(function (target) {
      var button = target.closest && target.closest("button");
      if (button) button.click();
    });
    clicked = 0;
  }

  var page = readBlock("Site-page");
  var app = readBlock("Site-app") || {};
  var prefix = app.prefix || "";

  root.setAttribute("data-js", "");
  root.setAttribute("data-app", "");
  showTheme();
  window.showTheme = showTheme;
  // Before the bar is painted.
  hideAnnouncement();
  window.addEventListener("error", onFault, true);
  window.addEventListener("pagehide", keepScroll);
  placeSidebar();
  // The browser shows a page again that it has kept whole: what the reader has chosen on other pages is chosen here.
  window.addEventListener("pageshow", function (event) {
    if (!event.persisted) return;
    showTheme();
    hideAnnouncement();
    placeSidebar();
  });
  makeSafe("decodeURI");
  makeSafe("decodeURIComponent");
  encodeOnce();
  window.pagePath = page;
  window.___chunkMapping = app.chunks || {};
  window.___webpackCompilationHash = app.compilation;
  if (page === "/404.html") followSpelling(prefix, app.routes || []);
  else if (page) showCanonicalPath(prefix + page);
  document.addEventListener("click", keepFolded);
  document.addEventListener("click", keepClick, true);
  document.addEventListener("load", repeatClicks, true);
  document.addEventListener("DOMContentLoaded", function () {
    noticeBase(toKey(location.pathname) === toKey(prefix + page));
  });
})(window, document, location);
