import { expect, test } from "vitest";
import { renderGatsbyPage } from "./testing/gatsbyPage";
import { rewriteHtml } from "./rewriteHtml";

const rewrite = (pagePath: string, prefix = ""): string =>
  rewriteHtml(renderGatsbyPage({ pagePath, prefix }), "public/index.html", {
    boot: "boot()",
    compilation: "abc",
    prefix,
    theme: { default: "light", respectSystem: false },
    routes: ["/"],
    hash: () => "sha256-x",
  }).html;

test("the home page says before anything else that its base path is wrong", () => {
  const home = rewrite("/", "/docs");
  expect(home).toContain('<body><div id="wrong-base" hidden');
  expect(home.match(/base path <code>\/docs\/<\/code>/g)).toHaveLength(2);
});

test("every other page says it in one short line, with the path it was built for and the fix", () => {
  for (const pagePath of ["/game", "/404.html"]) {
    const [, line = ""] =
      /<body>(<p id="wrong-base" .*?<\/p>)/.exec(rewrite(pagePath, "/docs")) ?? [];
    expect(line).toContain("built for <code>/docs/</code>");
    expect(line).toContain("<code>PATH_PREFIX</code>");
    expect(line.length).toBeLessThan(220);
  }
});
