import { render, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ImportLine } from "../../components/api/ImportLine";
import { MemberHeading } from "../../components/api/MemberHeading";
import { COPY_STATUS } from "../../shared/contracts/siteIds";
import { openPage } from "./testing/page";

const copied = () => navigator.clipboard.readText();
const announced = () => document.getElementById(COPY_STATUS)?.textContent;

/** Opens the page of a class that has these parts. */
async function openClass(parts: React.ReactElement) {
  const page = await openPage({ route: "/api/classes/Action", prose: "" });
  render(parts, { container: document.querySelector<HTMLElement>(".prose")! });
  return page;
}

async function expectCopied(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button.textContent).toBe("Copied"));
  expect(announced()).toBe("Copied");
}

describe("copy buttons of the reference", () => {
  const MEMBER = (
    <MemberHeading member={{ name: "chooseOnBoard", anchor: "chooseonboard" }} level={3} />
  );
  const linkButton = () => screen.getByRole("button", { name: "Copy link to chooseOnBoard" });

  test("copy the whole address of a member, by keyboard too", async () => {
    const { user } = await openClass(MEMBER);
    linkButton().focus();
    await user.keyboard("{Enter}");
    await expectCopied(linkButton());
    expect(await copied()).toBe(`${location.origin}/api/classes/Action#chooseonboard`);
  });

  test("copy the import", async () => {
    const statement = 'import { Piece } from "@boardzilla/core";';
    const { user } = await openClass(<ImportLine fact={{ statement }} name="Piece" />);
    const button = screen.getByRole("button", { name: "Copy import of Piece" });
    await user.click(button);
    await expectCopied(button);
    expect(await copied()).toBe(statement);
  });

  test("say what to do where the browser forbids the clipboard", async () => {
    const { user } = await openClass(MEMBER);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(linkButton());
    await waitFor(() => expect(linkButton().textContent).toBe("Failed"));
    expect(announced()).toBe("Copy failed: copy the address of the # link");
  });
});

describe("an anchor in the wrong case", () => {
  const HEADINGS =
    '<h3 id="chooseonboard">chooseOnBoard</h3><h3 id="Kept">Kept</h3><h3 id="kept">kept</h3>';

  test.each([
    ["#chooseOnBoard", "#chooseonboard"],
    ["#CHOOSE%4FNBOARD", "#chooseonboard"],
    ["#chooseonboard", "#chooseonboard"],
    ["#Kept", "#Kept"],
    ["#No-such-place", "#No-such-place"],
    ["#%E0%A4%A", "#%E0%A4%A"],
  ])("%s ends at %s", async (asked, hash) => {
    await openPage({ route: `/api/classes/Action${asked}`, prose: HEADINGS });
    expect(location.hash).toBe(hash);
  });

  test("ends at the right place on the page that is open, too", async () => {
    await openPage({ route: "/api/classes/Action", prose: HEADINGS });
    location.hash = "#ChooseOnBoard";
    await waitFor(() => expect(location.hash).toBe("#chooseonboard"));
  });
});
