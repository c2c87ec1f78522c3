import { COPY_STATUS } from "../contracts/siteIds";

/** How long, in ms, a button shows how copying went. */
const FEEDBACK_TIME = 2000;

/** Says a short message to screen readers, through one polite live region. */
function announce(message: string): void {
  let region = document.getElementById(COPY_STATUS);
  if (!region) {
    const properties = { id: COPY_STATUS, className: "visually-hidden", role: "status" };
    region = Object.assign(document.createElement("div"), properties);
    document.body.append(region);
  }
  region.textContent = message;
}

/**
 * Copies a text and says so on the button that asked for it, for a while, and to screen readers.
 *
 * @param label the button, or the part of it with its name; it has the attribute `data-label` while it says so
 * @param onFailure what to do instead when the browser refuses
 */
export async function copyText(label: HTMLElement, text: string, onFailure: string): Promise<void> {
  // A second click must not mistake "Copied" for the button's own name.
  const name = label.dataset["label"] ?? label.textContent;
  let message = "Copied";
  let answer = message;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    message = `Copy failed: ${onFailure}`;
    answer = "Failed";
  }
  label.dataset["label"] = name;
  label.textContent = answer;
  announce(message);
  setTimeout(() => {
    if (label.textContent !== answer) return;
    label.textContent = name;
    delete label.dataset["label"];
  }, FEEDBACK_TIME);
}
