/**
 * Shows a game while it is being written: one frame for every seat, rebuilt with each request.
 * Usage: `npm run preview:game -- <id> [--port 8100]`, then in the address `?move=3` (state after
 * three moves of `moves.json`), `?seat=2` (that seat alone), `?dark`, `?players=4`, `?seed=x`.
 */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { build, type BuildOptions } from "esbuild";
import { findGame } from "./games/loadGame";
import { parseOptions } from "./parseOptions";
import { TOOLKIT } from "../src/shared/toolkit";

const { values, positionals } = parseOptions({
  allowPositionals: true,
  options: { port: { type: "string", default: "8100" } },
});
const folder = findGame(positionals[0]);

/** Bundles script and styles as a browser loads them; the host is the frame's parent, not its top. */
async function bundle(options: BuildOptions): Promise<{ js: string; css: string }> {
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    write: false,
    outdir: "bundle",
    format: "iife",
    target: "es2020",
    jsx: "automatic",
    keepNames: true,
    define: { "window.top": "window.parent", "process.env.NODE_ENV": '"production"' },
    loader: { ".jpg": "dataurl", ".ogg": "dataurl" },
    logLevel: "error",
  });
  const text = (end: string): string =>
    outputFiles.find((file) => file.path.endsWith(end))?.text ?? "";
  return { js: text(".js").replaceAll("</script", "<\\/script"), css: text(".css") };
}

function hostEntry(): string {
  const host = path.join(import.meta.dirname, "games/previewHost.ts");
  const recorded = existsSync(path.join(folder, "moves.json"));
  return `import { previewGame } from ${JSON.stringify(host)};
    import { createInterface } from "${TOOLKIT}";
    import setup from "./game";
    import facts from "./game.json";
    ${recorded ? 'import recording from "./moves.json";' : "const recording = undefined;"}
    previewGame({ setup, engine: createInterface(setup), facts, recording });`;
}

const HOST_STYLE = `
  body { margin: 0; font: 14px system-ui, sans-serif; background: #eceae3; color: #222 }
  .dark body { background: #181a1b; color: #ddd }
  main { display: flex; flex-wrap: wrap; gap: 12px; padding: 12px }
  iframe { width: 560px; height: 350px; border: 1px solid #8888; border-radius: 8px }
  footer { padding: 0 12px }
  .alone main { display: block; padding: 0 } .alone footer { display: none }
  .alone iframe { display: block; width: 100vw; height: 100vh; border: 0; border-radius: 0 }`;

/** The toolkit requests this font without a fallback. */
const SEAT_STYLE = `@font-face {
  font-family: "DM Sans Variable"; src: local("Arial"), local("Liberation Sans"), local("DejaVu Sans") }`;

async function hostPage(): Promise<string> {
  const { js } = await bundle({ stdin: { contents: hostEntry(), resolveDir: folder } });
  return `<!doctype html><meta charset="utf-8"><title>${path.basename(folder)}</title>
    <style>${HOST_STYLE}</style><main></main>
    <footer><button>Random move</button> <output></output></footer><script>${js}</script>`;
}

async function seatPage(query: URLSearchParams): Promise<string> {
  const { js, css } = await bundle({ entryPoints: [path.join(folder, "ui.tsx")] });
  const bootstrap = (query.get("bootstrap") ?? "{}").replaceAll("'", "&#39;");
  return `<!doctype html><html class="${query.has("dark") ? "dark" : ""}"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><style>${SEAT_STYLE}${css}</style>
    <body data-bootstrap-json='${bootstrap}'><div id="root"></div><script>${js}</script>`;
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const page = pathname === "/seat" ? seatPage(searchParams) : hostPage();
  page.then(
    (html) => response.setHeader("content-type", "text/html; charset=utf-8").end(html),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(values.port), "127.0.0.1", () =>
  console.log(`http://127.0.0.1:${values.port}/`),
);
