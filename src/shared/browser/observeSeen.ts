/** Calls back whenever one of the elements comes into view. Returns a function that stops it. */
export function observeSeen(elements: readonly Element[], onSeen: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
