/** What to do with a message: take it, drop it, or give the sender up. */
export type RateVerdict = "pass" | "drop" | "flood";

/** Messages a second beyond which the rest of that second is dropped, and beyond which it is a flood. */
const MAX_PASSED = 60;
const MAX_SENT = 1000;

/** Counts the messages of one sender by the second; `now` is in ms and never goes back. */
export function createRateLimit(): (now: number) => RateVerdict {
  let second = -1;
  let count = 0;
  return (now) => {
    const current = Math.floor(now / 1000);
    if (current !== second) {
      second = current;
      count = 0;
    }
    count += 1;
    if (count > MAX_SENT) return "flood";
    return count > MAX_PASSED ? "drop" : "pass";
  };
}
