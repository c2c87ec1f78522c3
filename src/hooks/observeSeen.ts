/**
 * Calls back whenever an element comes into view; in a browser that cannot tell, never. Returns what
 * ends it.
 */
export function observeSeen(element: Element, onSeen: () => void): () => void {
  if (!("IntersectionObserver" in window)) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
