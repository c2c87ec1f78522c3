/** What a link to changed code names: the packed text, and the block it belongs to. */
interface LiveLink {
  readonly code: string;
  readonly block: string;
}

const LINK = /^#code=([^&]*)(?:&block=([0-9a-z]*))?$/;

/** Reads the hash of an address; `undefined` if it is about something else. */
export function parseLiveLink(hash: string): LiveLink | undefined {
  const [, code, block = ""] = LINK.exec(hash) ?? [];
  return code === undefined ? undefined : { code, block };
}

/** The hash of an address that opens a block with changed code. */
export function liveLinkHash({ code, block }: LiveLink): string {
  return `#code=${code}&block=${block}`;
}
