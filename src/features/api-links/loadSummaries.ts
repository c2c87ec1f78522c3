import { withPrefix } from "../../components/Link/Link";
import { SUMMARY_FILE } from "../../shared/api/summaryFile";

let loading: Promise<unknown> | undefined;

async function load(): Promise<unknown> {
  const response = await fetch(withPrefix(SUMMARY_FILE));
  if (!response.ok) throw new Error(`${SUMMARY_FILE} answered ${String(response.status)}`);
  return response.json();
}

/** Loads the file of all hover cards once. Without it there are no cards: `undefined`, in silence. */
export function loadSummaries(): Promise<unknown> {
  loading ??= load().catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
}
