import { act } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  ask,
  dialog,
  field,
  openDialog,
  openSite,
  options,
  queryDialog,
} from "../testing/openSite";
import { startDialogEntry } from "./dialogEntry";

/** What the router hears of the history. */
const heard = vi.fn();

afterEach(() => window.removeEventListener("popstate", heard));

/** Opens the site on a page that was come to from another one. */
function openBoard() {
  heard.mockReset();
  history.replaceState({ key: "first" }, "", "/");
  history.pushState({ key: "second" }, "", "/game/board");
  const site = openSite();
  window.addEventListener("popstate", heard);
  return site;
}

function go(steps: 1 | -1): void {
  act(() => history.go(steps));
}

test("the open dialog has an entry of its own, and Escape takes it away", async () => {
  const site = openBoard();
  await openDialog(site);
  expect(history.state).toEqual({ key: "second", searchDialog: true });
  expect(location.pathname).toBe("/game/board");
  await site.user.keyboard("{Escape}");
  expect(history.state).toEqual({ key: "second" });
  expect(heard).not.toHaveBeenCalled();
  go(-1);
  expect(location.pathname).toBe("/");
  expect(heard).toHaveBeenCalledOnce();
});

test("Back closes the dialog and Forward opens it again, unheard by the router", async () => {
  const site = openBoard();
  await ask(site, "flow");
  go(-1);
  expect(queryDialog()).toBeNull();
  expect(history.state).toEqual({ key: "second" });
  expect(location.pathname).toBe("/game/board");
  go(1);
  expect(field().value).toBe("flow");
  expect(heard).not.toHaveBeenCalled();
  await site.user.keyboard("{Escape}");
  expect(queryDialog()).toBeNull();
});

test("a result takes the place of the dialog's entry: Back leads to where it was searched", async () => {
  const site = openBoard();
  await ask(site, "adjacency");
  const href = options()[0]?.getAttribute("href");
  await site.user.keyboard("{Enter}");
  expect(site.visited).toEqual([href]);
  expect(history.state).toEqual({ key: "second" });
  expect(location.pathname + location.hash).toBe(href);
  go(-1);
  expect(history.state).toEqual({ key: "second" });
  expect(location.pathname).toBe("/game/board");
  expect(queryDialog()).toBeNull();
});

test("Forward to a dialog on another page opens nothing and leaves a plain entry", async () => {
  const site = openBoard();
  await openDialog(site);
  await site.user.keyboard("{Escape}");
  history.pushState({ key: "third", searchDialog: true }, "", "/game/flow");
  go(-1);
  go(1);
  expect(queryDialog()).toBeNull();
  expect(history.state).toEqual({ key: "third" });
});

test("a reload with the dialog open begins without it and keeps the router's key", () => {
  history.replaceState({ key: "second", searchDialog: true }, "", "/game/board");
  startDialogEntry();
  openSite();
  expect(queryDialog()).toBeNull();
  expect(history.state).toEqual({ key: "second" });
});

test("opened and closed many times, the dialog is as it was asked last", async () => {
  const site = openBoard();
  for (let round = 0; round < 3; round += 1) {
    await openDialog(site);
    await site.user.keyboard("{Escape}");
  }
  expect(queryDialog()).toBeNull();
  expect(history.state).toEqual({ key: "second" });
  await openDialog(site);
  expect(dialog()).toBeDefined();
  expect(history.state).toEqual({ key: "second", searchDialog: true });
});
