interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
  /** What carries it; most browsers do not say. */
  readonly type?: string;
}

/** The Network Information API, which only some browsers have. */
function readConnection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Whether spending bytes on a guess is fine: not on 2g, not with data saver. Unknown counts as fine. */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType = "" } = readConnection();
  return saveData !== true && !effectiveType.includes("2g");
}

/** Whether the connection bears code that the reader has not asked for. Unknown counts as good. */
export function isConnectionGood(): boolean {
  const { saveData, effectiveType = "4g" } = readConnection();
  return saveData !== true && effectiveType === "4g";
}

/** Whether each byte may cost the reader money. */
export const isMetered = (): boolean => readConnection().type === "cellular";
