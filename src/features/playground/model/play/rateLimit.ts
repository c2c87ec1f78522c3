import { MAX_PAYLOAD } from "./protocol";

/** What to do with a message: take it, drop it, or give the sender up. */
type RateVerdict = "pass" | "drop" | "flood";

/** Messages a second beyond which the rest of that second is dropped, and beyond which it is a flood. */
const MAX_PASSED = 60;
const MAX_SENT = 1000;
/** Length of all payloads of a second beyond which it is a flood, in UTF-16 code units. */
const MAX_LENGTH = 3 * MAX_PAYLOAD;

/** Counts messages and the length of their payloads by the second; `now`, in ms, never goes back. */
export function createRateLimit(): (now: number, length: number) => RateVerdict {
  let second = -1;
  let count = 0;
  let sum = 0;
  return (now, length) => {
    const current = Math.floor(now / 1000);
    if (current !== second) {
      second = current;
      count = 0;
      sum = 0;
    }
    count += 1;
    sum += length;
    if (count > MAX_SENT || sum > MAX_LENGTH) return "flood";
    return count > MAX_PASSED ? "drop" : "pass";
  };
}
