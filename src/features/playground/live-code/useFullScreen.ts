import { useEffect, useState, type RefObject } from "react";

/** Whether an element fills the screen, and what changes that; not every browser lets a page fill it. */
export function useFullScreen(element: RefObject<HTMLElement>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const update = (): void => setFull(document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", update);
    return () => document.removeEventListener("fullscreenchange", update);
  }, [element]);
  return {
    isPossible: document.fullscreenEnabled,
    isFull,
    toggle: (): void =>
      void (isFull ? document.exitFullscreen() : element.current?.requestFullscreen()),
  };
}
