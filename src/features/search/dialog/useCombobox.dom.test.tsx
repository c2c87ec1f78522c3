import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { expect, test, vi } from "vitest";
import { optionId, optionIndex, useCombobox } from "./useCombobox";

const opened = vi.fn<(name: string) => void>();
const openedTab = vi.fn<(name: string) => void>();

interface FruitsProps {
  readonly names: readonly string[];
  readonly first?: number;
}

/** A list of links under a field; the last one is a search to repeat, which is no link. */
function Fruits({ names, first = 0 }: FruitsProps): React.JSX.Element {
  const listKey = names.join();
  const { active, setActive, onKeyDown } = useCombobox({
    listId: "fruits",
    count: names.length,
    listKey,
    first,
    onOpenTab: (link) => {
      openedTab(link.textContent);
    },
  });
  return (
    <>
      <input
        role="combobox"
        aria-label="Fruit"
        aria-controls="fruits"
        aria-expanded={names.length > 0}
        aria-activedescendant={active < 0 ? undefined : optionId("fruits", active)}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id="fruits" aria-label="Fruits">
        {names.map((name, index) => {
          const shared = {
            id: optionId("fruits", index),
            role: "option",
            tabIndex: -1,
            "aria-selected": index === active,
            onClick: (event: React.MouseEvent) => {
              event.preventDefault();
              opened(name);
            },
            onPointerMove: (event: React.PointerEvent<HTMLElement>) => {
              setActive(optionIndex("fruits", event.currentTarget));
            },
          };
          return name === "search" ? (
            <div key={name} {...shared}>
              {name}
            </div>
          ) : (
            <a key={name} href={`/${name}`} {...shared}>
              {name}
            </a>
          );
        })}
      </div>
    </>
  );
}

const NAMES = ["apple", "pear", "plum", "search"];
const field = (): HTMLElement => screen.getByRole("combobox");

/** The one option that is selected, which the field has to name. */
function active(): string | undefined {
  const selected = screen.queryAllByRole("option", { selected: true });
  expect(selected.length).toBeLessThan(2);
  expect(field().getAttribute("aria-activedescendant")).toBe(selected[0]?.id ?? null);
  return selected[0]?.textContent;
}

function open(props: Partial<FruitsProps> = {}) {
  opened.mockReset();
  openedTab.mockReset();
  const { rerender } = render(<Fruits names={NAMES} {...props} />);
  field().focus();
  return {
    user: userEvent.setup(),
    show: (names: readonly string[]) => {
      rerender(<Fruits names={names} {...props} />);
    },
  };
}

test("the arrows move through the list and around its ends", async () => {
  const { user } = open();
  expect(active()).toBe("apple");
  const seen = [];
  for (const key of ["ArrowDown", "End", "ArrowDown", "ArrowUp", "Home", "ArrowUp", "ArrowUp"]) {
    await user.keyboard(`{${key}}`);
    seen.push(active());
  }
  expect(seen).toEqual(["pear", "search", "apple", "search", "apple", "search", "plum"]);
});

test("without an active option the arrows begin at the ends, and Enter opens nothing", async () => {
  const { user } = open({ first: -1 });
  await user.keyboard("{Enter}");
  expect(active()).toBeUndefined();
  expect(opened).not.toHaveBeenCalled();
  await user.keyboard("{ArrowUp}");
  expect(active()).toBe("search");
});

test("Enter opens the active option", async () => {
  const { user } = open();
  await user.keyboard("{ArrowDown}{Enter}");
  expect(opened.mock.calls).toEqual([["pear"]]);
  expect(openedTab).not.toHaveBeenCalled();
});

test.each(["Control", "Shift", "Meta"])("%s+Enter opens a tab, on a link only", async (key) => {
  const { user } = open();
  await user.keyboard(`{${key}>}{Enter}{/${key}}`);
  expect(openedTab.mock.calls).toEqual([["apple"]]);
  expect(opened).not.toHaveBeenCalled();
  await user.keyboard(`{End}{${key}>}{Enter}{/${key}}`);
  expect(opened.mock.calls).toEqual([["search"]]);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  "a key of an input method moves and opens nothing: %o",
  (sign) => {
    open();
    for (const key of ["Enter", "ArrowDown", "End"])
      expect(fireEvent.keyDown(field(), { key, ...sign })).toBe(true);
    expect(active()).toBe("apple");
    expect(opened).not.toHaveBeenCalled();
  },
);

test.each(["shiftKey", "ctrlKey", "metaKey", "altKey"])(
  "a move key with %s stays the browser's",
  (modifier) => {
    open();
    const event = createEvent.keyDown(field(), { key: "End", [modifier]: true });
    fireEvent(field(), event);
    expect(event.defaultPrevented).toBe(false);
    expect(active()).toBe("apple");
  },
);

test("another list begins with its first option, a shorter one keeps the place in its bounds", async () => {
  const { user, show } = open();
  await user.keyboard("{End}");
  show(["fig", "lime"]);
  expect(active()).toBe("fig");
  show([]);
  expect(active()).toBeUndefined();
  await user.keyboard("{ArrowDown}{Enter}");
  expect(opened).not.toHaveBeenCalled();
});

test("the option under the pointer is the active one", async () => {
  const { user } = open();
  await user.hover(screen.getByRole("option", { name: "plum" }));
  expect(active()).toBe("plum");
  await user.keyboard("{ArrowDown}");
  expect(active()).toBe("search");
});

test("the active option is scrolled to, and the heading above the first one", async () => {
  const scrolledTo: string[] = [];
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (
    this: HTMLElement,
  ) {
    scrolledTo.push(this.textContent);
  });
  const { user } = open();
  const list = screen.getByRole("listbox");
  const toTop = vi.spyOn(list, "scrollTo");
  await user.keyboard("{ArrowDown}{Home}");
  expect(scrolledTo).toEqual(["pear"]);
  expect(toTop).not.toHaveBeenCalled();
  list.scrollTop = 40;
  fireEvent.scroll(list);
  await user.keyboard("{ArrowDown}{Home}");
  expect(toTop).toHaveBeenCalledWith({ top: 0 });
});
