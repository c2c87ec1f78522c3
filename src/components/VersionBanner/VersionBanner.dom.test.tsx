import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { site } from "../../site";
import { VersionBanner } from "./VersionBanner";

const older = {
  ...site.docs,
  version: { name: "0.2.13", label: "0.2.13" },
  current: { label: "0.2.14", url: "https://docs.example.org", routes: ["/", "/api"] },
};

const banner = () => screen.queryByRole("complementary", { name: "Version" });
const link = () => screen.getByRole("link");

test("an older version says so, and leads to the same page of the current one", () => {
  render(<VersionBanner docs={older} route="/api" />);
  expect(banner()?.textContent).toBe(
    "This is the documentation of 0.2.13. See this page for 0.2.14",
  );
  expect(link().getAttribute("href")).toBe("/api");
});

test("a page that the current version lacks leads to the nearest one, and promises no more", () => {
  render(<VersionBanner docs={older} route="/api/classes/Gone" />);
  expect(link().textContent).toBe("See the documentation of 0.2.14");
  expect(link().getAttribute("href")).toBe("/api");
});

test("on the not-found page the link follows the address that the reader asked for", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<VersionBanner docs={older} route="/404" />);
  document.body.append(root);
  expect(link().textContent).toBe("See the documentation of 0.2.14");
  const reported = vi.spyOn(console, "error").mockReturnValue();
  render(<VersionBanner docs={older} route="/api" />, { container: root, hydrate: true });
  expect(link().textContent).toBe("See this page for 0.2.14");
  expect(link().getAttribute("href")).toBe("/api");
  expect(reported).not.toHaveBeenCalled();
});

test("the current version has no banner", () => {
  render(<VersionBanner docs={site.docs} route="/api" />);
  expect(banner()).toBeNull();
});
