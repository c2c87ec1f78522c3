import { escapeHtml } from "../html/escapeHtml";
import { PRELOAD_HASH } from "../../shared/contracts/playFrame";
import { renderFramePolicy } from "../output/publishing/framePolicy";
import { hashForPolicy } from "../output/publishing/policy";
import { TOOLKIT } from "../../shared/toolkit";

/** Largest document a reader should have to load, in bytes. */
export const MAX_FRAME_BYTES = 700_000;

/** The toolkit's license asks for a note that says where its source is, the others for their text. */
const LICENSE =
  `<!-- Contains ${TOOLKIT}, AGPL-3.0, unchanged: https://www.npmjs.com/package/${TOOLKIT}. ` +
  "Licenses of all that is in here: licenses.txt -->";

/** Removes what would end an inline script early; both can only occur in strings and regexes. */
export function escapeInlineScript(code: string): string {
  return code.replace(/<(?=\/script|!--)/gi, "\\x3C");
}

/**
 * Runs the code of the page, unless the page that opened the frame only wants the browser to have it: then
 * nothing is compiled either.
 */
const RUN_UNLESS_PRELOAD =
  `if(location.hash!=="${PRELOAD_HASH}"){` +
  'const data=document.getElementById("code"),script=document.createElement("script");' +
  "script.text=data.text;data.replaceWith(script)}document.currentScript.remove()";

interface FrameParts {
  readonly title: string;
  readonly script: string;
  /** Its style sheet; only a frame that shows something has one. */
  readonly style: string;
  /** Whether the frame runs code that it is sent. */
  readonly runsCode: boolean;
  /** The script's source, for messages. */
  readonly file: string;
}

/** A frame: a document with its policy and inline script, which in a frame that runs code can be preloaded. */
export function renderFrameDocument({ title, script, style, runsCode, file }: FrameParts): string {
  const code = escapeInlineScript(script);
  const hashes = (runsCode ? [RUN_UNLESS_PRELOAD, code] : [code]).map(hashForPolicy);
  const policy = renderFramePolicy(hashes.map((hash) => `'${hash}'`).join(" "), runsCode);
  const scripts = runsCode
    ? `<script type="text/plain" id="code">${code}</script>\n<script>${RUN_UNLESS_PRELOAD}</script>`
    : `<script>${code}</script>`;
  const sheet = style === "" ? "" : `<style>${style.replace(/<\/(?=style)/gi, "<\\/")}</style>`;
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>`,
    `<meta name="viewport" content="width=device-width">${sheet}`,
    `${LICENSE}</head>`,
    `<body>${scripts}</body></html>\n`,
  ].join("\n");
  const size = Buffer.byteLength(html);
  if (size > MAX_FRAME_BYTES) {
    throw new Error(
      `${file}: the frame has ${String(size)} bytes, more than the ${String(MAX_FRAME_BYTES)} allowed. ` +
        "See what its bundle has begun to import.",
    );
  }
  return html;
}
