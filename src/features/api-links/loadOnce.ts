import { withPrefix } from "../../components/Link/Link";

const loading = new Map<string, Promise<unknown>>();

async function load(url: string): Promise<unknown> {
  const response = await fetch(withPrefix(url));
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
  return response.json();
}

/** Loads a file of the site once; `undefined` if it cannot be had, and the next call tries again. */
export function loadOnce(url: string): Promise<unknown> {
  const known = loading.get(url);
  if (known) return known;
  const file = load(url).catch(() => {
    loading.delete(url);
    return undefined;
  });
  loading.set(url, file);
  return file;
}
