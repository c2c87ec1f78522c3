/** The name of a live block's code, in messages and in the stacks of its errors. */
export const LIVE_FILE = "live.tsx";
