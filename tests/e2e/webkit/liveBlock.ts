import { By, error, type WebDriver } from "selenium-webdriver";
import { PEEK } from "../liveBlock";
import { readFrame } from "./driver";

/** Selects a live block by its title. */
export const sectionOf = (title: string): string => `section[aria-label="Live code: ${title}"]`;

/** Selects a button of a live block by how its name begins. */
export const buttonOf = (name: string, title = PEEK): By =>
  By.xpath(`//*[@aria-label="Live code: ${title}"]//button[starts-with(., "${name}")]`);

/** What a live block says of its code. */
export function readMessages(driver: WebDriver, title = PEEK): Promise<string> {
  return driver.executeScript<string>(
    (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} [role=status]`)]
        .map(({ innerText }) => innerText)
        .join("\n"),
    sectionOf(title),
  );
}

/** The text of a block's result; empty while there is none, or where the code has broken what the driver uses. */
export async function readResult(driver: WebDriver, title: string): Promise<string> {
  const selector = By.css(`iframe[title="Result of ${title}"]:not([inert])`);
  const read = () => driver.executeScript<string>(() => document.body.innerText);
  try {
    const [host] = await driver.findElements(selector);
    return (host && (await readFrame(driver, host, read))) ?? "";
  } catch (fault) {
    // A new run may take the place of the frame while the driver finds it.
    const isGone = fault instanceof error.StaleElementReferenceError;
    if (isGone || fault instanceof error.JavascriptError) return "";
    throw fault;
  }
}
