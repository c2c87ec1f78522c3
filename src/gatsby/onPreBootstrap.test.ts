import { expect, test, vi } from "vitest";
import { onPreBootstrap } from "./onPreBootstrap";

const disk = vi.hoisted(() => ({ text: "" }));
vi.mock("node:fs", () => ({
  readdirSync: () => ["page.tsx", "styles.css"],
  readFileSync: () => disk.text,
}));

/** What stops a build whose pages have this text. */
function stopsOf(text: string): string[] {
  disk.text = text;
  const stops: string[] = [];
  const api: unknown = { reporter: { panicOnBuild: (message: string) => stops.push(message) } };
  type Arguments = Parameters<NonNullable<typeof onPreBootstrap>>;
  void onPreBootstrap?.(api as Arguments[0], { plugins: [] }, () => undefined);
  return stops;
}

test("a build whose pages have a component goes on", () => {
  expect(stopsOf("export default function Page() {}")).toEqual([]);
});

test("a build with pages that have none is stopped, and names them all", () => {
  const fix = "the page has no default export.\n  Fix: write `export default` before Page.";
  expect(stopsOf("export function Page() {}")).toEqual([
    `src/pages/page.tsx: ${fix}\n\nsrc/templates/page.tsx: ${fix}`,
  ]);
});
