/** How long a file may take to arrive, in ms. */
const TIMEOUT_MS = 15_000;

async function ask(path: string): Promise<unknown> {
  const asking = fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const response = await asking.catch((cause: unknown) => {
    throw new Error("Nothing came from the server. Are you online?", { cause });
  });
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
  return response.json();
}

/** What was asked for ahead, by path. */
const preloaded = new Map<string, Promise<unknown>>();

/** Starts to load a published JSON file that `loadJson` will need soon. `loadJson` asks again if that has failed. */
export function preloadJson(path: string): void {
  if (preloaded.has(path)) return;
  const asking = ask(path);
  preloaded.set(path, asking);
  asking.catch(() => preloaded.delete(path));
}

/**
 * Loads a published JSON file and checks it. Throws an Error for readers when it does not arrive, or
 * when what arrives is something else.
 */
export async function loadJson<Value>(
  path: string,
  parse: (data: unknown) => Value | undefined,
): Promise<Value> {
  const asking = preloaded.get(path) ?? ask(path);
  preloaded.delete(path);
  const value = parse(await asking);
  if (value === undefined) throw new Error("What the server sent is something else.");
  return value;
}
