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

test("only the home page can say that its base path is wrong, before anything else", () => {
  const home = rewrite("/", "/docs");
  expect(home).toContain('<body><div id="wrong-base" hidden');
  expect(home.match(/base path <code>\/docs\/<\/code>/g)).toHaveLength(2);
  expect(home.length - rewrite("/game", "/docs").length).toBeLessThan(700);
  expect(rewrite("/game", "/docs")).not.toContain("wrong-base");
});
