import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { MAX_FRAME_BYTES, escapeInlineScript, renderFrameDocument } from "./frameDocument";
import { buildFrame } from "./writeFrames";

const render = (script: string): string =>
  renderFrameDocument({ title: "A & B", script, style: "", runsCode: false, file: "src/a.ts" });

function readScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = ""]) => code);
}

describe("a frame's document", () => {
  test("allows its own script by hash, and nothing else", () => {
    const html = render("alert(1)");
    const hash = createHash("sha256").update("alert(1)").digest("base64");
    expect(html).toContain(
      `<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">`,
    );
    expect(html).toContain('<meta name="robots" content="noindex"><title>A &amp; B</title>');
  });

  test("escapes what would end the script", () => {
    const script = String.raw`a="</script><!--";b=/<\/SCRIPT/;c=1<!0`;
    expect(escapeInlineScript(script)).toBe(
      String.raw`a="\x3C/script>\x3C!--";b=/<\/SCRIPT/;c=1<!0`,
    );
    expect(readScripts(render(script))).toEqual([escapeInlineScript(script)]);
  });

  test("that runs what it is sent allows its code, and the script that runs it, by hash", () => {
    const html = renderFrameDocument({
      ...{ title: "Game", script: "alert(1)", style: "", runsCode: true, file: "src/a.ts" },
    });
    const [code = "", script = ""] = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = ""]) => text,
    );
    expect(code).toBe("alert(1)");
    const hashes = [script, code].map(
      (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    expect(html).toContain(`script-src ${hashes.join(" ")} 'unsafe-eval';`);
  });

  test("may not be too large", () => {
    expect(() => render("a".repeat(MAX_FRAME_BYTES))).toThrow(
      /^src\/a\.ts: the frame has 700\d+ bytes, more than the 700000 allowed\./,
    );
  });
});

describe("the layout frame", () => {
  test("is the same in two runs, has one script whose hash is right, and needs no eval", async () => {
    const frame = { entry: "src/frame/layout/main.ts", title: "Layout engine" };
    const [{ html }, again] = await Promise.all([buildFrame(frame), buildFrame(frame)]);
    expect(html).toBe(again.html);
    const [script = "", ...more] = readScripts(html);
    expect(more).toEqual([]);
    const hash = createHash("sha256").update(script).digest("base64");
    expect(html).toContain(`script-src 'sha256-${hash}';`);
    expect(script).not.toMatch(/\beval\(|new Function\(|<\/script|<!--/i);
    expect(script).not.toContain(process.cwd());
  });
});
