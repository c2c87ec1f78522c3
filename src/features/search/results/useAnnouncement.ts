import { useEffect, useState } from "react";

/** ms without a change until a text is announced: a fast typist hears one count, not one a key. */
const QUIET = 400;

/** The text for a live region: the given one, once it has stayed the same for a moment. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(text);
    }, QUIET);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return announced;
}
