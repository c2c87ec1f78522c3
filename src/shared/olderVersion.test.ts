import { describe, expect, test } from "vitest";
import { site } from "../site";
import {
  checkVersionPlace,
  currentAddress,
  currentPrefix,
  findCurrentPage,
  listVersionPaths,
  versionAddress,
} from "./olderVersion";

const OLDER = { name: "0.1.9", label: "0.1.9", href: "/v/0.1.9" };
const current = { ...site.docs, otherVersions: [OLDER] };
const older = {
  ...site.docs,
  version: { name: "0.2.13", label: "0.2.13" },
  otherVersions: [{ name: "current", label: "Next", href: "/" }, OLDER],
  current: { label: "0.2.14", url: "https://docs.example.org", routes: ["/", "/api"] },
};

test.each([
  ["/api", "/api"],
  ["/", "/"],
  ["/api/classes/Gone", "/api"],
  ["/gone/page", "/"],
  ["/gone", "/"],
])("readers of %s find %s in the current version", (route, page) =>
  expect(findCurrentPage(route, older.current.routes)).toBe(page),
);

test("the same page has an address in the current version only if it is there", () => {
  expect(currentAddress("/api", older.current)).toBe("https://docs.example.org/api");
  expect(currentAddress("/gone", older.current)).toBeUndefined();
});

describe("the place of another version", () => {
  test("is below the home page of the current one, from wherever a link comes", () => {
    expect(currentPrefix("/docs", current)).toBe("/docs");
    expect(currentPrefix("/docs/v/0.2.13", older)).toBe("/docs");
    expect(versionAddress("/v/0.1.9", "/docs", current)).toBe("/docs/v/0.1.9");
    expect(versionAddress("/v/0.1.9", "/docs/v/0.2.13", older)).toBe("/docs/v/0.1.9");
    expect(versionAddress("/", "/v/0.2.13", older)).toBe("/");
  });

  test("may have an address of its own", () => {
    expect(versionAddress("https://old.example.org", "/docs", current)).toBe(
      "https://old.example.org",
    );
  });

  test("and its pages are no dead links", () => {
    expect(listVersionPaths(current, "/docs")).toEqual(["/docs/v/0.1.9"]);
    expect(listVersionPaths(older, "/docs/v/0.2.13")).toEqual([
      "/docs/",
      "/docs/v/0.1.9",
      "/docs/",
      "/docs/api",
    ]);
  });
});

describe("the build of an older version", () => {
  test("must be for its place", () => {
    const problems = checkVersionPlace(older, {
      prefix: "/preview/4",
      siteUrl: "https://docs.example.org/v/0.2.13",
    });
    expect(problems).toEqual([
      {
        file: "SITE_OPTIONS, docs",
        what: 'the older version "0.2.13" is built with PATH_PREFIX "/preview/4".',
        valid: ["a value that ends with /v/0.2.13"],
        fix: "npm run build -- --version 0.2.13",
      },
    ]);
  });

  test("is right there, and the current version is right anywhere", () => {
    const place = { prefix: "/docs/v/0.2.13", siteUrl: "https://example.org/docs/v/0.2.13" };
    expect(checkVersionPlace(older, place)).toEqual([]);
    expect(checkVersionPlace(current, { ...place, prefix: "" })).toEqual([]);
  });
});
