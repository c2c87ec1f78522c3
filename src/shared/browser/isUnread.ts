/**
 * Whether nobody has read on the page yet: it is at its top, and the browser has not brought it back by a reload, Back or
 * Forward. Only such a page may scroll to what its address holds.
 */
export function isUnread(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return window.scrollY === 0 && (!navigation || navigation.type === "navigate");
}
