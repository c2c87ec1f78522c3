/** How long a file may take to arrive, in ms. */
const TIMEOUT_MS = 15_000;

/**
 * Loads a published JSON file and checks it. Throws an Error for readers when it does not arrive, or
 * when what arrives is something else.
 */
export async function loadJson<Value>(
  path: string,
  parse: (data: unknown) => Value | undefined,
): Promise<Value> {
  const asking = fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const response = await asking.catch((cause: unknown) => {
    throw new Error("Nothing came from the server. Are you online?", { cause });
  });
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
  const value = parse(await response.json());
  if (value === undefined) throw new Error("What the server sent is something else.");
  return value;
}
