import { beforeEach, expect, test, vi } from "vitest";
import { leadOn } from "./leadOn";

beforeEach(() => {
  document.body.innerHTML = `
    <h3 id="chooseonboard">chooseOnBoard</h3><h3 id="Kept">Kept</h3><h3 id="kept">kept</h3>
    <h2 id="loops">Loops <a href="#loops">#</a></h2>
    <details data-leads-on><ul><li id="first"><a href="/api/classes/GameElement#first">first</a></li></ul></details>
    <div data-leads-on><p id="old">This has moved to <a href="/game/branches#old">Branches</a>.</p></div>
    <div data-leads-on><p id="café">This has moved to <a href="/game/branches#old">Branches</a>.</p></div>`;
});

/** Where a reader goes whose address ends like this. */
function follow(hash: string): string | undefined {
  const replace = vi.fn<(url: string | URL) => void>();
  leadOn({ hash, replace });
  const [address] = replace.mock.calls[0] ?? [];
  return address === undefined ? undefined : String(address).replace(window.location.origin, "");
}

test.each([
  ["an inherited member", "#first", "/api/classes/GameElement#first"],
  ["an inherited member in the case of the code", "#First", "/api/classes/GameElement#first"],
  ["a heading that has moved", "#old", "/game/branches#old"],
  ["one that is not ASCII", "#caf%C3%A9", "/game/branches#old"],
])("an address that names %s leads on", (_, hash, to) => expect(follow(hash)).toBe(to));

test.each(["#chooseOnBoard", "#CHOOSE%4FNBOARD"])("%s leads to the place in lower case", (hash) =>
  expect(follow(hash)).toBe("#chooseonboard"),
);

test.each(["", "#", "#loops", "#chooseonboard", "#Kept", "#nothing", "#%E0%A4%A"])(
  "%j stays where it is",
  (hash) => expect(follow(hash)).toBeUndefined(),
);
