import type { SiteUpdated } from "../../../shared/errors/siteUpdated";
import { TIMEOUT_MS } from "./timeout";
import { offerUpdate } from "./offerUpdate";

interface BuildName {
  readonly webpackCompilationHash?: unknown;
}

/** The build whose files the server has now; `undefined` if it does not answer, or with something else. */
async function readServedBuild(): Promise<unknown> {
  try {
    // By an address of its own, because caches between here and the server may ignore `no-store`.
    const path = `${__PATH_PREFIX__}/page-data/app-data.json?at=${String(Date.now())}`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(path, { cache: "no-store", signal });
    const answer = response.ok ? ((await response.json()) as BuildName | null) : null;
    return answer?.webpackCompilationHash;
  } catch {
    return undefined;
  }
}

async function isUpdated(): Promise<boolean> {
  const served = await readServedBuild();
  const { ___webpackCompilationHash: running } = window as { ___webpackCompilationHash?: string };
  return typeof served === "string" && served !== "" && served !== running;
}

const SITE_UPDATED: SiteUpdated = Object.assign(
  new Error("The site has been updated. Reload the page."),
  // Without a name it prints as a sentence for readers.
  { name: "", offerReload: offerUpdate },
);

/** One question for all scripts that fail at once; its answer stays when it is yes. */
let asked: Promise<boolean> | undefined;

/**
 * Why a script did not load: a `SiteUpdated` when the server has the files of another build by now, so
 * that the script is gone; else the error itself: the network failed, or nobody knows.
 */
export async function explainChunk(error: unknown): Promise<unknown> {
  asked ??= isUpdated();
  if (await asked) return SITE_UPDATED;
  asked = undefined;
  return error;
}
