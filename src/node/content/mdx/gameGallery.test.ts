import { expect, test } from "vitest";
import { renderBody } from "./testPage";

const GALLERY = [
  '<GameGallery pictures="nest-3 burrow-12">',
  "",
  "| Game | Players | Lines |",
  "| --- | --- | --- |",
  "| [Nest](/examples/nest): Lay `eggs` first. | 2 | 40 + 50 |",
  "| [Burrow](/examples/burrow): Dig. | 1\u20134 | 60 + 70 |",
  "",
  "</GameGallery>",
].join("\n");

test("a table of games becomes cards with the pictures of both themes, facts under their names", () => {
  const html = renderBody(GALLERY);
  expect(html).toContain('<ul class="games">');
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).not.toContain("<table");
  expect(html).toContain(
    '<img class="only-light" src="/pictures/nest-3.light.avif" width="560" height="350" alt="" loading="lazy" decoding="async">',
  );
  expect(html).toContain('src="/pictures/burrow-12.dark.avif"');
  expect(html).toContain('<a href="/examples/nest">Nest</a>');
  expect(html).toContain("<p>Lay <code>eggs</code> first.</p>");
  expect(html).toContain("<dt>Players</dt><dd>1\u20134</dd><dt>Lines</dt><dd>60 + 70</dd>");
});
