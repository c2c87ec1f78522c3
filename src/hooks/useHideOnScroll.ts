import { useEffect, useState } from "react";

/** Scrolling by less than this, in CSS px, is just a trembling finger. */
const THRESHOLD = 8;

/** Above this, in CSS px, the navbar always shows: hiding it would gain nothing. */
const TOP = 200;

/** Whether the navbar should be hidden: after scrolling down, until the reader scrolls up. */
export function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const now = window.scrollY;
      if (Math.abs(now - last) < THRESHOLD) return;
      setHidden(now > last && now > TOP);
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return hidden;
}
