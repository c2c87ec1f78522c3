/*
 * This site has no service worker. A browser that still has the one of a former site at this address asks
 * for this file, and gets one that clears what was kept, goes away and lets the open pages load anew. Kept
 * are stores with the scope in their names, as gatsby-plugin-offline's have; others of the origin are not ours.
 */
self.addEventListener("install", function () {
  self.skipWaiting();
});

self.addEventListener("activate", function (event) {
  event.waitUntil(
    caches
      .keys()
      .then(function (names) {
        return Promise.all(
          names
            .filter(function (name) {
              return name.includes(self.registration.scope);
            })
            .map(function (name) {
              return caches.delete(name);
            }),
        );
      })
      .then(function () {
        return self.registration.unregister();
      })
      .then(function () {
        return self.clients.matchAll({ type: "window" });
      })
      .then(function (pages) {
        pages.forEach(function (page) {
          page.navigate(page.url);
        });
      }),
  );
});
