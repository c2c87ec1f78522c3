import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { AddressSearch } from "./AddressSearch";
import { NearestPages } from "./NearestPages";
import { SIDEBAR } from "../../shared/contracts/siteIds";

const box = () =>
  screen.getByRole<HTMLInputElement>("searchbox", { name: "Search the documentation" });

function visit(address: string): void {
  history.replaceState(null, "", address);
}

describe("the search box of the not-found page", () => {
  test("holds the words of the address, and searches for them by Enter", async () => {
    visit("/game/actoins");
    const onSearch = vi.fn();
    render(<AddressSearch onSearch={onSearch} />);
    expect(box().value).toBe("game actoins");
    await userEvent.type(box(), "{Enter}");
    expect(onSearch).toHaveBeenLastCalledWith("/search?q=game+actoins");
  });

  test("searches by its button for what the reader types", async () => {
    visit("/game/actoins");
    const onSearch = vi.fn();
    render(<AddressSearch onSearch={onSearch} />);
    await userEvent.clear(box());
    await userEvent.type(box(), "flow & more");
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(onSearch).toHaveBeenLastCalledWith("/search?q=flow+%26+more");
  });
});

describe("the nearest pages", () => {
  /** The rest of the layout, whose links say which pages there are. */
  function addLayout(): void {
    const page = document.createElement("div");
    page.innerHTML = `
      <nav id="${SIDEBAR}">
        <a href="/game/actions">Actions</a>
        <a href="/game/players">Players</a>
        <a href="/ui/layout">Layout</a>
        <a href="/api/classes/GameElement">GameElement</a>
      </nav>
      <footer><a href="/accessibility">Accessibility</a> <a href="https://example.org/game/actoins">Elsewhere</a></footer>`;
    document.body.append(page);
  }

  const offered = () =>
    screen.queryAllByRole("listitem").map((item) => item.querySelector("a")?.getAttribute("href"));

  test.each([
    ["/game/actoins", "/game/actions"],
    ["/acessibility", "/accessibility"],
  ])("begin for %s with %s", (address, nearest) => {
    addLayout();
    visit(address);
    const onSpelling = vi.fn();
    render(<NearestPages onSpelling={onSpelling} />);
    expect(offered()[0]).toBe(nearest);
    expect(offered().length).toBeLessThanOrEqual(3);
    expect(offered()).not.toContain("https://example.org/game/actoins");
    expect(onSpelling).not.toHaveBeenCalled();
  });

  test("are offered by name and address", () => {
    addLayout();
    visit("/game/actoins");
    render(<NearestPages onSpelling={vi.fn()} />);
    expect(screen.getByText("Did you mean one of these?")).toBeTruthy();
    expect(screen.getAllByRole("listitem")[0]?.textContent).toBe("Actions /game/actions");
  });

  test("are none for an address like no page", () => {
    addLayout();
    visit("/wp-login.php");
    const { container } = render(<NearestPages onSpelling={vi.fn()} />);
    expect(container.textContent).toBe("");
  });

  test("an address in the wrong case leads to its page, with query and anchor", () => {
    addLayout();
    visit("/API/Classes/gameelement?x=1#all");
    const onSpelling = vi.fn();
    render(<NearestPages onSpelling={onSpelling} />);
    expect(onSpelling).toHaveBeenCalledExactlyOnceWith("/api/classes/GameElement?x=1#all");
  });
});
