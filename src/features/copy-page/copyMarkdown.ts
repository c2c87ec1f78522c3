/** Why a page could not be copied, in words for its reader. */
export interface CopyFault extends Error {
  /** Whether the Markdown can be read at its address all the same. */
  readonly isReadable: boolean;
}

/** No class: in the browsers of the build, one that extends `Error` costs every first visit 300 bytes. */
const createFault = (message: string, isReadable: boolean): CopyFault =>
  Object.assign(new Error(message), { isReadable });

/** What `copyMarkdown` rejects with; anything else counts as a fault of the clipboard. */
export const toCopyFault = (fault: unknown): CopyFault =>
  fault instanceof Error && "isReadable" in fault
    ? (fault as CopyFault)
    : createFault(String(fault), true);

/** ms after which a server that does not answer is given up. */
const TIMEOUT = 15_000;

const MISSING =
  process.env["NODE_ENV"] === "development"
    ? "Not copied: only a build makes the Markdown of this page, the development server does not."
    : "Not copied: the Markdown of this page is missing on this server.";

async function load(url: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  } catch {
    throw createFault("Not copied: the server does not answer. Try again in a moment.", false);
  }
  // Some servers answer what is missing with a page and status 200.
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok || type.startsWith("text/html")) throw createFault(MISSING, false);
  return response.text();
}

/**
 * Hands the text over as a promise: Safari lets a page write to the clipboard
 * in the moment of the click only, before the text has arrived.
 */
async function write(text: Promise<string>): Promise<void> {
  const blob = text.then((words) => new Blob([words], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

/** Copies the Markdown of a page to the clipboard; rejects with a `CopyFault`. */
export async function copyMarkdown(url: string): Promise<void> {
  const text = load(url);
  try {
    await write(text);
  } catch {
    // A text that did not arrive is the better reason; the clipboard only says that it got none.
    await text;
    throw createFault("Not copied: the browser does not let this page use the clipboard.", true);
  }
}
