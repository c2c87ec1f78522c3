import { describe, expect, test } from "vitest";
import { renderPageHeader, renderPolicy } from "./policy";

const readDirectives = (policy: string): Map<string, string> =>
  new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );

describe("the policy of pages as a header", () => {
  const policy = renderPolicy({ script: "sha256-boot", styleAttributes: ["sha256-a"] });
  const own = readDirectives(policy);
  const header = readDirectives(renderPageHeader(policy, "sha256-moved"));

  test("says what the page says, and who may frame it", () => {
    for (const [name, sources] of own) {
      if (name !== "script-src") expect(header.get(name), name).toBe(sources);
    }
    expect(header.get("frame-ancestors")).toBe("'self'");
    expect(header.size).toBe(own.size + 1);
  });

  test("lets the script of moved pages run, which have a policy of their own", () => {
    expect(own.get("script-src")).toBe("'self' 'sha256-boot'");
    expect(header.get("script-src")).toBe("'self' 'sha256-moved' 'sha256-boot'");
  });
});
