import { useEffect, useState } from "react";

/** The share of the viewport, from its top, in which a heading counts as being read. */
const READING_LINE = 0.25;

/** The last heading above the reading line; the first one if there is none. */
function findActive(slugs: readonly string[]): string | undefined {
  const line = window.innerHeight * READING_LINE;
  let active: string | undefined;
  for (const slug of slugs) {
    const top = document.getElementById(slug)?.getBoundingClientRect().top;
    if (top !== undefined && top <= line) active = slug;
  }
  return active;
}

/** Anchor of the heading that is being read; `undefined` above the first and before hydration. */
export function useActiveHeading(slugs: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = slugs.join(" ");
  useEffect(() => {
    const list = key === "" ? [] : key.split(" ");
    let frame = 0;
    const update = (): void => {
      frame = 0;
      setActive(findActive(list));
    };
    const schedule = (): void => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [key]);
  return active;
}
