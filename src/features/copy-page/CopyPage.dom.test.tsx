import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CopyPage } from "./CopyPage";

const MARKDOWN = "# Actions\n";
const fetchMarkdown = vi.fn<(url: string) => Promise<Response>>();

const answerWith =
  (status: number, type = "text/markdown; charset=utf-8") =>
  () =>
    Promise.resolve(
      new Response(status === 200 ? MARKDOWN : "", { status, headers: { "Content-Type": type } }),
    );

const button = () => screen.getByRole("button", { name: "Copy page" });
const says = (text: RegExp) => screen.findByText(text, { selector: "[role=status]" });

/** Shows the button to a reader whose clipboard waits for what it gets, as browsers do. */
function renderButton(route = "/game/actions") {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "write").mockImplementation(async (items) => {
    const [text] = await Promise.all(items.map((item) => item.getType("text/plain")));
    await navigator.clipboard.writeText((await text?.text()) ?? "");
  });
  render(<CopyPage route={route} title="Actions" />);
  return user;
}

function passTime(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  fetchMarkdown.mockReset().mockImplementation(answerWith(200));
  vi.stubGlobal("fetch", fetchMarkdown);
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["/game/actions", "/game/actions.md"],
  ["/", "/index.md"],
  ["/category/building-a-game", "/category/building-a-game.md"],
  ["/api/modules", "/api/modules.md"],
  ["/api/classes/Action", "/api/classes/Action.md"],
])("a click copies %s as Markdown and says so", async (route, alternate) => {
  const user = renderButton(route);
  await user.click(button());
  await says(/^Copied$/);
  expect(await navigator.clipboard.readText()).toBe(MARKDOWN);
  expect(fetchMarkdown.mock.calls[0]?.[0]).toBe(alternate);
});

test("Enter presses the button, which keeps the focus", async () => {
  const user = renderButton();
  button().focus();
  await user.keyboard("{Enter}");
  await says(/^Copied$/);
  expect(document.activeElement).toBe(button());
});

test("after four seconds the button is as it was", async () => {
  renderButton();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  button().click();
  const status = await says(/^Copied$/);
  // The fake clock goes on with the real one, which a busy machine lets run ahead.
  passTime(1000);
  expect(status.textContent).toBe("Copied");
  passTime(3100);
  expect(status.textContent).toBe("");
});

test("a second click while the page is on its way asks for nothing more", async () => {
  let arrive = (): void => undefined;
  fetchMarkdown.mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return answerWith(200)();
  });
  const user = renderButton();
  await user.click(button());
  await says(/^Copying…$/);
  await user.click(button());
  arrive();
  await says(/^Copied$/);
  expect(fetchMarkdown).toHaveBeenCalledTimes(1);
});

test.each([
  ["status 404", answerWith(404)],
  ["a page in its place", answerWith(200, "text/html; charset=utf-8")],
])("missing Markdown, by %s, is reported, and copied when it is back", async (_, answer) => {
  fetchMarkdown.mockImplementation(answer);
  const user = renderButton();
  await navigator.clipboard.writeText("");
  await user.click(button());
  await says(/^Not copied: the Markdown of this page is missing on this server\.\s*$/);
  expect(await navigator.clipboard.readText()).toBe("");
  fetchMarkdown.mockImplementation(answerWith(200));
  await user.click(button());
  await says(/^Copied$/);
  expect(await navigator.clipboard.readText()).toBe(MARKDOWN);
});

test("without a connection the button says so", async () => {
  fetchMarkdown.mockRejectedValue(new TypeError("Failed to fetch"));
  const user = renderButton();
  await user.click(button());
  await says(/^Not copied: the server does not answer\./);
});

const forbid = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
test.each([
  [
    "forbids the clipboard",
    () => {
      vi.spyOn(navigator.clipboard, "write").mockImplementation(forbid);
      vi.spyOn(navigator.clipboard, "writeText").mockImplementation(forbid);
    },
  ],
  [
    "has none, as over plain HTTP",
    () => vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never),
  ],
])("a browser that %s gets the reason and a link to the text", async (_, breakClipboard) => {
  const user = renderButton();
  breakClipboard();
  await user.click(button());
  const status = await says(/^Not copied: the browser does not let this page use the clipboard\./);
  const link = status.querySelector("a");
  expect(link?.textContent).toBe("View as Markdown");
  expect(link?.getAttribute("href")).toBe("/game/actions.md");
});
