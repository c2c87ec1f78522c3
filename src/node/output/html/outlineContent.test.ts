import { expect, test } from "vitest";
import { toIndexGroups } from "../../../shared/api/memberIndex";
import { listHeadings } from "../../../shared/api/outline";
import { convert } from "../../reference/convert/__fixtures__/conversion";
import { toOutline } from "./outlineContent";

test("an outline gives every page the same index and contents, without the members' signatures", () => {
  const { pages } = convert();
  expect(pages.length).toBeGreaterThan(3);
  for (const { route, content } of pages) {
    const outline = toOutline(content);
    expect(toIndexGroups(outline), route).toEqual(toIndexGroups(content));
    expect(listHeadings(outline), route).toEqual(listHeadings(content));
    expect(JSON.stringify(outline), route).not.toContain('"tokens"');
  }
});
