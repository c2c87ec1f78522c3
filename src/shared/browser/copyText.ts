/** How long, in ms, a button shows how copying went. */
const FEEDBACK_TIME = 2000;

/** Says a short message to screen readers, through one polite live region. */
function announce(message: string): void {
  let region = document.getElementById("copy-status");
  if (!region) {
    const properties = { id: "copy-status", className: "visually-hidden", role: "status" };
    region = Object.assign(document.createElement("div"), properties);
    document.body.append(region);
  }
  region.textContent = message;
}

/**
 * Copies a text and says so on the button that asked for it, for a while, and to screen readers.
 * `onFailure` says what to do instead when the browser refuses.
 */
export async function copyText(
  button: HTMLElement,
  text: string,
  onFailure: string,
): Promise<void> {
  // A second click must not mistake "Copied" for the button's own label.
  const label = (button.dataset["label"] ??= button.textContent);
  let message = "Copied";
  let answer = message;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    message = `Copy failed: ${onFailure}`;
    answer = "Failed";
  }
  button.textContent = answer;
  announce(message);
  setTimeout(() => {
    if (button.textContent === answer) button.textContent = label;
  }, FEEDBACK_TIME);
}
