import { useEffect, useRef, useState } from "react";

/**
 * Whether an element has come near the viewport yet; stays true from then on, and is true from the
 * start in a browser that cannot detect it.
 */
export function useInView() {
  const root = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!root.current) return undefined;
    if (!("IntersectionObserver" in window)) {
      setInView(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setInView(true);
        observer.disconnect();
      },
      { rootMargin: "100px" },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return { root, inView };
}
