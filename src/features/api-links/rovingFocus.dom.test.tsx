import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { initRovingTabindex, startRovingFocus } from "./rovingFocus";

startRovingFocus();

function showPage(): void {
  document.body.innerHTML = `<main><p><a href="/before">before</a></p>
    <figure><div class="code-actions"><button data-action="wrap">Wrap</button><button data-action="copy">Copy</button></div>
    <pre><code><a href="/a">a</a> <a href="/b">b</a> <a href="/c">c</a></code></pre></figure>
    <p><a href="/after">after</a></p></main>`;
  initRovingTabindex();
}

const focused = (): string => document.activeElement?.textContent ?? "";

test("a block of code is two stops: its buttons, and its links", async () => {
  showPage();
  const user = userEvent.setup();
  const stops: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    await user.tab();
    stops.push(focused());
  }
  expect(stops).toEqual(["before", "Copy", "a", "after"]);
});

test("arrow keys, Home and End go through a group, and Tab comes back to where it was left", async () => {
  showPage();
  const user = userEvent.setup();
  for (let count = 0; count < 3; count += 1) await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(focused()).toBe("b");
  await user.keyboard("{End}{ArrowRight}");
  expect(focused()).toBe("c");
  await user.keyboard("{Home}{ArrowRight}");
  await user.tab();
  expect(focused()).toBe("after");
  await user.tab({ shift: true });
  expect(focused()).toBe("b");
});

test("the focus stays where it is when a page is prepared again", () => {
  showPage();
  const second = document.querySelectorAll<HTMLElement>("pre a")[1]!;
  second.focus();
  initRovingTabindex();
  expect(document.activeElement).toBe(second);
  expect(second.tabIndex).toBe(0);
});
