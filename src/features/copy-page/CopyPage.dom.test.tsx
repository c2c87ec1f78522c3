import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { CopyPage } from "./CopyPage";

const MARKDOWN = "# Actions\n";
const fetchMarkdown = vi.fn<(url: string) => Promise<Response>>();

const answerWith = (status: number) => () =>
  Promise.resolve(
    new Response(status === 200 ? MARKDOWN : "", {
      status,
      headers: { "Content-Type": "text/markdown; charset=utf-8" },
    }),
  );

const button = () => screen.getByRole("button", { name: "Copy page" });
const says = (text: RegExp) => screen.findByText(text, { selector: "[role=status]" });

beforeEach(() => {
  fetchMarkdown.mockReset().mockImplementation(answerWith(200));
  vi.stubGlobal("fetch", fetchMarkdown);
});

test("a click copies the page as Markdown and says so", async () => {
  const user = userEvent.setup();
  render(<CopyPage route="/game/actions" title="Actions" />);
  await user.click(button());
  await says(/^Copied$/);
  expect(await navigator.clipboard.readText()).toBe(MARKDOWN);
  expect(fetchMarkdown.mock.calls[0]?.[0]).toBe("/game/actions.md");
});
