/**
 * Calls back whenever an element comes into view, and never in a browser that cannot detect it. Returns a
 * function that stops it.
 */
export function observeSeen(element: Element, onSeen: () => void): () => void {
  if (!("IntersectionObserver" in window)) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
