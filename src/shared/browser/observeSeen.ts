/**
 * Calls back whenever one of the elements comes into view, and never in a browser that cannot detect it.
 * Returns a function that stops it.
 */
export function observeSeen(elements: readonly Element[], onSeen: () => void): () => void {
  if (!("IntersectionObserver" in window)) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
